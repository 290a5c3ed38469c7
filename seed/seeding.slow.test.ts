import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '#api/platform/db/client.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { expect, ownDatabaseTest as test, testOptions } from '#api/test/test.ts'
import { seedDemo, seedShop } from './demo.ts'

const COUNTS = `select (select count(*) from products)::int as products, (select count(*) from variants)::int as variants,
  (select count(*) from reviews)::int as reviews, (select count(*) from categories)::int as categories,
  (select count(*) from banners)::int as banners, (select count(*) from shop_settings)::int as settings,
  (select count(*) from delivery_zones)::int as zones, (select count(*) from orders)::int as orders,
  (select count(*) from cart_lines)::int as lines`

let mediaFolder: string

beforeAll(async () => {
  mediaFolder = await mkdtemp(join(tmpdir(), 'kastha-seeding-'))
})

afterAll(() => rm(mediaFolder, { recursive: true }))

function demoOptions({ products = 0 } = {}) {
  const { dataKey } = testOptions.secrets
  return { storage: localStorage(mediaFolder), dataKey, products, log: () => {} }
}

test('a second start changes nothing and restores nothing deleted', async ({ db, pool }) => {
  await seedDemo(db, demoOptions())
  await pool.query(
    'delete from products where id = (select min(id) from products where id not in (select product_id from product_set_pieces))',
  )
  const before = (await pool.query(COUNTS)).rows
  await seedDemo(db, demoOptions())
  expect((await pool.query(COUNTS)).rows).toEqual(before)
})

test('concurrent processes fill the database once', async ({ url, pool }) => {
  const processes = [1, 2, 3].map(() => openDatabase(url, { max: 1 }))
  await Promise.all(processes.map(({ db }) => seedDemo(db, demoOptions({ products: 20 }))))
  await Promise.all(processes.map(({ close }) => close()))
  expect((await pool.query(COUNTS)).rows).toMatchObject([
    { products: 73, banners: 4, settings: 1, zones: 4, orders: 135, lines: 4 },
  ])
})

test('a storage failure for pictures leaves the database empty', async ({ db, pool }) => {
  const file = join(mediaFolder, 'a-file-and-no-folder')
  await writeFile(file, '')
  await expect(seedDemo(db, { ...demoOptions(), storage: localStorage(file) })).rejects.toThrow()
  expect((await pool.query(COUNTS)).rows).toMatchObject([{ products: 0, categories: 0, orders: 0 }])
})

test('generated products are added to the demo, in several batches', async ({ db, pool }) => {
  await seedDemo(db, demoOptions({ products: 5_010 }))
  const { rows: counted } = await pool.query(`select count(*)::int as listed, count(distinct name)::int as names,
    count(distinct slug)::int as slugs from products where listed`)
  expect(counted).toEqual([{ listed: 5_063, names: 5_063, slugs: 5_063 }])
  const { rows: unpacked } = await pool.query(`select sku from variants join products on products.id = product_id
    where packages = '[]' or not packages_are_estimates or comes_assembled is null`)
  expect(unpacked).toEqual([])
})

test('without the demo, the store has zones and settings with the given name, which then stays', async ({
  db,
  pool,
}) => {
  await seedShop(db, { storeName: 'Ghar' })
  await seedShop(db, { storeName: 'Another' })
  expect((await pool.query('select name, native_name, free_shipping_over from shop_settings')).rows).toEqual([
    { name: 'Ghar', native_name: 'Ghar', free_shipping_over: 100_000 },
  ])
  expect((await pool.query('select * from delivery_districts')).rowCount).toBe(77)
})

test('zones renamed by staff keep their names at the next start', async ({ db, pool }) => {
  await seedShop(db, {})
  await pool.query(`update delivery_zones set name = 'Everywhere' where position = 0`)
  await seedShop(db, {})
  const { rows: kept } = await pool.query('select name from delivery_zones order by position')
  expect(kept.map(({ name }) => name)).toEqual(['Everywhere', 'Terai and Pokhara', 'Hills', 'Remote mountains'])
})
