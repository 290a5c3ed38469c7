import { eq } from 'drizzle-orm'
import { productColors, variants } from '../../platform/db/schema.ts'
import { blushPink, forestGreen, givenColoredBed } from '../catalog/colored.fixture.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { contents, givenMember, givenSettings, givenShopper } from './cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

test('a chosen color is added, with its name and picture, and all colors to choose from', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  const { lines } = await shopper.ask('POST', '/lines', { productId: String(bed.id), color: 'blush', size: '153*200' })
  expect(lines).toMatchObject([
    {
      variantId: bed.variantOf('blushLarge'),
      color: blushPink,
      size: '153*200',
      price: 51_000,
      picture: { id: bed.pictureIds[1] },
      colors: [forestGreen, blushPink],
    },
  ])
  expect(lines[0]!.choices.map(({ color, size }) => [color, size])).toEqual([
    ['forest-green', '122*200'],
    ['forest-green', '153*200'],
    ['blush', '122*200'],
    ['blush', '153*200'],
  ])
})

test('without a color the first one is added', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  const { lines } = await shopper.ask('POST', '/lines', { productId: String(bed.id), size: '153*200' })
  expect(lines).toMatchObject([{ variantId: bed.variantOf('greenLarge'), color: forestGreen }])
})

test('the same size in another color is another line', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  await shopper.add(bed.variantOf('green'))
  const { lines } = await shopper.add(bed.variantOf('blush'))
  expect(contents(lines)).toEqual([
    [bed.variantOf('green'), 1],
    [bed.variantOf('blush'), 1],
  ])
})

test('a line changes its color, and joins the line that has it', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  await shopper.add(bed.variantOf('green'), 2)
  const { lines } = await shopper.add(bed.variantOf('blush'))
  const cart = await shopper.change(lines[0]!, { variantId: bed.variantOf('blush') })
  expect(cart.lines).toMatchObject([{ variantId: bed.variantOf('blush'), color: blushPink, quantity: 3 }])
})

test.for([
  ['a color that it does not come in', { color: 'oatmeal' }, 'We do not sell this in that color.'],
  ['a size that the color does not have', { color: 'blush', size: '183*200' }, 'We no longer sell this.'],
  ['a product that is gone', { productId: '999999999', color: 'blush' }, 'We no longer sell this.'],
] as const)('%s is refused', async ([, wished, message], { db, shopper }) => {
  const bed = await givenColoredBed(db)
  const body = { productId: String(bed.id), ...wished }
  const answer = await shopper.send('POST', '/api/cart/lines', body)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found', message })
  expect(answer.json().fields).toEqual(message.includes('color') ? { color: message } : undefined)
})

test('a color beside a variant id, and a color that is no slug, are refused', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  for (const body of [
    { variantId: bed.variantOf('green'), color: 'blush' },
    { productId: String(bed.id), color: 'Forest green' },
    { productId: String(bed.id), color: 'a'.repeat(101) },
    { productId: String(bed.id), color: ['blush'] },
  ]) {
    expect((await shopper.send('POST', '/api/cart/lines', body)).statusCode).toBe(400)
  }
})

test('a color of another product does not count', async ({ db, shopper }) => {
  await givenColoredBed(db)
  const chair = await givenProduct(db)
  const answer = await shopper.send('POST', '/api/cart/lines', { productId: String(chair.id), color: 'blush' })
  expect(answer.statusCode).toBe(404)
})

test('a line keeps the name of its color when the color or the variant is gone', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  await shopper.add(bed.variantOf('blush'))
  await db.delete(variants).where(eq(variants.id, Number(bed.variantOf('blush'))))
  await db.delete(variants).where(eq(variants.id, Number(bed.variantOf('blushLarge'))))
  const { lines } = await shopper.view()
  expect(lines).toMatchObject([{ state: 'gone', color: blushPink, choices: [], colors: [] }])
  const nepali = (await shopper.send('GET', '/api/cart?lang=ne')).json().data
  expect(nepali.lines).toMatchObject([{ color: { slug: 'blush', name: 'हल्का गुलाबी' } }])
})

test('a line follows the color when it is renamed', async ({ db, shopper }) => {
  const bed = await givenColoredBed(db)
  await shopper.add(bed.variantOf('blush'))
  await db.update(productColors).set({ name: 'Rose' }).where(eq(productColors.slug, 'blush'))
  expect((await shopper.view()).lines).toMatchObject([{ color: { slug: 'blush', name: 'Rose' } }])
})

test('notices, shared carts and the cart of a login name the color', async ({ app, db, shopper }) => {
  const bed = await givenColoredBed(db, { blush: 2 })
  const cart = await shopper.add(bed.variantOf('blush'), 3)
  expect(cart.notices).toMatchObject([{ color: blushPink, wanted: 3, kept: 2 }])

  const { share } = (await shopper.send('POST', '/api/cart/shares')).json()
  const shared = (await app.inject(`/api/cart/shares/${share.token}`)).json().data
  expect(shared.lines).toMatchObject([{ color: blushPink, picture: { id: bed.pictureIds[1] } }])
  const other = givenShopper(app)
  const taken = await other.ask('POST', `/shares/${share.token}/takeover`)
  expect(taken.lines).toMatchObject([{ variantId: bed.variantOf('blush'), color: blushPink }])

  await givenMember(app, db, 'asmita@post.example')
  await shopper.logIn('asmita@post.example')
  const merged = await shopper.view()
  expect(merged.lines).toMatchObject([{ color: blushPink }])
  expect(merged.notices).toMatchObject([{ color: blushPink }])
})

test('a cart from before the colors keeps its lines, in the first color', async ({ db, shopper }) => {
  const { id } = await givenProduct(db, { variants: [{ size: '122*200', price: 40_000 }] })
  const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
  await shopper.add(String(variant!.id))
  const [color] = await db
    .insert(productColors)
    .values({ productId: id, position: 0, slug: 'oak', name: 'Oak', swatch: '#d2ab7a' })
    .returning()
  await db.update(variants).set({ colorId: color!.id }).where(eq(variants.id, variant!.id))
  expect((await shopper.view()).lines).toMatchObject([{ state: 'available', color: { slug: 'oak', name: 'Oak' } }])
})
