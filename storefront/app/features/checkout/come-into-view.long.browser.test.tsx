import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi, refused } from '../../test/answer-api.ts'
import { givenCheckout, openFilledCheckout, orderButton, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'

/** Between the button and its note, and between the note and the window's edge. */
const GAP_PX = 16

const note = () => page.getByRole('alert').getByText(/^We could not place your order\./)

beforeEach(givenGuest)

test.for([
  [360, 640, 1],
  [390, 844, 1],
  [1366, 657, 1],
  [1366, 657, 2],
  [1366, 657, 6],
  [1440, 900, 2],
  [1440, 900, 6],
] as const)('in a window of %i × %i, lines in the cart: %i, one sees why an order was not placed', async (given) => {
  const [width, height, lineCount] = given
  await page.viewport(width, height)
  givenCheckout({ quantity: 1, price: 2_400, lineCount })
  await openFilledCheckout()
  const button = orderButton().element()
  button.scrollIntoView({ block: 'end' })
  let pressedAt = 0
  answerApi({
    'POST /api/orders': () => {
      pressedAt = button.getBoundingClientRect().top
      return refused(503, 'unavailable', 'Busy.')
    },
  })
  await pressOrder()
  await expect.element(note()).toBeVisible()
  const shown = () => note().element().getBoundingClientRect()
  await expect.poll(() => shown().bottom).toBeLessThanOrEqual(height)
  const { top } = button.getBoundingClientRect()
  expect(top, 'the button moves no further than it must').toBeGreaterThan(pressedAt - shown().height - 3 * GAP_PX)
  expect(top).toBeLessThanOrEqual(pressedAt)
  expect(button).toBe(document.activeElement)
})
