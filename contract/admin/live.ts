import { liveTopicNames } from '#domain/live/live-topics.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { Picture, Rupees } from '#contract/common.ts'
import { z } from 'zod'

const MAX_KEY_LENGTH = 200

/** Where a stream was when it broke: the id of the last event, for a tab that takes over from another. */
export const LiveQuery = z.strictObject({ after: z.string().max(8_000).optional() })

/** Something that happened, as the stream sends it in `happened` events. */
export const LiveEvent = z.object({
  topic: z.enum(liveTopicNames),
  /** '' where the whole list changed. */
  id: z.string(),
  /** Such as `place` for an order. `edit` and `leave`: somebody opened or left it for editing. */
  act: z.string(),
  /** Number of the order or message; '' for other records. A payment has that of its order. */
  number: z.string(),
  /** The colleague who did it; null for shoppers and the shop itself. */
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
})
export type LiveEvent = z.infer<typeof LiveEvent>

export const NewOrderParams = z.strictObject({ id: z.uuid() })

/** An order as the notice of a new one shows it. */
export const NewOrderCard = z.object({
  number: z.string(),
  total: Rupees,
  /** Name of the buyer. */
  name: z.string(),
  district: z.string(),
  payment: z.enum(paymentMethods),
  pieces: z.int().nonnegative(),
  /** Picture of the first line that has one. */
  picture: Picture.nullable(),
})
export type NewOrderCard = z.infer<typeof NewOrderCard>

/** Chosen by the tab. */
export const EditingParams = z.strictObject({ tab: z.uuid() })

/** The record that is open for editing in a tab. */
export const EditingBody = z.strictObject({ topic: z.enum(liveTopicNames), id: z.string().min(1).max(MAX_KEY_LENGTH) })
export type EditingBody = z.infer<typeof EditingBody>

/** Colleagues who have the same record open, by name. */
export const EditingOthers = z.object({ others: z.array(z.object({ id: z.uuid(), name: z.string() })) })
export type EditingOthers = z.infer<typeof EditingOthers>

export const EditingEnded = z.object({ isEnded: z.literal(true) })
