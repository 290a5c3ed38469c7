import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { and, asc, eq } from 'drizzle-orm'
import type { Product } from '#contract/admin/catalog/products.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { mails, products, variants } from '#api/platform/db/schema.ts'
import { formOf } from '#api/shop/catalog/admin/admin-products.fixture.ts'
import { notifyBackInStock, notifyOfPrices } from '#api/shop/notices/tell-products.ts'
import { nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import { expectAccessible } from './axe.ts'
import { demoOwner } from './back-office.ts'
import { findMail, inShop, readSms } from './shop-under-test.ts'
import { expect, hydrated, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** Timeout for an email, which a background job sends. */
const MAIL_PATIENCE_MS = 15_000
const DAY_MS = 86_400_000
/** No price mail goes out at night, so the tests say what time it is. */
const noon = nepalInstant(nepalDay(new Date()), '12:00')

const newAddress = () => `${randomUUID()}@post.example`

/** Asks for a notice on the product's page, as a guest. */
async function askFor(page: Page, path: string, { button, email }: { button: string; email: string }): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: button }).click()
  const form = page.getByRole('form', { name: button })
  await form.getByLabel('Email or mobile number').fill(email)
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('status').getByText(`Open our email to ${email}`)).toBeVisible()
}

/** Waits for a mail, shows it as a mail program does, and presses a link in it. @returns the page that opens */
async function followMail(page: Page, email: string, { subject, link }: { subject: RegExp; link: string }) {
  await expect.poll(() => findMail(email, subject), { timeout: MAIL_PATIENCE_MS }).toBeDefined()
  const mailbox = await page.context().newPage()
  await mailbox.setContent((await findMail(email, subject))?.html ?? '')
  const opened = mailbox.waitForEvent('popup')
  await mailbox.getByRole('link', { name: link, exact: true }).click()
  const followed = await opened
  await mailbox.close()
  return followed
}

async function confirm(page: Page, email: string): Promise<void> {
  const confirming = await followMail(page, email, { subject: /Please confirm/, link: 'Yes, email me' })
  await expectAccessible(confirming)
  await confirming.getByRole('button', { name: 'Yes, email me' }).click()
  await expect(confirming.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await confirming.close()
}

/** Posts to the address of the mail's headers, as mail programs do. */
async function unsubscribeByHeaders(request: APIRequestContext, email: string, subject: RegExp): Promise<void> {
  const { headers } = (await findMail(email, subject))!
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value ?? ''
  const form = valueOf('list-unsubscribe-post')
  expect(form).toBe('List-Unsubscribe=One-Click')
  const [, url = ''] = /^<(http.+)>$/.exec(valueOf('list-unsubscribe'))!
  const headersOfForm = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await request.post(url, { headers: headersOfForm, data: form, maxRedirects: 0 })
  expect(answer.status()).toBe(200)
}

/** A variant of the demo that no other test uses. */
function variantOf(slug: string, size?: string) {
  return inShop(async ({ db }) => {
    const wanted = and(eq(products.slug, slug), size === undefined ? undefined : eq(variants.size, size))
    const columns = { id: variants.id, productId: variants.productId, price: variants.price }
    return onlyRow(
      await db
        .select(columns)
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(wanted)
        .orderBy(asc(variants.position))
        .limit(1),
    )
  })
}

/** Logs the owner in by the API, in a browser of their own. */
async function openOffice(request: APIRequestContext) {
  const { email, password } = demoOwner
  expect(await request.post('/api/admin/login', { data: { email, password } })).toBeOK()
  return {
    setPrice: async ({ id, productId }: { id: number; productId: number }, price: number) => {
      const product: Product = await (await request.get(`/api/admin/products/${productId}`)).json()
      const form = formOf(product)
      const rows = form.variants.map((row) => (row.id === id ? { ...row, price } : row))
      expect(await request.put(`/api/admin/products/${productId}`, { data: { ...form, variants: rows } })).toBeOK()
    },
    count: async (variantId: number, seen: number, counted: number) => {
      const movement = { variantId, reason: 'counted', seen, counted, note: '' }
      expect(await request.post('/api/admin/stock/movements', { data: { movements: [movement] } })).toBeOK()
    },
  }
}

const tellOfPrices = (at: Date) => inShop((shop) => notifyOfPrices({}, shop, AbortSignal.timeout(MAIL_PATIENCE_MS), at))
const priceMails = (email: string) =>
  inShop(({ db }) => db.$count(mails, and(eq(mails.to, email), eq(mails.template, 'price-drop'))))

test('a guest confirms, hears of a lower price, and unsubscribes with one click', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newAddress()
  const chair = await variantOf('sahayak-visitor-chair')
  await askFor(page, `/product/${chair.productId}`, { button: 'Tell me when the price falls', email })
  await confirm(page, email)

  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const office = await openOffice(request)
  await office.setPrice(chair, chair.price - 500)
  await tellOfPrices(noon)
  const subject = /Sahayak .* costs less now/
  const link = await followMail(page, email, { subject, link: 'Unsubscribe' })
  await expectAccessible(link)
  await expect(link.getByRole('heading', { name: 'Unsubscribe?' })).toBeVisible()
  await unsubscribeByHeaders(request, email, subject)

  await office.setPrice(chair, chair.price - 1_000)
  await tellOfPrices(new Date(noon.getTime() + DAY_MS))
  expect(await priceMails(email)).toBe(1)
  await office.setPrice(chair, chair.price)
  await request.dispose()
})

