import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { bedroom, planOf } from '../domain/planner/sample-plan.fixture.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, overflow, test } from './test.ts'

const POINTS_PER_MM = 72 / 25.4

const planName = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name })

/** Opens the planner with a plan that the browser has kept. */
async function openWith(page: Page, plan: unknown): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('planner', text), JSON.stringify(plan))
  await page.goto('/planner')
  await hydrated(page)
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Link to the plan' })
  await expect(field).toHaveValue(/#plan=/)
  const link = await field.inputValue()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  return link
}

test(
  'a plan travels in a link: somebody else looks at it, copies it and keeps their own',
  { tag: '@phone' },
  async ({ page, browser, contextOptions, viewport, isMobile, hasTouch, baseURL }) => {
    await openWith(page, bedroom)
    await expect(planName(page, 'Bedroom, Baneshwor')).toBeVisible()
    const link = await linkOf(page)

    const other = await browser.newContext({
      ...contextOptions,
      viewport,
      isMobile,
      hasTouch,
      baseURL: baseURL!,
      serviceWorkers: 'block',
    })
    const theirs = await other.newPage()
    const asked: string[] = []
    theirs.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await openWith(theirs, planOf({ name: 'My kitchen' }))
    await theirs.goto(link)
    await hydrated(theirs)
    await expect(planName(theirs, 'Bedroom, Baneshwor')).toBeVisible()
    await expect(theirs.getByRole('region', { name: 'Warnings' }).getByText(/A door hits dresser/)).toBeVisible()
    expect(await overflow(theirs)).toBe(0)
    await expectAccessible(theirs)

    // Another link in the same tab, and Back.
    await theirs.goto(`${link.split('#')[0]}#plan=broken!`)
    await expect(theirs.getByRole('alert')).toContainText('The link is incomplete or damaged.')
    await theirs.goBack()
    await expect(planName(theirs, 'Bedroom, Baneshwor')).toBeVisible()

    await theirs.getByRole('button', { name: 'Copy to my plans' }).click()
    await expect(theirs).toHaveURL(/\/planner$/)
    await theirs.getByRole('button', { name: 'Change the name' }).click()
    await theirs.getByRole('textbox', { name: 'Name of the plan' }).fill('Copied bedroom')
    await theirs.keyboard.press('Enter')
    await expect(planName(theirs, 'Copied bedroom')).toBeVisible()
    expect(await overflow(theirs)).toBe(0)
    await theirs.reload()
    await expect(planName(theirs, 'Copied bedroom')).toBeVisible()
    const earlier = theirs.getByRole('region', { name: 'Earlier plans' })
    await earlier.getByRole('button', { name: 'Bring back' }).click()
    await expect(planName(theirs, 'My kitchen')).toBeVisible()
    await expect(earlier.getByText('Copied bedroom, 6 pieces')).toBeVisible()
    expect(asked.filter((request) => request.includes(link.split('#plan=')[1]!.slice(0, 40)))).toEqual([])
    await other.close()

    await page.reload()
    await expect(planName(page, 'Bedroom, Baneshwor')).toBeVisible()
  },
)

test('the picture is a PNG of the drawing, named after plan and day', async ({ page }) => {
  await openWith(page, bedroom)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toMatch(/^bedroom-baneshwor-\d{4}-\d\d-\d\d\.png$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBe(2000)
  expect(bytes.length).toBeGreaterThan(20_000)
})

test('the PDF is to scale on A4', async ({ page }) => {
  await openWith(page, bedroom)
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.waitForFunction(() => 'printed' in window)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  expect(pdf.numPages).toBe(1)
  const sheet = await pdf.getPage(1)
  expect(sheet.view.map((points) => Math.round(points / POINTS_PER_MM))).toEqual([0, 0, 210, 297])
  const { items } = await sheet.getTextContent()
  const placeOf = (words: string) => {
    const item = items.find((one) => 'str' in one && one.str === words)
    if (!item || !('transform' in item)) throw new Error(`${words} is not on the sheet`)
    return item.transform[4] as number
  }
  expect((placeOf('1 m') - placeOf('0')) / POINTS_PER_MM).toBeCloseTo(20, 1)
})
