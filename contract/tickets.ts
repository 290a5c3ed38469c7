import { ticketActions, ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { z } from 'zod'
import { reply } from './common.ts'
import { Plan, PlanText } from './planner.ts'

const MAX_NUMBER_LENGTH = 40
/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 1_000
const MAX_MESSAGE_LENGTH = 10_000
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
const Message = z.string().max(MAX_MESSAGE_LENGTH).default('')

/** Rules: domain/tickets/contact.ts. */
export const ContactBody = z.strictObject({
  name: Text,
  email: Text,
  phone: Text,
  kind: Text,
  /** Order number. */
  order: Text,
  message: Message,
  /** The shopper's room plan. */
  plan: PlanText.optional(),
})
export type ContactBody = z.input<typeof ContactBody>

/** Rules: domain/tickets/measuring-visit.ts. */
export const VisitBody = z.strictObject({
  /** Its English name. */
  district: Text,
  /** Municipality, ward and tole. */
  place: Text,
  /** The preferred day in Nepal, as `2026-11-24`. */
  day: Text,
  /** Part of the day: `any`, `morning` or `afternoon`. */
  part: Text,
  name: Text,
  phone: Text,
  email: Text,
  note: Message,
  /** The shopper's room plan. */
  plan: PlanText.optional(),
})
export type VisitBody = z.input<typeof VisitBody>

/** Where and when somebody may come to measure a room. */
export const VisitsReply = reply({
  data: z.object({
    /** Provinces with the English names of their districts, without districts to which nobody comes. */
    provinces: z.array(z.object({ name: z.string(), districts: z.array(z.string()) })),
    /** Days in Nepal, soonest first. */
    days: z.array(z.iso.date()),
  }),
})
export type VisitsReply = z.infer<typeof VisitsReply>

/** As typed; domain/orders/order-number.ts parses it. */
export const TicketParams = z.strictObject({ number: z.string().max(MAX_NUMBER_LENGTH) })

export const TicketMessageBody = z.strictObject({
  message: Message,
  /** The shopper's room plan. It takes the place of the ticket's plan. */
  plan: PlanText.optional(),
})
export type TicketMessageBody = z.input<typeof TicketMessageBody>

export const Ticket = z.object({
  number: z.string(),
  kind: z.enum(ticketKinds),
  state: z.enum(ticketStates),
  name: z.string(),
  email: z.string(),
  /** Ten digits; '' if not given. */
  phone: z.string(),
  /** '' if none. */
  orderNumber: z.string(),
  /** The newest room plan that came with its messages; null without one. */
  plan: Plan.nullable(),
  date: z.iso.datetime(),
  /** The first event is the submission. */
  events: z.array(
    z.object({
      action: z.enum(ticketActions),
      at: z.iso.datetime(),
      by: z.enum(['shopper', 'staff', 'system']),
      /** '' if the event has no message. */
      words: z.string(),
      /** Whether the ticket's room plan came with the message. */
      hasPlan: z.boolean(),
    }),
  ),
})
export type Ticket = z.infer<typeof Ticket>

/** `key` opens the ticket without a login, like the link in the email. */
export const TicketSentReply = reply({ data: Ticket, key: z.string() })
export type TicketSentReply = z.infer<typeof TicketSentReply>

/** `isTexted`: an SMS brings the link to the phone. Without an email address, and unless a limit was reached. */
export const VisitSentReply = reply({ data: Ticket, key: z.string(), isTexted: z.boolean() })
export type VisitSentReply = z.infer<typeof VisitSentReply>

export const TicketReply = reply({ data: Ticket })
export type TicketReply = z.infer<typeof TicketReply>
