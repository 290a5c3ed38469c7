import type { Pool } from 'pg'
import { sha256 } from '../../platform/secrets/hash.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { contents, givenMember, givenSettings, givenShopper, givenVariant, givenVariants } from './cart.fixture.ts'

const test = ownDatabaseTest.extend('beds', async ({ db }) => {
  await givenSettings(db)
  return Promise.all([givenVariant(db), givenVariant(db)])
})

/** Returns how each statement begins that a request sends. */
async function sentBy(pool: Pool, request: () => Promise<unknown>): Promise<string[]> {
  const statements = noteStatements(pool)
  await request()
  return statements.map((text) => /^with\s+\w+|^[a-z ]+"\w+"/.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? text)
}

test('a line that joins no other is added in one statement, a new cart with it', async ({ app, db, pool, beds }) => {
  const [count, session, ...view] = [
    'insert into "limit_counts"',
    'select "id"',
    'select "shop_settings"',
    'select "cart_lines"',
  ]
  const guest = givenShopper(app)
  expect(await sentBy(pool, () => guest.add(beds[0]))).toEqual([count, 'with wished', ...view])
  expect(await sentBy(pool, () => guest.add(beds[1]))).toEqual(['with own', ...view])
  const member = await givenMember(app, db, 'asmita@post.example')
  await member.add(beds[0])
  expect(await sentBy(pool, () => member.add(beds[1]))).toEqual([session, 'with own', ...view])
  for (const shopper of [guest, member]) {
    expect(contents((await shopper.view()).lines)).toEqual(beds.map((bed) => [bed, 1]))
  }
})

test('the line is the same as one that is added in more statements', async ({ app, db }) => {
  await givenSettings(db)
  const bed = await givenVariant(db, { size: '153*200', type: 'Sal', price: 12_000 })
  const line = { variantId: bed, quantity: 2, shownPrice: 11_000 }
  const [guest, member] = [givenShopper(app), await givenMember(app, db, 'asmita@post.example')]
  const added = await guest.ask('POST', '/lines', line)
  const decided = await member.ask('POST', '/lines', line) // an account's first line
  expect({ ...added, lines: added.lines.map(({ _id, ...one }) => one) }).toEqual({
    ...decided,
    lines: decided.lines.map(({ _id, ...one }) => one),
  })
})

test('a line waits for a concurrent change of the cart, and counts the lines after it', async ({ app, db, pool }) => {
  await givenSettings(db)
  const beds = await givenVariants(
    db,
    Array.from({ length: 101 }, () => ({})),
  )
  const guest = givenShopper(app)
  await guest.add(beds[0]!)
  const fill = `insert into cart_lines (cart_id, variant_id, name, quantity, seen_price)
    select carts.id, variants.id, 'Bed', 1, price from carts, variants where variants.id = any ($1)`
  await pool.query(fill, [beds.slice(1, 99)])
  const other = await pool.connect()
  await other.query('begin; update carts set changed_at = now()')
  await other.query(fill, [[beds[99]]])
  const answer = guest.send('POST', '/api/cart/lines', { variantId: beds[100] })
  await expect.poll(() => countWaiting(pool), { timeout: 10_000 }).toBe(1)
  await other.query('commit')
  other.release()
  expect((await answer).json()).toMatchObject({ code: 'cart_full' })
  expect((await guest.view()).lines).toHaveLength(100)
})

test('a guest’s first line joins a cart that another request is making', async ({ app, pool, beds }) => {
  const key = 'k'.repeat(43)
  const guest = givenShopper(app, { 'kastha-cart': key })
  const other = await pool.connect()
  await other.query('begin')
  await other.query('insert into carts (guest_key) values ($1)', [sha256(key)])
  const added = guest.add(beds[0])
  await expect.poll(() => countWaiting(pool), { timeout: 10_000 }).toBe(1)
  await other.query('commit')
  other.release()
  expect(contents((await added).lines)).toEqual([[beds[0], 1]])
  expect((await pool.query('select from carts')).rowCount).toBe(1)
})

async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].waiting
}
