import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { orders } from '../db/schema.ts'
import { countSomeOf, isShown } from './count-some.ts'

test('a list is counted so far after its page, and says whether there is more', async ({ db }) => {
  for (let index = 0; index < 4; index += 1) await givenOrder(db)
  const count = (page: number, counted: number, shown = Infinity) =>
    countSomeOf(db, orders, undefined, { page, perPage: 2 }, { counted, shown })
  expect(await count(1, 3)).toEqual({ total: 3, hasMore: true })
  expect(await count(1, 4)).toEqual({ total: 4, hasMore: false })
  expect(await count(2, 1)).toEqual({ total: 3, hasMore: true })
  expect(await count(3, 1)).toEqual({ total: 4, hasMore: false })
  expect(await count(2, 3, 3)).toEqual({ total: 3, hasMore: true })
  expect(await count(3, 3, 4)).toEqual({ total: 4, hasMore: false })
})

test('a search shows no page after its last row', () => {
  const bounds = { counted: 1, shown: 4 }
  expect([1, 2, 3].map((page) => isShown({ page, perPage: 2 }, bounds))).toEqual([true, true, false])
})
