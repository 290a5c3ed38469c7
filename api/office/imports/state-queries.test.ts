import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { products } from '../../platform/db/schema.ts'
import { noteStatements } from '../../test/statements.fixture.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { readShopState } from './state-queries.ts'

test('products are read fifty at a time, so that their many variants keep nobody else waiting', async ({
  db,
  pool,
}) => {
  const { categoryId } = await givenProduct(db)
  for (let made = 0; made < 119; made += 1) await givenProduct(db, { categoryId })
  const named = await db.select({ slug: products.slug }).from(products)
  const statements = noteStatements(pool)
  const state = await readShopState(
    db,
    named.map(({ slug }, at) => ({ row: String(at + 2), slug })),
  )
  expect(state.products.size).toBe(120)
  expect(statements.filter((text) => / from "products" inner join "categories"/.test(text))).toHaveLength(3)
})
