import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'
import { violations } from './axe.ts'

const PHOTO = 'storefront/public/icon-512.png'

const opener = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with Kastha' })
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })
const messages = (page: Page) => chat(page).getByRole('log').getByRole('listitem')

async function openChat(page: Page): Promise<void> {
  await page.goto('/our-projects', { waitUntil: 'networkidle' })
  await hydrated(page)
  // The button comes with the first sign of use.
  await page.mouse.move(10, 10)
  await opener(page).click()
  await expect(field(page)).toBeFocused()
}

async function write(page: Page, message: string): Promise<void> {
  await field(page).fill(message)
  await field(page).press('Enter')
}

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test('two tabs share chat messages without any request, and deleted messages stay deleted @slow', async ({
  page,
  context,
}) => {
  await openChat(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The page requests the offers of its announcement bar in any case.
  const note = (url: string) => !/^(blob|data):|\/api\/hoarding/.test(url) && requests.push(url)
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => requests.push(socket.url()))
  await write(page, 'One')
  await chat(page).getByLabel('Add a photo').setInputFiles(PHOTO)
  await expect(chat(page).getByRole('button', { name: 'Remove your photo' })).toBeVisible()
  await chat(page).getByRole('button', { name: 'Save message' }).click()
  const photo = messages(page).nth(1).getByRole('img', { name: 'Your photo' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(requests).toEqual([])
  page.removeAllListeners('request')

  const other = await context.newPage()
  await openChat(other)
  await expect(messages(other)).toHaveText([/One/, /You/])
  await context.setOffline(true)
  await write(other, 'Without a network')
  await expect(messages(page)).toHaveText([/One/, /You/, /Without a network/])
  await context.setOffline(false)

  await chat(page).getByRole('button', { name: 'Delete all messages' }).click()
  await chat(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(messages(other)).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await page.mouse.move(10, 10)
  await opener(page).click()
  await expect(chat(page).getByText(/^Write your question for/)).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
})

test('axe finds no violations in the open chat @slow', async ({ page }) => {
  await page.goto('/help-center')
  await hydrated(page)
  // The button comes with the first sign of use.
  await page.mouse.move(10, 10)
  await opener(page).click()
  await field(page).fill('Namaste')
  await field(page).press('Enter')
  await expect(chat(page).getByRole('link', { name: 'Continue on WhatsApp' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
