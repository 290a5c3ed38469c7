import { expect, hydrated, test } from './test.ts'

test('a complaint gets a number and a link to follow it and reply @slow', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = page.getByRole('form', { name: 'Write to us' })
  const send = page.getByRole('button', { name: 'Send message' })
  await form.getByLabel('What is it about?').selectOption('complaint')
  await form.getByLabel('Your message').fill('The table rocks.\nIt did so from the first day.')
  await form.getByLabel('Your name').fill('Asmita Gurung')
  await form.getByLabel('Email').fill('asmita@post.example')
  await send.click()
  await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeFocused()
  const number = await page.getByText(/^KT-\d{6}-[0-9A-Z]{8}$/).textContent()
  await page.getByRole('link', { name: 'See your message' }).click()
  await expect(page).toHaveURL(new RegExp(`/contact/${number}\\?key=[\\w-]{43}$`))
  await expect(page.getByText('It did so from the first day.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Reply' }).fill('Please come on Sunday')
  await send.click()
  await expect(page.getByText('Please come on Sunday')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'You wrote' })).toHaveCount(2)
})
