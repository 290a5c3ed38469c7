import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const structure = readFileSync(new URL('../../platform/db/structure.sql', import.meta.url), 'utf8')

/** Columns that no program hears of: nobody edits them, they have an event of their own, or they concern the shop alone. */
const untold = {
  products: [
    'id',
    'category_level',
    'created_at',
    'updated_at',
    // A plan. On its day "published" changes.
    'publish_at',
    'unpublish_at',
    // Follow variants, colors, sales and reviews.
    'price',
    'old_price',
    'stock',
    'stock_band',
    'color_families',
    'discount_band',
    'listed',
    'sales_count',
    'rating_sum',
    'rating_count',
    'rating_band',
    'search_document',
  ],
  variants: ['id', 'product_id', 'stock', 'low_stock_at', 'cost'],
}

test.for(['products', 'variants'] as const)(
  'the webhook product.changed is sent for each column of %s that staff edit',
  (table) => {
    const [, columns] = new RegExp(`^CREATE TABLE ${table} \\(\n([^]*?)^\\);`, 'm').exec(structure)!
    const names = [...columns!.matchAll(/^ {2}"?([a-z]\w*)"? /gm)].map(([, name]) => name!)
    const [trigger] = new RegExp(`^CREATE TRIGGER ${table}_changed_told .*$`, 'm').exec(structure)!
    const told = new Set([...trigger.matchAll(/old\."?(\w+)"? IS DISTINCT/g)].map(([, name]) => name))
    expect(names.filter((name) => !told.has(name)).toSorted()).toEqual(untold[table].toSorted())
  },
)
