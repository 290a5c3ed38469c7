import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { payments } from '../../platform/db/schema.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { findOrder } from '../orders/order-queries.ts'
import { showOrder } from '../orders/show-order.ts'
import { bringBack } from './admin/bring-back.ts'
import { showDelivery } from './admin/deliveries.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenZone, nepal, shopper, staff } from './fulfilment.fixture.ts'
import { handOver } from './hand-over.ts'
import { planDelivery } from './plan-delivery.ts'
import { splitDelivery } from './split-delivery.ts'

const { secrets } = testOptions
const now = nepal('2026-11-21T12:00:00')
const sunday = { day: '2026-11-22', slot: 'evening' } as const
const lines = [{ price: 29_500 }, { price: 12_500 }]

/** `told` are the sums that the order's page and the staff's list name for each delivery. */
const test = base
  .extend('settings', { auto: true }, ({ db }) => givenShop(db))
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('shop', ({ db }) => ({ db, secrets, wallets: { offered: [] } }))
  .extend('given', ({ shop }) => async (values: Parameters<typeof givenConfirmed>[1] = {}) => {
    const order = await givenConfirmed(shop.db, { lines, ...values })
    await splitDelivery(shop, { orderId: order.id, number: 1 }, [{ position: 1, quantity: 1 }], { by: staff, now })
    return order
  })
  .extend('told', ({ shop }) => async (number: string, asker: typeof shopper | { id: null } = shopper) => {
    const order = (await findOrder(shop.db, number))!
    const { deliveries } = await showOrder(shop, order, asker, now)
    const dataKey = secrets.dataKey
    const rows = await deliveriesOf(shop.db, order.id)
    const toStaff = await Promise.all(rows.map(({ id }) => showDelivery({ db: shop.db, dataKey }, id)))
    return { page: deliveries.map(({ cash }) => cash), staff: toStaff.map(({ cash }) => cash) }
  })

const pay = (db: Db, orderId: string, amount: number) =>
  db.insert(payments).values({ orderId, method: 'esewa', purpose: 'full', amount })

test('each delivery names the cash that staff see, which changes with a payment by wallet', async ({
  db,
  given,
  told,
}) => {
  const { id, number } = await given()
  expect(await told(number)).toEqual({ page: [30_500, 12_500], staff: [30_500, 12_500] })
  expect((await told(number, { id: null })).page, 'opened by number and contact').toEqual([30_500, 12_500])
  await pay(db, id, 20_000)
  expect(await told(number)).toEqual({ page: [10_500, 12_500], staff: [10_500, 12_500] })
  await pay(db, id, 23_000)
  expect(await told(number)).toEqual({ page: [null, null], staff: [0, 0] })
})

test('a delivery that is over names no cash', async ({ db, shop, given, told }) => {
  const { id: orderId, number } = await given()
  const first = { orderId, number: 1 }
  await planDelivery(shop, first, sunday, { by: staff, now })
  await dispatchDelivery(shop, first, { by: staff, now })
  await handOver(shop, first, { code: (await deliveriesOf(db, orderId))[0]!.code }, { by: staff, now })
  expect(await told(number)).toEqual({ page: [null, 12_500], staff: [0, 12_500] })
})

test('the cash of a delivery stays the same, whatever comes first', async ({ db, shop, given, told }) => {
  const { id: orderId, number } = await given()
  const deliveries = [1, 2].map((which) => ({ orderId, number: which }))
  for (const delivery of deliveries.toReversed()) {
    await planDelivery(shop, delivery, sunday, { by: staff, now })
    await dispatchDelivery(shop, delivery, { by: staff, now })
    expect((await told(number)).page).toEqual([30_500, 12_500])
  }
  const [first, second] = await deliveriesOf(db, orderId)
  await handOver(shop, deliveries[1]!, { code: second!.code }, { by: staff, now })
  expect(await told(number)).toEqual({ page: [30_500, null], staff: [30_500, 0] })
  await handOver(shop, deliveries[0]!, { code: first!.code }, { by: staff, now })
  const taken = await db.select({ amount: payments.amount }).from(payments).orderBy(payments.amount)
  expect(taken.map(({ amount }) => amount)).toEqual([12_500, 30_500])
})

