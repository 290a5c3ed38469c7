import type { Page } from '@playwright/test'
import { fail, onDesks, type Scenes } from './scene.ts'

const SUGGEST = '**/api/product/suggest?*'

const openMenu = (room: string) => async (page: Page) => {
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: room, exact: true }).click()
  await page.getByRole('link', { name: 'Shop Now' }).waitFor()
}

const openDrawer = (page: Page) =>
  page.getByRole('button', { name: 'Our Categories' }).filter({ visible: true }).click()

const search = (words: string, answer: RegExp) => async (page: Page) => {
  await page.getByPlaceholder('Search').click()
  await page.getByRole('listbox', { name: 'Search suggestions' }).waitFor()
  await page.keyboard.type(words)
  await page.getByText(answer).filter({ visible: true }).first().waitFor()
}

/** What stands around every page. */
export const shell: Scenes = {
  'mega-menu': { path: '/', isFor: onDesks, prepare: openMenu('Living Room') },
  'mega-menu-few': { path: '/', isFor: onDesks, prepare: openMenu('Outdoor') },
  'drawer-closed-rooms': { path: '/', prepare: openDrawer },
  drawer: {
    path: '/',
    prepare: async (page) => {
      await openDrawer(page)
      const drawer = page.getByRole('dialog', { name: 'Our Categories' })
      await drawer.getByRole('button', { name: 'BEDROOM', exact: true }).click()
      await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
      await drawer.getByRole('link', { name: 'VIEW ALL' }).waitFor()
    },
  },
  'search-panel': { path: '/', prepare: search('', /Trending/) },
  'search-panel-typed': { path: '/', prepare: search('so', /See all results/) },
  'search-panel-active': {
    path: '/',
    isFor: onDesks,
    prepare: async (page) => {
      await search('so', /See all results/)(page)
      await page.keyboard.press('ArrowDown')
    },
  },
  'search-panel-corrected': { path: '/', prepare: search('sofaa', /Nothing is called/) },
  'search-panel-nothing': { path: '/', prepare: search('zzzzzz', /No suggestions/) },
  'search-panel-failed': { path: '/', before: fail(SUGGEST), prepare: search('bed', /cannot be shown/) },
  'offers-paused': {
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Pause offers' }).click(),
  },
  toast: {
    path: '/',
    before: fail('**/assets/categories-drawer*'),
    prepare: async (page) => {
      await openDrawer(page)
      await page.getByText('This could not be loaded.').waitFor()
    },
  },
  'header-small': {
    path: '/',
    prepare: async (page) => {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(600)
    },
  },
}
