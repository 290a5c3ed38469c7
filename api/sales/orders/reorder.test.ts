import { eq } from 'drizzle-orm'
import {
  changeVariant,
  contents,
  givenMember,
  givenSettings,
  givenShopper,
  givenVariant,
  told,
} from '../../shop/cart/cart.fixture.ts'
import { products, users, variants } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenOrder } from './orders.fixture.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

const keyOf = (number: string) => trackKey(testOptions.secrets.orderKey, number)

const test = base.extend('shop', async ({ app, db }) => {
  await givenSettings(db)
  return app
})

test('what was ordered is in the account’s cart once more, at the prices of now', async ({ shop, db }) => {
  const member = await givenMember(shop, db)
  const [{ id: userId } = { id: '' }] = await db.select().from(users)
  const [bed, lamp] = [await givenVariant(db, { price: 12_000 }), await givenVariant(db)]
  const lines = [bed, lamp].map((id, index) => ({ variantId: Number(id), quantity: index + 1, price: 9_000 }))
  const { number } = await givenOrder(db, { userId, lines })
  await member.add(lamp)

  const answer = await member.send('POST', `/api/orders/${number}/reorder`)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toMatchObject({ success: true, message: 'Added to your cart', added: 3, missed: [] })
  expect(answer.json().buyer).toEqual({
    name: 'Asmita Gurung',
    phone: '9841234567',
    email: 'Asmita@Post.example',
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    ward: 6,
    street_address: 'Baidam, Lakeside',
    landmark: '',
    position: null,
    apartment: '',
    zip: '33700',
    floor: 2,
    hasLift: false,
    access: 'A narrow lane',
    recipient: null,
    business: null,
    payment: 'cod',
  })
  const cart = await member.view()
  expect(contents(cart.lines)).toEqual([
    [lamp, 2],
    [bed, 1],
  ])
  expect(cart.lines[1]).toMatchObject({ price: 12_000, changes: { price: null } })

  await member.send('POST', `/api/orders/${number}/reorder`)
  expect(contents((await member.view()).lines)).toEqual([
    [lamp, 2],
    [bed, 1],
  ])
})

test('what is gone, sold out or short is said', async ({ shop, db }) => {
  const ids = await Promise.all([5, 0, 2, 5].map((stock) => givenVariant(db, { stock })))
  const names = ['Whole', 'Sold out', 'Short', 'Unlisted']
  const color = { slug: 'teal', name: 'Teal', swatch: '#00585a', translations: { ne: { name: 'नीलो' } } }
  const lines = ids.map((id, index) => ({
    variantId: Number(id),
    quantity: 3,
    name: names[index]!,
    color,
    size: '2*2',
  }))
  const [unlisted] = await db
    .select()
    .from(variants)
    .where(eq(variants.id, Number(ids[3])))
  await db.update(products).set({ published: false }).where(eq(products.id, unlisted!.productId))
  const { number } = await givenOrder(db, { lines: [...lines, { variantId: null, quantity: 1, name: 'Deleted' }] })

  const guest = givenShopper(shop)
  const answer = await guest.send('POST', `/api/orders/${number}/reorder?key=${keyOf(number)}&lang=ne`)
  expect(answer.json()).toMatchObject({
    added: 5,
    missed: [
      { name: 'Sold out', color: { slug: 'teal', name: 'नीलो' }, size: '2*2', type: null, wanted: 3, kept: 0 },
      { name: 'Short', wanted: 3, kept: 2 },
      { name: 'Unlisted', wanted: 3, kept: 0 },
      { name: 'Deleted', wanted: 1, kept: 0 },
    ],
  })
  const cart = await guest.view()
  expect(contents(cart.lines)).toEqual([
    [ids[0], 3],
    [ids[2], 2],
  ])
  expect(told(cart)).toHaveLength(4)
})

test('ordering again keeps the business and the payment method', async ({ shop, db }) => {
  const business = { name: 'Himal Hotel Pvt. Ltd.', pan: '123456789', address: 'Thamel, Kathmandu' }
  const { number } = await givenOrder(db, { details: { business }, payment: 'esewa' })
  const answer = await givenShopper(shop).send('POST', `/api/orders/${number}/reorder?key=${keyOf(number)}`)
  expect(answer.json().buyer).toMatchObject({ business, payment: 'esewa' })
})

test('an order of which nothing is left adds nothing', async ({ shop, db }) => {
  const id = await givenVariant(db)
  const { number } = await givenOrder(db, { lines: [{ variantId: Number(id) }] })
  await changeVariant(db, id, { stock: 0 })
  const answer = await givenShopper(shop).send('POST', `/api/orders/${number}/reorder?key=${keyOf(number)}`)
  expect(answer.json()).toMatchObject({ message: 'None of it is available in the shop', added: 0 })
})

test('a guest without its key gets nothing', async ({ shop, db }) => {
  const { number } = await givenOrder(db)
  const guest = givenShopper(shop)
  expect((await guest.send('POST', `/api/orders/${number}/reorder`)).statusCode).toBe(401)
  expect((await guest.view()).lines).toEqual([])
})
