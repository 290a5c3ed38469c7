import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { answerReview } from '#api/shop/reviews/answer-review.ts'
import { expectAccessible } from './axe.ts'
import { comeBack, keepTokens, newMember, tokensOf } from './members.ts'
import { PILLOWS, placeOrder } from './ordering.ts'
import { inShop } from './shop-under-test.ts'
import { expect as expectSoon, test } from './test.ts'
import { changeOrder } from '#api/sales/orders/change-order.ts'
import { findOrder } from '#api/sales/orders/order-queries.ts'

/** Longer timeout: session, script, eligibility and photos load sequentially. */
const expect = expectSoon.configure({ timeout: 15_000 })

test.use({ reducedMotion: 'reduce' })

const staff = { actor: 'staff', id: null } as const
// Two people each load a page, the reviews and a photo.
test.setTimeout(60_000)

const REVIEWS = `/product/${PILLOWS.id}#reviews`
const COMMENT = 'Soft, and still in shape after a <b>month</b>.'

const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Reviews/ })
const entries = (page: Page) => panel(page).getByRole('list', { name: 'Reviews' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

test('a buyer reviews a product with a photo, staff reply, and another member marks it helpful @slow', async ({
  page,
  browser,
}) => {
  const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#8b5a2b' } })
    .png()
    .toBuffer()
  const { tokens } = await comeBack(page, '/robots.txt')
  const { data: order } = await placeOrder(page.request, {}, tokens.accesstoken)
  await page.goto(REVIEWS)
  await expect(panel(page).getByText('You can write a review once your order is delivered.')).toBeVisible()
  const count = Number(/\d+/.exec(await page.getByRole('tab', { name: /^Reviews/ }).innerText()))

  await deliver(order.orderId)
  await page.goto(`/my-orders/${order.orderId}`)
  await page.getByRole('link', { name: 'Write a review' }).click()
  await expect(page).toHaveURL(REVIEWS)
  // The link has opened the form.
  const write = panel(page).getByRole('button', { name: 'Write a review' })
  await dialog(page).getByRole('button', { name: 'Send review' }).click()
  await expect(dialog(page).getByText('Please choose one to five stars')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: '1 star: bad' })).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByRole('radio', { name: '4 stars: good' })).toBeChecked()
  await dialog(page).getByLabel('What do you think of it?').fill(COMMENT)
  await dialog(page)
    .locator('input[name="photos"]')
    .setInputFiles({ name: 'pillow.png', mimeType: 'image/png', buffer: photo })
  await expect(dialog(page).getByAltText('Photo 1')).toBeVisible()
  // After an accidental close, everything is still there.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await write.click()
  await expect(dialog(page).getByLabel('What do you think of it?')).toHaveValue(COMMENT)
  await dialog(page).getByRole('button', { name: 'Send review' }).click()
  await expect(dialog(page)).toBeHidden()

  const own = entries(page).first()
  await expect(own).toContainText('Asmita G.')
  await expect(own).toContainText(COMMENT)
  await expect(own).toContainText('Your review')
  await expect(panel(page).getByRole('button', { name: 'Edit your review' })).toBeFocused()
  // The page counts it as soon as it is there.
  await expect(panel(page)).toHaveAccessibleName(`Reviews [${count + 1}]`)
  await expect(own.getByRole('button', { name: /^Helpful/ })).toHaveCount(0)
  await expectAccessible(page)
  await own.getByRole('link', { name: 'Photo by Asmita G.' }).click()
  await expect(dialog(page).getByRole('img', { name: 'Photo by Asmita G.' })).toBeVisible()
  await page.keyboard.press('Escape')

  await panel(page).getByRole('button', { name: 'Edit your review' }).click()
  await dialog(page).getByRole('radio', { name: '5 stars: very good' }).check({ force: true })
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(own.getByRole('img', { name: 'Rated 5.0 of 5 stars' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Photo by Asmita G.' })).toBeVisible()

  const review = await ownReview(page, tokens.accesstoken)
  await inShop(({ db }) => answerReview(db, { reviewId: Number(review._id), by: staff }, 'Dhanyabaad, Asmita!'))
  const other = await browser.newPage()
  const reader = await newMember('Hari Thapa')
  await keepTokens(other, await tokensOf(other.request, reader))
  await other.goto(REVIEWS)
  const read = entries(other).filter({ hasText: COMMENT })
  await expect(read).toContainText('Dhanyabaad, Asmita!')
  await read.getByRole('button', { name: 'Helpful (0): the review by Asmita G.' }).click()
  const helpful = read.getByRole('button', { name: 'Helpful (1): the review by Asmita G.' })
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await expect(
    panel(other).getByText('You can write a review once you have bought this with your account.'),
  ).toBeVisible()
  await expect.poll(async () => (await ownReview(page, tokens.accesstoken)).helpfulCount).toBe(1)
  await other.close()
})

async function ownReview(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`/api/reviews/mine?productId=${PILLOWS.id}`, { headers })
  return (await answer.json()).data.review
}

/** Confirms an order and marks it as delivered. */
function deliver(orderNumber: string): Promise<void> {
  return inShop(async (shop) => {
    const order = await findOrder(shop.db, orderNumber)
    for (const action of ['confirm', 'deliver'] as const) await changeOrder(shop, order!.id, { action, by: staff })
  })
}
