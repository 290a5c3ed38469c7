import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { givenRequest } from '../../../office/personal-data/requests/person.fixture.ts'
import { endedNow } from '../../../office/personal-data/requests/request-queries.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import type { Db } from '../../../platform/db/client.ts'
import { dataRequests } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenOrder } from '../orders.fixture.ts'

const PHONE = '9841234567'
const NEW_PHONE = '9801234567'
const YESTERDAY = new Date(Date.now() - 24 * 60 * 60_000)
const OPEN =
  'Staff are working on a request about the data of the person with the old or the new phone number. The number of this order stays until that has ended.'

/** A member of staff who changes the contact of a guest's order, which has only a phone number unless `values` say else. */
const test = base.extend('given', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  return async (values: Parameters<typeof givenOrder>[1] = {}) => {
    const { id } = await givenOrder(db, { userId: null, email: '', placedAt: YESTERDAY, ...values })
    const read = async () => (await staff.call('GET', `/orders/${id}`)).json().contact
    return {
      read,
      change: async (change: object) => {
        const answer = await staff.call('PUT', `/orders/${id}/contact`, { ...(await read()), ...change })
        return [answer.statusCode, answer.json().message]
      },
    }
  }
})

async function givenRequestAbout(app: App, db: Db, phone: string) {
  const words = { reason: 'Letter of 2 November', identityCheck: 'Named the total' }
  return givenRequest(app, db, { email: '', emailProved: false, phone, phoneProved: true, ...words })
}

test.for([PHONE, NEW_PHONE])(
  'while staff work on a request about %s, an order from before neither leaves nor joins it',
  async (phone, { app, db, given }) => {
    const placed = await given()
    const { id } = await givenRequestAbout(app, db, phone)
    expect(await placed.change({ phone: NEW_PHONE })).toEqual([409, OPEN])
    expect((await placed.read()).phone).toBe(`+977${PHONE}`)
    expect(await placed.change({ landmark: 'Behind the temple' })).toEqual([200, undefined])
    await db
      .update(dataRequests)
      .set({ ...endedNow(), state: 'closed' })
      .where(eq(dataRequests.id, id))
    expect(await placed.change({ phone: NEW_PHONE })).toEqual([200, undefined])
  },
)

test.for([PHONE, NEW_PHONE])(
  'an order that is placed after a request about %s stays in or out of it as well',
  async (phone, { app, db, given }) => {
    const later = await given({ placedAt: new Date(Date.now() + 60_000) })
    await givenRequestAbout(app, db, phone)
    expect(await later.change({ phone: NEW_PHONE })).toEqual([409, OPEN])
    expect((await later.read()).phone).toBe(`+977${PHONE}`)
  },
)

test('an order that its email address or account leads to gets the new number', async ({ app, db, given }) => {
  const placed = [await given({ email: 'asmita@post.example' }), await given({ userId: (await givenUser(db)).id })]
  await givenRequestAbout(app, db, PHONE)
  for (const one of placed) expect(await one.change({ phone: NEW_PHONE })).toEqual([200, undefined])
})

test('while staff work on a request about a person, no order begins or ceases to name them as its recipient', async ({
  app,
  db,
  given,
}) => {
  const bought = { email: 'bimal@post.example', details: { phone: '+9779811234567' } }
  const without = await given(bought)
  const recipient = { name: 'Asmita Gurung', phone: `+977${PHONE}`, isGift: false }
  const withHer = await given({ ...bought, details: { ...bought.details, recipient } })
  await givenRequestAbout(app, db, PHONE)
  const asmita = { recipient_name: 'Asmita Gurung', recipient_phone: PHONE }
  expect(await without.change(asmita)).toEqual([409, OPEN])
  expect(await withHer.change({ recipient_name: '', recipient_phone: '' })).toEqual([409, OPEN])
  expect(await withHer.change({ recipient_phone: NEW_PHONE })).toEqual([409, OPEN])
  expect(await withHer.change({ is_gift: true })).toEqual([200, undefined])
  expect(await without.change({ ...asmita, recipient_phone: NEW_PHONE })).toEqual([200, undefined])
})

test('nobody else receives an order that is collected', async ({ given }) => {
  const collected = await given({ method: 'pickup', collectionCode: '481502' })
  const refused = 'The buyer collects this order, so nobody else receives it. Leave the recipient empty.'
  const sita = { recipient_name: 'Sita Rai', recipient_phone: NEW_PHONE }
  for (const named of [sita, { is_gift: true }, { recipient_phone: '1' }]) {
    expect(await collected.change(named)).toEqual([400, refused])
  }
  expect((await collected.read()).recipient_name).toBe('')
  expect(await collected.change({ note: 'I come on Friday.' })).toEqual([200, undefined])
})

test('a recipient from before can be removed from an order that is collected', async ({ given }) => {
  const recipient = { name: 'Sita Rai', phone: `+977${NEW_PHONE}`, isGift: true }
  const collected = await given({ method: 'pickup', collectionCode: '481502', details: { recipient } })
  const nobody = { recipient_name: '', recipient_phone: '', is_gift: false }
  expect(await collected.change(nobody)).toEqual([200, undefined])
  expect(await collected.read()).toMatchObject(nobody)
})
