import { eq } from 'drizzle-orm'
import type { Product } from '#contract/admin/catalog/products.ts'
import { givenSettings, givenShopper } from '../../cart/cart.fixture.ts'
import { auditLog, orderLines, products, variants } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenCategory, givenPicture, givenProduct } from '../catalog.fixture.ts'
import { formOf, givenForm, newVariant } from './admin-products.fixture.ts'

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('call', ({ staff }) => staff.call)
  .extend('added', async ({ db, call }): Promise<Product> => {
    const sizes = ['2 seats', '3 seats'].map((size, at) => ({
      ...newVariant,
      size,
      sku: `ILAM-${at}`,
      price: 10_000 + at,
    }))
    return (await call('POST', '/products', await givenForm(db, { variants: sizes }))).json()
  })
  .extend('save', ({ call, added }) => (changes: object) => {
    return call('PUT', `/products/${added.id}`, { ...formOf(added), ...changes })
  })

test('a new product has all its fields, and shoppers see it', async ({ app, db, call }) => {
  const top = await givenCategory(db)
  const below = await givenCategory(db, { parentId: top.id, name: 'Chairs' })
  const { id: pictureId } = await givenPicture(db)
  const form = await givenForm(db, {
    categoryId: top.id,
    subcategoryId: below.id,
    widthCm: 50,
    depthCm: 55,
    heightCm: 90,
    tableWidthCm: 45,
    tableDepthCm: 40,
    material: 'Sal wood',
    translations: { ne: { name: 'इलाम कुर्सी', material: 'सालको काठ', warranty: '' } },
    pictures: [{ pictureId, alt: 'A chair', translations: { ne: { alt: 'कुर्सी' } }, color: null }],
    variants: [
      { ...newVariant, size: 'Low', sku: 'ILAM-L' },
      {
        ...newVariant,
        size: 'High',
        sku: 'ILAM-H',
        price: 15_000,
        cost: 6_000,
        lowStockAt: 2,
        widthCm: 1,
        depthCm: 2,
        heightCm: 3,
      },
    ],
  })
  const answer = await call('POST', '/products', form)
  expect(answer.statusCode).toBe(201)
  const record: Product = answer.json()
  expect(formOf(record)).toMatchObject({
    ...form,
    translations: { ne: { name: 'इलाम कुर्सी', material: 'सालको काठ' } },
    variants: form.variants.map(({ id: _id, ...variant }) => variant),
  })
  expect(record).toMatchObject({ isListed: true, sales: 0 })
  expect(record.variants.map(({ stock }) => stock)).toEqual([0, 0])
  const shown = (await app.inject({ url: `/api/product/${record.id}?lang=ne` })).json().product
  expect(shown).toMatchObject({
    name: 'इलाम कुर्सी',
    tableCm: { width: 45, depth: 40 },
    price: 12_000,
    size: ['Low', 'High'],
    material: 'सालको काठ',
  })
})

test('a saved product reads back unchanged, and the audit log has only the changes', async ({
  db,
  staff,
  call,
  added,
  save,
}) => {
  const answer = await save({ name: 'Illam Chair', material: 'Teak', isFeatured: true })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ name: 'Illam Chair', material: 'Teak', isFeatured: true })
  expect(answer.json().version).not.toBe(added.version)
  expect((await call('GET', `/products/${added.id}`)).json()).toEqual(answer.json())
  const log = await db.select().from(auditLog).where(eq(auditLog.call, 'PUT /api/admin/products/:id'))
  expect(log).toMatchObject([
    { tableName: 'products', staffId: staff.id, before: { name: 'Ilam Chair', is_featured: false } },
  ])
})

test('a second editor is refused as stale, with what the first saved', async ({ added, save }) => {
  await save({ name: 'First' })
  const second = await save({ name: 'Second' })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ code: 'stale', current: { id: added.id, name: 'First' } })
})

test('a sale meanwhile does not conflict with an edit', async ({ db, added, save }) => {
  await db.update(variants).set({ stock: 7 }).where(eq(variants.productId, added.id))
  await db.update(products).set({ salesCount: 3 }).where(eq(products.id, added.id))
  const answer = await save({ name: 'Still saved' })
  expect(answer.json()).toMatchObject({ name: 'Still saved', sales: 3, variants: [{ stock: 7 }, { stock: 7 }] })
})

test('one save reorders, renames and reprices sizes, and inserts new ones between', async ({ added, save }) => {
  const [first, second] = formOf(added).variants
  const between = { ...newVariant, size: 'Bench', sku: 'ILAM-B' }
  const answer = await save({
    variants: [{ ...second, size: '2 seats', price: 9_000 }, between, { ...first, size: '3 seats' }],
  })
  expect(answer.statusCode).toBe(200)
  const rows = answer.json().variants.map(({ id, size, price }: Product['variants'][number]) => [id, size, price])
  expect(rows).toEqual([
    [second!.id, '2 seats', 9_000],
    [expect.any(Number), 'Bench', 12_000],
    [first!.id, '3 seats', 10_000],
  ])
})

test('one save swaps the SKUs of two sizes, and gives a freed SKU to a third', async ({ added, save }) => {
  const [first, second] = formOf(added).variants
  const swapped = await save({
    variants: [
      { ...first, sku: second!.sku },
      { ...second, sku: first!.sku },
    ],
  })
  const skusOf = (answer: typeof swapped) => answer.json<Product>().variants.map(({ id, sku }) => [id, sku])
  expect(skusOf(swapped)).toEqual([
    [first!.id, second!.sku],
    [second!.id, first!.sku],
  ])
  const { version } = swapped.json<Product>()
  const bench = { ...newVariant, size: 'Bench', sku: second!.sku }
  const renamed = await save({ version, variants: [first, { ...second, sku: 'ILAM-Z' }, bench] })
  expect(skusOf(renamed)).toEqual([
    [first!.id, first!.sku],
    [second!.id, 'ILAM-Z'],
    [expect.any(Number), second!.sku],
  ])
})

