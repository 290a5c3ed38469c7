import type { ListItemBody, ListReply, SharedListReply } from '#contract/wishlist.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { call } from '../accounts/session/call.ts'

/** The calls of My List; every response is the whole list. */
export const listCalls = {
  read: () => authorisedCall<ListReply>({ method: 'GET', path: '/api/list' }),
  save: (id: string, body?: NonNullable<ListItemBody>) =>
    authorisedCall<ListReply>({ method: 'PUT', path: `/api/list/${id}`, ...(body && { body }) }),
  remove: (id: string) => authorisedCall<ListReply>({ method: 'DELETE', path: `/api/list/${id}` }),
  askForNotice: (id: string) => authorisedCall<ListReply>({ method: 'PUT', path: `/api/list/${id}/notice` }),
  dropNotice: (id: string) => authorisedCall<ListReply>({ method: 'DELETE', path: `/api/list/${id}/notice` }),
  share: () => authorisedCall<ListReply>({ method: 'POST', path: '/api/list/shares' }),
  withdraw: () => authorisedCall<ListReply>({ method: 'DELETE', path: '/api/list/shares' }),
  /** Another shopper's list, through its link. */
  readShared: (token: string) =>
    call<SharedListReply>({ method: 'GET', path: `/api/list/shared/${encodeURIComponent(token)}` }),
}
