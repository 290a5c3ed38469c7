import { and, eq, isNull, or } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import type { Language } from '#domain/language/languages.ts'
import type { VisitPart } from '#domain/tickets/measuring-visit.ts'
import type { Db } from '../../platform/db/client.ts'
import { smsMessages } from '../../platform/db/schema.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { shortTokenOf } from '../../platform/secrets/track-key.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import { isDeadNumber } from '../../platform/sms/sms-queries.ts'
import { canSendWithoutOrder } from '../../platform/sms/sms-spending.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { TicketShop } from './send-ticket.ts'
import type { StoredTicket } from './ticket-queries.ts'

export type VisitShop = TicketShop & { sms: Sms }

type Requested = {
  /** As typed, and checked. */
  phone: string
  /** The preferred day, as `2026-11-24`. */
  day: string
  part: VisitPart
  /** The client's address, by which SMS are counted. */
  from: string
}

/**
 * Sends the link of a requested visit to the phone number of its sender, in the transaction that opens the ticket. Anybody can
 * enter any number, so it counts as any SMS that a shopper causes. Beyond a limit, and where no SMS goes out, none is sent: the
 * visit is requested all the same.
 */
export async function smsRequested(
  tx: Db,
  { secrets, addressLimits, sms }: VisitShop,
  { id, number, language }: Pick<StoredTicket, 'id' | 'number'> & { language: Language },
  { phone: typed, day, part, from }: Requested,
): Promise<void> {
  const phone = defined(parseMobile(typed), 'phone')
  const index = phoneIndex(secrets.dataKey, phone)
  if (!(await canSendWithoutOrder(tx, sms)) || (await isDeadNumber(tx, index))) return
  const asked = { phoneIndex: index, ...networkNames(secrets.rateLimitKey, from) }
  if (!(await isWithin(() => addressLimits.askedSms(tx).take(asked)))) return
  const data = { day, part, token: shortTokenOf(secrets.ticketKey, number) }
  const event = eventOf(id)
  await queueSms(tx, secrets, { event, phone, template: 'visit-requested', language, data, isUnproved: true })
}

/** Returns whether the link of a requested visit went to its phone, or waits to. */
export async function isTexted(db: Db, ticketId: string): Promise<boolean> {
  const { event, outcome } = smsMessages
  const isSent = or(isNull(outcome), eq(outcome, 'sent'))
  return (await db.$count(smsMessages, and(eq(event, eventOf(ticketId)), isSent))) > 0
}

function eventOf(ticketId: string): string {
  return `visit-requested:${ticketId}`
}
