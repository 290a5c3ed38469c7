import { eq } from 'drizzle-orm'
import { givenMember, givenShopper, givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { creditAccounts, creditEntries, orders, users } from '../../platform/db/schema.ts'
import { expireOrders } from '../payments/expire-orders.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenCheckoutShop, order } from '../checkout/checkout.fixture.ts'
import { AGREEMENT, givenCard, givenStoreCredit, readDisagreements } from './credit.fixture.ts'

/** A shop, and a guest whose cart holds a bed of Rs. 10,000; the delivery costs Rs. 1,000. */
const test = base.extend('guest', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const guest = givenShopper(app)
  await guest.add(await givenVariant(db, { stock: 50 }))
  return guest
})

type Db = Parameters<typeof givenCard>[0]
const balanceOf = async (db: Db, id: string) => {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.id, id))
  return account!.balance
}
const cancel = (guest: Shopper, placed: { data: { orderId: string }; trackKey: string }) =>
  guest.send('POST', `/api/orders/${placed.data.orderId}/cancel?key=${placed.trackKey}`, { reason: '' })

test('a gift card pays a part, and the rest is due by the chosen method', async ({ db, guest }) => {
  const card = await givenCard(db, 4_000)
  const answer = await order(guest, { payment: 'bank', credit: [{ code: card.code.toLowerCase(), amount: 4_000 }] })
  expect(answer.statusCode).toBe(201)
  const { data } = answer.json()
  expect(data).toMatchObject({ status: 'pending', payment: 'bank', money: { paid: 4_000, due: 7_000 } })
  expect(data.money.payNow).toMatchObject({ amount: 7_000 })
  expect(data.money.payments).toMatchObject([
    { method: 'credit', amount: 4_000, reference: `•••• ${card.code.slice(-4)}` },
  ])
  expect(await balanceOf(db, card.id)).toBe(0)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
  const [mail] = await readOutbox(db)
  expect(mail!.data).toMatchObject({ credit: 4_000, totals: { total: 11_000 } })
})

test('credit that covers everything confirms the order, without a code', async ({ db, guest }) => {
  const card = await givenCard(db, 20_000)
  const { data } = (await order(guest, { payment: 'cod', credit: [{ code: card.code, amount: 11_000 }] })).json()
  expect(data).toMatchObject({ status: 'confirm', verifyBy: null, money: { paid: 11_000, due: 0, payNow: null } })
  expect(await balanceOf(db, card.id)).toBe(9_000)
})

test('store credit and a gift card pay together, and a stranger’s account does not', async ({ app, db, guest }) => {
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db, { price: 20_000, stock: 5 }))
  const [user] = await db.select().from(users)
  const own = await givenStoreCredit(db, user!.id, 3_000)
  const card = await givenCard(db, 2_000)
  const both = [{ code: card.code, amount: 2_000 }, { amount: 3_000 }]
  expect((await order(guest, { credit: [{ amount: 1 }] })).json().code).toBe('figures_changed')
  const { data } = (await order(member, { credit: both })).json()
  expect(data.money).toMatchObject({ paid: 5_000, due: 16_000 })
  expect([await balanceOf(db, own), await balanceOf(db, card.id)]).toEqual([0, 0])
  const credit = await member.send('GET', '/api/user/credit')
  expect(credit.json().data).toMatchObject({
    balance: 0,
    isBlocked: false,
    entries: [{ amount: -3_000, orderId: data.orderId }, {}],
  })
  await db.update(creditAccounts).set({ blockedAt: new Date() }).where(eq(creditAccounts.id, own))
  expect((await member.send('GET', '/api/user/credit')).json().data.isBlocked).toBe(true)
})

