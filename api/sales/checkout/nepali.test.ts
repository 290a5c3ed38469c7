import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Quote } from '#contract/checkout.ts'
import { PlacedReply } from '#contract/orders/orders.ts'
import { givenMember, type Shopper } from '../../shop/cart/cart.fixture.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { acceptForm, givenQuoted, inDays } from '../custom-requests/custom-requests.fixture.ts'
import {
  customRequests,
  orderLines,
  orderReductions,
  orders,
  productPictures,
  products,
  promotions,
  variants,
} from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { checkoutForm, givenCheckoutShop, givenPromotion, orderOf } from './checkout.fixture.ts'

const test = base
  .extend('shopper', async ({ app, db }) => {
    await givenCheckoutShop(db)
    return givenMember(app, db)
  })
  .extend('goods', async ({ db }) => {
    const picture = await givenPicture(db)
    const { id } = await givenProduct(db, {
      // By its slug it is a bench, not a bed as its category.
      slug: 'sal-bench',
      name: 'Sal bench',
      translations: { ne: { name: 'साल बेन्च' } },
      pictureIds: [picture.id],
      variants: [{ price: 10_000 }],
    })
    await db.update(productPictures).set({ translations: { ne: { alt: 'बगैंचामा बेन्च' } } })
    const [variant] = await db.select().from(variants).where(eq(variants.productId, id))
    return { id, variantId: String(variant!.id) }
  })

async function quoteIn(shopper: Shopper, lang: string): Promise<Quote> {
  const { district, method } = checkoutForm
  const answer = await shopper.send('POST', `/api/checkout/quote?lang=${lang}`, { district, method })
  return answer.json().data
}

async function placeIn(shopper: Shopper, lang: string, quote: Quote) {
  const key = { 'idempotency-key': randomUUID() }
  return shopper.send('POST', `/api/orders?lang=${lang}`, orderOf(quote), key)
}

test('a checkout names goods and what is taken off in its language, at the same figures', async ({
  db,
  shopper,
  goods,
}) => {
  await givenPromotion(db, { name: 'Autumn', translations: { ne: { name: 'शरद छुट' } } })
  await shopper.add(goods.variantId, 9)
  const [nepali, english] = [await quoteIn(shopper, 'ne'), await quoteIn(shopper, 'en')]
  expect(nepali).toMatchObject({
    lines: [{ name: 'साल बेन्च', picture: { alt: 'बगैंचामा बेन्च' } }],
    leftOut: [],
    totals: { reductions: [{ name: 'शरद छुट' }], total: english.totals.total },
  })
  expect(english).toMatchObject({
    lines: [{ name: 'Sal bench', picture: { alt: 'A bed' } }],
    totals: { reductions: [{ name: 'Autumn' }] },
  })
  expect(Object.keys(nepali.lines[0]!)).toEqual(Object.keys(english.lines[0]!))
  expect(Object.keys(nepali.lines[0]!.picture!)).toEqual(Object.keys(english.lines[0]!.picture!))
})

