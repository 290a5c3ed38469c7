import { getTableName, sql } from 'drizzle-orm'
import { givenPicture, givenProduct } from '../../catalog/catalog.fixture.ts'
import { givenColoredBed } from '../../catalog/colored.fixture.ts'
import { bannerImages, banners, hoardings, productColors, productPictures } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { translatedTables } from './translated-tables.ts'

test('records are listed with the fields missing in Nepali, including those of their pictures', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'support')
  const picture = await givenPicture(db)
  const ne = { title: 'जाडो' }
  const [banner] = await db.insert(banners).values({ title: 'Winter', translations: { ne } }).returning()
  await db.insert(bannerImages).values([
    { bannerId: banner!.id, position: 0, pictureId: picture.id, alt: 'A bed', descriptions: ['Warm'] },
    { bannerId: banner!.id, position: 1, pictureId: picture.id, alt: 'A sofa', translations: { ne: { alt: 'सोफा' } } },
  ])
  await db
    .insert(hoardings)
    .values([
      { description: 'Free delivery', translations: { ne: { description: 'निःशुल्क डेलिभरी' } } },
      { description: 'Free assembly' },
    ])
  const list = async (query: string) => (await call('GET', `/translation-gaps?sort=name&${query}`)).json()
  expect(await list('')).toMatchObject({
    total: 2,
    items: [
      { kind: 'offers', name: 'Free assembly', missing: ['description'] },
      { id: `banners/${banner!.id}`, kind: 'banners', name: 'Winter', missing: ['alt', 'descriptions'] },
    ],
  })
  expect(await list('kind=offers&perPage=1')).toMatchObject({ total: 1, items: [{ name: 'Free assembly' }] })
  expect((await list('q=WINT')).total).toBe(1)
  const { items } = (await call('GET', '/translation-counts')).json()
  expect(items).toContainEqual({ id: 'offers', records: 2, withGaps: 1 })
  expect(items).toContainEqual({ id: 'banners', records: 1, withGaps: 1 })
  expect(items).toContainEqual({ id: 'products', records: 0, withGaps: 0 })
})

test('only the untranslated texts of a product are gaps', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'support')
  const { id } = await givenProduct(db, { material: 'Sal', translations: { ne: { name: 'पलङ' } } })
  const { items } = (await call('GET', '/translation-gaps?kind=products')).json()
  expect(items).toMatchObject([{ id: `products/${id}`, missing: expect.arrayContaining(['material']) }])
  expect(items[0].missing).not.toContain('name')
})

test('a color without a Nepali name is a gap of its product', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'support')
  const bed = await givenColoredBed(db)
  await db.update(productPictures).set({ translations: { ne: { alt: 'पलङ' } } })
  const missing = async () => (await call('GET', '/translation-gaps?kind=products')).json().items
  expect(await missing()).toEqual([])
  await db.update(productColors).set({ translations: {} })
  expect(await missing()).toMatchObject([{ id: `products/${bed.id}`, missing: ['name'] }])
})

test('every table with translations that staff edit is checked', async ({ db }) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
      where column_name = 'translations' and table_schema = 'public' order by 1`,
  )
  const seen = new Set(
    translatedTables.flatMap(({ from, parts = [] }) => [{ from }, ...parts].map((table) => getTableName(table.from))),
  )
  const copies = ['order_lines', 'order_reductions'] // copies in orders, which nobody edits
  expect([...seen].toSorted()).toEqual(rows.map(({ name }) => name).filter((name) => !copies.includes(name)))
})
