import type { Locator, Page } from '@playwright/test'
import { handOver, quote, reach } from './custom-staff.ts'
import { keepTokens, newMember, tokensOf } from './members.ts'
import { expect, hydrated, overflow, test } from './test.ts'

// Phone size, where space is tightest.
test.use({ viewport: { width: 390, height: 844 } })

const SENT = 'Your custom furniture request has been submitted!'
const PHOTO = 'seed/art/categories/bedroom.webp'

const form = (page: Page) => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })
const answer = (page: Page, label: string) => form(page).getByLabel(label, { exact: false }).and(page.locator('input'))
const sent = (page: Page) => page.getByRole('dialog', { name: SENT })

async function openForm(page: Page): Promise<void> {
  await page.goto('/product/1#custom-order')
  await hydrated(page)
  await expect(form(page)).toBeVisible()
}

async function fillIn(page: Page): Promise<void> {
  await answer(page, 'Width').fill('165.5')
  await answer(page, 'Height').fill('110')
  await answer(page, 'Depth').fill('210')
  await form(page).getByText('Metal').click()
  await form(page).getByLabel('Instructions').fill('Lower headboard,\nno wings')
}

/** Sends the form. @returns the number of the request */
async function send(page: Page): Promise<string> {
  await form(page).getByRole('button', { name: 'Send request' }).click()
  await expect(sent(page)).toBeVisible()
  return (await sent(page)
    .getByText(/^KC-\d{6}-\w{8}$/)
    .textContent())!
}

/** Pays the amount due at the TEST gateway. */
async function pay(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: /eSewa/ }).click()
  await expect(page).toHaveURL(/test-gateway/)
  await expect(page.getByText(amount).first()).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await expect(page).toHaveURL(/\/payment\//)
  await page.getByRole('link', { name: 'See the order' }).click()
}

async function accept(page: Page, { floor }: { floor: string }): Promise<Locator> {
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  const checkout = page.getByRole('form', { name: 'Accept the offer' })
  await expect(checkout).toBeVisible()
  await checkout.getByRole('radio', { name: /Standard/ }).check()
  await expect(checkout.getByLabel('Town / City')).toHaveValue('Pokhara')
  await checkout.getByLabel('Ward').selectOption('6')
  await checkout.getByRole('radio', { name: floor, exact: true }).check()
  await checkout.getByRole('radio', { name: /eSewa/ }).check()
  await checkout.getByRole('checkbox', { name: /I agree/ }).check()
  return checkout
}

test('a member’s custom piece is requested, quoted, accepted, paid in two parts, made and delivered @slow', async ({
  page,
}) => {
  test.slow() // two payments with staff actions in between
  const member = await newMember()
  await keepTokens(page, await tokensOf(page.request, member))
  await openForm(page)
  await expect(answer(page, 'Email')).toHaveValue(member.email)
  await fillIn(page)
  await form(page).locator('input[name=photos]').setInputFiles(PHOTO)
  await expect(form(page).getByRole('img', { name: 'Photo 1' })).toBeVisible()
  const number = await send(page)
  expect(await overflow(page)).toBe(0)
  await sent(page).getByRole('button', { name: 'OK' }).click()
  await expect(answer(page, 'Width')).not.toHaveValue('165.5')
  await expect(form(page).getByRole('radio', { name: 'Wood' })).toBeChecked()

  await page.goto('/my-orders')
  await page.getByRole('link', { name: 'Custom pieces' }).click()
  await expect(page.getByText('With our carpenters')).toBeVisible()
  await quote(number, 120_001)
  await page.getByRole('link', { name: /^Based on Rara/ }).click()
  await expect(page.getByText('Nrs. 1,20,001')).toBeVisible()
  await expect(page.getByText('In sal timber, oiled twice.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  expect(await overflow(page)).toBe(0)

  const checkout = await accept(page, { floor: '2' })
  await expect(checkout.getByLabel('Street address', { exact: false })).toHaveValue('Baidam, Lakeside-6')
  await expect(checkout.getByText('Nrs. 60,001', { exact: true })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await checkout.getByRole('button', { name: 'Order with a deposit of Nrs. 60,001' }).click()
  await expect(page).toHaveURL(/\/my-orders\/KA-/)
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!

  await pay(page, '60,001')
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  await reach(orderId, 'timber')
  await reach(orderId, 'ready', 'It stands in the workshop.')
  await page.reload()
  const making = page.getByRole('list', { name: 'Production progress' })
  await expect(making.locator('[aria-current=step]')).toContainText('Ready')
  await expect(making.getByText('It stands in the workshop.')).toBeVisible()
  expect(await overflow(page)).toBe(0)

  await pay(page, '60,000')
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /eSewa/ })).toHaveCount(0)
  await handOver(orderId)
  await page.reload()
  await expect(page.getByText('Delivered').first()).toBeVisible()
})
