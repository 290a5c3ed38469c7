import { randomUUID } from 'node:crypto'
import { visitDays } from '#domain/tickets/visit-days.ts'
import { oneTimeCodes, orders } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { openAddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { isWithin } from '../../platform/rate-limits/is-within.ts'
import { networkNames } from '../../platform/rate-limits/network-name.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { ask } from '../../shop/questions/questions.fixture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { order } from '../checkout/checkout.fixture.ts'
import { test as base } from './phone-only.fixture.ts'

const { rateLimitKey, dataKey } = testOptions.secrets
const PHONE = '9841234567'
const OWN = '198.51.100.9'
const index = phoneIndex(dataKey, `+977${PHONE}`)

type Kind = 'order' | 'notice' | undefined

/** What a guest does with a phone number alone, from an address of their own. */
const test = base
  .extend('book', ({ shopper }) => () => {
    const where = { district: 'Kathmandu', place: 'Kathmandu-10, Shantinagar' }
    const when = { day: visitDays(new Date(), [])[0]!, part: 'morning' }
    const payload = { ...where, ...when, name: 'Asmita Gurung', phone: PHONE, email: '', note: '' }
    const headers = { 'idempotency-key': randomUUID() }
    return shopper.send('POST', '/api/measuring-visits', payload, headers)
  })
  .extend('place', ({ shopper }) => async () => {
    const { data, trackKey } = (await order(shopper, { email: '' })).json()
    const resend = `/api/orders/${data.orderId}/verify/resend?key=${trackKey}`
    return {
      orderId: data.orderId as string,
      resend: (lang = 'en') => shopper.send('POST', `${resend}&lang=${lang}`),
    }
  })
  .extend('send', ({ db }) => {
    const { askedSms } = openAddressLimits(db, rateLimitKey, 1)
    return (code: Kind, ip = '127.0.0.1') => {
      const from = networkNames(rateLimitKey, ip)
      return isWithin(() => askedSms(db).take({ phoneIndex: index, ...from, ...(code && { code }) }))
    }
  })

async function letMinutePass(db: Db): Promise<void> {
  await db.update(oneTimeCodes).set({ createdAt: new Date(Date.now() - 61_000) })
}

test('after a question and a visit by phone, the code of an order can be sent twice again', async ({
  app,
  db,
  book,
  place,
}) => {
  const product = await givenProduct(db)
  expect((await ask(app, product.id, { from: '127.0.0.1', body: { contact: PHONE } })).statusCode).toBe(201)
  expect((await book()).json().isTexted).toBe(true)
  const { resend } = await place()
  const statuses: number[] = []
  for (let time = 0; time < 3; time += 1) {
    await letMinutePass(db)
    statuses.push((await resend()).statusCode)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('SMS without an order use up nothing of the codes, however many they are', async ({ send }) => {
  const others: boolean[] = []
  for (const code of [undefined, 'notice', undefined, 'notice', undefined] as const) others.push(await send(code))
  expect(others).toEqual([true, true, true, false, false])
  const codes: boolean[] = []
  for (let time = 0; time < 4; time += 1) codes.push(await send('order'))
  expect(codes).toEqual([true, true, true, false])
})

test('SMS about visits and questions step back once codes have gone out', async ({ book, send }) => {
  for (let time = 0; time < 3; time += 1) await send('order')
  const booked = await book()
  expect([booked.statusCode, booked.json().isTexted]).toEqual([201, false])
})

test.for<Kind[]>([
  ['order', undefined],
  [undefined, 'order'],
  ['notice', 'order'],
])('a phone gets at most twelve SMS a day by strangers, %s first', async (kinds, { send }) => {
  const counts = new Map<Kind, number>()
  for (const kind of kinds) {
    for (let network = 1; network <= 12; network += 1) {
      for (let time = 0; time < 4; time += 1) {
        if (await send(kind, `203.0.${network}.7`)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      }
    }
  }
  const sent = [...counts.values()].reduce((sum, one) => sum + one, 0)
  expect(counts.get('order')).toBe(8)
  expect(sent).toBe(kinds[0] === 'order' ? 8 : 12)
})

test('two networks of a stranger leave the owner of the phone two codes', async ({ send }) => {
  for (const ip of ['203.0.113.7', '2001:db8:7::1']) {
    for (const kind of [undefined, 'notice', 'order'] as const) {
      for (let time = 0; time < 4; time += 1) await send(kind, ip)
    }
  }
  const left: boolean[] = []
  for (let time = 0; time < 3; time += 1) left.push(await send('order', OWN))
  expect(left).toEqual([true, true, false])
})

test('a refusal names no wait beyond the end of the order, but the phone of the shop', async ({ db, place, send }) => {
  const { resend } = await place()
  for (let time = 0; time < 2; time += 1) await send('order')
  await letMinutePass(db)
  const refused = await resend()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, undefined])
  expect(refused.json().message).toBe(
    'No more codes can be sent before this order ends. Please call us before then, and we’ll help.',
  )
  expect((await resend('ne')).json().message).toBe(
    'यो अर्डर सकिनुअघि अर्को कोड पठाउन मिल्दैन। त्यसअघि कृपया हामीलाई फोन गर्नुहोस्, हामी सहयोग गर्छौं।',
  )
})

test('a refusal names the wait as long as it ends before the order', async ({ db, place }) => {
  const { resend } = await place()
  const early = await resend()
  expect([early.statusCode, Number(early.headers['retry-after'])]).toEqual([429, expect.closeTo(60, -1)])
  await db.update(orders).set({ verifyBy: new Date(Date.now() + 30_000) })
  expect((await resend()).headers['retry-after']).toBeUndefined()
})

test('an order whose phone gets no more codes is refused with the remedy, in any browser', async ({
  app,
  db,
  place,
  send,
  shopper,
}) => {
  await place()
  for (let time = 0; time < 2; time += 1) await send('order')
  const remedy =
    /^Too many SMS were requested for this phone number or from this network\. If an order of yours with this number waits for its code, enter that first: this one then needs none\. You can enter an email address instead\. Please try again (tomorrow|in about \d+ hours)\.$/
  await shopper.add(await givenVariant(db))
  const own = (await order(shopper, { email: '' })).json()
  expect(own).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(remedy) })
  const stranger = givenShopper(app)
  await stranger.add(await givenVariant(db))
  const strange = (await order(stranger, { email: '' })).json()
  expect([strange.message, strange.fields]).toEqual([own.message, own.fields])
  expect(own.fields).toEqual({ phone: own.message })
})
