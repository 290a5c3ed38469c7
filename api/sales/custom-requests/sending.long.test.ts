import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { blushPink, givenColoredBed } from '../../shop/catalog/colored.fixture.ts'
import { customRequests, photos, products } from '../../platform/db/schema.ts'
import { customersKey, givenShop } from '../../platform/mail/outbox.fixture.ts'
import { givenPhoto, plain } from '../../shop/photos/photos.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { customForm, send } from './custom-requests.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenShop(db))

test('a guest’s request is stored, mailed to both sides and opened with its key', async ({ app, db }) => {
  const { id } = await givenProduct(db, { name: 'Rara Bed' })
  const sent = await send(app, { fields: { ...customForm, productId: String(id) }, photos: [await givenPhoto()] })
  expect(sent.statusCode).toBe(201)
  const { message, data, key } = sent.json()
  expect(message).toBe('Your custom furniture request has been submitted!')
  expect(data).toMatchObject({
    number: expect.stringMatching(/^KC-\d{6}-[0-9A-Z]{8}$/),
    state: 'requested',
    name: 'Asmita Gurung',
    email: 'Asmita@Post.example',
    phone: '9841234567',
    width: 165.5,
    height: 110,
    depth: 210,
    material: 'Glass',
    instructions: 'Lower headboard,\nno wings',
    product: { _id: String(id), name: 'Rara Bed' },
    photos: [expect.any(String)],
    quote: null,
    order: null,
    events: [{ action: 'request', by: 'shopper', reason: '' }],
  })
  const url = `/api/custom-orders/${data.number}`
  expect((await app.inject(`${url}?key=${key}`)).json().data).toEqual(data)
  const photo = await app.inject(`${url}/photos/${data.photos[0]}?key=${key}`)
  expect(photo).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })

  const mails = await readOutbox(db)
  expect(mails.map(({ template, to }) => [template, to])).toEqual([
    ['custom-requested', 'Asmita@Post.example'],
    ['custom-received', expect.stringContaining('@')],
  ])
  expect(mails[0]!.data).toMatchObject({ number: data.number, key, measures: '165.5 × 210 × 110 cm' })
  expect(mails[1]!.data).toMatchObject({ phone: '+9779841234567', photos: 1, instructions: customForm.instructions })
  expect(JSON.stringify(mails[1]!.data)).not.toMatch(customersKey)
})

test('a request keeps the color that was chosen on the product page, in both languages', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const fields = { ...customForm, productId: String(bed.id), color: 'blush' }
  const { data, key } = (await send(app, { fields })).json()
  expect(data).toMatchObject({ product: { name: 'Rara bed' }, color: blushPink })
  await db.delete(products)
  const url = `/api/custom-orders/${data.number}?key=${key}&lang=ne`
  expect((await app.inject(url)).json().data).toMatchObject({ product: null, color: { name: 'हल्का गुलाबी' } })
  const [mail] = await readOutbox(db)
  expect(mail!.data).toMatchObject({ product: 'Rara bed', color: 'Blush', isLainOn: true })
})

test('a request names another color than those of the product, in both languages', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const { data, key } = (await send(app, { fields: { ...customForm, productId: String(bed.id), color: '*' } })).json()
  expect(data.color).toMatchObject({ name: 'Another color' })
  const url = `/api/custom-orders/${data.number}?key=${key}&lang=ne`
  expect((await app.inject(url)).json().data.color).toMatchObject({ name: 'अर्कै रङ' })
  const mails = await readOutbox(db)
  const { instructions } = customForm
  const named = { product: 'Rara bed', color: 'Another color', instructions }
  expect(mails.map((mail) => mail.data)).toMatchObject([named, named])
})

test('another color than those of the product needs words', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const fields = { ...customForm, instructions: ' ', productId: String(bed.id), color: '*' }
  const refused = await send(app, { fields })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ instructions: 'Name the color that you want' })
  expect(await db.$count(customRequests)).toBe(0)
})

