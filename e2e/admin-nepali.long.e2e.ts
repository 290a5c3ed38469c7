import { enterBackOffice, expectCleanOnEveryScreen, newColleague } from './back-office.ts'
import { placeOrder } from './ordering.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of 40[01]/] })

test('a colleague chooses Nepali before the login, reads a refusal, works on an order, and goes back to English', async ({
  page,
}) => {
  const { orderId: number } = (await placeOrder(page.request)).data
  const { email, password } = await newColleague('support')
  await page.goto('/admin/orders')
  await page.getByRole('button', { name: 'नेपाली' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')
  await expectCleanOnEveryScreen(page)
  await page.getByLabel('इमेल').fill(email)
  await page.getByLabel('पासवर्ड').fill('wrong-and-long')
  await page.getByRole('button', { name: 'लगइन' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^[^A-Za-z]+$/)
  await page.getByLabel('पासवर्ड').fill(password)
  await page.getByRole('button', { name: 'लगइन' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/अर्डर/)
  await expectCleanOnEveryScreen(page)
  await page.getByRole('cell', { name: new RegExp(`^${number}`) }).click()
  await expect(page.getByRole('button', { name: 'अर्डर रद्द गर्नुहोस्' })).toBeVisible()
  await expectCleanOnEveryScreen(page)

  await page.getByRole('button', { name: /A support/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** Pages without data of their own language: what they show in Latin letters are names, codes and addresses. */
const pages = [
  '',
  '/assignments',
  '/stock',
  '/products',
  '/settings',
  '/staff',
  '/delivery-zones',
  '/reports',
  '/insights',
]

test('menu, titles and buttons of every kind of page are in Nepali', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kastha-admin-language', 'ne'))
  await enterBackOffice(page)
  for (const path of pages) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u)
    const menu = await page.getByRole('menuitem').allInnerTexts()
    expect(menu.filter((text) => /[A-Za-z]/.test(text.replace('API', '')))).toEqual([])
    await expectCleanOnEveryScreen(page)
  }
})
