import { asc, eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Import } from '#contract/admin/imports.ts'
import { givenCategory, givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { auditLog, imports, productPictures, products, stockMovements, variants } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { wrongStocks } from '../../shop/stock/stock.fixture.ts'
import { expect, ownDatabaseTest as base } from '../../test/test.ts'
import { csv, givenChecked, givenRun } from './imports.fixture.ts'

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', async ({ db }) => {
    const { id: categoryId } = await givenCategory(db, { slug: 'sleeping' })
    return givenProduct(db, {
      slug: 'rara-bed',
      name: 'Rara Bed',
      categoryId,
      translations: { ne: { name: 'रारा', material: 'साल' } },
      variants: [
        { sku: 'RARA-1', size: '153*200', price: 20_000, stock: 5 },
        { sku: 'RARA-2', size: '183*200', price: 25_000, stock: 2 },
      ],
    })
  })

const variantsOf = (db: Db, productId: number) =>
  db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.position))

test('a confirmed import changes the catalog in the name of its confirmer', async ({ db, app, staff, bed }) => {
  const picture = await givenPicture(db, { fileName: 'lamp.jpg' })
  const { id } = await givenChecked(
    db,
    staff,
    csv(
      'slug,name,name_ne,category,published,sku,size,price,stock,weight_kg,pictures',
      ',,नयाँ रारा,,,RARA-1,,19000,7,12.5,',
      'rara-bed,,,,,RARA-3,200*200,30000,1,,',
      'rara-lamp,Rara Lamp,,sleeping,yes,LAMP-1,,900,4,,lamp.jpg',
    ),
  )
  const other = await givenStaff(app)
  expect(await givenRun(db, other, id)).toMatchObject({ state: 'done', doneRows: 3, added: 3, changed: 2 })

  const [product] = await db.select().from(products).where(eq(products.id, bed.id))
  expect(product).toMatchObject({
    name: 'Rara Bed',
    translations: { ne: { name: 'नयाँ रारा', material: 'साल' } },
    stock: 10,
  })
  expect(await variantsOf(db, bed.id)).toMatchObject([
    { sku: 'RARA-1', size: '153*200', price: 19_000, stock: 7, weightKg: 12.5, position: 0 },
    { sku: 'RARA-2', price: 25_000, stock: 2 },
    { sku: 'RARA-3', size: '200*200', price: 30_000, position: 2 },
  ])
  const [lamp] = await db.select().from(products).where(eq(products.slug, 'rara-lamp'))
  expect(lamp).toMatchObject({ published: true, listed: true, price: 900 })
  const links = await db.select().from(productPictures).where(eq(productPictures.productId, lamp!.id))
  expect(links).toMatchObject([{ pictureId: picture.id, alt: 'Rara Lamp' }])
  expect((await app.inject(`/api/product/${lamp!.id}`)).statusCode).toBe(200)

  const moved = await db.select().from(stockMovements).where(eq(stockMovements.reason, 'imported'))
  expect(moved).toMatchObject([{ change: 2, stock: 7, staffId: other.id }])
  expect(await wrongStocks(db)).toEqual([])
  const log = await db.select().from(auditLog).where(eq(auditLog.requestId, 'request-1'))
  expect(new Set(log.map(({ staffId, call }) => `${staffId} ${call}`))).toEqual(
    new Set([`${other.id} POST /api/admin/imports/:id/run`]),
  )
  expect(log.filter(({ tableName, action }) => tableName === 'variants' && action === 'update')).toMatchObject([
    { before: { price: 20_000, stock: 5 }, after: { price: 19_000, stock: 7 } },
  ])
  const [kept] = await db.select().from(imports)
  expect(kept).toMatchObject({ rows: [], seen: {} })
})

