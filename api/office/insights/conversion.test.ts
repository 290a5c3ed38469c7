import { productCounts } from '../../platform/db/schema.ts'
import { nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cellsOf, figuresOf, insightOfWeek } from './insights.fixture.ts'

test.for([
  // The week before was counted from its first day.
  ['2026-05-03', [12, 40], [2, 4], [2, 1], [16.7, 2.5]],
  // Only its last days were counted: sums of fewer days say nothing beside those of a week.
  ['2026-05-07', [12, null], [2, null], [2, null], [16.7, 2.5]],
] as const)('counts since %s are compared only with as many counted days', async (given, { app, db }) => {
  const [first, views, carted, ordered, share] = given
  const { id: productId } = await givenProduct(db)
  const lines = [{ productId, variantId: null }]
  await db.insert(productCounts).values([
    { day: first, productId, views: 40, carted: 4 },
    { day: '2026-05-12', productId, views: 12, carted: 2 },
  ])
  for (const at of ['2026-05-08T12:00', '2026-05-12T12:00', '2026-05-13T12:00']) {
    await givenOrder(db, { placedAt: nepal(at), lines })
  }
  const support = await givenStaff(app, 'support')
  const found = await insightOfWeek(support, 'conversion')
  expect(figuresOf(found)).toEqual({
    'Views that became orders': share,
    Views: views,
    'Added to a cart': carted,
    'Checkouts begun': [0, views[1] === null ? null : 0],
    Orders: ordered,
  })
  expect(cellsOf(found)[0]!.slice(1)).toEqual([views[0], views[1], 2, 0, 2, ordered[1], 16.7, 2.5])
  expect(found.chart!.bars[0]).toMatchObject({ value: 12, before: views[1] })
})
