import { eq } from 'drizzle-orm'
import type { NewProduct, Product } from '#contract/admin/catalog/products.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { auditLog, productColors } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenPicture } from '../catalog.fixture.ts'
import { formOf, givenForm, newVariant } from './admin-products.fixture.ts'

const green = {
  id: null,
  slug: 'forest-green',
  name: 'Forest green',
  swatch: '#2f5d46',
  swatchPicture: null,
  translations: { ne: { name: 'वन हरियो' } },
}
const blush = { ...green, slug: 'blush', name: 'Blush', swatch: '#cf9c90', translations: { ne: {} } }

const test = base
  .extend('staff', ({ app }) => givenStaff(app))
  .extend('form', async ({ db }): Promise<NewProduct> => {
    const { id: pictureId } = await givenPicture(db)
    return givenForm(db, {
      colors: [green, blush],
      pictures: [{ pictureId, alt: 'A chair', translations: { ne: {} }, color: 'blush' }],
      variants: [
        { ...newVariant, color: 'blush', sku: 'ILAM-BLS', price: 13_000 },
        { ...newVariant, color: 'forest-green', sku: 'ILAM-GRN' },
      ],
    })
  })
  .extend('added', async ({ staff, form }): Promise<Product> => {
    const answer = await staff.call('POST', '/products', form)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  })
  .extend('save', ({ staff, added }) => (changes: object, product = added) => {
    return staff.call('PUT', `/products/${product.id}`, { ...formOf(product), ...changes })
  })

const summary = ({ colors, variants, pictures }: Product) => ({
  colors: colors.map(({ slug }) => slug),
  variants: variants.map(({ color, sku }) => `${color} ${sku}`),
  pictures: pictures.map(({ color }) => color),
})

test('a product with colors reads back as saved, its variants in the order of the colors', async ({
  app,
  added,
  form,
}) => {
  expect(added.colors).toMatchObject(form.colors.map(({ id: _id, ...color }) => color))
  expect(summary(added)).toEqual({
    colors: ['forest-green', 'blush'],
    variants: ['forest-green ILAM-GRN', 'blush ILAM-BLS'],
    pictures: ['blush'],
  })
  const { product } = (await app.inject(`/api/product/${added.id}`)).json()
  expect(product).toMatchObject({ price: 12_000, colors: [{ slug: 'forest-green' }, { slug: 'blush' }] })
})

test('saving without a change writes nothing', async ({ db, added, save }) => {
  expect((await save({})).json()).toEqual(added)
  const log = await db.select().from(auditLog).where(eq(auditLog.call, 'PUT /api/admin/products/:id'))
  expect(log).toEqual([])
})

test('one save reorders colors, swaps their slugs, and keeps their rows', async ({ added, save }) => {
  const [first, second] = added.colors
  const answer = await save({
    colors: [
      { ...second, slug: 'forest-green', name: 'Rose' },
      { ...first, slug: 'blush' },
    ],
    variants: formOf(added).variants.map((variant) => ({
      ...variant,
      color: variant.color === 'blush' ? 'forest-green' : 'blush',
    })),
  })
  expect(answer.statusCode).toBe(200)
  const saved = answer.json<Product>()
  expect(saved.colors.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    [second!.id, 'forest-green', 'Rose'],
    [first!.id, 'blush', 'Forest green'],
  ])
  expect(saved.variants.map(({ sku }) => sku)).toEqual(['ILAM-BLS', 'ILAM-GRN'])
})

test('a color is replaced by a new one of the same slug', async ({ added, save }) => {
  const [first, second] = added.colors
  const answer = await save({ colors: [first, { ...second, id: null }] })
  expect(answer.statusCode).toBe(200)
  const saved = answer.json<Product>()
  expect(saved.colors[1]!.id).not.toBe(second!.id)
  expect(summary(saved)).toEqual(summary(added))
})

