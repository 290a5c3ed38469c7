import { randomUUID } from 'node:crypto'
import { demoSettings } from '../../../seed/settings.ts'
import { givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, givenKnownGuest, order } from '../../sales/checkout/checkout.fixture.ts'
import { cartLines, carts, mails, oneTimeCodes, orderEvents, orders, users } from '../../platform/db/schema.ts'
import { mailRequest } from '../../sales/fulfilment/after-sales-mails.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { avatarKey, avatarUrl } from '#domain/accounts/avatar.ts'
import { rememberBusiness } from '../../people/accounts/profile/remember-business.ts'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { UNKNOWN_ARRIVAL } from '../../people/addresses/address-details.ts'
import { rememberAddress } from '../../people/addresses/saved-addresses.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { keepRoomPlan } from '../../shop/planner/keep-room-plan.ts'
import { saveItem } from '../../shop/wishlist/save-item.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenSession, givenUser, PASSWORD, profileAsGiven } from '../../people/accounts/user.fixture.ts'
import { eq } from 'drizzle-orm'

const { storage, secrets } = testOptions
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

const test = base
  .extend('user', ({ db }) => givenUser(db))
  .extend('session', ({ db, user }) => givenSession(db, user.id))
  .extend(
    'read',
    ({ app, session }) =>
      () =>
        app.inject({ url: '/api/user/data', headers: session.headers }),
  )

test('the data export is a file with everything that we keep about an account', async ({ db, user, session, read }) => {
  const avatarId = 'c'.repeat(32)
  await storage.put(avatarKey(avatarId), Buffer.from('picture'), 'image/webp')
  await db.update(users).set({ avatarId, deliveryDistrict: 'Humla' }).where(eq(users.id, user.id))
  const ended = await givenSession(db, user.id, { device: 'Chrome on Android', revokedAt: new Date() })
  const expiresAt = new Date(Date.now() + 600_000)
  await db.insert(oneTimeCodes).values({ purpose: 'reset-password', email: user.email, expiresAt, tries: 2 })
  await queueMail(db, secrets, {
    event: 'welcome:1',
    to: 'ASMITA@post.example',
    template: 'welcome',
    language: 'en',
    data: { name: 'A' },
  })

  const address = {
    name: 'Asmita',
    phone: '9841234567',
    district: 'Kaski',
    province: 'Gandaki',
    city: 'Pokhara',
    ward: 6,
    street_address: 'Baidam',
    landmark: '',
    position: null,
    apartment: '',
    zip: '33700',
  }
  await rememberAddress(db, secrets.dataKey, user.id, address)
  const business = { name: 'Himal Hotel', pan: '123456789', address: 'Birta Marg 4, Kathmandu' }
  await rememberBusiness(db, secrets.dataKey, user.id, business)
  const bed = await givenProduct(db)
  await saveItem(db, { userId: user.id, productId: bed.id })

  await keepRoomPlan(db, { userId: user.id, id: randomUUID() }, { plan: bedroom, seen: null })

  const variantId = Number(await givenVariant(db))
  const [cart] = await db.insert(carts).values({ userId: user.id }).returning()
  const line = { variantId, name: 'Rara Bed', size: null, type: null, quantity: 2, isSaved: true, seenPrice: 10_000 }
  await db.insert(cartLines).values({ ...line, cartId: cart!.id })
  const position = { latitude: 27.6915, longitude: 85.342 }
  const newer = await givenOrder(db, { userId: user.id, details: { position, business } })
  const older = await givenOrder(db, { userId: user.id, placedAt: new Date('2026-01-05T10:00:00Z') })
  await givenOrder(db)

  const answer = await read()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="my-account.json"',
  })
  const login = { device: 'Firefox on Linux', place: null, isRemembered: false, endedAt: null }
  const times = { createdAt: instant, lastSeenAt: instant, expiresAt: instant }
  expect(answer.json().data).toEqual({
    profile: { ...profileAsGiven, _id: user.id, avatar: avatarUrl(avatarId), delivery_district: 'Humla', business },
    picture: `data:image/webp;base64,${Buffer.from('picture').toString('base64')}`,
    createdAt: instant,
    updatedAt: instant,
    orders: [
      expect.objectContaining({
        orderId: newer.number,
        phone: '9841234567',
        note: 'Please call before noon.',
        position,
        business,
      }),
      expect.objectContaining({ orderId: older.number, position: null }),
    ],
    customRequests: [],
    tickets: [],
    photos: [],
    cart: [
      { name: expect.stringMatching(/^Everest/), color: null, size: '0*200', type: null, quantity: 2, isSaved: true },
    ],
    addresses: [{ _id: expect.any(String), ...address, ...UNKNOWN_ARRIVAL }],
    credit: [],
    list: [
      {
        productId: String(bed.id),
        name: bed.name,
        color: null,
        size: null,
        type: null,
        addedAt: instant,
        isNoticeWanted: false,
      },
    ],
    roomPlans: [{ plan: bedroom, createdAt: instant, changedAt: instant }],
    notices: [],
    reviews: [],
    questions: [],
    answers: [],
    helpfulReviews: [],
    sessions: [
      { ...login, ...times, _id: ended.id, device: 'Chrome on Android', endedAt: instant },
      { ...login, ...times, _id: session.id },
    ],
    codes: [{ purpose: 'reset-password', tries: 2, createdAt: instant, expiresAt: instant, usedAt: null }],
    mails: [{ kind: 'welcome', createdAt: instant, sentAt: null }],
  })
})

