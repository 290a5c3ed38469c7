import type { ContactBody, TicketReply, TicketSentReply } from '#contract/tickets.ts'
import { ask } from '../orders/orders-api.ts'
import type { Answer } from '../accounts/session/call.ts'
import { newUuid } from '../../ui/new-uuid.ts'

/** Identifies a ticket of the account, or any ticket together with the key from the email's link. */
export type TicketDoor = { number: string; key?: string | undefined }

/** Sent under a key without a response so far; it may have arrived. */
let unanswered: { key: string; sent: string } | undefined

/** Pages that use it load their texts first (messages/account-messages.ts). */
export const ticketsApi = {
  /** Calls with the member's session, if any. A repeated call is the same message. */
  send: (body: ContactBody) => sendOnce<TicketSentReply>('/api/tickets', body),
  read: (door: TicketDoor) => ask<TicketReply>({ method: 'GET', path: pathOf(door) }),
  write: (door: TicketDoor, message: string) => sendOnce<TicketReply>(pathOf(door, '/messages'), { message }),
}

async function sendOnce<Reply extends { success: true }>(path: `/api/${string}`, body: object): Promise<Answer<Reply>> {
  const sent = JSON.stringify([path, body])
  unanswered = unanswered?.sent === sent ? unanswered : { key: newUuid(), sent }
  const answer = await ask<Reply>({ method: 'POST', path, body, idempotencyKey: unanswered.key })
  if (answer.success || answer.code !== undefined) unanswered = undefined
  return answer
}

/** Path of a ticket, or of an action after its number: `/messages`. */
function pathOf({ number, key }: TicketDoor, action = ''): `/api/${string}` {
  const path = `/api/tickets/${encodeURIComponent(number)}${action}` as const
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
