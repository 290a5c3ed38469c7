import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { answerOf, openKastha } from '@kastha/client'
import { givenApiKey } from '../api/office/api-keys/api-keys.fixture.ts'
import { stockMovements, variants } from '../api/platform/db/schema.ts'
import { givenInvoiced, givenSeller, issuedOn } from '../api/sales/invoices/invoices.fixture.ts'
import { changeOrder } from '../api/sales/orders/change-order.ts'
import { promiseRefund } from '../api/sales/payments/staff-refunds.ts'
import { givenProduct } from '../api/shop/catalog/catalog.fixture.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../api/test/test.ts'
import { accountingLines, yesterdayInNepal } from './accounting.ts'

/** A shop that listens, and a program with a key. */
const test = base.extend('program', async ({ app }) => {
  const key = await givenApiKey(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { key, kastha: openKastha({ url: `${url}/`, key: key.token, retries: { firstMs: 10 } }) }
})

test('a day of invoices and credit notes becomes CSV that adds up and runs no formula', async ({ db, program }) => {
  await givenSeller(db)
  const lines = [{ name: '=HYPERLINK("http://attacker.example")', sku: '＝BED-1', quantity: 2 }]
  await givenInvoiced(db, {}, new Date('2026-11-20T18:14:00Z')) // the day before, in Nepal
  const order = await givenInvoiced(db, { name: 'Rai, "Bina"', lines })
  await changeOrder({ db, secrets: testOptions.secrets }, order.id, {
    action: 'cancel',
    by: { actor: 'staff', id: null },
    now: new Date('2026-11-21T09:00:00Z'),
  })
  const file = (await Array.fromAsync(accountingLines(program.kastha, '2026-11-21'))).join('').split('\r\n')
  expect(file[0]).toBe('day,bs_day,kind,number,credits,order,buyer,pan,sku,name,quantity,taxable,vat,total')
  const head = '2026-11-21,2083-08-05,invoice,2083/84-000002,'
  const goods = `"Rai, ""Bina""",,'＝BED-1,"'=HYPERLINK(""http://attacker.example"")",2,17700,2300,20000`
  expect(file[1]).toBe(`${head},${order.number},${goods}`)
  expect(file).toHaveLength(6)
  const totals = file.slice(1, -1).map((line) => Number(line.split(',').at(-1)))
  expect(totals).toEqual([20_000, 1_000, -20_000, -1_000])
})

test('a price that fell takes no pieces back', async ({ db, program }) => {
  await givenSeller(db)
  const { id } = await givenInvoiced(db, { payment: 'bank', lines: [{ quantity: 2 }] })
  const shop = { db, secrets: testOptions.secrets }
  await promiseRefund(shop, id, { id: randomUUID(), amount: 1_130, by: { id: program.key.maker.id }, now: issuedOn })
  const file = await Array.fromAsync(accountingLines(program.kastha, '2026-11-21'))
  const notes = file.filter((line) => line.includes(',credit-note,'))
  expect(notes).toEqual([expect.stringMatching(/,RARA-BED,Rara Bed,,-1000,-130,-1130\r\n$/)])
})

test.for<[string, string]>([
  ['2026-11-21T18:14:59Z', '2026-11-20'],
  ['2026-11-21T18:15:00Z', '2026-11-21'],
])('at %s yesterday in Nepal is %s', ([now, day]) => {
  expect(yesterdayInNepal(Date.parse(now))).toBe(day)
})

test('an act whose answer got lost happens once', async ({ db, program: { kastha } }) => {
  const { id } = await givenProduct(db, { variants: [{ stock: 5 }] })
  const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
  const movements = [{ variantId: variant!.id, reason: 'received' as const, pieces: 3, note: '' }]
  const body = { movements }
  const headers = { 'idempotency-key': 'receipt-1' }
  const [first, again] = [
    answerOf(await kastha.POST('/api/v1/stock-movements', { body, headers })),
    answerOf(await kastha.POST('/api/v1/stock-movements', { body, headers })),
  ]
  expect(first.items).toMatchObject([{ stock: 8 }])
  expect(again).toEqual(first)
  expect(answerOf(await kastha.POST('/api/v1/stock-movements', { body })).items).toMatchObject([{ stock: 11 }])
  expect(await db.$count(stockMovements, eq(stockMovements.reason, 'received'))).toBe(2)
})

test('a refusal is a problem with its code', async ({ program: { kastha } }) => {
  const { error, response } = await kastha.GET('/api/v1/orders/{id}', {
    params: { path: { id: 'KA-261121-7F3K9Q2M' } },
  })
  expect([response.status, error?.code]).toEqual([404, 'not_found'])
})
