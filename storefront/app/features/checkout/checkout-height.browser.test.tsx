import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#domain/language/languages.ts'
import '../../messages/account-messages.ts'
import CheckoutPage from '../../routes/checkout.tsx'
import { givenCheckout, keepFilledCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage } from '../../test/open-page.tsx'

const SCREEN = [390, 844] as const
/** The header of the page, which component tests do not show (checkout-header.module.css). */
const HEADER_PX = 57

const secondFloor = () => document.querySelector<HTMLInputElement>('[name=floor][value="2"]')

const hints: Record<Language, RegExp> = { en: /^Buying for a business\?/, ne: /^व्यवसायका लागि हो भने/ }

/** For parts that load on demand. */
const PATIENCE = { timeout: 10_000 }

/** Opens the checkout of a guest whose entries are filled in, with a product that is carried in. */
async function openFilled(language: Language, isLarge: boolean): Promise<void> {
  givenCheckout({ quantity: 1, price: 1_64_000, isLarge })
  keepFilledCheckout()
  await loadNepali('checkout', 'checkout-parts', 'credit', 'cart', 'forms', 'later', 'order', 'orders', 'payments')
  await openPage('/checkout', CheckoutPage, { loaderData: givenShell(), language })
  await expect.poll(() => document.querySelectorAll('[name=payment]:checked').length).toBe(1)
  await expect.poll(() => document.querySelectorAll('[name=method]').length).toBe(3)
  if (isLarge) {
    const floor = await vi.waitUntil(secondFloor, PATIENCE)
    floor.click()
    await vi.waitUntil(() => document.querySelector('[name=hasLift]'), PATIENCE)
  }
  // The last part to come.
  await expect.element(page.getByText(hints[language])).toBeVisible()
  await document.fonts.ready
}

/** Distance from the top of the page to the summary of the order. */
const formEnd = () =>
  document.querySelector('form > section')!.getBoundingClientRect().top -
  document.querySelector('main')!.getBoundingClientRect().top +
  HEADER_PX

beforeEach(async () => {
  await page.viewport(...SCREEN)
  givenGuest()
})

test.for([
  ['en', false],
  ['ne', false],
  ['en', true],
  ['ne', true],
] as const)('on a phone the form takes two screens, in %s; with a large product: %s', async ([language, isLarge]) => {
  await openFilled(language, isLarge)
  // A font that comes late changes the height of lines.
  await expect.poll(formEnd).toBeLessThanOrEqual(2 * SCREEN[1])
})

test.for(['en', 'ne'] as const)('each field keeps its whole label inside it on narrow phones: %s', async (language) => {
  for (const width of [320, 360, 390]) {
    await page.viewport(width, SCREEN[1])
    if (width === 320) await openFilled(language, true)
    const labels = [...document.querySelectorAll<HTMLElement>('[data-compact] label[for]')]
    expect(labels.length).toBeGreaterThan(12)
    const cut = labels.filter((label) => label.scrollWidth > label.clientWidth)
    expect(
      cut.map(({ textContent }) => textContent),
      `${width} px`,
    ).toEqual([])
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth)
  }
})
