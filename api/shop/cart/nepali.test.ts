import { eq } from 'drizzle-orm'
import type { Cart } from '#contract/cart.ts'
import { givenCategory, givenPicture, givenProduct } from '../catalog/catalog.fixture.ts'
import { givenPromotion } from '../../sales/checkout/checkout.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { productPictures, products, variants } from '../../platform/db/schema.ts'
import { givenLister } from '../wishlist/wishlist.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenSettings, givenShopper, type Shopper } from './cart.fixture.ts'

async function givenBench(db: Db, stock = 3) {
  const bedroom = await givenCategory(db, { name: 'Outdoor', translations: { ne: { name: 'आउटडोर' } } })
  const picture = await givenPicture(db)
  const bench = await givenProduct(db, {
    name: 'Sal bench',
    categoryId: bedroom.id,
    translations: { ne: { name: 'साल बेन्च' } },
    pictureIds: [picture.id],
    variants: [{ stock, price: 10_000 }],
  })
  await db.update(productPictures).set({ translations: { ne: { alt: 'बगैंचामा बेन्च' } } })
  const [variant] = await db.select().from(variants).where(eq(variants.productId, bench.id))
  return { ...bench, variantId: String(variant!.id) }
}

async function cartIn(shopper: Shopper, lang: string): Promise<Cart> {
  return (await shopper.send('GET', `/api/cart?lang=${lang}`)).json().data
}

test('a cart names goods, notices and discounts in the requested language', async ({ app, db }) => {
  await givenSettings(db)
  await givenPromotion(db, { name: 'Autumn', translations: { ne: { name: 'शरद छुट' } } })
  const { variantId } = await givenBench(db)
  const shopper = givenShopper(app)
  const answer = await shopper.send('POST', '/api/cart/lines?lang=ne', { variantId, quantity: 5 })
  const nepali: Cart = answer.json().data
  expect(nepali).toMatchObject({
    lines: [{ name: 'साल बेन्च', picture: { alt: 'बगैंचामा बेन्च' } }],
    notices: [{ name: 'साल बेन्च', wanted: 5, kept: 3 }],
    totals: { reductions: [{ name: 'शरद छुट' }] },
  })
  expect(await cartIn(shopper, 'ne')).toEqual(nepali)
  const english = await shopper.view()
  expect(english).toMatchObject({
    lines: [{ name: 'Sal bench', picture: { alt: 'A bed' } }],
    notices: [{ name: 'Sal bench' }],
    totals: { reductions: [{ name: 'Autumn' }] },
  })
  expect(english.totals.total).toBe(nepali.totals.total)
})

test('untranslated and deleted products are named in English', async ({ app, db }) => {
  await givenSettings(db)
  const { id, variantId } = await givenBench(db)
  const shopper = givenShopper(app)
  await shopper.add(variantId, 5)
  await db.update(products).set({ translations: {} }).where(eq(products.id, id))
  expect(await cartIn(shopper, 'ne')).toMatchObject({
    lines: [{ name: 'Sal bench' }],
    notices: [{ name: 'Sal bench' }],
  })
  await db.delete(products).where(eq(products.id, id))
  expect(await cartIn(shopper, 'ne')).toMatchObject({ lines: [{ name: 'Sal bench', state: 'gone' }] })
})

test('a shared cart uses the reader’s language', async ({ app, db }) => {
  await givenSettings(db)
  const { variantId } = await givenBench(db)
  const shopper = givenShopper(app)
  await shopper.add(variantId)
  const { share, data } = (await shopper.send('POST', '/api/cart/shares?lang=ne')).json()
  expect(data.lines[0].name).toBe('साल बेन्च')
  const look = async (lang: string) =>
    (await app.inject(`/api/cart/shares/${share.token}?lang=${lang}`)).json().data.lines[0].name
  expect([await look('ne'), await look('en')]).toEqual(['साल बेन्च', 'Sal bench'])
  const other = givenShopper(app)
  const taken = await other.send('POST', `/api/cart/shares/${share.token}/takeover?lang=ne`)
  expect(taken.json().data.lines[0].name).toBe('साल बेन्च')
})

test('My List and a shared list use the requested language', async ({ app, db }) => {
  const bench = await givenBench(db)
  const asmita = await givenLister(app, db)
  const saved = await asmita.ask('PUT', `/${bench.id}?lang=ne`)
  expect(saved.data).toMatchObject([{ name: 'साल बेन्च', category: { name: 'आउटडोर' }, picture: { alt: 'बगैंचामा बेन्च' } }])
  expect((await asmita.ask('GET')).data).toMatchObject([{ name: 'Sal bench', category: { name: 'Outdoor' } }])
  const { share } = await asmita.ask('POST', '/shares?lang=ne')
  const shared = await app.inject(`/api/list/shared/${share!.token}?lang=ne`)
  expect(shared.json().data).toMatchObject([{ name: 'साल बेन्च', catName: 'आउटडोर' }])
})
