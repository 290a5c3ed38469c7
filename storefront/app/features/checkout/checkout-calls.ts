import type { AddressesReply } from '#contract/addresses.ts'
import type { PlaceBody, QuoteBody, QuoteReply } from '#contract/checkout.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import { authorisedCall } from '../accounts/session/authorised-call.ts'
import { call, type Answer, type Call } from '../accounts/session/call.ts'
import { readTokens } from '../accounts/session/tokens.ts'

/** Calls with the member's session, or as this browser's guest. */
export const checkoutCalls = {
  quote: (body: QuoteBody) => ask<QuoteReply>({ method: 'POST', path: '/api/checkout/quote', body }),
  place: (body: PlaceBody, idempotencyKey: string) =>
    ask<PlacedReply>({ method: 'POST', path: '/api/orders', body, idempotencyKey }),
  addresses: () => authorisedCall<AddressesReply>({ method: 'GET', path: '/api/addresses' }),
}

async function ask<Reply>(asked: Call): Promise<Answer<Reply>> {
  return readTokens() ? authorisedCall<Reply>(asked) : (await call<Reply>(asked)).answer
}