test('removing a size is explicit; orders keep its texts, and carts show it as gone', async ({
  app,
  db,
  added,
  save,
}) => {
  const [first, second] = formOf(added).variants
  await givenOrder(db, {
    state: 'delivered',
    lines: [{ productId: added.id, variantId: second!.id!, size: '3 seats' }],
  })
  await db.update(variants).set({ stock: 1 }).where(eq(variants.id, second!.id!))
  await givenSettings(db)
  const guest = givenShopper(app)
  await guest.add(String(second!.id))

  expect((await save({ variants: [first] })).json()).toMatchObject({ code: 'invalid_input' })
  const answer = await save({ variants: [first], removes: [second!.id] })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().variants).toHaveLength(1)
  const [line] = await db.select().from(orderLines)
  expect(line).toMatchObject({ variantId: null, size: '3 seats', productId: added.id })
  const { lines } = await guest.view()
  expect(lines).toMatchObject([{ size: '3 seats', state: 'gone' }])
})

test('a size in an open order cannot be removed', async ({ db, added, save }) => {
  const [first, second] = formOf(added).variants
  const { number } = await givenOrder(db, { lines: [{ productId: added.id, variantId: second!.id!, sku: 'ILAM-1' }] })
  const answer = await save({ variants: [first], removes: [second!.id] })
  expect(answer.json()).toMatchObject({
    code: 'conflict',
    message: `Order ${number} waits for ILAM-1: remove it once that has ended.`,
  })
})

test('a slug or SKU of another product is refused, naming the field', async ({ db, call, added, save }) => {
  const top = await givenCategory(db, { name: 'Beds' })
  const below = await givenCategory(db, { parentId: top.id })
  await givenProduct(db, { slug: 'rara-bed', name: 'Rara Bed', variants: [{ sku: 'RARA' }] })
  const answer = await save({
    slug: 'rara-bed',
    subcategoryId: below.id,
    variants: [{ ...formOf(added).variants[0], sku: 'RARA' }, formOf(added).variants[1]],
  })
  expect(answer.json().fields).toEqual({
    slug: 'Is the address of Rara Bed',
    subcategoryId: expect.stringContaining('Must be a subcategory of'),
    'variants.0.sku': 'Is an SKU of Rara Bed',
  })
  const twice = await call('POST', '/products', { ...(await givenForm(db)), variants: [newVariant, newVariant] })
  expect(twice.json().fields).toMatchObject({ 'variants.1.size': 'This color, size and type is there twice' })
})

test('a size of another product is refused', async ({ db, save, added }) => {
  const other = await givenProduct(db)
  const [stolen] = await db.select().from(variants).where(eq(variants.productId, other.id))
  const answer = await save({ variants: [...formOf(added).variants, { ...newVariant, id: stolen!.id, sku: 'X' }] })
  expect(answer.statusCode).toBe(400)
})

test('a width of a table without its depth is refused at its field', async ({ db, call }) => {
  const set = { widthCm: 253, depthCm: 169, heightCm: 85 }
  const answer = await call('POST', '/products', await givenForm(db, { ...set, tableWidthCm: 170 }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({ tableWidthCm: 'Give width and depth of the table, or neither' })
})

test('a copy is a separate draft without sales, stock and old prices', async ({ app, db, call }) => {
  const { id: pictureId } = await givenPicture(db)
  const model = await givenProduct(db, {
    name: 'Rara Bed',
    slug: 'rara-bed',
    salesCount: 9,
    isFeatured: true,
    pictureIds: [pictureId],
    variants: [
      { sku: 'RARA-BED-1', size: '1*2', oldPrice: 20_000 },
      { sku: 'RARA-BED-2', size: '2*2', type: 'Normal' },
    ],
  })
  const answer = await call('POST', `/products/${model.id}/copies`)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    name: 'Copy of Rara Bed',
    slug: 'rara-bed-copy',
    published: false,
    isFeatured: false,
    sales: 0,
    pictures: [{ pictureId }],
    variants: [
      { sku: 'RARA-BED-COPY-1X2', price: 10_000, oldPrice: null, stock: 0 },
      { sku: 'RARA-BED-COPY-2X2-N', stock: 0 },
    ],
  })
  expect((await app.inject({ url: `/api/product/${answer.json().id}` })).statusCode).toBe(404)
  expect((await call('POST', `/products/${model.id}/copies`)).json()).toMatchObject({ slug: 'rara-bed-copy-2' })
})

test('only an unpublished product that was never sold can be deleted', async ({ db, call, added, save }) => {
  const remove = (id: number) => call('DELETE', `/products/${id}`)
  expect((await remove(added.id)).json()).toMatchObject({ message: 'Shoppers see this product. Hide it first.' })
  await save({ published: false })
  expect((await remove(added.id)).statusCode).toBe(204)
  const sold = await givenProduct(db, { published: false })
  await givenOrder(db, { lines: [{ productId: sold.id }] })
  expect((await remove(sold.id)).json()).toMatchObject({ code: 'conflict' })
  expect((await remove(999_999)).statusCode).toBe(404)
})