test('an export of an order with very many events, and of very many mails, is whole', async ({ db, user, read }) => {
  const { id: orderId } = await givenOrder(db, { userId: user.id })
  const before = await db.$count(orderEvents, eq(orderEvents.orderId, orderId))
  const planned = { orderId, action: 'confirm', state: 'confirm', actor: 'staff' } as const
  await db.insert(orderEvents).values(Array.from({ length: 700 }, (_, at) => ({ ...planned, reason: `plan ${at}` })))
  const mail = { to: user.email, template: 'welcome', language: 'en' } as const
  for (let turn = 0; turn < 120; turn += 1) {
    await queueMail(db, secrets, { ...mail, event: `welcome:${turn}`, data: { name: 'A' } })
  }
  const { data } = (await read()).json()
  const reasons = data.orders[0].events.slice(before).map(({ reason }: { reason: string }) => reason)
  expect(reasons).toEqual(Array.from({ length: 700 }, (_, at) => `plan ${at}`))
  expect(data.mails).toHaveLength(120)
})

test('asking for the head of the export counts nothing', async ({ app, session }) => {
  const { headers } = session
  for (let count = 0; count < 6; count += 1) {
    expect((await app.inject({ method: 'HEAD', url: '/api/user/data', headers })).statusCode).toBe(405)
  }
  expect((await app.inject({ url: '/api/user/data', headers })).statusCode).toBe(200)
})

test('the export contains no hash, no key and nothing about other people', async ({ db, user, read }) => {
  const other = await givenUser(db, { email: 'other@post.example', name: 'Bibek Thapa' })
  await givenSession(db, other.id, { device: 'Edge on Windows' })
  const expiresAt = new Date(Date.now() + 600_000)
  const codeHash = Buffer.from('hash of a code')
  await db.insert(oneTimeCodes).values({ purpose: 'verify-email', email: user.email, expiresAt, codeHash })
  const { body } = await read()
  expect(body).not.toMatch(/argon2|password_?hash|code_?hash|generation|attempt|other@|Bibek|Edge/i)
  expect(body).not.toContain(codeHash.toString('base64'))
})

test('an account under the shop’s own address neither exports nor deletes mails about other people', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const guest = givenKnownGuest(app)
  await guest.add(await givenVariant(db))
  expect((await order(guest)).statusCode).toBe(201)
  const shop = await givenUser(db, { email: demoSettings.email })
  const { headers } = await givenSession(db, shop.id)
  await queueMail(db, secrets, {
    event: 'welcome:1',
    to: shop.email,
    template: 'welcome',
    language: 'en',
    data: { name: 'Shop' },
  })
  const [placed] = await db.select().from(orders)
  await mailRequest(db, secrets, placed!, { kind: 'damage', pieces: [], words: 'A broken leg', photos: 1 })

  const { data } = (await app.inject({ url: '/api/user/data', headers })).json()
  expect(data.mails).toEqual([{ kind: 'welcome', createdAt: instant, sentAt: null }])
  const url = `/api/user/${shop.id}`
  expect((await app.inject({ method: 'DELETE', url, headers, payload: { password: PASSWORD } })).statusCode).toBe(200)
  const left = await db.select({ template: mails.template }).from(mails).orderBy(mails.template)
  expect(left.map(({ template }) => template)).toEqual(['after-sales-request', 'order-placed', 'order-received'])
})

test('an account can download its data five times an hour', async ({ app, session }) => {
  const download = () => app.inject({ url: '/api/user/data', headers: session.headers })
  for (let count = 0; count < 5; count += 1) expect((await download()).statusCode).toBe(200)
  expect((await download()).statusCode).toBe(429)
})

test('the export requires a login', async ({ app }) => {
  const answer = await app.inject('/api/user/data')
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['content-disposition']).toBeUndefined()
})