test('an order keeps what it was called in each language, whatever the shop calls it later', async ({
  app,
  db,
  shopper,
  goods,
}) => {
  const promotion = await givenPromotion(db, { name: 'Autumn', translations: { ne: { name: 'शरद छुट' } } })
  await shopper.add(goods.variantId)
  const answer = await placeIn(shopper, 'ne', await quoteIn(shopper, 'ne'))
  expect(answer.statusCode).toBe(201)
  const { data, trackKey } = PlacedReply.parse(answer.json())
  const nepali = { title: 'साल बेन्च', image: { alt: 'बगैंचामा बेन्च' } }
  expect(data).toMatchObject({ items: [nepali], totals: { reductions: [{ name: 'शरद छुट' }] } })
  const line = { name: orderLines.name, alt: orderLines.pictureAlt, translations: orderLines.translations }
  expect(await db.select(line).from(orderLines)).toEqual([
    { name: 'Sal bench', alt: 'A bed', translations: { ne: { name: 'साल बेन्च', pictureAlt: 'बगैंचामा बेन्च' } } },
  ])
  expect(await db.select({ name: orderReductions.name }).from(orderReductions)).toEqual([{ name: 'Autumn' }])

  await db.update(products).set({ name: 'Bench', translations: { ne: { name: 'बेन्च' } } })
  await db.update(promotions).set({ translations: {} }).where(eq(promotions.id, promotion.id))
  const url = `/api/orders/${data.orderId}`
  const shown = async (path: string) => (await shopper.send('GET', path)).json().data
  const english = { title: 'Sal bench', image: { alt: 'A bed' } }
  expect(await shown(`${url}?lang=ne`)).toMatchObject({ items: [nepali], totals: { reductions: [{ name: 'शरद छुट' }] } })
  expect(await shown(url)).toMatchObject({ items: [english], totals: { reductions: [{ name: 'Autumn' }] } })
  expect(await shown('/api/orders?lang=ne')).toMatchObject([{ items: [nepali] }])
  expect(await shown('/api/orders')).toMatchObject([{ items: [english] }])

  const byKey = await app.inject(`${url}?key=${trackKey}&lang=ne`)
  expect(byKey.json().data.items).toMatchObject([nepali])
  const payload = { orderId: data.orderId, contact: checkoutForm.email }
  const tracked = await app.inject({ method: 'POST', url: '/api/orders/track?lang=ne', payload })
  expect(tracked.json().data.items).toMatchObject([nepali])
  const cancelled = await shopper.send('POST', `${url}/cancel?lang=ne`, { reason: '' })
  expect(cancelled.json().data).toMatchObject({ status: 'cancelled', items: [nepali] })
})

test('what is refused because it changed is named in the language that asks', async ({ db, shopper, goods }) => {
  await shopper.add(goods.variantId)
  const quote = await quoteIn(shopper, 'ne')
  await db.update(variants).set({ price: 12_000 })
  const answer = await placeIn(shopper, 'ne', quote)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toContain('साल बेन्च')
})

test('a piece to one’s own measures is called so in both languages', async ({ app, db, shopper, goods }) => {
  const { number } = await givenQuoted(app, db, {
    headers: shopper.headers as { authorization: string },
    validUntil: inDays(9),
  })
  await db.update(customRequests).set({ productId: goods.id })
  const url = `/api/custom-orders/${number}`
  const asked = async (path: string) => (await shopper.send('GET', path)).json().data
  expect(await asked(`${url}?lang=ne`)).toMatchObject({ product: { name: 'साल बेन्च', picture: { alt: 'बगैंचामा बेन्च' } } })
  expect(await asked('/api/custom-orders?lang=ne')).toMatchObject([{ product: { name: 'साल बेन्च' } }])
  expect(await asked(url)).toMatchObject({ product: { name: 'Sal bench' } })

  const { quote } = await asked(url)
  const figures = await shopper.send('POST', `${url}/figures`, { district: 'Kathmandu', method: 'standard' })
  const { totals, deposit } = figures.json().data
  const shown = { quoteId: quote._id, total: totals.total, deposit }
  const accepted = await shopper.send('POST', `${url}/accept?lang=ne`, { ...acceptForm, shown })
  expect(accepted.statusCode).toBe(201)
  const { orderId, items } = accepted.json().data
  expect(items[0].title).toBe('आफ्नै नापको सामान, साल बेन्चजस्तै, सिसा, चौडाइ १६५.५ × गहिराइ २१० × उचाइ ११० सेमी')
  expect((await asked(`/api/orders/${orderId}`)).items[0].title).toBe(
    'Custom piece after Sal bench, glass, W 165.5 × D 210 × H 110 cm',
  )
  expect(await db.select({ language: orders.language }).from(orders)).toEqual([{ language: 'ne' }])
})
