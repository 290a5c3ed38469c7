import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('What is it about?').selectOption('complaint')
  await form.getByLabel('Your message').fill('The table rocks.\nIt did so from the first day.')
  await form.getByLabel('Your name').fill('Asmita Gurung')
  await form.getByLabel('E-mail').fill('asmita@post.example')
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a complaint gets a number, is followed by its link and written to again', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  const number = await page.getByText(/^KT-\d{6}-[0-9A-Z]{8}$/).textContent()
  await page.getByRole('link', { name: 'See your message' }).click()
  await expect(page).toHaveURL(new RegExp(`/contact/${number}\\?key=[\\w-]{43}$`))
  await expect(page.getByText('Waits for our answer')).toBeVisible()
  await expect(page.getByText('It did so from the first day.')).toBeVisible()
  await expect(page.getByText('Complaints are kept for 5 years after the last message.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Write back' }).fill('Please come on Sunday')
  await sendButton(page).click()
  await expect(page.getByText('Please come on Sunday')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Write back' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Write back' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'You wrote' })).toHaveCount(2)
})

test('what is wrong is said beside its field, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/contact?kind=price-match&order=KA-261121-7F3K9Q2M')
  await hydrated(page)
  await expect(page.getByLabel('What is it about?')).toHaveValue('price-match')
  await expect(page.getByLabel('Order number')).toHaveValue('KA-261121-7F3K9Q2M')
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Your message').fill('Cheaper elsewhere')
  await sendButton(page).click()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/10-digit/)
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your message')).toHaveValue('Cheaper elsewhere')
})

test.describe('over a line that fails', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/] })

  test('a message whose answer was lost is sent again as the same one', async ({ page }) => {
    const keys: (string | undefined)[] = []
    await page.route('**/api/tickets', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.getByLabel('Your message')).toHaveValue(/rocks/)
    await expect(sendButton(page)).not.toHaveAttribute('aria-busy', 'true')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })
})

test.describe('with a wrong link', () => {
  test.use({ expectedErrors: [/404/] })

  test('a page says so, and leads to the form', async ({ page }) => {
    await page.goto(`/contact/KT-261121-7F3K9Q2M?key=${'a'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'We found no such message' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
