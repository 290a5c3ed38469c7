import { randomUUID } from 'node:crypto'
import type { Quote } from '#contract/checkout.ts'
import { checkoutForm, orderOf } from './checkout.fixture.ts'

/** A guest with one piece in the cart and a quoted order, ready to be placed over HTTP. */
export type GuestBuyer = { email: string; cookie: string; key: string; body: object }

/** Sends a request until it is answered with anything other than 503, which has to say when to try again. */
type Ask = (request: () => Promise<Response>) => Promise<Response>

export async function prepareGuestBuyer(
  address: string,
  { variantId, email, ask = (request) => request() }: { variantId: string; email: string; ask?: Ask },
): Promise<GuestBuyer> {
  const added = await ask(() => postJson(`${address}/api/cart/lines`, { variantId }))
  const cookie = added.headers.getSetCookie()[0]!.split(';')[0]!
  const { district, method } = checkoutForm
  const quoted = await ask(() => postJson(`${address}/api/checkout/quote`, { district, method }, { cookie }))
  const { data } = (await quoted.json()) as { data: Quote }
  return { email, cookie, key: randomUUID(), body: orderOf(data, { email }) }
}

export function placeGuestOrder(address: string, { cookie, key, body }: GuestBuyer): Promise<Response> {
  return postJson(`${address}/api/orders`, body, { cookie, 'idempotency-key': key })
}

function postJson(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
