import { sql } from 'drizzle-orm'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { readMovements } from './movement-queries.ts'

const newest = { page: 1, perPage: 25, sort: '-id', q: '' }

test.for([1, 1_001])(
  'a word finds the movements of the %i variants that have it, and of no others',
  async (count, { db }) => {
    const { id } = await givenProduct(db, { name: 'Sal stool' })
    await givenProduct(db, { name: 'Teak desk' })
    await db.execute(sql`
    insert into variants (product_id, sku, size, position, price, stock)
    select ${id}, 'MANY-' || at, at || '*1', 1000 + at, 900, 2 from generate_series(1, ${count}::int) as at`)
    const found = await readMovements(db, { ...newest, q: 'many-' })
    expect(found.total).toBe(count)
    expect(new Set(found.items.map(({ name }) => name))).toEqual(new Set(['Sal stool']))
    expect(await readMovements(db, { ...newest, q: 'qxz' })).toEqual({ items: [], total: 0, hasMore: false })
  },
)
