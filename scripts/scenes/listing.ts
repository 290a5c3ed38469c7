import type { Page } from '@playwright/test'
import { belowDesks, fail, hold, keep, type Scenes } from './scene.ts'

const BEDS = '/productListing/subcategory/7'
const BED = 'Rara wingback bed'
const PRODUCT = '**/api/product/*'

const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: BED, exact: true }) })

const quickView = (answer: RegExp) => async (page: Page) => {
  await card(page).scrollIntoViewIfNeeded()
  await card(page)
    .getByRole('button', { name: /^Expand/ })
    .click()
  await page.getByRole('dialog').getByText(answer).filter({ visible: true }).first().waitFor()
}

/** What listings and their cards show on the way to a product. */
export const listing: Scenes = {
  'filter-sheet': {
    path: '/productListing',
    isFor: belowDesks,
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  'color-filter': { path: '/productListing?color=green,blue', isWhole: true },
  'search-two-kinds': { path: '/search?q=double+bed+with+mattress+under+80000', isWhole: true },
  'search-two-kinds-ne': {
    path: `/ne/search?q=${encodeURIComponent('डबल बेड गद्दा सहित ८०,००० सम्म')}`,
    isWhole: true,
  },
  'listing-loading': {
    path: BEDS,
    prepare: async (page) => {
      await hold('**/*.data*')(page)
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('price')
      await page.locator('[aria-busy=true]').first().waitFor()
    },
  },
  'card-hovered': {
    path: BEDS,
    prepare: async (page) => {
      await card(page).scrollIntoViewIfNeeded()
      await card(page).hover()
    },
  },
  'quick-view': { path: BEDS, prepare: quickView(/In Stock/) },
  'quick-view-loading': { path: BEDS, before: hold(PRODUCT), prepare: quickView(/Loading product/) },
  'quick-view-failed': { path: BEDS, before: fail(PRODUCT), prepare: quickView(/could not be loaded/) },
  'compare-bar': {
    path: BEDS,
    before: keep('compare', '["1","2","3","5"]'),
    prepare: (page) => page.getByRole('link', { name: 'Compare (4)' }).waitFor(),
  },
}
