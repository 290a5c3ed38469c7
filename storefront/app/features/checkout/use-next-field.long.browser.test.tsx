import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { emailField, field, givenCheckout, openCheckout } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'

beforeEach(() => {
  givenGuest()
  givenCheckout()
})

/** Puts a finger, or another pointer, on a field. */
function press(label: string, pointerType: 'touch' | 'mouse'): void {
  const element = field(label).element() as HTMLElement
  element.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  element.focus()
}

test('under a finger each entry leads on to the next field that lacks one', async () => {
  await openCheckout()
  press('Full name', 'touch')
  await userEvent.keyboard('asmita gurung{Enter}')
  await expect.element(field('Phone')).toHaveFocus()
  await userEvent.keyboard('9841234567{Enter}')
  await expect.element(field('District')).toHaveFocus() // the email address is optional
  await field('District').selectOptions('Kaski')
  await expect.element(field('Town / City')).toHaveFocus()
  await field('Town / City').selectOptions('Pokhara')
  await expect.element(field('Ward')).toHaveFocus()
  await field('Ward').selectOptions('6')
  await expect.element(field('Street address')).toHaveFocus()
  await userEvent.keyboard('Baidam, Lakeside{Enter}')
  await expect.element(page.getByRole('radio', { name: 'Standard delivery' })).toHaveFocus()
  await expect.element(page.getByRole('radio', { name: 'Standard delivery' })).not.toBeChecked()
  await expect.element(page.getByText('Please choose a shipping method')).not.toBeInTheDocument()
})

test('fields that have an entry are passed over, and after the last one Enter submits', async () => {
  await openCheckout()
  await field('Phone').fill('9841234567')
  await field('District').selectOptions('Kaski')
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('6')
  press('Full name', 'touch')
  await userEvent.keyboard('asmita gurung{Enter}')
  await expect.element(field('Street address')).toHaveFocus()
  await userEvent.keyboard('Baidam, Lakeside')
  await page.getByRole('radio', { name: 'Pickup' }).click()
  await page.getByRole('checkbox', { name: /^I agree/ }).click()
  await emailField().fill('asmita@post')
  press('Zip (optional)', 'touch')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Invalid email format').first()).toBeVisible()
  await expect.element(emailField()).toHaveFocus()
})

test('with a mouse and a keyboard a choice keeps the focus, and Enter submits', async () => {
  await openCheckout()
  press('District', 'mouse')
  await field('District').selectOptions('Kaski')
  await expect.element(field('Town / City')).toBeEnabled()
  await expect.element(field('District')).toHaveFocus()
  press('Phone', 'mouse')
  await userEvent.keyboard('9841234567{Enter}')
  await expect.element(page.getByText('Please choose a shipping method')).toBeVisible()
  await expect.element(field('Full name')).toHaveFocus()
})
