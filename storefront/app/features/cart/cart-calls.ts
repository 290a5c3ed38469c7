import type {
  AddLineBody,
  AddPiecesBody,
  CartReply,
  ChangeLineBody,
  SeenBody,
  SharedCartReply,
  ShareReply,
} from '#contract/cart.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { call, type Answer, type Call } from '../accounts/session/call.ts'
import { readTokens } from '../accounts/session/tokens.ts'
import { readDistrict } from '../delivery-zones/district/district.ts'

/** Short, since a shopper waits for the figure in a cart. */
const ANSWER_TIMEOUT_MS = 15_000

/** The district that the last call named. */
let asked: string | undefined

/** Returns whether another district was chosen since the shop last told the cart. */
export function isOfAnotherDistrict(): boolean {
  return asked !== undefined && asked !== readDistrict()
}

/** Calls with the member's session, or as this browser's guest. Each answers the whole cart, for the chosen district. */
export const cartCalls = {
  read: () => ask<CartReply>({ method: 'GET', path: '/api/cart' }),
  add: (body: AddLineBody) => ask<CartReply>({ method: 'POST', path: '/api/cart/lines', body }),
  addPieces: (body: AddPiecesBody) => ask<CartReply>({ method: 'POST', path: '/api/cart/pieces', body }),
  change: (id: string, body: ChangeLineBody) =>
    ask<CartReply>({ method: 'PATCH', path: `/api/cart/lines/${id}`, body }),
  remove: (id: string) => ask<CartReply>({ method: 'DELETE', path: `/api/cart/lines/${id}` }),
  seen: (body: SeenBody) => ask<CartReply>({ method: 'POST', path: '/api/cart/seen', body }),
  share: () => ask<ShareReply>({ method: 'POST', path: '/api/cart/shares' }),
  readShared: (token: string) => ask<SharedCartReply>({ method: 'GET', path: sharePath(token) }),
  takeShared: (token: string) => ask<CartReply>({ method: 'POST', path: `${sharePath(token)}/takeover` }),
}

async function ask<Reply>(wanted: Call): Promise<Answer<Reply>> {
  asked = readDistrict()
  const inTime: Call = { ...wanted, path: `${wanted.path}${searchOf(asked)}`, timeoutMs: ANSWER_TIMEOUT_MS }
  return readTokens() ? authorisedCall<Reply>(inTime) : (await call<Reply>(inTime)).answer
}

function searchOf(district: string): `?${string}` | '' {
  return district === '' ? '' : `?${new URLSearchParams({ district })}`
}

function sharePath(token: string): `/api/${string}` {
  return `/api/cart/shares/${encodeURIComponent(token)}`
}
