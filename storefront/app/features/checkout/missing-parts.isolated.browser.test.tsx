import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { failModule } from '../../test/fail-module.ts'
import { givenCheckout, openFilledCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'

beforeEach(givenGuest)

test('an order that lacks the answer to a missing question leads to the box that stands for it', async () => {
  await failModule('checkout/access-fields.tsx')
  givenCheckout({ quantity: 1, price: 2_400, isLarge: true })
  await openFilledCheckout()
  await expect.element(page.getByText(/^“Which floor\?” could not be loaded/)).toBeVisible()
  await pressOrder()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toHaveFocus()
  await expect.element(again).toHaveAccessibleDescription(/^“Which floor\?” could not be loaded/)
  await expect.element(page.getByText('Please choose the floor')).not.toBeInTheDocument()
})