test('a guest hears once that a size is back, and ends all notices from the mail @slow', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newAddress()
  const mattress = await variantOf('komal-foam-mattress', '153*200')
  const path = `/product/${mattress.productId}?size=153*200`
  await askFor(page, path, { button: 'Tell me when it is back', email })
  await confirm(page, email)

  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const office = await openOffice(request)
  await office.count(mattress.id, 0, 2)
  await inShop((shop) => notifyBackInStock({}, shop, AbortSignal.timeout(MAIL_PATIENCE_MS)))
  const link = await followMail(page, email, { subject: /Komal .* is back/, link: 'Unsubscribe' })
  await link.getByRole('button', { name: 'Unsubscribe from all notices' }).click()
  await expect(link.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Tell me when the price falls' })).toBeVisible()
  await office.count(mattress.id, 2, 0)
  await request.dispose()
})

test('a guest without an email address hears of a lower price by SMS, and stops them with one press', async ({
  page,
  playwright,
  baseURL,
}) => {
  const phone = `984${String(randomInt(10 ** 7)).padStart(7, '0')}`
  const button = 'Tell me when the price falls'
  const chair = await variantOf('rajdhani-leather-chair')
  await page.goto(`/product/${chair.productId}`)
  await hydrated(page)
  await page.getByRole('button', { name: button }).click()
  const form = page.getByRole('form', { name: button })
  await form.getByLabel('Email or mobile number').fill(phone)
  await form.getByRole('button', { name: 'Tell me' }).click()
  const [code] = await readSms(phone, /^\d{6}(?= is your Kastha code)/)
  await expectAccessible(page)
  await form.getByRole('textbox').first().fill(code) // the last digit sends it
  await expect(page.getByRole('status').getByText('We will tell you when the price falls.')).toBeVisible()

  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const office = await openOffice(request)
  await office.setPrice(chair, chair.price - 500)
  // No notice goes out by SMS in the evening.
  await tellOfPrices(new Date(noon.getTime() + DAY_MS))
  const [, product, stop] = await readSms(phone, /^Kastha: Rajdhani.* costs Nrs\. .* now\. (http\S+) Stop: (http\S+)$/)
  await page.goto(new URL(product!).pathname)
  await expect(page.getByRole('heading', { level: 1, name: /Rajdhani/ })).toBeVisible()
  await page.goto(new URL(stop!).pathname)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Unsubscribe from all notices' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await office.setPrice(chair, chair.price)
  await request.dispose()
})
