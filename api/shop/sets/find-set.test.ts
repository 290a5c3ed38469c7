import { eq } from 'drizzle-orm'
import { products, productSets } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test as base } from '../../test/test.ts'
import { changeVariant } from '../cart/cart.fixture.ts'
import { givenColoredBed } from '../catalog/colored.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { givenBedroom, givenSet } from './sets.fixture.ts'

const test = base
  .extend('bedroom', ({ db }) => givenBedroom(db))
  .extend('setOf', ({ app }) => async (id: number, query = '') => {
    return (await app.inject(`/api/product/${id}/set${query}`)).json().set
  })

test('every piece of a set leads to it, with all that can be chosen', async ({ bedroom, setOf }) => {
  const { set, products: goods, ids } = bedroom
  const shown = await setOf(goods.bed.id)
  expect(shown).toMatchObject({ _id: set.id, name: 'Rara bedroom', percent: 10 })
  expect(shown.pieces).toMatchObject([
    {
      productId: String(goods.bed.id),
      name: 'Rara bed',
      quantity: 1,
      sharesSize: true,
      variants: [
        { _id: ids.bedSmall, color: null, size: '122*200', type: null, price: 30_000, countInStock: 5 },
        { _id: ids.bedLarge, size: '153*200' },
      ],
    },
    { name: 'Sukha mattress', sharesSize: true },
    { name: 'Kapas pillow', quantity: 2, sharesSize: false, colors: [], pictures: [] },
  ])
  for (const { id } of Object.values(goods)) expect(await setOf(id)).toEqual(shown)
  expect(await setOf(goods.mattress.id, '?lang=ne')).toMatchObject({
    name: 'रारा शयनकक्ष',
    pieces: [{}, { name: 'सुख डसना' }, {}],
  })
})

test('the set of which a product is the main piece comes first', async ({ db, bedroom, setOf }) => {
  const { pillow, bed } = bedroom.products
  await givenSet(db, { name: 'Pillow and bed', pieces: [{ productId: pillow.id }, { productId: bed.id }] })
  expect(await setOf(pillow.id)).toMatchObject({ name: 'Pillow and bed' })
  expect(await setOf(bed.id)).toMatchObject({ name: 'Rara bedroom' })
})

test('of each color one picture is sent', async ({ db, setOf }) => {
  const [bed, pillow] = [await givenColoredBed(db), await givenProduct(db)]
  await givenSet(db, { pieces: [{ productId: bed.id }, { productId: pillow.id }] })
  expect((await setOf(pillow.id)).pieces[0]).toMatchObject({
    colors: [
      { slug: 'forest-green', name: 'Forest green' },
      { slug: 'blush', name: 'Blush' },
    ],
    pictures: [{ color: 'forest-green' }, { color: 'blush' }, { color: null }],
  })
})

test.for([
  ['with a hidden piece', ({ db, bed }) => db.update(products).set({ published: false }).where(eq(products.id, bed))],
  ['that is switched off', ({ db }) => db.update(productSets).set({ isActive: false })],
] satisfies [string, (shop: { db: Db; bed: number }) => Promise<unknown>][])(
  'a set %s is not shown',
  async ([, change], { db, bedroom, setOf }) => {
    await change({ db, bed: bedroom.products.bed.id })
    expect(await setOf(bedroom.products.pillow.id)).toBeNull()
  },
)

test('a product of no set has none', async ({ db, setOf }) => {
  expect(await setOf((await givenProduct(db)).id)).toBeNull()
  expect(await setOf(999_999)).toBeNull()
})

test('a sold-out piece stays in the set, as such', async ({ db, bedroom, setOf }) => {
  await changeVariant(db, bedroom.ids.pillow, { stock: 0 })
  expect((await setOf(bedroom.products.bed.id)).pieces[2].variants).toMatchObject([{ countInStock: 0 }])
})
