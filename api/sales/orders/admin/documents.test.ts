import { randomUUID } from 'node:crypto'
import { demoSettings } from '../../../../seed/settings.ts'
import { auditLog, invoicePrints, shopSettings } from '../../../platform/db/schema.ts'
import { givenConfirmed } from '../../fulfilment/fulfilment.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenOrder } from '../orders.fixture.ts'

test('packing slips say what goes where, and never the code', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const one = await givenConfirmed(db, {
    lines: [{ quantity: 2, sku: 'RARA-1', translations: { ne: { name: 'रारा पलङ' } } }],
  })
  const other = await givenOrder(db, { payment: 'bank', method: 'pickup', collectionCode: '550066' })
  const answer = await staff.call('GET', `/packing-slips?ids=${other.id},${one.id},${randomUUID()}`)
  expect(answer.json().items).toMatchObject([
    { number: other.number, method: 'pickup', cash: 0 },
    {
      number: one.number,
      cash: one.total,
      contact: { phone: '+9779841234567', note: 'Please call before noon.', floor: 2 },
      lines: [{ sku: 'RARA-1', name: 'Rara Bed', size: '153*200', quantity: 2 }],
      nepaliNames: ['रारा पलङ, १५३*२००'],
      deliveries: [],
    },
  ])
  expect(answer.body).not.toContain('550066')
  expect((await staff.call('GET', '/packing-slips?ids=')).statusCode).toBe(400)
})

test('an invoice that staff print counts as a print of theirs', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const staff = await givenStaff(app, 'support')
  const order = await givenConfirmed(db)
  const { order: shown } = (await staff.call('GET', `/orders/${order.id}`)).json()
  const path = `/orders/${order.id}/invoices/${shown.invoices[0]._id}/pdf`
  const printed = await staff.call('POST', path, { language: 'ne' })
  expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await db.select().from(invoicePrints)).toMatchObject([{ actor: 'staff', actorId: staff.id }])
  expect((await db.select().from(auditLog)).map(({ tableName }) => tableName)).toContain('invoice_prints')
  const other = await givenOrder(db)
  const wrong = await staff.call('POST', path.replace(order.id, other.id), {})
  expect(wrong.statusCode).toBe(404)
})

test('prints of the buyer use up none of the staff, and theirs none of the buyer', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const staff = await givenStaff(app, 'support')
  const order = await givenConfirmed(db)
  const { order: shown } = (await staff.call('GET', `/orders/${order.id}`)).json()
  const [{ _id: id }] = shown.invoices
  const ofBuyer = `/api/orders/${order.number}/invoices/${id}/prints?key=${trackKey(testOptions.secrets.orderKey, order.number)}`
  const print = () => app.inject({ method: 'POST', url: ofBuyer })
  for (let turn = 0; turn < 20; turn += 1) expect((await print()).statusCode).toBe(200)
  expect((await print()).statusCode).toBe(429)
  const printByStaff = () => staff.call('POST', `/orders/${order.id}/invoices/${id}/pdf`, { language: 'en' })
  expect((await printByStaff()).statusCode).toBe(200)
  for (let turn = 1; turn < 20; turn += 1) await app.addressLimits.invoicePrintsByStaff.take(id)
  expect((await printByStaff()).statusCode).toBe(429)
})

test('the list leaves the shop as a file, filtered as it is', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const order = await givenOrder(db, { name: '=Asmita', placedAt: new Date('2026-11-21T06:00:00Z') })
  await givenOrder(db, { state: 'cancelled' })
  const { body, headers } = await staff.call('GET', '/orders/export?state=pending')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="kastha-orders-.*\.csv"$/)
  const [, first, ...rest] = body.split('\r\n')
  expect(first).toContain(`${order.number},2026-11-21 11:45,pending,`)
  expect(first).toContain('=Asmita')
  expect(first).not.toContain(',=Asmita')
  expect(rest).toEqual([''])
})
