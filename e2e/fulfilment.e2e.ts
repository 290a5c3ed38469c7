import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './axe.ts'
import { staffWith } from './fulfilling.ts'
import { comeBack } from './members.ts'
import { placeOrder } from './ordering.ts'
import { expect as expectSoon, overflow, test } from './test.ts'

/** Longer timeout: session, script and order load sequentially. */
const expect = expectSoon.configure({ timeout: 15_000 })

// Phone size, where touch targets need space.
test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
// One long story, with an accessibility check of each state.
test.describe.configure({ timeout: 120_000 })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const toast = (page: Page, message: string | RegExp) => page.getByRole('status').getByText(message)
const newest = (page: Page) => card(page, 'History').getByRole('listitem').first()

/** Creates a photo as cameras do: larger than the upload limit, and rotated by EXIF orientation. */
const photo = () =>
  sharp({ create: { width: 3_000, height: 2_400, channels: 3, background: '#8a5a33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Chooses the afternoon of the nth available day. @returns the day's name */
async function chooseDay(page: Page, opener: string, dayAt: number): Promise<string> {
  await button(page, opener).click()
  const days = dialog(page, opener).getByRole('radiogroup', { name: 'Day' }).getByRole('radio')
  await days.nth(dayAt).check()
  const day = (await days.nth(dayAt).getAttribute('aria-label'))!
  await dialog(page, opener).getByRole('radio', { name: 'Afternoon' }).check()
  await dialog(page, opener).getByRole('button', { name: 'Choose this time' }).click()
  await expect(dialog(page, opener)).toBeHidden()
  await expect(card(page, 'Your delivery')).toContainText(`${day}, 13:00 to 17:00`)
  return day
}

test('an order from its delivery day to its return @slow', async ({ page }) => {
  // axe takes a second each time, so it runs in `npm run test:all` only.
  const isSound = async () => {
    await expectAccessible(page)
  }
  const { member, tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, { email: member.email, quantity: 3 }, tokens.accesstoken)
  const staff = staffWith(order.orderId)
  await page.goto(`/my-orders/${order.orderId}`)

  // The delivery day: chosen before the confirmation, and changed afterwards.
  await button(page, 'Choose a day').click()
  await expect(
    dialog(page, 'Choose a day').getByText('You can change it twice until 17:00 the day before.'),
  ).toBeVisible()
  await isSound()
  await page.keyboard.press('Escape')
  await chooseDay(page, 'Choose a day', 1)
  await staff.confirm()
  await page.reload()
  const day = await chooseDay(page, 'Change the day', 2)
  await expect(card(page, 'Your delivery')).toContainText(/You can change it once until 17:00 on \d/)
  await expect(newest(page)).toContainText(`Delivery day chosen ${day}, 13:00 to 17:00`)

  // The handover by code.
  const code = await card(page, 'Your delivery')
    .getByText(/^\d{3} \d{3}$/)
    .innerText()
  await staff.dispatch()
  await page.reload()
  await expect(card(page, 'Your delivery')).toContainText('On its way')
  await expect(button(page, 'Change the day')).toHaveCount(0)
  expect(await overflow(page)).toBe(0)
  await staff.handOver(code.replace(' ', ''))
  await page.reload()
  await expect(card(page, 'Your delivery')).toHaveCount(0)
  await expect(card(page, 'Delivery').getByText('Delivered')).toBeVisible()

  // A damage report, whose photo the browser resizes.
  await button(page, 'Report damage').click()
  const report = dialog(page, 'Report damage')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByLabel('What is wrong with it?')).toBeFocused()
  await expect(report.getByText('Please add at least one photo of the damage')).toBeVisible()
  await isSound()
  await report.getByLabel('What is wrong with it?').fill('The seam is open.')
  const chosen = { name: 'seam.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await report.getByLabel('Add photos').setInputFiles(chosen)
  await expect(report.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(report.getByText('Please add at least one photo of the damage')).toHaveCount(0)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Your report has been sent')).toBeVisible()
  const damage = card(page, 'Damage')
  await expect(damage).toContainText(/Being checked.*The seam is open\./)
  const shown = damage.getByRole('img', { name: 'Photo 1' })
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1_600, 2_000])
  await staff.acceptDamage('replacement', 'A new pair comes on Thursday.')
  await page.reload()
  await expect(damage).toContainText(/Accepted.*We bring you a replacement.*A new pair comes on Thursday\./)

  // A return: withdrawn, requested again and received.
  for (const turn of ['withdrawn', 'received']) {
    await button(page, 'Request a return').click()
    const request = dialog(page, 'Request a return')
    await request.getByRole('checkbox').check()
    await request.getByRole('combobox', { name: 'Quantity' }).selectOption('2')
    await request.getByLabel('Why?').fill(`Too wide, ${turn}`)
    if (turn === 'withdrawn') await isSound()
    await request.getByRole('button', { name: 'Request the return' }).click()
    await expect(request).toBeHidden()
    const returns = card(page, 'Returns')
    await expect(returns.getByRole('article').first()).toContainText(/× 2.*Requested/)
    if (turn === 'received') break
    await button(page, 'Withdraw request').click()
    await dialog(page, 'Withdraw this return?').getByRole('button', { name: 'Withdraw request' }).click()
    await expect(toast(page, 'Your return is withdrawn')).toBeVisible()
    await expect(returns.locator('[aria-current=step]')).toHaveText('Withdrawn')
  }
  const progress = card(page, 'Returns').getByRole('article').first().getByRole('list', { name: 'Return progress' })
  await staff.approveReturn('Of course.')
  await page.reload()
  await expect(progress.locator('[aria-current=step]')).toHaveText('Approved')
  await expect(card(page, 'Returns')).toContainText(/We refund Nrs\. [\d,]+ once we have the pieces\..*Of course\./)
  expect(await overflow(page)).toBe(0)
  await isSound()
  await staff.collectReturn()
  await staff.receiveReturn()
  await page.reload()
  await expect(progress.locator('[aria-current=step]')).toHaveText('Received')
  await expect(button(page, 'Withdraw request')).toHaveCount(0)

  // The history, whose older events can be expanded.
  await expect(card(page, 'History').getByRole('listitem')).toHaveCount(6)
  await page.getByRole('button', { name: /^Show \d+ earlier$/ }).click()
  await expect(card(page, 'History').getByRole('list')).toBeFocused()
  await expect(card(page, 'History').getByText('Order placed')).toBeVisible()
})
