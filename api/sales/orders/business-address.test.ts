import { MAX_BUSINESS_ADDRESS_LENGTH } from '#domain/invoices/business.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { orders, users } from '../../platform/db/schema.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { givenMember, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { describe } from 'vitest'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenCheckoutShop, order, orderOf, place, quoteFor } from '../checkout/checkout.fixture.ts'
import { documentsOf, givenInvoiced, givenSeller, issuedOn } from '../invoices/invoices.fixture.ts'
import { changeOrder } from './change-order.ts'
import { givenOrder } from './orders.fixture.ts'

const himal = { name: 'Himal Hotel', pan: '123456789', address: 'Birta Marg 4, Kathmandu' }
const unplaced = { name: himal.name, pan: himal.pan }
const given = { business_name: himal.name, pan: himal.pan }
const sita = { name: 'Sita Rai', phone: '+9779847654321', isGift: false }
const toSita = { recipient_name: sita.name, recipient_phone: '9847654321' }
const delivery = 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki'
const nativeDelivery = 'Baidam, Lakeside, पोखरा-६, कास्की, गण्डकी'
const by = { actor: 'staff', id: null } as const

describe('an invoice for a business', () => {
  test('has the address of the business, as its credit note, and the place of delivery apart', async ({ db }) => {
    await givenSeller(db)
    const { id } = await givenInvoiced(db, { details: { business: himal, recipient: sita } })
    await changeOrder({ db, secrets: testOptions.secrets }, id, { action: 'cancel', by, now: issuedOn })
    const buyer = { ...himal, phone: '+9779841234567', delivery: { address: delivery, nativeAddress: nativeDelivery } }
    expect((await documentsOf(db, id)).map(({ kind, document }) => [kind, document.buyer])).toEqual([
      ['invoice', buyer],
      ['credit-note', buyer],
    ])
  })

  test.for([
    ['goes to that address', { details: { business: { ...himal, address: delivery } } }],
    ['is collected', { method: 'pickup', collectionCode: '481502', details: { business: himal } }],
  ] as const)('names no place of delivery for an order that %s', async ([, values], { db }) => {
    await givenSeller(db)
    const { id } = await givenInvoiced(db, values)
    const [invoice] = await documentsOf(db, id)
    expect(invoice!.document.buyer).toEqual({ ...values.details.business, phone: '+9779841234567' })
  })

  test('has the address of the delivery where the order keeps none of the business', async ({ db }) => {
    await givenSeller(db)
    const { id } = await givenInvoiced(db, { details: { business: unplaced, recipient: sita } })
    const buyer = { ...unplaced, address: delivery, nativeAddress: nativeDelivery, phone: '+9779841234567' }
    expect((await documentsOf(db, id))[0]!.document.buyer).toEqual(buyer)
  })
})

describe('an order for a business', () => {
  test('needs its address where somebody else receives it, keeps it encrypted, and tells its buyer', async ({
    app,
    db,
  }) => {
    await givenCheckoutShop(db)
    const member = await givenMember(app, db)
    await member.add(await givenVariant(db))
    const refused = await order(member, { ...given, ...toSita, business_address: ' ' })
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { business_address: 'Please enter the address of the business' },
    ])
    const placed = await order(member, { ...given, ...toSita, business_address: ` ${himal.address} ` })
    expect([placed.statusCode, placed.json().data?.business]).toEqual([201, himal])
    const [toBuyer, toShop] = await readOutbox(db)
    expect(toBuyer).toMatchObject({ template: 'order-placed', data: { business: himal } })
    expect(toShop).toMatchObject({ template: 'order-received' })
    expect(toShop!.data).not.toHaveProperty('business')
    const profile = (await member.send('GET', '/api/user/user-details')).json().data
    expect(profile.business).toEqual(himal)
    expect(JSON.stringify([await db.select().from(orders), await db.select().from(users)])).not.toContain('Birta')
  })

  test.for([{}, { business_address: '' }, { ...toSita, method: 'pickup' }])(
    'needs none with %j',
    async (values, { app, db }) => {
      await givenCheckoutShop(db)
      const member = await givenMember(app, db)
      await member.add(await givenVariant(db))
      const placed = await order(member, { ...given, ...values })
      expect([placed.statusCode, placed.json().data?.business]).toEqual([201, unplaced])
    },
  )

  test.for(['Birta\u202eMarg', 'Birta\nMarg', 'Birta\u0007Marg', 'a'.repeat(MAX_BUSINESS_ADDRESS_LENGTH + 1)])(
    'is not placed with the address %j',
    async (wrong, { app, db }) => {
      await givenCheckoutShop(db)
      const member = await givenMember(app, db)
      await member.add(await givenVariant(db))
      const refused = await place(member, orderOf(await quoteFor(member), { ...given, business_address: wrong }))
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['business_address']])
    },
  )
})

describe('the business of a placed order', () => {
  test.for([{ recipient: sita }, { isForAnother: true as const }])(
    'needs an address where the delivery is somebody else’s: %j',
    async (details, { app, db }) => {
      const { number } = await givenOrder(db, { details })
      const url = `/api/orders/${number}/business?key=${trackKey(testOptions.secrets.orderKey, number)}`
      const change = (payload: object) => app.inject({ method: 'PUT', url, payload })
      const refused = await change(given)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['business_address']])
      expect((await change({ ...given, business_address: himal.address })).json().data.business).toEqual(himal)
      // Without name and PAN the invoice is for a person, whatever the third field holds.
      expect((await change({ business_address: himal.address })).json().data.business).toBeNull()
    },
  )

  test('gets its address from staff before they enter a recipient', async ({ app, db }) => {
    const staff = await givenStaff(app, 'support')
    const { id } = await givenOrder(db, { details: { business: unplaced } })
    const { contact } = (await staff.call('GET', `/orders/${id}`)).json()
    const name = () => staff.call('PUT', `/orders/${id}/contact`, { ...contact, ...toSita })
    const refused = await name()
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { recipient_name: expect.stringContaining('address of the business') },
    ])
    await staff.call('PUT', `/orders/${id}/business`, { ...given, business_address: himal.address })
    expect((await name()).statusCode).toBe(200)
  })

  test('asks nothing of staff who enter a recipient once the invoice is issued', async ({ app, db }) => {
    await givenSeller(db)
    const staff = await givenStaff(app, 'support')
    const { id } = await givenInvoiced(db, { details: { business: unplaced } })
    const { contact } = (await staff.call('GET', `/orders/${id}`)).json()
    expect((await staff.call('PUT', `/orders/${id}/contact`, { ...contact, ...toSita })).statusCode).toBe(200)
  })
})
