import { asc, eq } from 'drizzle-orm'
import type { Import } from '#contract/admin/imports.ts'
import { givenCategory, givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenColoredBed } from '../../shop/catalog/colored.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { productColors, productPictures, products, variants } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { csv, givenChecked, givenRun } from './imports.fixture.ts'

const test = base.extend('staff', ({ app }) => givenStaff(app, 'manager'))

/** Returns the problems as `row column: message`. */
const told = ({ problems }: Import) => problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)

/** Reads the colors of a product, each with its SKUs and pictures. */
async function colorsOf(db: Db, productId: number) {
  const colors = await db
    .select()
    .from(productColors)
    .where(eq(productColors.productId, productId))
    .orderBy(asc(productColors.position))
  const sold = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position)
  const shown = await db.select().from(productPictures).where(eq(productPictures.productId, productId))
  return colors.map(({ id, slug, name, swatch }) => ({
    slug,
    name,
    swatch,
    skus: sold.filter(({ colorId }) => colorId === id).map(({ sku }) => sku),
    pictures: shown.filter(({ colorId }) => colorId === id).map(({ pictureId }) => pictureId),
  }))
}

test.for(['csv', 'xlsx'])('importing a %s export of colors changes nothing', async (format, { db, staff }) => {
  const bed = await givenColoredBed(db)
  const file = await staff.call('GET', `/products/export?format=${format}`)
  const found = await givenChecked(db, staff, file.rawPayload)
  expect(found).toMatchObject({ state: 'ready', added: 0, changed: 0, unchanged: 4, problems: [] })
  const before = await colorsOf(db, bed.id)
  await givenRun(db, staff, found.id)
  expect(await colorsOf(db, bed.id)).toEqual(before)
})

test('a file creates a product in two colors, with their swatches, pictures and Nepali names', async ({
  db,
  staff,
}) => {
  await givenCategory(db, { slug: 'sleeping' })
  const [front, back] = [
    await givenPicture(db, { fileName: 'front.jpg' }),
    await givenPicture(db, { fileName: 'back.jpg' }),
  ]
  const { id, ...found } = await givenChecked(
    db,
    staff,
    csv(
      'slug,name,category,published,pictures,sku,size,price,stock,color,color_ne,swatch,color_pictures',
      'mela-stool,Mela stool,sleeping,yes,back.jpg,M-1,Low,900,4,Natural oak,प्राकृतिक ओक,#C9A374,front.jpg',
      ',,,,,M-2,Low,950,3,Walnut,,#5f4736,',
      ',,,,,M-3,High,990,2,Natural oak,,,',
    ),
  )
  expect({ ...found, problems: told({ ...found, id }) }).toMatchObject({ state: 'ready', added: 6, problems: [] })
  await givenRun(db, staff, id)
  const [stool] = await db.select().from(products).where(eq(products.slug, 'mela-stool'))
  expect(await colorsOf(db, stool!.id)).toEqual([
    { slug: 'natural-oak', name: 'Natural oak', swatch: '#c9a374', skus: ['M-1', 'M-3'], pictures: [front.id] },
    { slug: 'walnut', name: 'Walnut', swatch: '#5f4736', skus: ['M-2'], pictures: [] },
  ])
  const links = await db.select().from(productPictures).where(eq(productPictures.productId, stool!.id))
  expect(links.map(({ pictureId, colorId }) => [pictureId, colorId === null])).toEqual([
    [back.id, true],
    [front.id, false],
  ])
  const sold = await db.select().from(variants).where(eq(variants.productId, stool!.id)).orderBy(variants.position)
  expect(sold.map(({ sku }) => sku)).toEqual(['M-1', 'M-3', 'M-2'])
})

test('a product without colors gets them, and its first price is that of the first color', async ({ db, staff }) => {
  const bed = await givenProduct(db, {
    slug: 'rara',
    variants: [
      { sku: 'R-1', size: '122*200', price: 100 },
      { sku: 'R-2', size: '153*200', price: 200 },
    ],
  })
  const { id, problems } = await givenChecked(
    db,
    staff,
    csv(
      'slug,sku,size,price,color,swatch',
      'rara,R-3,122*200,300,Blush,#cf9c90',
      'rara,R-1,,,Green,#2f5d46',
      'rara,R-2,,,Green,',
    ),
  )
  expect(problems).toEqual([])
  await givenRun(db, staff, id)
  expect(await colorsOf(db, bed.id)).toMatchObject([
    { name: 'Green', skus: ['R-1', 'R-2'] },
    { name: 'Blush', skus: ['R-3'] },
  ])
  const [row] = await db.select().from(products).where(eq(products.id, bed.id))
  expect(row).toMatchObject({ price: 100 })
})

test('a swatch, name and pictures change for the whole color, and a color that is not sold any more goes', async ({
  db,
  staff,
}) => {
  const bed = await givenColoredBed(db)
  const [green, blush, shared] = bed.pictureIds
  const sku = (at: number) => `RARA-${bed.id}-${at}`
  const { id, problems } = await givenChecked(
    db,
    staff,
    csv(
      'sku,color,color_ne,swatch,color_pictures',
      `${sku(0)},forest green,हरियो,#123456,${green} | ${shared}`,
      `${sku(2)},Oatmeal,,#cdbb9f,${blush}`,
      `${sku(3)},Oatmeal,,,`,
    ),
  )
  expect(problems).toEqual([])
  await givenRun(db, staff, id)
  expect(await colorsOf(db, bed.id)).toEqual([
    {
      slug: 'forest-green',
      name: 'Forest green',
      swatch: '#123456',
      skus: [sku(0), sku(1)],
      pictures: [green, shared],
    },
    { slug: 'oatmeal', name: 'Oatmeal', swatch: '#cdbb9f', skus: [sku(2), sku(3)], pictures: [blush] },
  ])
})

test('bad colors are named with their rows', async ({ db, staff }) => {
  const bed = await givenColoredBed(db)
  const [green] = bed.pictureIds
  const sku = (at: number) => `RARA-${bed.id}-${at}`
  const rows = [
    `rara,${sku(0)},Forest green,green,`,
    `rara,${sku(1)},Forest green,#000000,`,
    `rara,${sku(2)},Forest green,#111111,`,
    `rara,${sku(3)},(empty),#111111,`,
    'plain,P-1,,#111111,',
  ]
  await givenProduct(db, { slug: 'plain', variants: [{ sku: 'P-1' }] })
  const found = await givenChecked(
    db,
    staff,
    csv('slug,sku,color,swatch,color_pictures', ...rows.map((row) => row.replace('rara,', ','))),
  )
  expect(told(found)).toEqual([
    '2 swatch: Must be a color such as #2f5d46',
    '4 swatch: Says something else than row 3 of the same color',
    '5 color: Is missing: swatch belongs to a color',
    '6 color: Is missing: swatch belongs to a color',
  ])
  const taken = await givenChecked(
    db,
    staff,
    csv('sku,color,color_pictures', `${sku(2)},Sand,${green}`, `${sku(0)},,${green}`, `${sku(3)},(empty),`),
  )
  expect(told(taken)).toEqual([
    '2 swatch: A color needs a swatch such as #2f5d46',
    `2 color_pictures: ${green} shows another color already`,
    '4 color: Choose a color',
  ])
})
