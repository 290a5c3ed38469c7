import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductsReply } from '#contract/catalog/products.ts'
import type { SuggestReply } from '#contract/catalog/search.ts'
import { textColumns } from '#api/office/imports/product-cells.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { expect, ownDatabaseTest, testOptions } from '#api/test/test.ts'
import { seedDemo } from '../demo.ts'

/** Columns that shoppers read, with the key of their Nepali text in `translations`. */
const said: Record<string, Record<string, string>> = {
  products: textColumns,
  product_pictures: { alt: 'alt' },
  categories: { name: 'name', filter_name: 'filterName', intro: 'intro' },
  category_pictures: { alt: 'alt' },
  hoardings: { description: 'description' },
  banners: { title: 'title', link_label: 'linkLabel' },
  banner_images: { alt: 'alt', descriptions: 'descriptions' },
  projects: { name: 'name', description: 'description' },
  project_pictures: { alt: 'alt' },
  clients: { name: 'name', sector: 'sector' },
  delivery_zones: { name: 'name' },
  promotions: { name: 'name' },
  instalment_plans: { bank: 'bank', note: 'note' },
  product_sets: { name: 'name' },
  order_lines: { name: 'name', picture_alt: 'pictureAlt' },
  order_reductions: { name: 'name' },
}

ownDatabaseTest(
  'the demo is complete in Nepali, and searchable in it',
  { timeout: 60_000 },
  async ({ app, db, pool }) => {
    const folder = await mkdtemp(join(tmpdir(), 'kastha-nepali-'))
    const { dataKey } = testOptions.secrets
    await seedDemo(db, { storage: localStorage(folder), dataKey, products: 0, log: () => {} })
    await rm(folder, { recursive: true })

    const missing: string[] = []
    for (const [table, fields] of Object.entries(said)) {
      for (const [column, field] of Object.entries(fields)) {
        const { rows } = await pool.query<{ english: string }>(
          `select ${column}::text as english from ${table} where ${column}::text <> '' and
          coalesce(translations #>> '{ne,${field}}', '') !~ '[\\u0900-\\u097F]'`,
        )
        missing.push(...rows.map(({ english }) => `${table}.${column}: ${english}`))
      }
    }
    expect(missing).toEqual([])

    const find = async (q: string) => {
      const url = `/api/product/search?q=${encodeURIComponent(q)}&lang=ne&sort=name`
      return (await app.inject(url)).json<ProductsReply>().products.map(({ name }) => name)
    }
    expect(await find('मखमल')).toEqual(['इलाम मखमली डाइनिङ कुर्सी', 'पाटन दुई सिटे सोफा', 'रारा विङब्याक पलङ'])
    expect(await find('दराज')).toContain('लुम्बिनी तीन ढोके दराज')
    expect(await find('लुम्बनी')).toEqual(['लुम्बिनी तीन ढोके दराज'])
    const suggested = (await app.inject(`/api/product/suggest?q=palang&lang=ne`)).json<SuggestReply>()
    const beds = suggested.products.filter(({ name }) => name.endsWith('पलङ'))
    expect(beds).toHaveLength(5)
    expect(suggested.matches).toContain('पलङ')
  },
)
