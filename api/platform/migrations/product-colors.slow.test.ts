import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { bitsOf } from '#domain/catalog/color-families.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { newFolder } from '../../test/processes.ts'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase, ourMigrations } from './migrate.ts'

/** Copies the migrations before this one. */
async function migrationsBefore(number: string): Promise<string> {
  const folder = await newFolder()
  await cp(ourMigrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < number)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}

test('a shop with data gets colors, and loses nothing', { timeout: 60_000 }, async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: 2 })
  await migrateDatabase(pool, { migrationsFolder: await migrationsBefore('0007') })
  await pool.query(`
    insert into categories (slug, name, position) values ('beds', 'Beds', 0);
    insert into products (slug, name, category_id, color_options) values ('rara', 'Rara bed', 1, 'Green');
    insert into variants (product_id, sku, size, position, price, stock) values (1, 'R-1', '122*200', 0, 100, 3),
      (1, 'R-2', '153*200', 1, 200, 4);
    insert into carts (guest_key) values ('key');
    insert into cart_lines (cart_id, variant_id, name, size, quantity, seen_price)
      select id, 1, 'Rara bed', '122*200', 2, 100 from carts`)
  const rowsOf = async (table: string) => (await pool.query(`select * from ${table} order by id`)).rows
  const before = {
    variants: await rowsOf('variants'),
    lines: await rowsOf('cart_lines'),
    products: await rowsOf('products'),
  }

  await migrateDatabase(pool)
  // Later migrations may add columns.
  expect(await rowsOf('variants')).toMatchObject(before.variants.map((row) => ({ ...row, color_id: null })))
  expect(await rowsOf('cart_lines')).toMatchObject(before.lines.map((row) => ({ ...row, color: null })))
  expect(await rowsOf('products')).toMatchObject(before.products)
  const again = pool.query(
    `insert into variants (product_id, sku, size, position, price) values (1, 'R-3', '122*200', 2, 1)`,
  )
  await expect(again).rejects.toMatchObject({ constraint: 'variants_one_per_choice' })
  const { rows } = await pool.query(
    `select conname from pg_constraint where not convalidated and conname like '%color%'`,
  )
  expect(rows).toEqual([])
  await close()
  await empty.drop()
})

test('a shop with colors gets their families, and the index of its filters', { timeout: 60_000 }, async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: 2 })
  await migrateDatabase(pool, { migrationsFolder: await migrationsBefore('0019') })
  await pool.query(`
    insert into categories (slug, name, position) values ('beds', 'Beds', 0);
    insert into products (slug, name, category_id) values ('rara', 'Rara bed', 1), ('asan', 'Asan bed', 1);
    insert into product_colors (product_id, position, slug, name, swatch) values (1, 0, 'forest-green', 'Forest green', '#335443'),
      (1, 1, 'blush', 'Blush', '#cf9c90')`)

  await migrateDatabase(pool)
  const { rows } = await pool.query('select slug, color_families from products order by id')
  expect(rows).toEqual([
    { slug: 'rara', color_families: bitsOf(['green', 'pink']) },
    { slug: 'asan', color_families: 0 },
  ])
  const indexes = await pool.query(
    `select indexname from pg_indexes where indexname in ('products_listing', 'products_by_filters')`,
  )
  expect(indexes.rows).toEqual([{ indexname: 'products_by_filters' }])
  await close()
  await empty.drop()
})
