import { expect, test } from 'vitest'
import { answerApi } from '../../../test/answer-api.ts'
import { givenBedLine } from '../../../test/given-cart.ts'
import { RARA } from '../../../test/given-products.ts'
import { addButton, drawer, opener, openWithCart } from '../../../test/open-with-cart.tsx'

/** Returns what a finger presses that comes down on the middle of an element. */
function underFinger(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** Stops at their first moment the animations that keep fingers off, which have such a name. */
function heldGuard(name: string): Animation[] {
  const guard = document
    .getAnimations()
    .filter((one) => one instanceof CSSAnimation && one.animationName.includes(name))
  expect(guard.length).toBeGreaterThan(0)
  for (const animation of guard) {
    animation.currentTime = 0
    animation.pause()
  }
  return guard
}

test('a finger that taps on where Check Out appears goes nowhere, until the drawer has been seen', async () => {
  const shop = await openWithCart()
  answerApi({ 'POST /api/cart/lines': () => shop.hold([givenBedLine()]) })
  await addButton().click()
  const checkOut = drawer(1).getByRole('link', { name: 'Check Out' })
  await expect.element(checkOut).toBeVisible()
  const guard = heldGuard('settle')
  expect(drawer(1).element().contains(underFinger(checkOut.element()))).toBe(true)
  expect(checkOut.element().contains(underFinger(checkOut.element()))).toBe(false)
  for (const animation of guard) animation.finish()
  await expect.poll(() => checkOut.element().contains(underFinger(checkOut.element()))).toBe(true)
})

test('a second press on the cross of a line does not press Undo, which stands in its place', async () => {
  const shop = await openWithCart([givenBedLine()])
  answerApi({ [`DELETE /api/cart/lines/${givenBedLine()._id}`]: () => shop.hold([]) })
  await opener(1).click()
  await drawer(1)
    .getByRole('button', { name: `Remove ${RARA}` })
    .click()
  const undo = drawer(0).getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeInTheDocument()
  const guard = heldGuard('still')
  expect(undo.element().contains(underFinger(undo.element()))).toBe(false)
  for (const animation of guard) animation.finish()
  await expect.poll(() => undo.element().contains(underFinger(undo.element()))).toBe(true)
})
