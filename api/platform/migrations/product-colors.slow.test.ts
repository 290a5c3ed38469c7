import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { cloneDatabase } from '../../test/databases.ts'
import { newFolder } from '../../test/processes.ts'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase, ourMigrations } from './migrate.ts'

/** Copies the migrations before colors. */
async function withoutColors(): Promise<string> {
  const folder = await newFolder()
  await cp(ourMigrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag < '0007')
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  return folder
}

test('a shop with data gets colors, and loses nothing', { timeout: 60_000 }, async () => {
  const empty = await cloneDatabase(inject('postgresUrl'), 'template0')
  const { pool, close } = openDatabase(empty.url, { max: 2 })
  await migrateDatabase(pool, { migrationsFolder: await withoutColors() })
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
