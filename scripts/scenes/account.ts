import type { Page } from '@playwright/test'
import type { SessionsReply, TokensReply, UserReply } from '#contract/accounts.ts'
import { demoShopper } from '../../seed/shopper.ts'
import type { Scene, Scenes } from './scene.ts'

const PAGE = '/my-account'
const SESSIONS = '**/api/user/sessions'
const HOUR_MS = 3_600_000
const DETAILS = '**/api/user/user-details'

const elsewhere = [
  { device: 'Chrome on Android', place: 'Pokhara, NP', hoursAgo: 3 },
  { device: 'Safari on iPad', place: null, hoursAgo: 50 },
]

/** What the demo's shopper sees, who is logged in on two devices more. */
export const asShopper = async (page: Page) => {
  const { email, password } = demoShopper
  const answer = await page.request.post('/api/user/remember-me-login', { data: { email, password } })
  const { data }: TokensReply = await answer.json()
  await page.addInitScript((pair) => {
    localStorage.setItem('accesstoken', pair.accesstoken)
    localStorage.setItem('refreshtoken', pair.refreshToken)
  }, data)
  await page.route(SESSIONS, async (route) => {
    const response = await route.fetch()
    const json: SessionsReply = await response.json()
    const others = elsewhere.map(({ hoursAgo, ...session }) => {
      const lastSeenAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
      return { ...session, _id: crypto.randomUUID(), createdAt: lastSeenAt, lastSeenAt, isThis: false }
    })
    // Not those of the other scenes.
    json.data = [...json.data.filter(({ isThis }) => isThis), ...others]
    await route.fulfill({ response, json })
  })
}

/** With a picture, which is one of the shop's. */
const withPicture = async (page: Page) => {
  await asShopper(page)
  const product = await (await page.request.get('/api/product/1')).json()
  await page.route(DETAILS, async (route) => {
    const response = await route.fetch()
    const json: UserReply = await response.json()
    json.data.avatar = product.product.images[0]
    await route.fulfill({ response, json })
  })
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click()

const choosePicture = async (page: Page) => {
  const product = await (await page.request.get('/api/product/1')).json()
  const buffer = await (await page.request.get(product.product.images[0])).body()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload image' }).click()
  await (await chooser).setFiles({ name: 'me.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('group', { name: /The part that is kept/ }).waitFor()
}

const whole: Scene = { path: PAGE, before: asShopper, isWhole: true }

export const account: Scenes = {
  'my-account': whole,
  'my-account-picture': { ...whole, before: withPicture },
  'my-account-edit': { ...whole, prepare: edit },
  'my-account-wrong': {
    ...whole,
    prepare: async (page) => {
      await edit(page)
      await page.getByLabel('City').fill('')
      await page.getByLabel('Phone number').fill('12345')
      await page.getByRole('button', { name: 'Update Profile' }).click()
    },
  },
  'my-account-password': {
    ...whole,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByLabel('Old password', { exact: true }).fill('kastha-demo')
      await page.getByLabel('New password', { exact: true }).fill('timber')
      await page.getByLabel('Confirm password', { exact: true }).fill('timbre')
      await page.getByRole('button', { name: 'Update Password' }).click()
    },
  },
  'my-account-crop': { path: PAGE, before: asShopper, prepare: choosePicture },
  'my-account-delete': {
    path: PAGE,
    before: asShopper,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Delete account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'my-account-no-sessions': {
    ...whole,
    before: async (page) => {
      await asShopper(page)
      await page.route(SESSIONS, (route) => route.fulfill({ status: 503, json: {} }))
    },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
}
