import type { Cart, CartLine } from '#contract/cart.ts'
import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { givenUser, PASSWORD } from '../../people/accounts/user.fixture.ts'
import type { App } from '../../app.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { shopSettings, variants } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'

/** Inserts the store settings: delivery costs Rs. 1,000 and is free above Rs. 1,00,000. */
export async function givenSettings(db: Db): Promise<void> {
  await db.insert(shopSettings).values(demoSettings)
}

type GivenVariant = Omit<Partial<typeof variants.$inferInsert>, 'productId'>

/** Creates one product with these variants, and returns their ids. */
export async function givenVariants(db: Db, given: GivenVariant[]): Promise<string[]> {
  const { id } = await givenProduct(db, { variants: given })
  const rows = await db.select().from(variants).where(eq(variants.productId, id)).orderBy(variants.position)
  return rows.map((row) => String(row.id))
}

/** Creates a variant of its own product; by default it costs Rs. 10,000 and 5 are in stock. */
export async function givenVariant(db: Db, values: GivenVariant = {}): Promise<string> {
  return onlyRow(await givenVariants(db, [values]))
}

export async function changeVariant(db: Db, id: string, values: GivenVariant): Promise<void> {
  await db
    .update(variants)
    .set(values)
    .where(eq(variants.id, Number(id)))
}

export type Shopper = ReturnType<typeof givenShopper>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One tab of a browser. */
export function givenShopper(app: App, cookies: Record<string, string> = {}) {
  const headers: Record<string, string> = {}

  async function send(method: Method, url: string, payload?: object, more: Record<string, string> = {}) {
    const sent = { ...headers, ...more }
    const answer = await app.inject({ method, url, headers: sent, cookies, ...(payload && { payload }) })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }

  /** Sends a request that must succeed, and returns the whole cart. */
  async function ask(method: Method, path: string, payload?: object): Promise<Cart> {
    const answer = await send(method, `/api/cart${path}`, payload)
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`)
    return answer.json().data
  }

  return {
    headers,
    cookies,
    send,
    ask,
    /** Opens another tab with the same cookies, which does not know of a login yet. */
    openTab: () => givenShopper(app, cookies),
    view: () => ask('GET', ''),
    add: (variantId: string, quantity = 1) => ask('POST', '/lines', { variantId, quantity }),
    change: (line: CartLine, change: object) => ask('PATCH', `/lines/${line._id}`, change),
    remove: (line: CartLine) => ask('DELETE', `/lines/${line._id}`),
    async logIn(email: string) {
      const answer = await send('POST', '/api/user/login', { email, password: PASSWORD })
      headers['authorization'] = `Bearer ${answer.json().data.accesstoken}`
      return answer
    },
    async logOut() {
      const answer = await send('POST', '/api/user/logout')
      delete headers['authorization']
      return answer
    },
  }
}

/** Creates a shopper with an account, logged in on their own device. */
export async function givenMember(app: App, db: Db, email = 'asmita@post.example'): Promise<Shopper> {
  await givenUser(db, { email })
  const shopper = givenShopper(app)
  await shopper.logIn(email)
  return shopper
}

/** Returns variant and quantity of each line, in order. */
export function contents(lines: readonly CartLine[]): [string | null, number][] {
  return lines.map(({ variantId, quantity }) => [variantId, quantity])
}

/** Returns reason, wanted and kept quantity of each notice. */
export function told({ notices }: Cart): [string, number, number][] {
  return notices.map(({ reason, wanted, kept }) => [reason, wanted, kept])
}
