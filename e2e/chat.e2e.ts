import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

const PHOTO = 'storefront/public/icon-512.png'

const opener = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat with Kastha' })
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Your message' })
const messages = (page: Page) => chat(page).getByRole('log').getByRole('listitem')

async function openChat(page: Page, path = '/'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(page)
  await opener(page).click()
  await expect(chat(page)).toBeVisible()
}

test('what is written stays on this device, with its photo, and not one request is made', async ({ page, context }) => {
  await openChat(page, '/our-projects')
  await expect(
    chat(page).getByText('Kept on this device only. Nothing is sent, and nobody answers here.'),
  ).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The offers of the strip are asked for by the page, whether somebody chats or not.
  const note = (url: string) => !/^(blob|data):|\/api\/hoarding/.test(url) && requests.push(url)
  context.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => requests.push(socket.url()))

  await field(page).fill('Does the Rara bed go through a stair of 80 cm?')
  await field(page).press('Enter')
  await expect(messages(page)).toHaveText([/Does the Rara bed/])
  await chat(page).getByLabel('Add a photo').setInputFiles(PHOTO)
  await expect(chat(page).getByRole('button', { name: 'Remove your photo' })).toBeVisible()
  await chat(page).getByRole('button', { name: 'Keep', exact: true }).click()
  const photo = messages(page).nth(1).getByRole('img', { name: 'Your photo' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await chat(page).getByRole('tab', { name: 'Messenger' }).click()
  await expect(messages(page)).toHaveCount(0)
  expect(requests).toEqual([])
})

test('messages outlive the page, two tabs show the same, and deleted ones are gone for good', async ({
  page,
  context,
}) => {
  await openChat(page)
  await field(page).fill('One')
  await field(page).press('Enter')
  await expect(messages(page)).toHaveText([/One/])
  await page.reload()
  await opener(page).click()
  await expect(messages(page)).toHaveText([/One/])

  const other = await context.newPage()
  await openChat(other)
  await expect(messages(other)).toHaveText([/One/])
  await field(other).fill('Two')
  await field(other).press('Enter')
  await expect(messages(page)).toHaveText([/One/, /Two/])

  await chat(page).getByRole('button', { name: 'Delete all messages' }).click()
  await chat(page).getByRole('button', { name: 'Keep them' }).click()
  await expect(chat(page).getByRole('button', { name: 'Delete all messages' })).toBeFocused()
  await expect(messages(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await chat(page).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(messages(other)).toHaveCount(0)
  await expect(chat(page)).toBeFocused()
  await page.reload()
  await opener(page).click()
  await expect(chat(page).getByText(/^Write down what you want to ask us/)).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
})

test('dots show for 0.3 s, then the note that leads on with the text', async ({ page }) => {
  await openChat(page)
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await field(page).fill('Is teak & oak in stock?')
  await field(page).press('Enter')
  await expect(chat(page).getByText('A note follows')).toBeAttached()
  const onWhatsapp = chat(page).getByRole('link', { name: 'Continue on WhatsApp' })
  await expect(onWhatsapp).toHaveCount(0)
  await page.clock.runFor(299)
  await expect(onWhatsapp).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(onWhatsapp).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/977\d{10}\?text=Is%20teak%20%26%20oak%20in%20stock%3F$/,
  )
  await expect(onWhatsapp).toHaveAttribute('rel', 'noopener')
})

test('it stands beside the page: the keyboard opens, reads and leaves it, and axe finds nothing', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await field(page).fill('Namaste')
  await field(page).press('Enter')
  await expect(chat(page).getByRole('link', { name: 'Continue on WhatsApp' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await chat(page).getByRole('tab', { name: 'WhatsApp' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chat(page).getByRole('tab', { name: 'Messenger' })).toBeFocused()
  await expect(chat(page).getByRole('log', { name: 'Messages for Messenger' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('sita@example.com')
  await chat(page).getByRole('tab', { name: 'Instagram' }).click()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('it goes on', async ({ page, context }) => {
    await openChat(page)
    await context.setOffline(true)
    await field(page).fill('Still here')
    await field(page).press('Enter')
    await expect(messages(page)).toHaveText([/Still here/])
  })
})

test(
  'no chat at the checkout; elsewhere it is above what stands at the lower edge',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/checkout')
    await hydrated(page)
    await expect(opener(page)).toHaveCount(0)
    test.skip(!isMobile, 'the buy bar is for phones')
    await page.addInitScript(() => localStorage.setItem('compare', '["1","2"]'))
    await page.goto('/product/1')
    await hydrated(page)
    const bars = [
      page.getByRole('complementary', { name: 'Add to Cart' }),
      page.getByRole('region', { name: 'Compare' }),
    ]
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    for (const bar of bars) {
      await expect(bar).toBeVisible()
      await expect
        .poll(async () => {
          const [above, below] = [await opener(page).boundingBox(), await bar.boundingBox()]
          return above!.y + above!.height <= below!.y
        })
        .toBe(true)
    }
  },
)