test('a product as it is in the shop is no request, unless words or photos say what differs', async ({ app, db }) => {
  const { id } = await givenProduct(db, { widthCm: 176, depthCm: 219, heightCm: 124 })
  const { instructions: _, ...form } = customForm
  const asItIs = { ...form, productId: String(id), width: '176', depth: '219.0', height: '१२४', material: 'Wood' }
  const refused = await send(app, { fields: asItIs })
  expect(refused.statusCode).toBe(400)
  const message = 'Change a size or the material, or write what should be different'
  expect(refused.json().fields).toEqual({ instructions: message })
  expect(await db.$count(customRequests)).toBe(0)

  const other = { width: '170' }
  for (const more of [other, { material: 'Metal' }, { instructions: 'No wings' }]) {
    expect((await send(app, { fields: { ...asItIs, ...more } })).statusCode).toBe(201)
  }
  const photo = await plain(20, 20).png().toBuffer()
  expect((await send(app, { fields: asItIs, photos: [photo] })).statusCode).toBe(201)
  const { productId: _product, ...withoutProduct } = asItIs
  expect((await send(app, { fields: withoutProduct })).statusCode).toBe(201)
})

test('the measures of a product are no size in the shop where each variant has its own', async ({ app, db }) => {
  const variants = [{ size: '183*200', widthCm: 206, depthCm: 219, heightCm: 124 }]
  const { id } = await givenProduct(db, { widthCm: 176, depthCm: 219, heightCm: 124, variants })
  const { instructions: _, ...form } = customForm
  const asPictured = { ...form, productId: String(id), width: '176', depth: '219', height: '124', material: 'Wood' }
  expect((await send(app, { fields: asPictured })).statusCode).toBe(201)
  expect((await send(app, { fields: { ...asPictured, width: '206' } })).statusCode).toBe(400)
})

test('a color that the product does not come in is left out', async ({ app, db }) => {
  const bed = await givenColoredBed(db)
  const sentWith = async (more: Record<string, string>) => {
    return (await send(app, { fields: { ...customForm, ...more } })).json().data.color
  }
  expect(await sentWith({ productId: String(bed.id), color: 'oatmeal' })).toBeNull()
  expect(await sentWith({ color: 'blush' })).toBeNull()
})

test('phone number and instructions are stored encrypted', async ({ app, db }) => {
  await send(app)
  const [row] = await db.select().from(customRequests)
  expect(row!.privateDetails!.toString('latin1')).not.toMatch(/9841234567|headboard/)
})

test('a retry returns the same request, and no mail is sent twice', async ({ app, db }) => {
  const [key, photo] = [randomUUID(), await givenPhoto()]
  const [first, second] = [await send(app, { key, photos: [photo] }), await send(app, { key, photos: [photo] })]
  expect([first.statusCode, second.json()]).toEqual([201, first.json()])
  expect([await db.$count(customRequests), await db.$count(photos)]).toEqual([1, 1])
  expect(await readOutbox(db)).toHaveLength(2)

  for (const other of [{ fields: { ...customForm, width: '90' } }, { photos: [] }]) {
    const reused = await send(app, { key, photos: [photo], ...other })
    expect(reused).toMatchObject({ statusCode: 422 })
    expect(reused.json()).toMatchObject({ code: 'key_reused' })
  }
})

test('the id of a request, which staff see, is no key that repeats its reply', async ({ app, db }) => {
  const { key } = (await send(app)).json()
  const [request] = await db.select().from(customRequests)
  const again = (await send(app, { key: request!.id })).json()
  expect(again.key).not.toBe(key)
  expect(await db.$count(customRequests)).toBe(2)
})

test('every invalid field is named, and nothing is stored', async ({ app, db }) => {
  const wrong = { ...customForm, name: ' ', email: 'a@b', phone: '12', width: '0', height: '1001', depth: 'x' }
  const refused = await send(app, { fields: wrong })
  expect(refused.statusCode).toBe(400)
  const size = 'Enter centimeters from 1 to 1000, such as 165.5'
  expect(refused.json()).toMatchObject({
    code: 'invalid_input',
    message: 'Please enter your name',
    fields: {
      name: 'Please enter your name',
      email: 'Invalid email format',
      phone: expect.stringContaining('10-digit'),
      width: size,
      height: size,
      depth: size,
    },
  })
  expect(await db.$count(customRequests)).toBe(0)
})

