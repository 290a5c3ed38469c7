import { readSheet } from 'read-excel-file/node'
import { nepalDay } from '#domain/nepal-time.ts'
import { givenBed, givenSent, givenSupplier } from '../../shop/purchasing/purchasing.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'

test('the purchase book has each supplier’s bill with PAN and VAT, on the page and in the file', async ({
  app,
  db,
}) => {
  const { call } = await givenStaff(app, 'manager')
  const bed = await givenBed(db)
  const supplierId = await givenSupplier(db, { pan: '301234567' })
  const order = await givenSent(call, supplierId, [{ variantId: bed.first, quantity: 5, cost: 2_000 }])
  const bill = { number: 'B-17', day: nepalDay(new Date()), taxable: 10_000, exempt: 500, vat: 1_300 }
  const lines = [{ lineId: order.lines[0]!.id, taken: 5 }]
  await call('POST', `/purchase-orders/${order.id}/receipts`, { lines, bill, version: order.version })

  const page = (await call('GET', '/reports/purchase-book')).json()
  expect(page.figures).toEqual([
    { label: 'Bills', value: 1, isMoney: false },
    { label: 'Taxable value', value: 10_000, isMoney: true },
    { label: 'VAT', value: 1_300, isMoney: true },
    { label: 'Bills without a PAN', value: 0, isMoney: false },
  ])
  expect(page.items).toMatchObject([
    {
      cells: [
        expect.stringMatching(/^\d{4}\.\d\d\.\d\d$/),
        'B-17',
        'Himal Timber',
        '301234567',
        10_500,
        500,
        10_000,
        1_300,
        order.number,
      ],
    },
    { isTotal: true, cells: expect.arrayContaining([10_500, 500, 10_000, 1_300]) },
    { isTotal: true },
  ])
  const rows = await readSheet((await call('GET', '/reports/purchase-book/file')).rawPayload)
  expect(rows.some((cells) => cells.includes('B-17') && cells.includes(1_300))).toBe(true)
  const csv = await call('GET', '/reports/purchase-book/file?format=csv')
  expect(csv.body).toContain('B-17,Himal Timber,301234567,10500,500,10000,1300')
})
