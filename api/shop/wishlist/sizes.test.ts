import { eq } from 'drizzle-orm'
import { variants } from '../../platform/db/schema.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { blushPink, forestGreen, givenColoredBed } from '../catalog/colored.fixture.ts'
import { changeVariant } from '../cart/cart.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenLister } from './wishlist.fixture.ts'

const test = base.extend('asmita', ({ app, db }) => givenLister(app, db))

const largeBlush = { color: 'blush', size: '153*200' }

test('a product is saved in a size, whose price and stock the list shows', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db, { blushLarge: 2 })
  const { data } = await asmita.ask('PUT', `/${bed.id}`, largeBlush)
  const shown = { variantId: bed.variantOf('blushLarge'), color: blushPink, size: '153*200', price: 51_000 }
  expect(data).toMatchObject([{ ...shown, variantStock: 2, saved: { ...largeBlush, type: null } }])
})

test('a size and type of a product without named colors are kept', async ({ asmita, db }) => {
  const { id } = await givenProduct(db, {
    variants: [
      { size: '122*200', type: 'Normal' },
      { size: '153*200', type: 'Normal' },
      { size: '153*200', type: 'Hydraulics' },
    ],
  })
  const wish = { size: '153*200', type: 'Hydraulics' }
  expect((await asmita.ask('PUT', `/${id}`, wish)).data).toMatchObject([{ ...wish, saved: { color: null, ...wish } }])
})

test('a sold-out size stays the saved one', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db, { blushLarge: 0 })
  const { data } = await asmita.ask('PUT', `/${bed.id}`, largeBlush)
  const shown = { variantId: bed.variantOf('blushLarge'), size: '153*200', price: 51_000 }
  expect(data).toMatchObject([{ ...shown, variantStock: 0, countInStock: 15 }])
})

test('saving in another size replaces the choice, and saving without one keeps it', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db)
  await asmita.ask('PUT', `/${bed.id}`, largeBlush)
  expect((await asmita.ask('PUT', `/${bed.id}`)).data).toMatchObject([{ saved: largeBlush }])
  const small = { color: 'forest-green', size: '122*200' }
  const { data } = await asmita.ask('PUT', `/${bed.id}`, small)
  expect(data).toMatchObject([{ variantId: bed.variantOf('green'), color: forestGreen, saved: small }])
  expect((await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })).data).toMatchObject([
    { saved: { color: 'blush', size: null } },
  ])
})

test('a size that the shop does not sell is refused', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db)
  await db.delete(variants).where(eq(variants.id, Number(bed.variantOf('blushLarge'))))
  for (const wish of [{ size: '90*200' }, largeBlush, { type: 'Hydraulics' }]) {
    const refused = await asmita.send('PUT', `/${bed.id}`, wish)
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ fields: { size: 'We do not sell this in that size.' } })
  }
  expect((await asmita.ask('GET')).data).toEqual([])
})

test('a size that has left the shop stays known, also when the product is removed and restored', async ({
  asmita,
  db,
}) => {
  const bed = await givenColoredBed(db, { green: 0 })
  const wish = { color: 'forest-green', size: '153*200' }
  const [saved] = (await asmita.ask('PUT', `/${bed.id}`, wish)).data
  await changeVariant(db, bed.variantOf('greenLarge'), { size: '160*200' })
  const now = { variantId: bed.variantOf('greenLarge'), size: '160*200', saved: wish }
  expect((await asmita.ask('GET')).data).toMatchObject([now])
  await asmita.ask('DELETE', `/${bed.id}`)
  const { data } = await asmita.ask('PUT', `/${bed.id}`, { ...wish, addedAt: saved!.addedAt })
  expect(data).toMatchObject([{ ...now, addedAt: saved!.addedAt }])
})

test('a shared list names the saved color and size of each product', async ({ app, asmita, db }) => {
  const bed = await givenColoredBed(db)
  await asmita.ask('PUT', `/${bed.id}`, largeBlush)
  const { share } = await asmita.ask('POST', '/shares')
  const answer = await app.inject(`/api/list/shared/${share!.token}`)
  expect(answer.json().data).toMatchObject([{ name: 'Rara bed', saved: { ...largeBlush, type: null } }])
})

test('personal data has the size in which something was saved', async ({ app, asmita, db }) => {
  const bed = await givenColoredBed(db)
  await asmita.ask('PUT', `/${bed.id}`, largeBlush)
  const answer = await app.inject({ url: '/api/user/data', headers: asmita.headers })
  expect(answer.json().data.list).toMatchObject([{ name: 'Rara bed', ...largeBlush, type: null }])
})
