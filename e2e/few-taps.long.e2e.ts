import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { field, goods, ready, thanks } from './checking-out.ts'
import { readSms } from './shop-under-test.ts'
import { expect, hydrated, test } from './test.ts'

const MOST_TAPS = 12
/** Besides name and phone. */
const MOST_TYPED_FIELDS = 2

/** A finger that counts. */
function openHand(page: Page) {
  const hand = {
    taps: 0,
    typed: [] as string[],
    async tap(target: Locator) {
      await target.tap()
      hand.taps += 1
    },
    /** One tap opens the list, another one chooses. */
    async choose(label: string, option: string) {
      await hand.tap(field(page, label))
      await field(page, label).selectOption(option)
      hand.taps += 1
    },
    /** Types where the cursor is, and goes on with the keyboard's own key. */
    async type(label: string, words: string) {
      // The boxes of a code are a group of the same name.
      await expect(field(page, label).and(page.getByRole('textbox'))).toBeFocused()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      hand.typed.push(label)
    },
  }
  return hand
}

for (const [name, { id, isLarge }] of Object.entries({
  pillow: { id: goods.pillow, isLarge: false },
  bed: { id: goods.bed, isLarge: true },
})) {
  test(`from a ${name} to its cash order a phone needs few taps @phone`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only a phone is touched')
    const hand = openHand(page)
    await page.goto(`/product/${id}`)
    await hydrated(page)
    await hand.tap(page.getByRole('button', { name: 'Buy now' }))
    await expect(page).toHaveURL('/checkout')
    await hand.tap(field(page, 'Full name'))
    await hand.type('Full name', 'asmita gurung')
    const phone = `9841${randomInt(100_000, 1_000_000)}`
    await hand.type('Phone', phone)
    await hand.choose('District', 'Kaski')
    await hand.choose('Town / City', 'Pokhara')
    await hand.choose('Ward', '6')
    await hand.type('Street address', 'Baidam, Lakeside')
    await hand.tap(page.getByRole('radio', { name: 'Standard delivery' }))
    if (isLarge) await hand.tap(page.getByText('Ground', { exact: true }))
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
    await hand.tap(page.getByRole('checkbox', { name: /^I agree/ }))
    await hand.tap(ready(page))
    await expect(thanks(page)).toBeVisible()
    const [code] = await readSms(phone, /^\d{6}(?= is your Kastha code)/)
    await hand.type('Code', code)
    await expect(page.getByText('Thank you, the code is right. The shop confirms your order next.')).toBeVisible()
    expect(hand.taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(hand.typed.slice(2).length).toBeLessThanOrEqual(MOST_TYPED_FIELDS)
  })
}