test.for([
  ['no UUID', { key: 'again' }],
  ['a material the shop does not have', { fields: { ...customForm, material: 'Gold' } }],
  ['instructions without an end', { fields: { ...customForm, instructions: 'a'.repeat(501) } }],
  ['a field of its own', { fields: { ...customForm, price: '1' } }],
  ['a photo that is none', { photos: [Buffer.from('no photo')] }],
] as const)('a request with %s is refused', async ([, given], { app, db }) => {
  const refused = await send(app, given)
  expect([400, 415]).toContain(refused.statusCode)
  expect(await db.$count(customRequests)).toBe(0)
})

test('more than three photos are refused', async ({ app }) => {
  const photo = await plain(20, 20).png().toBuffer()
  const refused = await send(app, { photos: [photo, photo, photo, photo] })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { photos: expect.any(String) } })
})

test('a product that shoppers cannot see is not named', async ({ app, db }) => {
  const { id } = await givenProduct(db)
  await db.update(products).set({ published: false }).where(eq(products.id, id))
  const sent = await send(app, { fields: { ...customForm, productId: String(id) } })
  expect(sent.json().data.product).toBeNull()
})

test('one email address can send ten requests an hour', async ({ app }) => {
  for (let count = 0; count < 10; count += 1) expect((await send(app)).statusCode).toBe(201)
  const refused = await send(app, { fields: { ...customForm, email: 'ASMITA@post.example' } })
  expect(refused.statusCode).toBe(429)
})

test('an account can send twenty requests with photos a day, and more without', async ({ app, db }) => {
  const user = await givenUser(db)
  const { headers } = await givenSession(db, user.id)
  const withPhoto = { photos: [await givenPhoto()] }
  const sendTo = (mailbox: string, given = {}) =>
    send(app, { headers, fields: { ...customForm, email: `${mailbox}@post.example` }, ...given })
  for (let count = 0; count < 19; count += 1) await app.addressLimits.accountPhotos.take(user.id)
  expect((await sendTo('b1', withPhoto)).statusCode).toBe(201)
  expect((await sendTo('b2', withPhoto)).statusCode).toBe(429)
  expect((await sendTo('b3')).statusCode).toBe(201)
  expect(await db.$count(photos)).toBe(1)
})

test('photos that are none do not count', async ({ app }) => {
  for (let count = 0; count < 59; count += 1) await app.addressLimits.guestPhotos.take('127.0.0.1')
  for (let count = 0; count < 3; count += 1) {
    expect((await send(app, { photos: [Buffer.from('no photo')] })).statusCode).toBe(415)
  }
  const withPhoto = { photos: [await givenPhoto()] }
  expect((await send(app, withPhoto)).statusCode).toBe(201)
  expect((await send(app, withPhoto)).statusCode).toBe(429)
})

test('all accounts of a network can send sixty requests with photos a day', async ({ app, db }) => {
  const { headers } = await givenSession(db, (await givenUser(db)).id)
  for (let count = 0; count < 60; count += 1) await app.addressLimits.memberPhotos.take('127.0.0.1')
  const withPhoto = { photos: [await givenPhoto()] }
  expect((await send(app, { headers, ...withPhoto })).statusCode).toBe(429)
  expect((await send(app, withPhoto)).statusCode, 'guests count by themselves').toBe(201)
})

test('members see their own requests, and no others', async ({ app, db }) => {
  const user = await givenUser(db)
  const other = await givenUser(db, { email: 'other@post.example' })
  const [{ headers }, others] = [await givenSession(db, user.id), await givenSession(db, other.id)]
  const { number } = (await send(app, { headers })).json().data
  await send(app)
  const list = await app.inject({ url: '/api/custom-orders', headers })
  expect(list.json()).toMatchObject({ totalRequests: 1, page: 1, pages: 1, data: [{ number }] })
  const url = `/api/custom-orders/${number}`
  expect((await app.inject({ url, headers })).statusCode).toBe(200)
  expect((await app.inject({ url, headers: others.headers })).statusCode).toBe(404)
  expect((await app.inject(url)).statusCode).toBe(401)
  expect((await app.inject(`${url}?key=${'a'.repeat(43)}`)).statusCode).toBe(404)
})

test('an invalid session is refused, and not treated as a guest', async ({ app, db }) => {
  expect((await send(app, { headers: { authorization: 'Bearer old' } })).statusCode).toBe(401)
  expect(await db.$count(customRequests)).toBe(0)
})
