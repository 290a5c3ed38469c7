import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OrderState } from '#domain/orders/order-states.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { variants } from '../../platform/db/schema.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { test as base } from '../../test/test.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

export const staff = { actor: 'staff', id: null } as const

type Sent = { texts: Record<string, string>; photos?: readonly Uint8Array[] }

/** A product, and a buyer of it with their calls. */
export const test = base
  .extend('product', ({ db }) => givenProduct(db))
  .extend('buyer', ({ app, db, product }) => givenBuyer(app, db, product.id))

/** Creates a user with an order of a product; a null state means no order. */
export async function givenBuyer(
  app: App,
  db: Db,
  productId: number,
  state: OrderState | null = 'delivered',
  name?: string,
) {
  const user = await givenUser(db, { email: `${randomUUID()}@post.example`, ...(name !== undefined && { name }) })
  const { headers } = await givenSession(db, user.id)
  if (state !== null) {
    const variant = onlyRow(
      await db.select({ id: variants.id }).from(variants).where(eq(variants.productId, productId)),
    )
    await givenOrder(db, { userId: user.id, state, lines: [{ productId, variantId: variant.id }] })
  }
  const call = (method: 'GET' | 'PUT' | 'DELETE', path: string) =>
    app.inject({ method, url: `/api/reviews/${path}`, headers })
  const send = async (method: 'POST' | 'PUT', url: string, { texts, photos = [] }: Sent) => {
    const form = new FormData()
    for (const [field, text] of Object.entries(texts)) form.append(field, text)
    for (const bytes of photos) form.append('photos', new Blob([Buffer.from(bytes)]), 'sofa.jpg')
    const encoded = new Response(form)
    const contentType = encoded.headers.get('content-type')!
    const payload = Buffer.from(await encoded.bytes())
    return app.inject({ method, url, headers: { ...headers, 'content-type': contentType }, payload })
  }
  return {
    userId: user.id,
    headers,
    call,
    write: (words: Record<string, string> = {}, photos: readonly Uint8Array[] = []) => {
      const texts = { productId: String(productId), rating: '5', comment: 'Solid wood, well made.', ...words }
      return send('POST', '/api/reviews', { texts, photos })
    },
    edit: (id: string, words: Record<string, string>, photos: readonly Uint8Array[] = []) => {
      const texts = { rating: '5', comment: 'Solid wood, well made.', ...words }
      return send('PUT', `/api/reviews/${id}`, { texts, photos })
    },
    send,
    standing: async () => (await call('GET', `mine?productId=${productId}`)).json().data,
  }
}

/** Returns the product in its public form. */
export async function shownProduct(app: App, id: number) {
  return (await app.inject(`/api/product/${id}`)).json().product
}
