import type { Page } from '@playwright/test'
import type { ListReply } from '#contract/wishlist.ts'
import { asShopper } from './account.ts'
import { fail, hold, type Scene, type Scenes } from './scene.ts'

const PAGE = '/my-list'
const CALL = '**/api/list'

const SAVED = ['14', '2', '1']
const SOLD_OUT = '4'

const authorised = async (page: Page) => {
  const accesstoken = await page.evaluate(() => localStorage.getItem('accesstoken'))
  return { headers: { authorization: `Bearer ${accesstoken}` } }
}

/** The demo's shopper with some things saved, one of them sold out and one that has left the shop. */
const withList = async (page: Page) => {
  await asShopper(page)
  await page.goto('/robots.txt')
  const { headers } = await authorised(page)
  for (const id of SAVED) await page.request.put(`/api/list/${id}`, { headers })
  await page.request.put(`/api/list/${SOLD_OUT}/notice`, { headers })
  await page.request.delete('/api/list/shares', { headers })
  await page.route(CALL, async (route) => {
    const response = await route.fetch()
    const json: ListReply = await response.json()
    const gone = { variantId: null, color: null, size: null, type: null, variantStock: 0, countInStock: 0 }
    json.data = json.data.map((item) => (item.productId === SAVED[0] ? { ...item, ...gone } : item))
    await route.fulfill({ response, json })
  })
}

const withNothing = async (page: Page) => {
  await asShopper(page)
  await page.route(CALL, (route) =>
    route.fulfill({ json: { success: true, error: false, message: '', data: [], share: null } }),
  )
}

const whole: Scene = { path: PAGE, before: withList, isWhole: true }

export const list: Scenes = {
  'my-list': whole,
  'my-list-empty': { ...whole, before: withNothing },
  'my-list-removed': {
    ...whole,
    prepare: (page) => page.getByRole('button', { name: 'Remove Rara wingback bed' }).click(),
  },
  'my-list-shared': {
    ...whole,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share My List' }).click()
      await page.getByLabel('Link to your list').waitFor()
    },
  },
  'my-list-loading': {
    ...whole,
    before: asShopper,
    prepare: async (page) => {
      await hold(CALL)(page)
      await page.goto(PAGE, { waitUntil: 'load' })
      await page.getByText('Loading My List').waitFor({ state: 'attached' })
    },
  },
  'my-list-failed': {
    ...whole,
    before: async (page) => {
      await asShopper(page)
      await fail(CALL)(page)
    },
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  'shared-list': {
    path: '/my-list/shared/x',
    isWhole: true,
    before: withList,
    prepare: async (page) => {
      const answer = await page.request.post('/api/list/shares', await authorised(page))
      const { share }: ListReply = await answer.json()
      await page.goto(`/my-list/shared/${share!.token}`)
      await page.getByRole('article').first().waitFor()
    },
  },
  'shared-list-gone': { path: '/my-list/shared/x', isWhole: true },
  'list-heart': {
    path: '/productListing/subcategory/7',
    before: withList,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Save to My List/, pressed: true })
        .first()
        .waitFor(),
  },
  'list-log-in': {
    path: '/productListing/subcategory/7',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Save to My List/ })
        .first()
        .click(),
  },
  'sold-out-product': { path: `/product/${SOLD_OUT}` },
}
