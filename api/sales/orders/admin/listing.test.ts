import { randomUUID } from 'node:crypto'
import type { AdminOrderRow } from '#contract/admin/orders.ts'
import { payments, refunds } from '../../../platform/db/schema.ts'
import { givenConfirmed, givenDelivered, givenZone } from '../../fulfilment/fulfilment.fixture.ts'
import { dueOf, paidOf } from '../../payments/order-money.ts'
import { readMoneyOf } from '../../payments/money-rows.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenOrder } from '../orders.fixture.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>

async function listed(staff: Staff, query = ''): Promise<AdminOrderRow[]> {
  const answer = await staff.call('GET', `/orders?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().items
}
const namesIn = async (staff: Staff, query: string) => (await listed(staff, query)).map(({ name }) => name).toSorted()

test('the list says what an order is, what is paid and what waits', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  await givenZone(db)
  const order = await givenConfirmed(db, { name: 'Asmita Rai' })
  await staff.call('POST', `/orders/${order.id}/notes`, { words: 'Calls back tomorrow' })

  expect(await listed(staff)).toMatchObject([
    {
      id: order.id,
      number: order.number,
      name: 'Asmita Rai',
      state: 'confirm',
      total: 11_000,
      paid: 0,
      due: 11_000,
      owed: 0,
      delivery: { state: 'planned', day: null },
      isCustom: false,
      isPhone: false,
      verifyBy: null,
      open: [],
      notes: 1,
      hasBuyerNote: true,
    },
  ])
})

test('filters find what they say', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const zone = await givenZone(db)
  const at = new Date('2026-11-10T18:14:59Z') // still the 10th in Nepal
  await givenOrder(db, { name: 'Early', placedAt: at, payment: 'bank', district: 'Ilam', province: 'Koshi' })
  await givenOrder(db, { name: 'Phone', takenBy: randomUUID(), placedAt: new Date('2026-11-10T18:15:00Z') })
  await givenOrder(db, { name: 'Custom', deposit: 5_500, method: 'pickup', collectionCode: '123456' })
  await givenDelivered(db, new Date(), { name: 'Brought', email: 'brought_by@post.example' })

  const found = (query: string) => namesIn(staff, query)
  expect(await found('state=pending')).toEqual(['Custom', 'Early', 'Phone'])
  expect(await found('state=delivered,cancelled')).toEqual(['Brought'])
  expect(await found('payment=bank')).toEqual(['Early'])
  expect(await found('method=pickup,express')).toEqual(['Custom'])
  expect(await found('district=Ilam')).toEqual(['Early'])
  expect(await found('province=Koshi')).toEqual(['Early'])
  expect(await found(`zoneId=${zone.id}`)).toEqual(['Brought', 'Phone'])
  expect(await found('channel=phone')).toEqual(['Phone'])
  expect(await found('channel=custom')).toEqual(['Custom'])
  expect(await found('channel=shop')).toEqual(['Brought', 'Early'])
  expect(await found('placedFrom=2026-11-10&placedUntil=2026-11-10')).toEqual(['Early'])
  expect(await found('placedFrom=2026-11-11&placedUntil=2026-11-11')).toEqual(['Phone'])
  expect(await found('totalFrom=11001')).toEqual([])
  expect(await found('q=brought_')).toEqual(['Brought'])
  expect(await found('q=%25')).toEqual([])
  expect((await staff.call('GET', '/orders?state=lost')).statusCode).toBe(400)
})

test('an order is found by its number in any spelling', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db)
  await givenOrder(db)
  for (const typed of [order.number.toLowerCase().replaceAll('-', ' '), order.number.slice(-6), order.number]) {
    expect((await listed(staff, `q=${encodeURIComponent(typed)}`)).map(({ id }) => id)).toEqual([order.id])
  }
  const spelled = order.number.toLowerCase().replaceAll('-', '')
  expect((await staff.call('GET', `/orders/${spelled}`)).json()).toMatchObject({ id: order.id })
})

test('a phone number finds its orders however it is typed, and only whole', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db, { details: { phone: '+9779801234567' } })
  await givenOrder(db)
  await givenOrder(db, { privateDetails: null })
  for (const typed of ['9801234567', '+977 980-1234567', '९८०१२३४५६७']) {
    expect((await listed(staff, `q=${encodeURIComponent(typed)}`)).map(({ id }) => id)).toEqual([order.id])
  }
  expect(await listed(staff, 'q=98012345')).toEqual([])
})

test('the filter of money says the same as the figures of each order', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const given = async (name: string, paid: number, state: 'pending' | 'cancelled' | 'delivered' = 'pending') => {
    const { id } = await givenOrder(db, { name, state, payment: 'bank' })
    const payment = { orderId: id, method: 'bank', purpose: 'full', reference: name } as const
    if (paid > 0) await db.insert(payments).values({ ...payment, amount: paid })
    return id
  }
  await given('nothing', 0)
  await given('half', 5_000)
  await given('all', 11_000)
  await given('off', 11_000, 'cancelled')
  await given('brought', 11_000, 'delivered')
  const twice = await given('twice', 12_000)
  const dueBy = new Date('2026-01-01')
  await db.insert(refunds).values([
    { orderId: twice, cause: 'payment:1', amount: 1_000, dueBy },
    { orderId: twice, cause: 'staff:1', amount: 500, dueBy, doneAt: dueBy, reference: 'R-1' },
  ])

  expect(await namesIn(staff, 'money=unpaid')).toEqual(['nothing'])
  expect(await namesIn(staff, 'money=part-paid')).toEqual(['half'])
  expect(await namesIn(staff, 'money=paid')).toEqual(['all', 'brought', 'twice'])
  expect(await namesIn(staff, 'money=overpaid')).toEqual(['twice'])
  expect(await namesIn(staff, 'open=refund,return')).toEqual(['twice'])
  const rows = await listed(staff)
  const moneyOf = await readMoneyOf(
    db,
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    expect([row.name, row.due, row.paid]).toEqual([row.name, dueOf(row, moneyOf(row.id)), paidOf(moneyOf(row.id))])
  }
  expect(rows.find(({ name }) => name === 'twice')).toMatchObject({ owed: 1_000, isRefundLate: true, open: ['refund'] })
})
