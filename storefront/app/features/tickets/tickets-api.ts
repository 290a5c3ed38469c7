import type { ContactBody, TicketMessageBody, TicketReply, TicketSentReply } from '#contract/tickets.ts'
import { ask } from '../accounts/session/ask.ts'
import { sendOnce } from '../orders/send-once.ts'

/** Identifies a ticket of the account, or any ticket together with the key from the email's link. */
export type TicketDoor = { number: string; key?: string | undefined }

/** Pages that use it load their texts first (messages/account-messages.ts). */
export const ticketsApi = {
  /** Calls with the member's session, if any. A repeated call is the same message. */
  send: (body: ContactBody) => sendOnce<TicketSentReply>('/api/tickets', body),
  read: (door: TicketDoor) => ask<TicketReply>({ method: 'GET', path: pathOf(door) }),
  write: (door: TicketDoor, body: TicketMessageBody) => sendOnce<TicketReply>(pathOf(door, '/messages'), body),
}

/** Path of a ticket, or of an action after its number: `/messages`. */
function pathOf({ number, key }: TicketDoor, action = ''): `/api/${string}` {
  const path = `/api/tickets/${encodeURIComponent(number)}${action}` as const
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
