import { randomUUID } from 'node:crypto'
import { givenVariant, type Shopper } from '../../shop/cart/cart.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { orders, productColors, products, variants } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { startJobs, type RunningJobs } from '../../start-jobs.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { givenMailServer } from '../../platform/mail/outbox.fixture.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import {
  givenCheckoutShop,
  givenKnownGuest,
  givenPromotion,
  order,
  orderOf,
  quoteFor,
} from '../checkout/checkout.fixture.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }
const NEVER_S = 86_400

const test = ownDatabaseTest
  .extend('shopper', async ({ app, db }) => {
    await givenCheckoutShop(db)
    return givenKnownGuest(app)
  })
  .extend('mailServer', async ({ shopper: _shopper }, { onCleanup }) => {
    const server = await givenMailServer()
    onCleanup(server.close)
    return server
  })
  .extend('jobs', async ({ db, url, mailServer }, { onCleanup }): Promise<RunningJobs> => {
    const jobs = await startJobs({ url, tools: givenTools(db, { smtpUrl: mailServer.url }), askEveryS: NEVER_S })
    onCleanup(jobs.stop)
    return jobs
  })

async function orderBed(db: Db, shopper: Shopper, values: Record<string, unknown>) {
  await shopper.add(await givenVariant(db, { price: 12_500, size: '153*200', type: 'Hydraulics', weightKg: 60 }), 2)
  const { data, trackKey } = (await order(shopper, values)).json()
  return { data, trackKey }
}

test('who orders in Nepali reads the confirmation in Nepali, with the goods’ Nepali names, and the shop reads English', async ({
  db,
  jobs: _jobs,
  mailServer,
  shopper,
}) => {
  await shopper.add(await givenVariant(db, { price: 12_500, size: '153*200', type: 'Hydraulics' }))
  const [bed] = await db
    .update(products)
    .set({ name: 'Rara bed', translations: { ne: { name: 'रारा पलङ' } } })
    .returning()
  const named = { slug: 'forest-green', name: 'Forest green', translations: { ne: { name: 'वन हरियो' } } }
  const green = { ...named, productId: bed!.id, position: 0, swatch: '#2f5d46' }
  const [color] = await db.insert(productColors).values(green).returning()
  await db.update(variants).set({ colorId: color!.id })
  const key = { 'idempotency-key': randomUUID() }
  const placed = await shopper.send('POST', '/api/orders?lang=ne', orderOf(await quoteFor(shopper)), key)
  const { data, trackKey } = placed.json()
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  const [toCustomer, toShop] = ['asmita@post.example', 'namaste@kastha.example'].map((address) => {
    return mailServer.received.find(({ recipients }) => recipients.includes(address))!
  })
  expect(toCustomer!.subject).toBe(`काष्ठमा तपाईंको अर्डर ${data.orderId}`)
  expect(toCustomer!.html).toContain('<html lang="ne"')
  for (const words of [
    'नमस्ते Asmita Rai,',
    '१ × रारा पलङ, वन हरियो, १५३*२००, हाइड्रोलिक्स: रु. १२,५००',
    'Baneshwor Marg 12, Flat 4, काठमाडौँ-१०, काठमाडौँ, बागमती ४४६००',
    'सामान पाएपछि नगद',
    `http://shop.example/ne/track-order?order=${data.orderId}&key=${trackKey}`,
  ]) {
    expect(toCustomer!.text).toContain(words)
  }
  expect(toShop!.subject).toBe(`Order ${data.orderId}, Nrs. 13,500`)
  expect(toShop!.text).toContain('1 × Rara bed, Forest green, 153*200, Hydraulics: Nrs. 12,500')
})

test('customer and shop hear of an order at its commit, with all that concerns them', async ({
  db,
  jobs: _jobs,
  mailServer,
  shopper,
}) => {
  await givenPromotion(db, { name: 'Autumn', code: 'AUTUMN', percent: 10 })
  const { data, trackKey } = await orderBed(db, shopper, { coupon: 'AUTUMN', payment: 'bank', access: 'Narrow gate' })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  const [toCustomer, toShop] = mailServer.received.toSorted((one, other) =>
    one.subject!.length < other.subject!.length ? 1 : -1,
  )
  expect([toCustomer, toShop].map((mail) => mail!.recipients)).toEqual([
    ['asmita@post.example'],
    ['namaste@kastha.example'],
  ])
  expect(toCustomer!.subject).toBe(`Your order ${data.orderId} at Kastha`)
  expect(toShop!.subject).toBe(`Order ${data.orderId}, Nrs. 23,500`)

  const link = `http://shop.example/track-order?order=${data.orderId}&key=${trackKey}`
  for (const mail of [toCustomer, toShop]) {
    for (const words of [
      '153*200, Hydraulics',
      'Nrs. 25,000',
      'Autumn (AUTUMN)',
      '−Nrs. 2,500',
      'Nrs. 23,500',
      'Baneshwor Marg 12',
      'Bank transfer',
    ]) {
      expect(mail!.text).toContain(words)
    }
  }
  expect(toCustomer!.text).toMatch(/We hold your order until .+ at \d\d:\d\d, Nepal time\. Without the transfer/)
  expect(toCustomer!.text).toContain(link)
  expect(toCustomer!.text).toContain('Account: Kastha (sample account)')
  expect(toCustomer!.text).toContain(`Reference: ${data.orderId}`)
  expect(toShop!.text).toContain(`http://shop.example/admin/orders/${data.orderId}`)
  expect(toShop!.text).not.toContain(trackKey)
  for (const words of ['+977', 'Phone: 9841234567', 'Please call first', 'Narrow gate', 'Floor: 2, without a lift']) {
    expect(toShop!.text).toContain(words)
  }
})

test('who collects it has the day and the place in the mail, and no code yet', async ({
  db,
  jobs: _jobs,
  mailServer,
  shopper,
}) => {
  await orderBed(db, shopper, { method: 'pickup' })
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  const mail = mailServer.received.find(({ recipients }) => recipients[0] === 'asmita@post.example')!
  const [stored] = await db.select().from(orders)
  expect(mail.html).not.toContain(stored!.collectionCode)
  expect(mail.text).toMatch(
    /Collect at: Jhamsikhel Marg, Lalitpur\nWhen: From \d+ \w+ \d{4}\nPayment: In cash, when you collect it/,
  )
})

test('the lines of a bill add up, also where the delivery is taken off', async ({
  db,
  jobs: _jobs,
  mailServer,
  shopper,
}) => {
  await givenPromotion(db, { name: 'Delivery on us', kind: 'free-shipping' })
  await orderBed(db, shopper, {})
  await expect.poll(() => mailServer.received, PATIENCE).toHaveLength(2)
  expect(mailServer.received[0]!.text).toMatch(
    /: Nrs\. 25,000\nDelivery: Nrs\. 1,000\nDelivery on us: −Nrs\. 1,000\nTotal, including Nrs\. 2,876 VAT: Nrs\. 25,000/,
  )
})

test('what somebody types is text in a mail, in one line', async ({ db, shopper }) => {
  const { data } = await orderBed(db, shopper, { note: 'One\nTwo <b>' })
  const shop = {
    name: 'Kastha',
    email: 'a@b.example',
    phone: '+97715550123',
    streetAddress: 'A',
    city: 'B',
    postalCode: '44700',
    language: 'en' as const,
    url: 'http://shop.example',
  }
  const mail = composeMail('order-received', data, shop)
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain('Note: One')
})
