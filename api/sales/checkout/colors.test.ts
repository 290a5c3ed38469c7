import { eq } from 'drizzle-orm'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { orders, productColors, variants } from '../../platform/db/schema.ts'
import { blushPink, forestGreen, givenColoredBed } from '../../shop/catalog/colored.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { documentsOf } from '../invoices/invoices.fixture.ts'
import { givenCheckoutShop, givenKnownGuest, order, orderOf, place, quoteFor } from './checkout.fixture.ts'

const test = base.extend('buyer', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenKnownGuest(app)
})

test('a quote and its left out lines name the color, in the language that asks', async ({ db, buyer }) => {
  const bed = await givenColoredBed(db, { greenLarge: 1 })
  await buyer.add(bed.variantOf('blush'))
  const { lines } = await buyer.add(bed.variantOf('greenLarge'))
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.id, Number(bed.variantOf('greenLarge'))))
  expect(lines).toHaveLength(2)
  expect(await quoteFor(buyer)).toMatchObject({
    lines: [{ color: blushPink, size: '122*200', picture: { id: bed.pictureIds[1] } }],
    leftOut: [{ color: forestGreen, size: '153*200', wanted: 1, kept: 0 }],
  })
  const nepali = (await buyer.send('POST', '/api/checkout/quote?lang=ne', {})).json().data
  expect(nepali.lines).toMatchObject([{ color: { slug: 'blush', name: 'हल्का गुलाबी', swatch: '#cf9c90' } }])
})

test('an order keeps its colors in both languages, whatever becomes of them', async ({ app, db, buyer }) => {
  const bed = await givenColoredBed(db)
  await buyer.add(bed.variantOf('blush'))
  const placed = (await order(buyer)).json()
  expect(placed.data.items).toMatchObject([{ color: blushPink, size: '122*200', image: { id: bed.pictureIds[1] } }])

  await db.update(productColors).set({ name: 'Rose', swatch: '#000000', translations: {} })
  const url = `/api/orders/${placed.data.orderId}?key=${placed.trackKey}`
  expect((await app.inject(url)).json().data.items).toMatchObject([{ color: blushPink }])
  const nepali = (await app.inject(`${url}&lang=ne`)).json().data
  expect(nepali.items).toMatchObject([{ color: { slug: 'blush', name: 'हल्का गुलाबी' } }])
})

test('an order in one color leaves the stock of the others', async ({ db, buyer }) => {
  const bed = await givenColoredBed(db)
  await buyer.add(bed.variantOf('blush'), 2)
  expect((await order(buyer)).statusCode).toBe(201)
  const rows = await db.select().from(variants).orderBy(variants.position)
  expect(rows.map(({ stock }) => stock)).toEqual([5, 5, 3, 5])
})

test('an order goes back into the cart in its colors', async ({ db, buyer }) => {
  const bed = await givenColoredBed(db)
  await buyer.add(bed.variantOf('blushLarge'))
  const { data, trackKey } = (await order(buyer)).json()
  const answer = await buyer.send('POST', `/api/orders/${data.orderId}/reorder?key=${trackKey}`)
  expect(answer.json()).toMatchObject({ added: 1, missed: [] })
  expect((await buyer.view()).lines).toMatchObject([{ variantId: bed.variantOf('blushLarge'), color: blushPink }])
})

test('invoice, packing slip and the order of the back office name the color', async ({ app, db, buyer }) => {
  const staff = await givenStaff(app)
  const bed = await givenColoredBed(db)
  await buyer.add(bed.variantOf('blush'))
  expect((await order(buyer)).statusCode).toBe(201)
  const [{ id } = { id: '' }] = await db.select().from(orders)
  expect((await staff.call('POST', `/orders/${id}/confirmation`, {})).statusCode).toBe(200)

  const [invoice] = await documentsOf(db, id)
  expect(invoice!.document.lines).toMatchObject([{ color: 'Blush', nativeColor: 'हल्का गुलाबी', size: '122*200' }])
  expect((await staff.call('GET', `/packing-slips?ids=${id}`)).json().items).toMatchObject([
    { lines: [{ name: 'Rara bed', color: blushPink }], nepaliNames: ['रारा पलङ, हल्का गुलाबी, १२२*२००'] },
  ])
  expect((await staff.call('GET', `/orders/${id}`)).json()).toMatchObject({ lines: [{ color: blushPink }] })
})

ownDatabaseTest(
  'of two buyers of the last piece in one color one gets it, though another color is left',
  async ({ app, db }) => {
    await givenCheckoutShop(db)
    const bed = await givenColoredBed(db, { blush: 1 })
    const buyers = [givenKnownGuest(app), givenKnownGuest(app)]
    for (const buyer of buyers) await buyer.add(bed.variantOf('blush'))
    const bodies = await Promise.all(buyers.map(async (buyer) => orderOf(await quoteFor(buyer))))
    const answers = await Promise.all(buyers.map((buyer, at) => place(buyer, bodies[at]!)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const rows = await db.select().from(variants).orderBy(variants.position)
    expect(rows.map(({ stock }) => stock)).toEqual([5, 5, 0, 5])
  },
)
