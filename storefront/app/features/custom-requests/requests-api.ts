import type {
  AcceptBody,
  AcceptedReply,
  CustomFiguresBody,
  CustomFiguresReply,
  CustomRequestReply,
  CustomRequestsReply,
  EndCustomBody,
} from '#contract/custom-requests.ts'
import { ask } from '../accounts/session/ask.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import type { PhotoReply } from '../photos/private-photos.tsx'

/** Identifies a request of the account, or any request together with the key from the email's link. */
export type RequestDoor = { number: string; key?: string | undefined }

/** Pages that use it load their texts first (messages/account-messages.ts). */
export const requestsApi = {
  list: (page: number) =>
    authorisedCall<CustomRequestsReply>({ method: 'GET', path: `/api/custom-orders?page=${page}` }),
  read: (door: RequestDoor) => ask<CustomRequestReply>({ method: 'GET', path: pathOf(door) }),
  end: (door: RequestDoor, action: 'decline' | 'withdraw', body: EndCustomBody) =>
    ask<CustomRequestReply>({ method: 'POST', path: pathOf(door, `/${action}`), body }),
  figures: (door: RequestDoor, body: CustomFiguresBody) =>
    ask<CustomFiguresReply>({ method: 'POST', path: pathOf(door, '/figures'), body }),
  photo: (door: RequestDoor, photoId: string) =>
    ask<PhotoReply>({ method: 'GET', path: pathOf(door, `/photos/${photoId}`), isFile: true }),
  accept: (door: RequestDoor, body: AcceptBody) =>
    ask<AcceptedReply>({ method: 'POST', path: pathOf(door, '/accept'), body }),
}

/** Path of a request, or of an action after its number: `/decline`. */
function pathOf({ number, key }: RequestDoor, action = ''): `/api/${string}` {
  const path = `/api/custom-orders/${encodeURIComponent(number)}${action}` as const
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
