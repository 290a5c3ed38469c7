import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of 401/] })

test('a login submitted before hydration is sent once, and never appears in the URL', async ({ page }) => {
  const { promise: go, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await go
    await route.continue()
  })
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await page.goto('/login')
  await email.fill('nobody@post.example')
  await password.fill('lakeside rain')
  await password.press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  const sent = page.waitForRequest('**/api/user/remember-me-login')
  release()
  await expect(page.getByRole('status').getByText('Invalid email or password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect((await sent).postDataJSON()).toEqual({
    email: 'nobody@post.example',
    password: 'lakeside rain',
    rememberMe: false,
  })
})
