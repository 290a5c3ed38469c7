import { eq } from 'drizzle-orm'
import { demoSettings } from '../../../seed/settings.ts'
import { PlacedReply } from '#contract/orders/orders.ts'
import { givenSettings, givenMember, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { orders } from '../../platform/db/schema.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { contactKey, trackKey } from '../../platform/secrets/track-key.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, givenKnownGuest, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { deliveriesOf, givenConfirmed } from '../fulfilment/fulfilment.fixture.ts'
import { givenOrder } from './orders.fixture.ts'
import { decryptOrder } from './private-order.ts'

const { dataKey, orderKey } = testOptions.secrets
const typed = { recipient_name: ' Sita Rai ', recipient_phone: '984-7654321', is_gift: true }
const sita = { name: 'Sita Rai', phone: '9847654321', isGift: true }
const kept = { ...sita, phone: '+9779847654321' }

const foundBy = async (staff: Awaited<ReturnType<typeof givenStaff>>, q: string) =>
  (await staff.call('GET', `/orders?q=${encodeURIComponent(q)}`)).json().items

test('an order names who receives it, encrypted, and its reply says so', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  const answer = await order(shopper, typed)
  expect(answer.statusCode).toBe(201)
  const { data } = PlacedReply.parse(answer.json())
  expect(data).toMatchObject({ name: 'Asmita Rai', phone: '9841234567', recipient: sita })
  const row = onlyRow(await db.select().from(orders))
  expect(decryptOrder(dataKey, row.id, row.privateDetails!)).toMatchObject({ recipient: kept })
  expect(row.recipientPhoneIndex).toEqual(phoneIndex(dataKey, kept.phone))
  expect(JSON.stringify(row)).not.toContain('Sita')
})

test('the mails to buyer and shop name the recipient, and only the mail to the shop has the phone number', async ({
  app,
  db,
}) => {
  await givenCheckoutShop(db)
  const shopper = givenKnownGuest(app)
  await shopper.add(await givenVariant(db))
  await order(shopper, typed)
  const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }
  const texts = (await readOutbox(db)).map(({ to, template, data }) => {
    const { text } = composeMail(template as 'order-placed' | 'order-received', data as never, shop)
    return { to, text }
  })
  expect(texts.map(({ to }) => to).toSorted()).toEqual(['asmita@post.example', demoSettings.email].toSorted())
  for (const { to, text } of texts) {
    expect(text).toContain('Sita Rai, Baneshwor Marg 12')
    expect([to, text.includes('9847654321'), text.includes('No amounts on the packing slip')]).toEqual(
      to === demoSettings.email ? [to, true, true] : [to, false, false],
    )
  }
})

test('an order without a recipient has none', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  const { data } = (await order(shopper, { recipient_name: ' ', recipient_phone: '', is_gift: false })).json()
  expect(data.recipient).toBeNull()
  expect(await db.select().from(orders)).toMatchObject([{ recipientPhoneIndex: null }])
})

test('an order that the buyer collects names no recipient, and its address is the buyer’s', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const answer = await order(member, { ...typed, recipient_phone: '12345', method: 'pickup' })
  expect([answer.statusCode, answer.json().data.recipient]).toEqual([201, null])
  expect(await db.select().from(orders)).toMatchObject([{ recipientPhoneIndex: null }])
  expect((await member.send('GET', '/api/addresses')).json().data).toMatchObject([{ name: 'Asmita Rai' }])
})

test.for([
  [{ ...typed, recipient_phone: '12345' }, ['recipient_phone']],
  [{ ...typed, recipient_name: '' }, ['recipient_name']],
  [{ is_gift: true }, ['recipient_name', 'recipient_phone']],
] as const)('%j orders nothing and names the field', async ([wrong, fields], { app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  const refused = await order(shopper, wrong)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, fields])
  expect(await db.$count(orders)).toBe(0)
})

test('the key of an order with another recipient is refused', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const shopper = givenShopper(app)
  await shopper.add(await givenVariant(db))
  const body = { ...orderOf(await quoteFor(shopper)), ...typed }
  expect((await place(shopper, body, 'key-1')).statusCode).toBe(201)
  expect((await place(shopper, body, 'key-1')).headers['idempotency-replayed']).toBe('true')
  for (const other of [{ recipient_name: 'Gita Rai' }, { recipient_phone: '9800000001' }, { is_gift: false }]) {
    expect((await place(shopper, { ...body, ...other }, 'key-1')).json()).toMatchObject({ code: 'key_reused' })
  }
})

test("a recipient's address does not become the member's own", async ({ app, db }) => {
  await givenCheckoutShop(db)
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const { data } = (await order(member, typed)).json()
  expect(data.recipient).toEqual(sita)
  expect((await member.send('GET', '/api/addresses')).json().data).toEqual([])
})

test('ordering the same once more names the recipient again, with their address', async ({ app, db }) => {
  await givenSettings(db)
  const { number } = await givenOrder(db, { details: { recipient: kept } })
  const url = `/api/orders/${number}/reorder?key=${trackKey(orderKey, number)}`
  expect((await givenShopper(app).send('POST', url)).json().buyer).toMatchObject({
    name: 'Asmita Gurung',
    phone: '9841234567',
    district: 'Kaski',
    city: 'Pokhara',
    street_address: 'Baidam, Lakeside',
    floor: 2,
    recipient: sita,
  })
})

