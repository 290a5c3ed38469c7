import { randomUUID } from 'node:crypto'
import { changeVariant, givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop, orderOf, quoteFor } from '../../sales/checkout/checkout.fixture.ts'
import { keptRefusal } from '../../sales/checkout/once.ts'
import { languages } from '#domain/language/languages.ts'
import { errorBody } from '../http/errors.ts'
import { expect, test as base } from '../../test/test.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenCheckoutShop(db)
  return givenShopper(app)
})

test('a checkout explains each wrong field in Nepali', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const wrong = orderOf(await quoteFor(shopper), { zip: '4460', agreed: false })
  const answer = await placeIn('ne', shopper, wrong)
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    {
      zip: 'कृपया हुलाक कोडका ५ अङ्क लेख्नुहोस्, वा खाली छोड्नुहोस्',
      agreed: 'कृपया सेवाका सर्त र फिर्ता नीतिमा सहमति जनाउनुहोस्',
    },
  ])
})

test('each retry reads the changes in its own language; the rest of the stored answer stays the same', async ({
  db,
  shopper,
}) => {
  const bed = await givenVariant(db, { price: 10_000 })
  await shopper.add(bed)
  const body = orderOf(await quoteFor(shopper))
  await changeVariant(db, bed, { price: 12_000 })
  const key = randomUUID()

  const english = await placeIn('en', shopper, body, key)
  const { fields, ...refusal } = english.json()
  expect(english.statusCode).toBe(409)
  expect(fields['shown.total']).toBe('the total is now Nrs. 13,000, not Nrs. 11,000')

  const nepali = await placeIn('ne', shopper, body, key)
  expect(nepali.headers['idempotency-replayed']).toBe('true')
  expect(nepali.json()).toEqual({
    ...refusal,
    message: expect.stringMatching(/^अझै अर्डर भएको छैन: .*को मूल्य रु\. १०,००० होइन, अब रु\. १२,००० छ; .*।$/),
    fields: {
      'shown.lines.0.price': expect.stringContaining('अब रु. १२,००० छ'),
      'shown.total': 'कुल जम्मा रु. ११,००० होइन, अब रु. १३,००० छ',
    },
  })
  expect((await placeIn('en', shopper, body, key)).body).toBe(english.body)
})

test('a refusal stored by an older version, in finished English sentences, is still answered', () => {
  const total = 'the total is now Nrs. 13,000, not Nrs. 11,000'
  const kept = {
    success: false,
    error: true,
    message: `Nothing was ordered yet: ${total}; this payment is not offered for this delivery.`,
    code: 'figures_changed',
    fields: { 'shown.total': total, payment: 'this payment method is not available for this delivery' },
  }
  const refusal = keptRefusal(JSON.stringify(kept))
  for (const language of languages) expect(errorBody(refusal, language)).toEqual(kept)
})

test('a refusal stored by an older version, whose ids were English texts, is still answered', () => {
  const total = {
    id: 'the total is now {now}, not {was}',
    values: { now: { money: 13_000 }, was: { money: 11_000 } },
  }
  const gone = 'an item is no longer in your cart'
  const kept = {
    code: 'figures_changed',
    message: { id: 'Nothing was ordered: {reasons}.', values: { reasons: [total, gone] } },
    fields: { 'shown.total': total, 'shown.lines.0': gone },
  }
  const refusal = keptRefusal(JSON.stringify(kept))
  for (const language of languages) {
    expect(errorBody(refusal, language)).toMatchObject({
      message: `Nothing was ordered: the total is now Nrs. 13,000, not Nrs. 11,000; ${gone}.`,
      fields: { 'shown.total': 'the total is now Nrs. 13,000, not Nrs. 11,000', 'shown.lines.0': gone },
    })
  }
})

test('a placed order is confirmed in Nepali, with the same data', async ({ db, shopper }) => {
  await shopper.add(await givenVariant(db))
  const body = orderOf(await quoteFor(shopper))
  const key = randomUUID()
  const nepali = await placeIn('ne', shopper, body, key)
  const english = await placeIn('en', shopper, body, key)
  expect([nepali.statusCode, nepali.json().message]).toEqual([201, 'अर्डर दर्ता भयो'])
  expect(nepali.json().data.orderId).toBe(english.json().data.orderId)
  expect(english.json().message).toBe('Order placed')
})

type Shopper = ReturnType<typeof givenShopper>

function placeIn(lang: string, shopper: Shopper, body: object, key: string = randomUUID()) {
  return shopper.send('POST', `/api/orders?lang=${lang}`, body, { 'idempotency-key': key })
}
