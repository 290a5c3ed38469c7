import type { Page } from '@playwright/test'
import { comeBack, newMember, PASSWORD } from './members.ts'
import { agree, field, fillCheckout, goods, openCheckout, ordersOf, putInCart, ready, thanks } from './checking-out.ts'
import { expect, test } from './test.ts'

test('logging in from the checkout keeps the entered values', async ({ page }) => {
  const member = await newMember('Bimala Tamang')
  await putInCart(page.request, { productId: goods.pillow })
  await openCheckout(page)
  const email = await fillCheckout(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await logIn(page, member.email)
  await expect(page).toHaveURL('/checkout')
  await expect(ready(page)).toBeVisible()
  await expect(field(page, 'Full name')).toHaveValue('Asmita Gurung')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByRole('radio', { name: 'Standard delivery' })).toBeChecked()
  await agree(page)
  await ready(page).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'My Orders' })).toBeVisible()
})

test.describe('when the session has ended elsewhere', () => {
  test.use({ expectedErrors: [/401/] })

  test('submitting leads to the login and back with the values kept @slow', async ({ page }) => {
    const { member, tokens } = await comeBack(page, '/robots.txt')
    await putInCart(page.request, { productId: goods.pillow }, tokens)
    await openCheckout(page)
    await field(page, 'Ward').selectOption('6') // the account's address has none
    await page.getByRole('radio', { name: 'Standard delivery' }).check()
    await page.getByRole('radio', { name: 'Cash on delivery' }).check()
    await field(page, 'Order note (optional)').fill('Ring twice')
    await agree(page)
    await expect(ready(page)).toBeVisible()
    const headers = { authorization: `Bearer ${tokens.accesstoken}` }
    expect(await page.request.post('/api/user/logout', { headers })).toBeOK()

    await ready(page).click()
    await expect(page).toHaveURL('/login?next=%2Fcheckout')
    await logIn(page, member.email)
    await expect(page).toHaveURL('/checkout')
    await expect(ready(page)).toBeVisible()
    await expect(field(page, 'Order note (optional)')).toHaveValue('Ring twice')
    await agree(page)
    await ready(page).click()
    await expect(thanks(page)).toBeVisible()
    expect(await ordersOf(member.email)).toBe(1)
  })
})

async function logIn(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}
