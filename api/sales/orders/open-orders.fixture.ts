import { randomUUID } from 'node:crypto'
import { givenShopper } from '../../shop/cart/cart.fixture.ts'
import { orderOf, quoteFor } from '../checkout/checkout.fixture.ts'
import type { App } from '../../app.ts'

/** Orders so many pieces as a guest from that address. */
export async function orderPieces(
  app: App,
  variantId: string,
  quantity: number,
  {
    from = '198.51.100.7',
    ...values
  }: { from?: string; phone?: string; email?: string; payment?: 'bank' | 'khalti' } = {},
) {
  const shopper = givenShopper(app)
  await shopper.add(variantId, quantity)
  const body = orderOf(await quoteFor(shopper), {
    email: `${randomUUID()}@post.example`,
    phone: drawnPhone(),
    ...values,
  })
  return shopper.send('POST', '/api/orders', body, { 'idempotency-key': randomUUID(), 'x-forwarded-for': from })
}

let drawn = 0
/** A phone number that no other order of the test has. */
export function drawnPhone(): string {
  drawn += 1
  return `984${String(drawn).padStart(7, '0')}`
}
