import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, done, refused } from '../../test/answer-api.ts'
import { toast } from '../../test/open-page.tsx'
import { boxes, entered, open, paste, verify } from './verify-page.fixture.ts'

test('each box takes one character, and Backspace in an empty one goes back', async () => {
  await open()
  boxes().first().element().focus()
  await userEvent.keyboard('1२a')
  expect(entered()).toBe('12a')
  await expect.element(boxes().nth(3)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(entered()).toBe('12')
  await expect.element(boxes().nth(2)).toHaveFocus()
  await userEvent.keyboard('?-')
  expect(entered()).toBe('12')
  await userEvent.keyboard('345')
  expect(entered()).toBe('12345')
})

test.for([
  ['123456', '123456'],
  [' 234 567 ', '234567'],
  ['Your code is 345678. It is valid for 10 minutes.', '345678'],
  ['४५६७८९', '456789'],
] as const)('pasting "%s" fills the boxes with %s', async ([pasted, code]) => {
  await open()
  answerApi({ 'POST /api/user/verifyEmail': refused(400, 'invalid_input', 'Invalid or expired OTP') })
  paste(pasted)
  await expect.poll(entered).toBe(code)
  await expect.element(toast('Invalid or expired OTP')).toBeVisible()
})

test.for(['492817', '४९२८१७'])(
  '%s, typed over a code that has some of its digits, stands there whole',
  async (typed) => {
    await open()
    answerApi({ 'POST /api/user/verifyEmail': refused(400, 'invalid_input', 'Invalid or expired OTP') })
    paste('482827')
    await expect.element(page.getByRole('main').getByText('Invalid or expired OTP')).toBeVisible()
    await expect.element(boxes().first()).toHaveFocus()
    await userEvent.keyboard(typed)
    expect(entered()).toBe('492817')
  },
)

test('letters are no code to send', async () => {
  await open()
  const sent = answerApi({ 'POST /api/user/verifyEmail': done('') })
  boxes().first().element().focus()
  await userEvent.keyboard('12a456')
  expect(entered()).toBe('12a456')
  await expect.element(verify()).not.toHaveAttribute('aria-busy')
  expect(sent).toEqual([])
})
