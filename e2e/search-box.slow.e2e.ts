import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

// How the field with suggestions replaces the plain one.

const field = (page: Page) => page.getByPlaceholder('Search')
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search suggestions' })

test('text typed before the panel loads is kept, with focus and caret', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/suggest-field-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/')
  await hydrated(page)
  await field(page).click()
  await page.keyboard.type('sofa bed')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await expect(field(page)).toHaveRole('searchbox')
  released.resolve()
  await expect(field(page)).toHaveRole('combobox')
  await expect(panel(page)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('sofas bed')
})

/** Starts an IME composition, as a Nepali keyboard does. */
async function compose(page: Page, syllable: string): Promise<{ finish: () => Promise<unknown> }> {
  const keyboard = await page.context().newCDPSession(page)
  const caret = syllable.length
  await keyboard.send('Input.imeSetComposition', { text: syllable, selectionStart: caret, selectionEnd: caret })
  return { finish: () => keyboard.send('Input.insertText', { text: syllable }) }
}

test('an unfinished IME composition survives the loading of the panel', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/suggest-field-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await field(page).click()
  const syllable = await compose(page, 'पल')
  const loaded = page.waitForResponse(/suggest-field-/)
  released.resolve()
  await (await loaded).finished()
  await expect(field(page)).toHaveRole('searchbox')
  await syllable.finish()
  await expect(field(page)).toHaveRole('combobox')
  await expect(field(page)).toHaveValue('पल')
})

test('a field that is replaced during a composition still gets its panel', async ({ page }) => {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/suggest-field-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/search?q=bed')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kastha' }).click()
  await expect(page).toHaveURL('/')
  await expect(field(page)).toHaveValue('')
  await field(page).click()
  await compose(page, 'पल')
  await page.evaluate(() => history.back())
  await expect(field(page)).toHaveValue('bed')
  released.resolve()
  await expect(field(page)).toHaveRole('combobox')
})

test.describe('when the panel cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource|suggest-field/] })

  test('the plain form still searches', async ({ page }) => {
    await page.route('**/assets/suggest-field-*.js', (route) => route.abort())
    await page.goto('/')
    await hydrated(page)
    await field(page).fill('table')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=table')
  })
})
