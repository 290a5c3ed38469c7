import { SENT_AGAIN_WITHIN_DAYS } from '#domain/health/sent-again.ts'
import type { TemplateName } from './templates/template-data.ts'

/**
 * Mails whose content is kept for some days after they ended, so that staff can send them again. A new template is not among
 * them. Neither are mails whose purpose is a code or a link (a login, an invitation, the link of an order), since their
 * owner can request another one, nor notices, which somebody may have ended meanwhile. News about an order, a request or a
 * ticket is kept with the customer's link in it: somebody who lost that mail needs the link. Mails to the shop have none.
 */
const sentAgain: ReadonlySet<string> = new Set<TemplateName>([
  'welcome',
  'password-changed',
  'new-device',
  'order-placed',
  'order-received',
  'order-confirmed',
  'order-delivered',
  'order-cancelled',
  'order-returned',
  'order-edited',
  'order-exchanged',
  'payment-changed',
  'now-in-cash',
  'payment-received',
  'refund-due',
  'refund-done',
  'voucher-declined',
  'voucher-sent',
  'delivery-news',
  'damage-news',
  'return-news',
  'instalment-news',
  'after-sales-request',
  'custom-requested',
  'custom-received',
  'custom-quoted',
  'custom-refused',
  'custom-declined',
  'custom-ended',
  'custom-accepted',
  'custom-production',
  'ticket-opened',
  'ticket-received',
  'ticket-written',
  'ticket-answered',
  'ticket-closed',
  'staff-news',
  'purchase-order',
])

/** Whether the content of a mail is kept after it ended. Codes expire, so a mail that has one is not. */
export function isKept(template: string, data: object): boolean {
  return sentAgain.has(template) && !('code' in data && data.code)
}

export function isRecent(createdAt: Date, now = new Date()): boolean {
  return now.getTime() - createdAt.getTime() < SENT_AGAIN_WITHIN_DAYS * DAY_MS
}

const DAY_MS = 86_400_000
