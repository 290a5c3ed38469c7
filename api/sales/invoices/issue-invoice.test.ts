import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { demoSettings } from '../../../seed/settings.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, orderEvents, products, shopSettings, variants } from '../../platform/db/schema.ts'
import { givenOrder, givenPromotion } from '../orders/orders.fixture.ts'
import { changeOrder } from '../orders/change-order.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenInvoiced, givenSeller, holding, issuedOn, documentsOf } from './invoices.fixture.ts'

const { secrets } = testOptions
const by = { actor: 'staff', id: null } as const

/** Money that arrives, of which an order in full confirms it. */
const pay = (db: Db, order: StoredOrder, method: 'esewa' | 'khalti') => {
  const received = { method, purpose: 'full', amount: order.total, reference: '1', recordedBy: null } as const
  return holding(db, order, (tx, held) => recordPayment(tx, secrets, held, received, issuedOn))
}

test('an order that was paid by another wallet than its buyer chose says so, on paper and by mail', async ({ db }) => {
  await givenSeller(db)
  const order = await givenOrder(db, { payment: 'khalti' })
  await pay(db, order, 'esewa')
  await pay(db, order, 'khalti') // once too often, so it goes back
  const [invoice] = await documentsOf(db, order.id)
  expect(invoice!.document.payment).toBe('esewa')
  const [mail] = await readOutbox(db)
  expect(mail).toMatchObject({ template: 'order-confirmed', data: { payment: 'esewa', due: 0 } })
  await changeOrder({ db, secrets }, order.id, { action: 'deliver', by, now: issuedOn })
  expect((await readOutbox(db)).at(-1)).toMatchObject({ template: 'order-delivered', data: { payment: 'esewa' } })
})

