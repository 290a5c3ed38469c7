import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenCheckoutShop, givenPromotion, order } from './checkout.fixture.ts'

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
