import type { Page } from '@playwright/test'
import { fail, keep, onDesks, type Scenes } from './scene.ts'

const DETAILS = '**/api/user/user-details'

const asmita = {
  _id: '0197f0a4-7c11-7d3e-9c58-0b7a52f1c0de',
  name: 'Asmita Gurung',
  email: 'asmita@post.example',
  avatar: '',
  date_of_birth: '1996-04-14',
  mobile: '9841234567',
  street_address_1: 'Baidam, Lakeside-6',
  City: 'Pokhara',
  district: 'Kaski',
  province: 'Gandaki',
  country: 'Nepal',
  delivery_district: '',
}

const withToken = keep('accesstoken', 'a.b.c')

const as = (user: object) => async (page: Page) => {
  await withToken(page)
  await page.route(DETAILS, (route) =>
    route.fulfill({ json: { success: true, error: false, message: '', data: user } }),
  )
}

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Asmita' }).click()
  await page.getByRole('menu').waitFor()
}

/** The logged-in member, and pages that only they see. */
export const session: Scenes = {
  welcome: { path: '/', before: as(asmita) },
  'account-menu': { path: '/', before: as(asmita), prepare: openMenu },
  'account-menu-key': {
    path: '/',
    before: as(asmita),
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Asmita' }).press('Enter')
      await page.keyboard.press('ArrowDown')
    },
  },
  'account-long-name': {
    path: '/',
    isFor: onDesks,
    before: as({ ...asmita, name: 'Raja Bahadur Shrestha of Bhaktapur', email: 'raja.bahadur.shrestha@post.example' }),
  },
  'session-expired': {
    path: '/',
    before: async (page) => {
      await withToken(page)
      await page.route(DETAILS, (route) => route.fulfill({ status: 401, json: {} }))
    },
  },
  'session-unreachable': {
    path: '/my-orders',
    before: async (page) => {
      await withToken(page)
      await fail(DETAILS)(page)
    },
  },
}