test('nothing is ordered with more than there is, with a blocked or an unknown card, or with one card twice', async ({
  db,
  guest,
}) => {
  const card = await givenCard(db, 4_000)
  const blocked = await givenCard(db, 4_000)
  await db.update(creditAccounts).set({ blockedAt: new Date() }).where(eq(creditAccounts.id, blocked.id))
  const one = { code: card.code, amount: 2_000 }
  for (const credit of [
    [{ code: card.code, amount: 4_001 }],
    [{ code: blocked.code, amount: 1 }],
    [{ code: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', amount: 1 }],
    [one, one],
  ]) {
    const answer = await order(guest, { credit })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([409, ['credit']])
  }
  expect((await order(guest, { credit: [{ code: card.code, amount: -5 }] })).statusCode).toBe(400)
  expect(await db.$count(orders)).toBe(0)
  expect(await balanceOf(db, card.id)).toBe(4_000)
})

test('a cancelled order gives the credit back once, to the same card', async ({ app, db, guest }) => {
  const card = await givenCard(db, 4_000)
  const placed = (await order(guest, { payment: 'bank', credit: [{ code: card.code, amount: 4_000 }] })).json()
  expect((await cancel(guest, placed)).statusCode).toBe(200)
  expect((await cancel(guest, placed)).statusCode).toBe(409)
  expect(await balanceOf(db, card.id)).toBe(4_000)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
  const { data } = (await guest.send('GET', `/api/orders/${placed.data.orderId}?key=${placed.trackKey}`)).json()
  expect(data.money).toMatchObject({ paid: 0, refunds: [{ paidBy: 'credit', amount: 4_000 }] })
  const { call } = await givenStaff(app, 'owner')
  expect((await call('GET', '/refunds?state=open')).json().items).toEqual([])
})

test('an order that is not paid in time gives the credit back, and lives no longer with it', async ({
  app,
  db,
  guest,
}) => {
  const card = await givenCard(db, 4_000)
  await order(guest, { payment: 'bank', credit: [{ code: card.code, amount: 10 }] })
  const [row] = await db.select().from(orders)
  const late = new Date(row!.payBy!.getTime() + 1_000)
  await expireOrders({}, app, undefined, late)
  expect((await db.select().from(orders))[0]!.state).toBe('cancelled')
  expect(await balanceOf(db, card.id)).toBe(4_000)
})

test('of a mixed payment, credit goes back first and the money after it', async ({ app, db, guest }) => {
  const card = await givenCard(db, 4_000)
  const placed = (await order(guest, { payment: 'bank', credit: [{ code: card.code, amount: 4_000 }] })).json()
  const { call } = await givenStaff(app, 'owner')
  const id = placed.data.orderId
  const transfer = { amount: 7_000, reference: 'T-1', isForSeveral: false }
  expect((await call('POST', `/orders/${id}/transfers`, transfer)).json().state).toBe('confirm')
  const part = await call('POST', `/orders/${id}/refunds`, { id: crypto.randomUUID(), amount: 5_000 })
  expect(part.statusCode).toBe(200)
  expect(await balanceOf(db, card.id)).toBe(4_000)
  const open = (await call('GET', '/refunds?state=open')).json().items
  expect(open).toMatchObject([{ amount: 1_000, paidBy: 'bank' }])
  expect((await cancel(guest, placed)).statusCode).toBe(200)
  expect(await balanceOf(db, card.id)).toBe(4_000)
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
})

test('wrong codes are limited, and a limited network gets no answer about a right one', async ({ db, guest }) => {
  const card = await givenCard(db, 4_000)
  const ask = (code: string) => guest.send('POST', '/api/gift-cards/balance', { code })
  expect((await ask(card.code)).json().data).toEqual({ codeEnd: card.code.slice(-4), balance: 4_000 })
  const unknown = await ask('ZZZZ-ZZZZ-ZZZZ-ZZZZ')
  await db.update(creditAccounts).set({ blockedAt: new Date() }).where(eq(creditAccounts.id, card.id))
  const blocked = await ask(card.code)
  expect([unknown.statusCode, unknown.json()]).toEqual([blocked.statusCode, blocked.json()])
  await db.update(creditAccounts).set({ blockedAt: null }).where(eq(creditAccounts.id, card.id))
  for (let tried = 0; tried < 27; tried += 1) await ask('nonsense')
  expect((await ask(card.code)).statusCode).toBe(200)
  expect((await ask('nonsense')).statusCode).toBe(404)
  expect((await ask('nonsense')).statusCode).toBe(429)
  expect((await ask(card.code)).statusCode).toBe(429)
  expect((await order(guest, { credit: [{ code: card.code, amount: 1 }] })).statusCode).toBe(429)
})

test('the database lets nobody rewrite an entry or take more than there is', async ({ db }) => {
  const card = await givenCard(db, 100)
  const entry = { id: crypto.randomUUID(), accountId: card.id, amount: -101, reason: 'correction', note: 'x' } as const
  await expect(db.transaction((tx) => tx.insert(creditEntries).values(entry))).rejects.toThrow()
  await expect(db.transaction((tx) => tx.update(creditEntries).set({ amount: 200 }))).rejects.toThrow()
  await expect(db.transaction((tx) => tx.delete(creditEntries))).rejects.toThrow()
  expect(await balanceOf(db, card.id)).toBe(100)
})
