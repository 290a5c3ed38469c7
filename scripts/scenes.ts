import type { Page } from '@playwright/test'

const DESK_PX = 1024

type Scene = {
  path: string
  prepare: (page: Page) => Promise<void>
  /** At which widths (px) there is such a thing; at all of them unless told. */
  isFor?: (width: number) => boolean
}

const onDesks = (width: number) => width >= DESK_PX
const belowDesks = (width: number) => width < DESK_PX

/** What shows only after somebody did something. */
export const scenes: Record<string, Scene> = {
  'mega-menu': {
    path: '/',
    isFor: onDesks,
    prepare: async (page) => {
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Living Room' }).click()
      await page.getByRole('link', { name: 'Shop Now' }).waitFor()
    },
  },
  drawer: {
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Our Categories' }).filter({ visible: true }).click()
      const drawer = page.getByRole('dialog', { name: 'Our Categories' })
      await drawer.getByRole('button', { name: 'BEDROOM' }).click()
      await drawer.getByRole('button', { name: 'BEDS' }).click()
      await drawer.getByRole('link', { name: 'VIEW ALL' }).waitFor()
    },
  },
  'filter-sheet': {
    path: '/productListing',
    isFor: belowDesks,
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  'sort-menu': {
    path: '/productListing',
    prepare: (page) => page.getByRole('button', { name: /Sort/ }).click(),
  },
}
