import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { devanagariDigits } from '#domain/text.ts'
import { goods, ordersOf, putInCart } from './checking-out.ts'
import { comeBack } from './members.ts'
import { placeOrder } from './ordering.ts'
import { expect, hydrated, test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

/** Texts that keep Latin digits, as people type, copy or read them out: order numbers, ids, email addresses, codes. */
const kept = [
  /K[ACT]-\d{6}-\w{8}/g,
  /[\w.+-]+@[\w.-]+/g,
  /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g,
  // Registration numbers of the shop, for lookups.
  /\b0{4,9}(?:[/-]0{3,4})*\b/g,
  /3D|AES-256/g,
  // Street addresses, shown as typed.
  /Lakeside-6/g,
  // Search terms.
  /“[^”]*”/g,
]

/** Returns the page's texts and accessible names that contain Latin digits or English currency. */
async function latinFigures(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement!.closest('script, style, noscript')) texts.push(textContent!)
    }
    const names = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of names) texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })
  const left = said.map((text) => kept.reduce((rest, known) => rest.replaceAll(known, ''), text))
  return [...new Set(left.filter((text) => /[0-9]|Nrs/.test(text)))]
}

const named = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

test('a guest can order with Devanagari digits, and all pages use them', async ({ page }) => {
  const email = `guest-${randomUUID()}@post.example`
  await putInCart(page.request, { productId: goods.pillow, quantity: 2 })
  await page.goto('/ne/cart')
  await hydrated(page)
  await expect(page.locator('main select').first()).toHaveValue('2')
  expect(await latinFigures(page)).toEqual([])

  await page.goto('/ne/checkout')
  await hydrated(page)
  for (const [name, typed] of Object.entries({
    name: 'asmita gurung',
    phone: devanagariDigits('984-1234567'),
    email,
    street_address: devanagariDigits('Baidam, Lakeside-6'),
    zip: devanagariDigits('33700'),
  })) {
    await named(page, name).fill(typed)
  }
  await named(page, 'district').selectOption('कास्की')
  await named(page, 'city').selectOption('पोखरा महानगरपालिका')
  await named(page, 'ward').selectOption('६')
  await page.locator('input[name=method][value=standard]').check()
  await page.locator('input[name=payment][value=cod]').check()
  await named(page, 'agreed').check()
  const place = page.getByRole('button', { name: /रु\. ५,८००/ }).and(page.locator('[type=submit]'))
  await expect(place).toBeEnabled()
  expect(await latinFigures(page)).toEqual([])
  await place.click()
  await expect(page).toHaveURL(/\/ne\/order-confirmed\?order=KA-/)
  await expect(page.getByText('कास्की').first()).toBeVisible()
  expect(await latinFigures(page)).toEqual([])
  expect(await ordersOf(email)).toBe(1)
})

test('a member’s account and orders use Devanagari digits', async ({ page }) => {
  const { member, tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, { email: member.email }, tokens.accesstoken)
  await page.goto('/ne/my-account')
  await expect(named(page, 'mobile')).toHaveValue(/[०-९]{10}$/)
  await expect(named(page, 'date_of_birth')).toHaveValue('सन् १९९६ अप्रिल १४')
  await expect(named(page, 'district').locator(':checked')).toHaveText('कास्की')
  expect(await latinFigures(page)).toEqual([])

  await page.goto('/ne/my-orders')
  await page.getByRole('link', { name: order.orderId }).first().click()
  await expect(page).toHaveURL(/my-orders\/KA-/)
  await expect(page.getByText('कास्की, गण्डकी').first()).toBeVisible()
  expect(await latinFigures(page)).toEqual([])
})

test('the custom order form accepts Devanagari digits', async ({ page }) => {
  await page.goto('/ne/product/1#custom-order')
  await hydrated(page)
  await named(page, 'width').pressSequentially('१६५.५')
  await named(page, 'height').pressSequentially('११०')
  await expect(named(page, 'width')).toHaveValue('165.5')
  await expect(page.getByRole('img', { name: /१६५\.५/ })).toBeVisible()
  expect(await latinFigures(page)).toEqual([])
})

test('an English page loads no Nepali fonts or texts except the language link', async ({ page }) => {
  const fonts: string[] = []
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (url.includes('.woff2')) fonts.push(url)
    if (url.endsWith('.js')) scripts.push(response.text())
  })
  await page.goto('/product/1', { waitUntil: 'networkidle' })
  expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([])
  expect(scripts.length).toBeGreaterThan(10)
  const words = (await Promise.all(scripts)).flatMap(
    (script) => script.match(/[\u0900-\u0965\u0970-\u097F]{2,}/g) ?? [],
  )
  expect([...new Set(words)]).toEqual(['नेपाली'])
})

test('a Nepali question on an English page gets its fonts once somebody scrolls', async ({ page }) => {
  await page.goto('/product/1')
  await hydrated(page)
  const font = page.waitForResponse(/devanagari/)
  await page.getByRole('heading', { name: 'गद्दा पलङसँगै आउँछ?' }).scrollIntoViewIfNeeded()
  expect((await font).ok()).toBe(true)
})