test('a caller with only number and contact does not learn of the recipient', async ({ app, db }) => {
  await givenSettings(db)
  const { number } = await givenOrder(db, { details: { recipient: kept } })
  const tracked = await app.inject({
    method: 'POST',
    url: '/api/orders/track',
    payload: { orderId: number, contact: '9841234567' },
  })
  expect(tracked.json().data).toMatchObject({ isReadOnly: true, recipient: null, isForAnother: false })
  const again = await givenShopper(app).send('POST', `/api/orders/${number}/reorder`)
  expect([again.statusCode, again.body.includes('Sita')]).toEqual([401, false])
  const byContact = `/api/orders/${number}/reorder?key=${contactKey(orderKey, number)}`
  const withContact = await givenShopper(app).send('POST', byContact)
  expect([withContact.statusCode, withContact.body.includes('Sita')]).toEqual([403, false])
  const url = `/api/orders/${number}?key=${trackKey(orderKey, number)}`
  expect((await app.inject({ url })).json().data).toMatchObject({
    isReadOnly: false,
    recipient: sita,
    isForAnother: true,
  })
})

test('My Orders names who receives an order, to its account alone', async ({ app, db }) => {
  const { id: userId } = await givenUser(db)
  const { headers } = await givenSession(db, userId)
  await givenOrder(db, { userId, details: { recipient: kept } })
  const rows = (await app.inject({ url: '/api/orders', headers })).json().data
  expect(rows).toMatchObject([{ name: 'Asmita Gurung', phone: '9841234567', recipient: sita }])
})

test('staff list the orders that somebody else receives', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  await givenOrder(db, { name: 'Gives', details: { recipient: kept } })
  await givenOrder(db, { name: 'Keeps' })
  const listed = async (query: string) => (await staff.call('GET', `/orders?${query}`)).json().items
  expect(await listed('hasRecipient=true')).toMatchObject([{ name: 'Gives', recipient: { isGift: true } }])
  expect(await listed('hasRecipient=false')).toMatchObject([{ name: 'Keeps', recipient: null }])
})

test('drivers call the recipient, and the slip of a gift names no amount', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const gift = await givenConfirmed(db, { details: { recipient: kept } })
  const plain = await givenConfirmed(db, { details: { recipient: { ...kept, isGift: false } } })
  const [delivery] = await deliveriesOf(db, gift.id)
  expect((await staff.call('GET', `/deliveries/${delivery!.id}`)).json()).toMatchObject({
    name: 'Sita Rai',
    phone: '9847654321',
    buyer: { name: 'Asmita Gurung', phone: '9841234567' },
    cash: gift.total,
  })
  const slips = await staff.call('GET', `/packing-slips?ids=${gift.id},${plain.id}`)
  const named = { recipient_name: 'Sita Rai', recipient_phone: '+9779847654321' }
  expect(slips.json().items).toMatchObject([
    { name: 'Asmita Gurung', cash: 0, contact: { ...named, is_gift: true } },
    { name: 'Asmita Gurung', cash: plain.total, contact: { ...named, is_gift: false } },
  ])
})

test('staff find an order by the number of its recipient, in the list and its file', async ({ app, db }) => {
  const staff = await givenStaff(app)
  const { number } = await givenOrder(db, { details: { recipient: kept } })
  await givenOrder(db, { details: { phone: '+9779801234567' } })
  expect(await foundBy(staff, '984-765-4321')).toMatchObject([{ number, recipient: sita }])
  expect(await foundBy(staff, '9841234567')).toMatchObject([{ number }])
  const file = await staff.call('GET', '/orders/export?q=9847654321')
  expect(file.body.split('\r\n')[1]).toContain('Sita Rai,9847654321,')
})

test('staff change, add and remove the recipient with the address', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const { id } = await givenOrder(db, { details: { recipient: kept } })
  const read = async () => (await staff.call('GET', `/orders/${id}`)).json().contact
  const change = async (changed: object) =>
    (await staff.call('PUT', `/orders/${id}/contact`, { ...(await read()), ...changed })).statusCode
  const stored = async () => {
    const row = onlyRow(await db.select().from(orders).where(eq(orders.id, id)))
    const { recipient } = decryptOrder(dataKey, id, row.privateDetails!)
    expect(row.recipientPhoneIndex).toEqual(recipient ? phoneIndex(dataKey, recipient.phone) : null)
    return recipient
  }
  expect(await change({ recipient_phone: '1' })).toBe(400)
  expect(await change({ recipient_phone: '9800000001', is_gift: false })).toBe(200)
  expect(await stored()).toEqual({ name: 'Sita Rai', phone: '+9779800000001', isGift: false })
  const { recipient_name: _name, recipient_phone: _phone, is_gift: _gift, ...older } = await read()
  const answer = await staff.call('PUT', `/orders/${id}/contact`, { ...older, landmark: 'Behind the temple' })
  expect([answer.statusCode, await stored()]).toMatchObject([200, { name: 'Sita Rai' }])
  expect(await change({ recipient_name: '', recipient_phone: '' })).toBe(200)
  expect(await stored()).toBeUndefined()
  expect(await change({ recipient_name: 'Gita Rai', recipient_phone: '9800000002' })).toBe(200)
  expect(await stored()).toMatchObject({ name: 'Gita Rai' })
})
