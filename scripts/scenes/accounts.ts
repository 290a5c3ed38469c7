import type { Page } from '@playwright/test'
import { fail, hold, keep, type Scene, type Scenes } from './scene.ts'

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })
const waits = keep('userEmail', 'asmita@post.example')

async function fillLogin(page: Page): Promise<void> {
  await field(page, 'Email').fill('asmita@post.example')
  await field(page, 'Password').fill('lakeside rain')
}

async function fillRegistration(page: Page): Promise<void> {
  await field(page, 'Full name').fill('Asmita Gurung')
  await field(page, 'Email').fill('asmita@post.example')
  await field(page, 'Password').fill('lakeside rain')
  await field(page, 'Confirm password').fill('lakeside rain')
  await field(page, 'Date of birth').fill('14 April 1996')
  await field(page, 'Phone number').fill('98412345')
  await field(page, 'Province').selectOption('Gandaki')
  await field(page, 'District').selectOption('Kaski')
  await field(page, 'City').fill('Pokhara')
  await field(page, 'Street address').fill('Baidam, Lakeside-6')
  await page.getByLabel(/^I agree/).check()
}

/** The whole page once a button was pressed. */
const pressed = (path: string, name: string, fill: (page: Page) => Promise<unknown>): Scene => ({
  path,
  isWhole: true,
  prepare: async (page) => {
    await fill(page)
    await button(page, name).click()
  },
})

/** Registering, verifying, logging in and resetting. */
export const accounts: Scenes = {
  'login-missing': pressed('/login', 'Login', async () => {}),
  'login-refused': pressed('/login', 'Login', fillLogin),
  'login-busy': { ...pressed('/login', 'Login', fillLogin), before: hold('**/remember-me-login') },
  'login-offline': { ...pressed('/login', 'Login', fillLogin), before: fail('**/remember-me-login') },
  'login-shown': pressed('/login', 'Show Password', fillLogin),
  'login-forgot-busy': { ...pressed('/login', 'Forgot Password?', fillLogin), before: hold('**/forgot-password') },
  'register-missing': pressed('/register', 'Register', async () => {}),
  'register-wrong': pressed('/register', 'Register', fillRegistration),
  'register-busy': {
    ...pressed('/register', 'Register', async (page) => {
      await fillRegistration(page)
      await field(page, 'Phone number').fill('9841234567')
    }),
    before: hold('**/api/user/register'),
  },
  'register-calendar': {
    path: '/register',
    prepare: async (page) => {
      await field(page, 'Date of birth').fill('14 April 1996')
      await button(page, 'Choose the date of birth').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  verify: { path: '/verifyAccount', before: waits, isWhole: true },
  'verify-missing': { ...pressed('/verifyAccount', 'Verify OTP', async () => {}), before: waits },
  'verify-wrong': {
    ...pressed('/verifyAccount', 'Verify OTP', (page) =>
      page.getByRole('textbox', { name: 'Code' }).first().fill('123456'),
    ),
    before: waits,
  },
  'verify-resent': { ...pressed('/verifyAccount', 'Resend OTP', async () => {}), before: waits },
  reset: { path: '/forgot-password', before: waits, isWhole: true },
  'reset-missing': { ...pressed('/forgot-password', 'Reset Password', async () => {}), before: waits },
  'reset-over': {
    ...pressed('/forgot-password', 'Reset Password', async (page) => {
      await field(page, 'New password').fill('123456')
      await field(page, 'Confirm password').fill('123456')
    }),
    before: waits,
  },
}
