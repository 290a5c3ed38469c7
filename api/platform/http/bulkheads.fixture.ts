import { buildApp, type AppOptions } from '../../app.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { openDatabase } from '../db/client.ts'
import { ownDatabaseTest, testOptions } from '../../test/test.ts'

type Bounds = Pick<
  AppOptions,
  'addressLimitFactor' | 'connections' | 'longestWaitMs' | 'maxEventLoopDelayMs' | 'answers'
>

/** The app with a pool of 20 connections, as in production, and two more for searches. */
export const test = ownDatabaseTest.extend('open', ({ db, url }, { onCleanup }) => async (bounds: Bounds = {}) => {
  const searches = openDatabase(url, { max: 2 })
  // A busy machine takes longer for some tests.
  const app = buildApp({ ...testOptions, db, searchDb: searches.db, longestWaitMs: 60_000, ...bounds })
  onCleanup(async () => {
    await app.close()
    await searches.close()
  })
  await givenCheckoutShop(db)
  await givenProduct(db, { name: 'Sofa' })
  return app
})

/** The address of a list that nobody asked for before. */
export function newList(turn: number): string {
  return `/api/product/getAllProducts?minPrice=${turn + 1}`
}