test.for(['csv', 'xlsx'])('importing a %s export changes nothing', async (format, { db, staff, bed }) => {
  const picture = await givenPicture(db)
  await givenProduct(db, {
    slug: 'odd-one',
    name: '=SUM(A1) "quoted", सिसौ',
    categoryId: bed.categoryId,
    description: 'One\nTwo; three',
    detailedDescription: "'=not a formula",
    warranty: '0012',
    pictureIds: [picture.id],
    variants: [{ sku: '0007', price: 100, stock: 0, weightKg: 0.1, size: null }],
  })
  await givenProduct(db, { slug: 'bare-one', categoryId: bed.categoryId, variants: [] })
  const file = await staff.call('GET', `/products/export?format=${format}&sort=name`)
  expect(file.statusCode).toBe(200)
  const found = await givenChecked(db, staff, file.rawPayload)
  expect(found).toMatchObject({ state: 'ready', added: 0, changed: 0, unchanged: 4, problems: [] })
})

test('an export contains what the list shows, and nothing else', async ({ db, staff, bed }) => {
  await givenProduct(db, { slug: 'other-one', variants: [{ sku: 'OTHER-1' }] })
  const { body } = await staff.call('GET', '/products/export?q=rara')
  expect(
    body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 2).join()),
  ).toEqual([`${bed.id},rara-bed`, `${bed.id},rara-bed`])
})

describe('nothing is imported', () => {
  test('if others changed the same columns meanwhile: it is checked again, and names their changes', async ({
    db,
    staff,
    bed,
  }) => {
    const { id } = await givenChecked(db, staff, csv('sku,price', 'RARA-1,19000', 'RARA-2,24000'))
    await db.update(variants).set({ price: 21_000 }).where(eq(variants.sku, 'RARA-2'))
    const again = await givenRun(db, staff, id)
    expect(again).toMatchObject({ state: 'ready', doneRows: 0, changed: 2 })
    expect(again.problems).toMatchObject([{ row: 2, message: expect.stringContaining('changed this product since') }])
    expect(again.samples[1]!.fields).toEqual([{ column: 'price', before: '21000', after: '24000' }])
    expect((await variantsOf(db, bed.id)).map(({ price }) => price)).toEqual([20_000, 21_000])

    expect(await givenRun(db, staff, id)).toMatchObject({ state: 'done', problems: [] })
    expect((await variantsOf(db, bed.id)).map(({ price }) => price)).toEqual([19_000, 24_000])
  })

  test('if the file has become invalid', async ({ db, staff, bed }) => {
    const { id } = await givenChecked(db, staff, csv('slug,sku,size,price', 'rara-bed,RARA-3,200*200,9000'))
    await db.insert(variants).values({ productId: bed.id, sku: 'RARA-4', size: '200*200', price: 1, position: 2 })
    expect(await givenRun(db, staff, id)).toMatchObject({
      state: 'refused',
      problems: [{ row: 2, column: 'size', message: 'This color, size and type is there twice' }],
    })
  })

  test('other changes of a product are ignored', async ({ db, staff, bed }) => {
    const { id } = await givenChecked(db, staff, csv('sku,price', 'RARA-1,19000'))
    await db.update(variants).set({ stock: 1 }).where(eq(variants.sku, 'RARA-1'))
    await db.update(products).set({ material: 'Sisau' }).where(eq(products.id, bed.id))
    expect((await givenRun(db, staff, id)).state).toBe('done')
    const [first] = await variantsOf(db, bed.id)
    expect(first).toMatchObject({ price: 19_000, stock: 1 })
  })
})

test('only one import runs at a time, and each only once', async ({ db, staff, bed }) => {
  const first = await givenChecked(db, staff, csv('sku,price', 'RARA-1,19000'))
  const second = await givenChecked(db, staff, csv('sku,price', 'RARA-2,19000'))
  const run = ({ id }: Import) => staff.call('POST', `/imports/${id}/run`)
  const answers = await Promise.all([run(first), run(second), run(first)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect(bed.id).toBeGreaterThan(0)
})

test('an import that has not run can be discarded once', async ({ db, staff, bed }) => {
  const { id } = await givenChecked(db, staff, csv('sku,price', 'RARA-1,19000'))
  expect((await staff.call('DELETE', `/imports/${id}`)).json()).toMatchObject({ state: 'dropped' })
  expect((await staff.call('POST', `/imports/${id}/run`)).statusCode).toBe(409)
  expect((await staff.call('DELETE', `/imports/${id}`)).statusCode).toBe(409)
  const [kept] = await db.select().from(imports)
  expect(kept!.rows).toEqual([])
  expect(bed.id).toBeGreaterThan(0)
})
