import { expect as expectSoon, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 15_000 })

test('the API docs list the endpoints, and cannot read the storefront’s local storage', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('accesstoken', 'secret'))
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { name: 'Kastha API' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  expect(await page.evaluate(() => [self.origin, localStorage.getItem('accesstoken')])).toEqual(['null', null])
})