describe('the invoice of a confirmed order', () => {
  test('says all that the law asks for, at the order’s own figures', async ({ db }) => {
    await givenSeller(db)
    const promotion = await givenPromotion(db)
    const lines = [
      {
        name: 'Rara Bed',
        translations: { ne: { name: 'रारा पलङ' } },
        size: '153*200',
        type: 'Hydraulics',
        sku: 'RARA-H',
        price: 45_000,
        quantity: 2,
      },
      { name: 'Asan Table', size: null, type: null, sku: 'ASAN', price: 7_777 },
    ]
    const order = await givenInvoiced(db, { lines, promotionIds: [promotion.id], payment: 'bank' })
    const [invoice, ...others] = await documentsOf(db, order.id)
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: '2083/84-000001',
      fiscalYear: '2083/84',
      bsDay: '2083-08-05',
      issuedAt: issuedOn,
      total: order.total,
      vat: order.vat,
      creditsId: null,
    })
    expect(invoice!.document).toEqual({
      kind: 'invoice',
      number: '2083/84-000001',
      day: '2026-11-21',
      bsDay: '2083-08-05',
      credits: null,
      seller: {
        name: 'Kastha',
        nativeName: 'काष्ठ',
        address: 'Jhamsikhel Marg, Lalitpur 44700',
        nativeAddress: 'झम्सिखेल मार्ग, ललितपुर 44700',
        phone: demoSettings.phone,
        email: demoSettings.email,
        vatNumber: demoSettings.vatNumber,
      },
      buyer: {
        name: 'Asmita Gurung',
        address: 'Baidam, Lakeside, Pokhara-6, Kaski, Gandaki',
        nativeAddress: 'Baidam, Lakeside, पोखरा-६, कास्की, गण्डकी',
        phone: '+9779841234567',
        pan: '',
      },
      orderNumber: order.number,
      payment: 'bank',
      method: 'standard',
      lines: [
        {
          position: 0,
          hsCode: '9403',
          brand: 'Kastha',
          rate: 45_000,
          amount: 90_000,
          quantity: 2,
          name: 'Rara Bed',
          nativeName: 'रारा पलङ',
          size: '153*200',
          type: 'Hydraulics',
          sku: 'RARA-H',
        },
        {
          position: 1,
          hsCode: '9403',
          brand: 'Kastha',
          rate: 7_777,
          amount: 7_777,
          quantity: 1,
          name: 'Asan Table',
          size: null,
          type: null,
          sku: 'ASAN',
        },
      ],
      sums: {
        goods: 97_777,
        discount: 100,
        kept: 0,
        delivery: 1_000,
        taxable: 98_677 - 11_352,
        vat: 11_352,
        total: 98_677,
      },
      words: {
        en: 'Rupees ninety-eight thousand six hundred seventy-seven only',
        ne: 'अन्ठानब्बे हजार छ सय सतहत्तर रुपैयाँ मात्र',
      },
    })
  })

  test('names the customs’ code of the subcategory, else of the category, else other furniture', async ({ db }) => {
    await givenSeller(db)
    const [seat, plain] = [await givenProduct(db), await givenProduct(db)]
    const [top] = await db.insert(categories).values({ slug: 'seats', name: 'Seats', hsCode: '9404' }).returning()
    const [sub] = await db
      .insert(categories)
      .values({ slug: 'chairs', name: 'Chairs', hsCode: '9401', parentId: top!.id })
      .returning()
    await db.update(products).set({ categoryId: top!.id, subcategoryId: sub!.id }).where(eq(products.id, seat.id))
    await db.update(products).set({ categoryId: top!.id, subcategoryId: null }).where(eq(products.id, plain.id))
    const all = await db.select().from(variants)
    const lineOf = (id: number) => ({ productId: id, variantId: all.find(({ productId }) => productId === id)!.id })
    const order = await givenInvoiced(db, {
      lines: [
        lineOf(seat.id),
        lineOf(plain.id),
        { productId: null, variantId: null, sku: 'CUSTOM', name: 'Made for you' },
      ],
    })
    const [invoice] = await documentsOf(db, order.id)
    expect(invoice!.document.lines.map(({ hsCode }) => hsCode)).toEqual(['9401', '9404', '9403'])
  })

  test('stays as it was when the shop, the product and the order change', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db)
    const [before] = await documentsOf(db, order.id)
    await db.update(shopSettings).set({ name: 'Other', vatNumber: '1' })
    await db.update(products).set({ name: 'Other' })
    expect(await documentsOf(db, order.id)).toEqual([before])
  })

  test('is a line of the order’s timeline, with its number', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db)
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id)
    expect(events.map(({ action }) => action)).toEqual(['place', 'confirm', 'invoice'])
    const detail = { number: '2083/84-000001', amount: order.total }
    expect(events[2]).toMatchObject({ state: 'confirm', actor: 'system', actorId: null, detail, at: issuedOn })
  })

  test('cannot be read without the shop’s key', async ({ db }) => {
    await givenSeller(db)
    const order = await givenInvoiced(db)
    const { rows } = await db.execute<{ text: string }>('select encode(document, $$escape$$) as text from invoices')
    expect(rows[0]!.text).not.toContain('Asmita')
    expect(rows[0]!.text).not.toContain(order.number)
  })
})

test.for([
  ['deliver', 'confirm'],
  ['expire', 'pending'],
  ['cancel', 'pending'],
] as const)('%s of an order that is %s issues nothing', async ([action, state], { db }) => {
  await givenSeller(db)
  const order = await givenOrder(db, { state })
  const actor = action === 'expire' ? 'system' : 'staff'
  expect(await changeOrder({ db, secrets }, order.id, { action, by: { actor, id: null } })).toBeUndefined()
  expect(await documentsOf(db, order.id)).toEqual([])
})

test.for([
  ['2026-07-16T18:14:59Z', '2082/83-000001', '2083-03-32'], // the last second of Ashadh in Nepal
  ['2026-07-16T18:15:00Z', '2083/84-000001', '2083-04-01'],
])('at %s the number is %s', async ([at, number, bsDay], { db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, {}, new Date(at!))
  expect(await documentsOf(db, order.id)).toMatchObject([{ number, bsDay }])
})
