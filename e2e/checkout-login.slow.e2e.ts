import { openCheckout, goods, putInCart, summary } from './checking-out.ts'
import { newMember, PASSWORD, tokensOf } from './members.ts'
import { expect, test } from './test.ts'

test('the summary shows what a login could not merge until that is acknowledged', async ({ page }) => {
  const member = await newMember()
  await putInCart(page.request, { productId: goods.pillow, quantity: 6 }, await tokensOf(page.request, member))
  await putInCart(page.request, { productId: goods.pillow, quantity: 6 })
  await openCheckout(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/checkout')
  const cut = summary(page).getByText(/Kapas cotton pillow pair.* you wanted 12/)
  await expect(cut).toBeVisible()
  await page.reload()
  await expect(cut).toBeVisible()
  await summary(page).getByRole('button', { name: 'Got it' }).click()
  await expect(cut).toBeHidden()
})