test('a part on its way takes what its SMS named, also if staff split an earlier part meanwhile', async ({
  db,
  shop,
  given,
  told,
}) => {
  const { id: orderId, number } = await given({ lines: [{ price: 4_100, quantity: 2 }, { price: 2_400 }] })
  await pay(db, orderId, 9_000)
  expect((await told(number)).page).toEqual([200, 2_400])
  const second = { orderId, number: 2 }
  await planDelivery(shop, second, sunday, { by: staff, now })
  await dispatchDelivery(shop, second, { by: staff, now })
  await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff, now })
  expect(await told(number)).toEqual({ page: [null, 2_400, 200], staff: [0, 2_400, 200] })
  const { code } = (await deliveriesOf(db, orderId))[1]!
  await handOver(shop, second, { code }, { by: staff, now })
  expect(await db.select({ amount: payments.amount }).from(payments).where(eq(payments.method, 'cod'))).toEqual([
    { amount: 2_400 },
  ])
  expect((await told(number)).page).toEqual([null, null, 200])
})

test('a part that failed takes what its SMS names when it leaves again', async ({ db, shop, given, told }) => {
  const { id: orderId, number } = await given({ lines: [{ price: 4_100, quantity: 2 }, { price: 2_400 }] })
  await pay(db, orderId, 9_000)
  const second = { orderId, number: 2 }
  const leave = async () => {
    await planDelivery(shop, second, sunday, { by: staff, now })
    await dispatchDelivery(shop, second, { by: staff, now })
    return (await deliveriesOf(db, orderId))[1]!.cashTold
  }
  expect(await leave()).toBe(2_400)
  await splitDelivery(shop, { orderId, number: 1 }, [{ position: 0, quantity: 1 }], { by: staff, now })
  await bringBack(shop, second, { by: staff, reason: 'Nobody opened.', now })
  expect((await told(number)).page).toEqual([null, null, 2_600])
  expect(await leave()).toBe(0)
  expect((await told(number)).page).toEqual([null, null, 2_600])
})

test('a transfer that comes while a part is on its way takes down the others, and at last this one', async ({
  db,
  shop,
  given,
  told,
}) => {
  const { id: orderId, number } = await given()
  const second = { orderId, number: 2 }
  await planDelivery(shop, second, sunday, { by: staff, now })
  await dispatchDelivery(shop, second, { by: staff, now })
  await pay(db, orderId, 20_000)
  expect((await told(number)).page).toEqual([10_500, 12_500])
  await pay(db, orderId, 20_000)
  expect((await told(number)).page).toEqual([null, 3_000])
})

test('an order that is paid by transfer names no cash', async ({ given, told }) => {
  const { number } = await given({ payment: 'bank' })
  expect((await told(number)).page).toEqual([null, null])
})

test('the mail about a split names the cash at each delivery, and none of an order paid by transfer', async ({
  db,
  given,
}) => {
  await given()
  expect((await readOutbox(db)).at(-1)!.data['cashByPart']).toMatchObject([
    { number: 1, count: 2, cash: 30_500, pieces: [{ quantity: 1 }] },
    { number: 2, count: 2, cash: 12_500, pieces: [{ quantity: 1 }] },
  ])
  await given({ payment: 'bank' })
  expect((await readOutbox(db)).at(-1)!.data).not.toHaveProperty('cashByPart')
})

test('the mail about a part that has come names the day of the rest once it is planned', async ({
  db,
  shop,
  given,
}) => {
  const restAfterFirst = async (plansSecond: boolean) => {
    const { id: orderId } = await given()
    const first = { orderId, number: 1 }
    if (plansSecond) await planDelivery(shop, { orderId, number: 2 }, sunday, { by: staff, now })
    await planDelivery(shop, first, { ...sunday, slot: 'morning' }, { by: staff, now })
    await dispatchDelivery(shop, first, { by: staff, now })
    await handOver(shop, first, { code: (await deliveriesOf(db, orderId))[0]!.code }, { by: staff, now })
    return (await readOutbox(db)).at(-1)!.data['rest']
  }
  expect(await restAfterFirst(false)).toBeUndefined()
  expect(await restAfterFirst(true)).toEqual(sunday)
})

test('the mails about the day and the way name the cash of their delivery', async ({ db, shop, given }) => {
  const { id: orderId } = await given()
  const cashOfMails = async () =>
    (await readOutbox(db)).filter(({ template }) => template === 'delivery-news').map(({ data }) => data['cash'])
  const second = { orderId, number: 2 }
  // The first delivery takes the delivery's fee, also when the second comes before it.
  await planDelivery(shop, second, sunday, { by: staff, now })
  await dispatchDelivery(shop, second, { by: staff, now })
  expect(await cashOfMails()).toEqual([undefined, 12_500, 12_500])
  await pay(db, orderId, 43_000)
  await planDelivery(shop, { orderId, number: 1 }, sunday, { by: staff, now })
  expect(await cashOfMails()).toEqual([undefined, 12_500, 12_500, undefined])
})
