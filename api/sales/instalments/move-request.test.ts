import { eq } from 'drizzle-orm'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { auditLog, mails, orders, payments } from '../../platform/db/schema.ts'
import { expect } from '../../test/test.ts'
import { orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { byTransfer, test } from './instalments.fixture.ts'

test('staff move a request on; its customer gets a mail each time, and the time to pay moves', async ({ db, wish }) => {
  const { order } = await wish.stored()
  expect(await wish.listed()).toEqual([order.number])

  const note = 'Citizenship and salary certificate'
  const papers = await wish.move('papers', { note })
  expect([papers.statusCode, papers.json().order.instalments.state]).toEqual([200, 'papers'])
  const waiting = Date.parse(papers.json().payBy)
  expect((await wish.move('papers')).statusCode).toBe(409)
  const declined = await wish.move('declined')
  expect(Date.parse(declined.json().payBy)).toBeLessThan(waiting)
  expect(await wish.listed()).toEqual([])

  expect((await wish.read()).events.slice(1)).toMatchObject([
    { action: 'instalments', by: 'staff', reason: note, detail: { instalments: 'papers' } },
    { action: 'instalments', detail: { instalments: 'declined' } },
  ])
  expect(await db.$count(mails, eq(mails.template, 'instalment-news'))).toBe(2)
  expect(await db.$count(auditLog, eq(auditLog.tableName, 'instalment_requests'))).toBe(2)
})

test('a request that somebody has moved since it was read stays as it is', async ({ db, wish }) => {
  const seen = (await wish.stored()).request.changedAt.toISOString()
  expect((await wish.move('papers', { seen })).statusCode).toBe(200)
  const late = await wish.move('approved', { seen })
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Somebody has just moved this request on. Reload the order to see how far it is.',
  ])
  expect((await wish.stored()).request.state).toBe('papers')
  expect(await db.$count(mails, eq(mails.template, 'instalment-news'))).toBe(1)
})

test('a request moves into no state but those after its asking, and names when it was read', async ({ wish }) => {
  for (const wrong of [{ state: 'asked' }, { state: 'paid' }, { seen: 'now' }, { seen: undefined }]) {
    expect([wrong, (await wish.move('papers', wrong)).statusCode]).toEqual([wrong, 400])
  }
})

test('an order that is over, or asks for nothing, has no request to move on', async ({ db, shopper, wish }) => {
  expect((await wish.cancel()).statusCode).toBe(200)
  expect((await wish.move('papers')).json().message).toBe('This order is over.')
  await shopper.add(await givenVariant(db, { price: 50_000 }))
  const plain = (await place(shopper, orderOf(await quoteFor(shopper), byTransfer))).json().data
  const body = { state: 'papers', note: '', seen: new Date().toISOString() }
  expect((await wish.call('PUT', `/orders/${plain.orderId}/instalments`, body)).json().message).toBe(
    'This order has no request for instalments.',
  )
})

test('a request of an order that is paid, or paid in another way, stays as it is', async ({ db, wish }) => {
  const { order } = await wish.stored()
  const refusal = async () => {
    const answer = await wish.move('papers')
    return [answer.statusCode, answer.json().message]
  }
  await db.update(orders).set({ payment: 'cod' })
  expect(await refusal()).toEqual([409, 'The customer pays this order in another way now.'])
  await db.update(orders).set({ payment: 'bank' })
  await db
    .insert(payments)
    .values({ orderId: order.id, method: 'bank', purpose: 'full', amount: order.total, reference: 'FT1' })
  expect(await refusal()).toEqual([409, 'This order is already paid.'])
  expect((await wish.stored()).request.state).toBe('asked')
})

test('a note with a variable that nobody filled in is refused at its field', async ({ wish }) => {
  const answer = await wish.move('papers', { note: 'Hello {name}, the bank needs papers' })
  expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, ['note']])
})

test('a buyer who changes to a wallet withdraws the request', async ({ wish }) => {
  const changed = await wish.pay('esewa')
  expect([changed.statusCode, changed.json().data.instalments.state]).toEqual([200, 'withdrawn'])
  expect((await wish.stored()).request.state).toBe('withdrawn')
})
