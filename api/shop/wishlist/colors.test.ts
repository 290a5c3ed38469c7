import { eq } from 'drizzle-orm'
import { productColors } from '../../platform/db/schema.ts'
import { blushPink, forestGreen, givenColoredBed } from '../catalog/colored.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenLister } from './wishlist.fixture.ts'

const test = base.extend('asmita', ({ app, db }) => givenLister(app, db))

test('a product is saved in a color, whose price, stock and picture the list shows', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db, { blush: 0 })
  const { data } = await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })
  expect(data).toMatchObject([
    {
      variantId: bed.variantOf('blushLarge'),
      color: blushPink,
      size: '153*200',
      price: 51_000,
      picture: { id: bed.pictureIds[1] },
    },
  ])
})

test('a sold-out color stays the saved one', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db, { blush: 0, blushLarge: 0 })
  const { data } = await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })
  expect(data).toMatchObject([
    { color: blushPink, variantId: bed.variantOf('blush'), variantStock: 0, countInStock: 10 },
  ])
})

test('without a color the first one in stock shows', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db, { green: 0, greenLarge: 0 })
  const { data } = await asmita.ask('PUT', `/${bed.id}`)
  expect(data).toMatchObject([{ color: blushPink, picture: { id: bed.pictureIds[1] } }])
})

test('saving in another color replaces it, and saving without one keeps it', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db)
  await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })
  expect((await asmita.ask('PUT', `/${bed.id}`)).data).toMatchObject([{ color: blushPink }])
  expect((await asmita.ask('PUT', `/${bed.id}`, { color: 'forest-green' })).data).toMatchObject([
    { color: forestGreen },
  ])
})

test('an unknown color is refused, and a color that is gone means any', async ({ asmita, db }) => {
  const bed = await givenColoredBed(db)
  const refused = await asmita.send('PUT', `/${bed.id}`, { color: 'oatmeal' })
  expect(refused.statusCode).toBe(404)
  expect(refused.json()).toMatchObject({ fields: { color: 'We do not sell this in that color.' } })
  await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })
  await db.update(productColors).set({ slug: 'rose', position: 7 }).where(eq(productColors.slug, 'blush'))
  expect((await asmita.ask('GET')).data).toMatchObject([{ color: forestGreen }])
})

test('personal data has the color in which something was saved', async ({ app, asmita, db }) => {
  const bed = await givenColoredBed(db)
  await asmita.ask('PUT', `/${bed.id}`, { color: 'blush' })
  const answer = await app.inject({ url: '/api/user/data', headers: asmita.headers })
  expect(answer.json().data.list).toMatchObject([{ name: 'Rara bed', color: 'blush' }])
})
