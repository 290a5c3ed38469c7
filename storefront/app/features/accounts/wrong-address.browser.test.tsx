import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import RegisterPage from '../../routes/register.tsx'
import { answerApi, done } from '../../test/answer-api.ts'
import { openPage, visited } from '../../test/open-page.tsx'
import type { RegisterState } from './registration-draft.ts'

const draft = {
  name: 'Asmita Gurung',
  email: 'asmita@gmial.com',
  date_of_birth: '14 April 1996',
  mobile: '9841234567',
  province: 'Gandaki',
  district: 'Kaski',
  City: 'Pokhara',
  street_address_1: 'Baidam, Lakeside-6',
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const register = () => page.getByRole('button', { name: 'Register', exact: true })
const hint = () => page.getByRole('status').filter({ hasText: 'Did you mean' })

async function open(state?: RegisterState): Promise<void> {
  await openPage('/register', RegisterPage, { loaderData: {}, state })
  await expect.element(register()).toBeVisible()
}

test('a mistyped address gets a hint that moves nothing, and a press takes the meant one', async () => {
  await open()
  await document.fonts.ready
  const { top } = field('Password').element().getBoundingClientRect()
  await field('Email').fill(draft.email)
  await userEvent.tab()
  await expect.element(hint()).toHaveTextContent('Did you mean asmita@gmail.com? Yes, use it')
  expect(field('Password').element().getBoundingClientRect().top).toBe(top)
  await hint().getByRole('button', { name: 'Yes, use it' }).click()
  await expect.element(field('Email')).toHaveValue('asmita@gmail.com')
  await expect.element(hint()).not.toBeInTheDocument()
  await expect.element(page.getByText(/^We send the code here\./)).toBeVisible()
})

test('the form still has the entries after the registration, so that the address can be changed', async () => {
  sessionStorage.setItem('registration', JSON.stringify(draft))
  answerApi({ 'POST /api/user/register': done('OTP sent') })
  await open()
  for (const label of ['Password', 'Confirm password']) await field(label).fill('lakeside rain')
  await page.getByLabelText(/^I agree to the Terms/).click()
  await register().click()
  await expect.element(visited()).toHaveTextContent('/verifyAccount')
  await cleanup()
  await open()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('Email')).toHaveValue('asmita@gmial.com')
  await expect.element(field('Phone number')).toHaveValue('9841234567')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Password')).toHaveValue('')
})

test('correcting the address begins in its field, with its hint, and says that the passwords are needed again', async () => {
  sessionStorage.setItem('registration', JSON.stringify(draft))
  await open({ isCorrected: true })
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(hint()).toHaveTextContent('Did you mean asmita@gmail.com? Yes, use it')
  await expect.element(page.getByText(/We do not keep passwords: please enter them again/)).toBeVisible()
  await cleanup()
  await open()
  await expect.element(field('Email')).toHaveValue('asmita@gmial.com')
  await expect.element(field('Email')).not.toHaveFocus()
  await expect.element(hint()).not.toBeInTheDocument()
})
