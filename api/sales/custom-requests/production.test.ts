import type { ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenCheckoutShop } from '../checkout/checkout.fixture.ts'
import { deliveries, orderEvents, orders, productionSteps } from '../../platform/db/schema.ts'
import { changeOrder } from '../orders/change-order.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { acceptForm, givenPayment, givenQuoted, staff } from './custom-requests.fixture.ts'
import { moveProduction } from './move-production.ts'

const { secrets } = testOptions

/** An unpaid order for a custom piece. */
const test = base
  .extend('placed', async ({ app, db }) => {
    await givenCheckoutShop(db)
    const { number, key, quote } = await givenQuoted(app, db)
    const payload = { ...acceptForm, shown: { quoteId: quote.id, total: 85_001, deposit: 42_501 } }
    await app.inject({ method: 'POST', url: `/api/custom-orders/${number}/accept?key=${key}`, payload })
    const [order] = await db.select().from(orders)
    return order!
  })
  .extend(
    'move',
    ({ db, placed }) =>
      (stage: ProductionStage, note = '') =>
        moveProduction({ db, secrets }, placed.id, { stage, note, by: staff }),
  )
  .extend('confirm', ({ db, placed }) => async (paid: number) => {
    if (paid > 0) await givenPayment(db, placed.id, paid)
    await changeOrder({ db, secrets }, placed.id, { action: 'confirm', by: staff })
  })

test('production does not begin before the deposit has arrived', async ({ db, move, confirm }) => {
  const refusal = { code: 'conflict', message: 'The deposit has not arrived yet.' }
  await expect(move('design')).rejects.toMatchObject(refusal)
  await confirm(42_500) // too little, so it is refused
  await expect(move('design')).rejects.toMatchObject(refusal)
  expect(await db.$count(productionSteps)).toBe(0)
})

test('a piece moves forward, mails announce its stages, and the last one asks for the balance', async ({
  app,
  db,
  placed,
  move,
  confirm,
}) => {
  await confirm(42_501)
  await move('design', 'The drawing is done.')
  await move('making')
  await expect(move('timber')).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('making') })
  await expect(move('making')).rejects.toMatchObject({ code: 'conflict' })
  await move('ready')

  const { trackKey } = (await readOutbox(db)).at(-1)!.data
  const { data } = (await app.inject(`/api/orders/${placed.number}?key=${trackKey}`)).json()
  expect(data.custom.steps).toMatchObject([
    { stage: 'design', note: 'The drawing is done.' },
    { stage: 'making', note: '' },
    { stage: 'ready' },
  ])
  expect(data.money.payNow).toMatchObject({ purpose: 'balance', amount: 42_500 })
  const steps = (await db.select().from(orderEvents)).filter(({ action }) => action === 'production')
  expect(steps.map(({ detail, actor, state }) => [detail.stage, actor, state])).toEqual([
    ['design', 'staff', 'confirm'],
    ['making', 'staff', 'confirm'],
    ['ready', 'staff', 'confirm'],
  ])
  const mails = (await readOutbox(db)).filter(({ template }) => template === 'custom-production')
  expect(mails.map(({ data: { stage, due } }) => [stage, due])).toEqual([
    ['making', 42_500],
    ['ready', 42_500],
  ])
  expect(mails[1]!.data.bank).toMatchObject({ bank: 'Sample Bank, Lalitpur', reference: placed.number })
})

test('a piece to deliver gets its code on the page once it is ready or its day is planned, not before', async ({
  app,
  db,
  placed,
  move,
  confirm,
}) => {
  await confirm(42_501)
  const { trackKey } = (await readOutbox(db)).at(-1)!.data
  const { code } = (await db.select().from(deliveries))[0]!
  const shown = async () => {
    const { data } = (await app.inject(`/api/orders/${placed.number}?key=${trackKey}`)).json()
    return data.deliveries[0].code
  }
  expect(await shown()).toBeNull()
  await move('making')
  expect(await shown()).toBeNull()
  await db.update(deliveries).set({ day: '2027-01-08', slot: 'morning' })
  expect(await shown(), 'the mail about the planned day has it too').toBe(code)
  await db.update(deliveries).set({ day: null, slot: null })
  await move('ready')
  expect(await shown()).toBe(code)
})

test('a cancelled order leaves production', async ({ db, placed, move, confirm }) => {
  await confirm(42_501)
  await changeOrder({ db, secrets }, placed.id, { action: 'cancel', by: staff, reason: 'No timber' })
  await expect(move('timber')).rejects.toMatchObject({ message: 'This order is not under way any more.' })
})

test('only staff move production, and only of a custom piece', async ({ db, placed, confirm }) => {
  await confirm(42_501)
  const by = { actor: 'shopper', id: null } as const
  const move = (id: string, who: typeof by | typeof staff) => {
    return moveProduction({ db, secrets }, id, { stage: 'design', by: who })
  }
  await expect(move(placed.id, by)).rejects.toMatchObject({ code: 'forbidden' })
  const usual = await givenOrder(db, { state: 'confirm' })
  await expect(move(usual.id, staff)).rejects.toMatchObject({ code: 'not_found' })
})

test('a piece to collect gets its code on the page and in mails once it is ready, not before', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { number, key, quote } = await givenQuoted(app, db)
  const payload = { ...acceptForm, method: 'pickup', shown: { quoteId: quote.id, total: 84_001, deposit: 42_001 } }
  await app.inject({ method: 'POST', url: `/api/custom-orders/${number}/accept?key=${key}`, payload })
  const [order] = await db.select().from(orders)
  const code = order!.collectionCode!
  const balance = { method: 'bank', purpose: 'balance', amount: 42_000, reference: 'T-2', recordedBy: null } as const
  const shown = async () => {
    const { trackKey } = (await readOutbox(db)).at(-1)!.data
    const { data } = (await app.inject(`/api/orders/${order!.number}?key=${trackKey}`)).json()
    return [data.collectionCode, data.deliveries[0].code]
  }
  const ready = () => moveProduction({ db, secrets }, order!.id, { stage: 'ready', by: staff })

  await givenPayment(db, order!.id, 42_001)
  await changeOrder({ db, secrets }, order!.id, { action: 'confirm', by: staff })
  expect(await shown()).toEqual([null, null])
  await ready()
  expect(await shown()).toEqual([code, code])
  await withLockedOrder(db, order!.id, (tx, locked) => recordPayment(tx, secrets, locked, balance, new Date()))
  const mails = (await readOutbox(db)).filter(({ data }) => data.number === order!.number)
  expect(mails).toMatchObject([
    { template: 'order-confirmed', data: { isCustom: true } },
    { template: 'custom-production', data: { collect: { collectionCode: code } } },
    { template: 'payment-received', data: { collect: { collectionCode: code } } },
  ])
})