test('removing a color removes its variants, and its pictures suit every color', async ({ db, added, save }) => {
  const [kept, gone] = formOf(added).variants
  const answer = await save({
    colors: added.colors.slice(0, 1),
    variants: [kept],
    removes: [gone!.id],
    pictures: added.pictures.map((picture) => ({ ...picture, color: null })),
  })
  expect(summary(answer.json())).toEqual({
    colors: ['forest-green'],
    variants: ['forest-green ILAM-GRN'],
    pictures: [null],
  })
  expect(await db.$count(productColors)).toBe(1)
})

test('what does not fit is refused, naming the field', async ({ db, added, save, form, staff }) => {
  const [first] = added.colors
  const refused = async (changes: object) => {
    const answer = await save(changes)
    expect(answer.statusCode).toBe(400)
    return answer.json().fields
  }
  const { variants } = formOf(added)
  expect(await refused({ colors: [first] })).toEqual({
    'variants.1.color': 'Choose a color',
    'pictures.0': 'Choose a color',
  })
  expect(await refused({ variants: variants.map((variant) => ({ ...variant, color: 'forest-green' })) })).toEqual({
    'colors.1.name': 'Nothing is sold in this color',
    'variants.1.size': 'This color, size and type is there twice',
  })
  expect(await refused({ colors: added.colors.map((color) => ({ ...color, swatch: 'green' })) })).toMatchObject({
    'colors.0.swatch': 'Must be a color such as #2f5d46',
  })
  const swatchPicture = 'f'.repeat(24)
  expect(await refused({ colors: added.colors.map((color) => ({ ...color, swatchPicture })) })).toMatchObject({
    'colors.0.swatchPicture': 'Does not exist any more',
  })
  const other = await givenForm(db, { ...form, slug: 'other', variants: [] })
  const stranger = { ...other, colors: [], pictures: [], published: false }
  const { id, version } = (await staff.call('POST', '/products', stranger)).json<Product>()
  const taken = await staff.call('PUT', `/products/${id}`, {
    ...stranger,
    version,
    colors: [first],
    variants: [{ ...newVariant, color: 'forest-green', sku: 'OTHER' }],
  })
  expect(taken.json().fields).toEqual({ colors: 'Are not those of the product' })
})

test('a swatch picture is used by the product, and cannot be deleted', async ({ db, app, added, save, staff }) => {
  const { id: swatchPicture } = await givenPicture(db)
  const answer = await save({ colors: added.colors.map((color) => ({ ...color, swatchPicture })) })
  expect(answer.statusCode).toBe(200)
  const { product } = (await app.inject(`/api/product/${added.id}`)).json()
  expect(product.colors[0].swatchPicture).toMatchObject({ id: swatchPicture, alt: 'Forest green' })
  const used = (await staff.call('GET', `/pictures/${swatchPicture}`)).json().usedBy
  expect(used).toMatchObject([{ resource: 'products', id: String(added.id) }])
})

test('a copy has the same colors, with rows and SKUs of its own', async ({ added, staff }) => {
  const copy = (await staff.call('POST', `/products/${added.id}/copies`)).json<Product>()
  expect(copy.colors.map(({ slug }) => slug)).toEqual(['forest-green', 'blush'])
  expect(copy.colors[0]!.id).not.toBe(added.colors[0]!.id)
  expect(summary(copy)).toEqual({
    colors: ['forest-green', 'blush'],
    variants: ['forest-green COPY', 'blush COPY'].map(
      (_, at) => `${copy.variants[at]!.color} ${copy.variants[at]!.sku}`,
    ),
    pictures: ['blush'],
  })
  expect(copy.variants.map(({ sku }) => sku)).toEqual(['ILAM-CHAIR-COPY-GRN', 'ILAM-CHAIR-COPY-BLS'])
})

test('a product with colors is deleted whole', async ({ db, form, staff }) => {
  const draft = { ...form, slug: 'draft', published: false }
  const { id } = (await staff.call('POST', '/products', draft)).json<Product>()
  expect((await staff.call('DELETE', `/products/${id}`)).statusCode).toBe(204)
  expect(await db.$count(productColors)).toBe(0)
})
