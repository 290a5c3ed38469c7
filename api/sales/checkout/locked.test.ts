import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

/** Returns what each statement writes that was sent after an order locked its goods, until it committed. */
function sentWhileLocked(statements: readonly string[]): string[] {
  const locks = statements.findIndex((text) => text.includes('for no key update of product'))
  const after = statements.slice(locks + 1)
  const sent = after.slice(0, after.indexOf('commit') + 1)
  return sent.map((text) => /^commit|insert into "?\w+"?(?:\.\w+)?/i.exec(text)?.[0] ?? text)
}

test('an order only writes while it holds goods that others wait for', async ({ app, db, pool }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 5 })
  const buy = async (shopper: Shopper, email: string) => {
    await shopper.add(bed)
    const statements = noteStatements(pool)
    expect((await order(shopper, { email })).statusCode).toBe(201)
    return sentWhileLocked(statements)
  }
  await buy(givenShopper(app), 'first@post.example') // the queues of mails and SMS are looked up once
  const count = 'insert into "limit_counts"'
  const written = 'insert into orders'
  expect(await buy(givenShopper(app), 'guest@post.example')).toEqual([count, count, written, 'commit'])
  const ofMember = await buy(await givenMember(app, db), 'asmita@post.example')
  expect(ofMember).toEqual([count, written, 'insert into "addresses"', 'commit'])
})

/** Returns what a statement does first: the table that it reads or writes, or the function that it calls. */
function summaryOf(text: string): string {
  return /^begin|^commit|pg_\w+|insert into "?\w+|from "?\w+/i.exec(text)?.[0].replaceAll('"', '') ?? text
}

/**
 * Each statement is a round trip, and those between `begin` and `commit` hold a connection of few. A shop whose database
 * is 1 ms away takes longer for an order by a millisecond for each, so a new one needs a good reason.
 */
test('a guest’s order takes eleven statements', async ({ app, db, pool }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 5 })
  await order(await withBed(), { email: 'first@post.example' }) // the queues of mails and SMS are looked up once
  const shopper = await withBed()
  const shown = orderOf(await quoteFor(shopper), { email: 'guest@post.example' })
  const statements = noteStatements(pool)
  expect((await place(shopper, shown)).statusCode).toBe(201)
  await expect.poll(() => statements.at(-1)).toMatch('pg_notify')
  expect(statements.map(summaryOf)).toEqual([
    'insert into limit_counts',
    'insert into limit_counts',
    'begin',
    'pg_advisory_xact_lock',
    'from orders',
    'insert into idempotency_keys',
    'insert into limit_counts',
    'insert into limit_counts',
    'insert into orders',
    'commit',
    'pg_notify',
  ])

  async function withBed() {
    const buyer = givenShopper(app)
    await buyer.add(bed)
    return buyer
  }
})

test('only a promotion with a limit per customer is counted while goods are locked', async ({ app, db, pool }) => {
  await givenCheckoutShop(db)
  const bed = await givenVariant(db, { stock: 5 })
  await givenPromotion(db, { code: 'AUTUMN', maxUsesEach: 1 })
  const buyer = givenShopper(app)
  await buyer.add(bed)
  const statements = noteStatements(pool)
  expect((await order(buyer, { email: 'guest@post.example', coupon: 'AUTUMN' })).statusCode).toBe(201)
  const [lock, uses, ...written] = sentWhileLocked(statements)
  expect([lock, uses]).toEqual([
    expect.stringMatching('uses of promotion|advisory'),
    expect.stringMatching('order_reductions'),
  ])
  expect(written.filter((text) => !/^insert|^commit/i.test(text))).toEqual([])
  expect(written.at(-1)).toBe('commit')
})
