import { fail, type Scenes } from './scene.ts'

/** Our Projects in its less usual states; the usual ones stand in e2e/pages.ts. */
export const projects: Scenes = {
  'projects-active': {
    path: '/our-projects?category=office-items',
    prepare: async (page) => {
      const card = page.getByRole('article').first()
      await card.scrollIntoViewIfNeeded()
      await card.getByRole('button', { name: 'Next picture' }).click()
    },
  },
  'projects-loading': {
    path: '/',
    prepare: async (page) => {
      await page.route('**/our-projects.data*', () => {})
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/our-projects"]')!.click())
      await page.getByText('Loading projects...').waitFor()
    },
    isWhole: true,
  },
  'projects-failed': {
    path: '/',
    before: fail('**/our-projects.data*'),
    prepare: async (page) => {
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/our-projects"]')!.click())
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
    isWhole: true,
  },
}
