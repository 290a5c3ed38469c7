import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { bedroom } from '../domain/planner/sample-plan.fixture.ts'
import { expectAccessible } from './axe.ts'
import { keepTokens, newMember, PASSWORD, tokensOf } from './members.ts'
import { expect, hydrated, overflow, test } from './test.ts'

// The refusal that tells of the conflict.
test.use({ expectedErrors: [/status of 409/] })

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name })
const kept = (page: Page) => page.getByText('Kept in your account', { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openPlanner(page: Page): Promise<void> {
  await page.goto('/planner')
  await hydrated(page)
}

async function rename(page: Page, name: string): Promise<void> {
  await press(page, 'Change the name')
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
}

async function otherDevice(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage()
}

test(
  'a plan kept in the account opens on another device, and both say where they differ',
  { tag: '@phone' },
  async ({ page, browser, contextOptions, viewport, isMobile, hasTouch, baseURL, request }) => {
    const member = await newMember()
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('planner', text), JSON.stringify(bedroom))
    await openPlanner(page)
    await page.getByRole('link', { name: 'Log in to keep this plan in your account' }).click()
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.locator('main').getByRole('button', { name: 'Login' }).click()
    await expect(kept(page)).toBeVisible()
    await expect(page).toHaveURL(/\/planner$/)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)

    const options = { ...contextOptions, viewport, isMobile, hasTouch, baseURL: baseURL! }
    const theirs = await otherDevice(browser, options)
    await keepTokens(theirs, await tokensOf(request, member))
    await openPlanner(theirs)
    await press(theirs, 'Open Bedroom, Baneshwor')
    await expect(heading(theirs, 'Bedroom, Baneshwor')).toBeVisible()
    await rename(theirs, 'Guest room')
    await expect(kept(theirs)).toBeVisible()

    await rename(page, 'Attic')
    const note = page.getByRole('alert').filter({ hasText: 'Another device changed this plan' })
    await expect(note).toContainText('There it has 6 pieces, here 6 pieces. Room or name differ, too.')
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await press(page, 'Keep this one')
    await expect(kept(page)).toBeVisible()
    const earlier = page.getByRole('region', { name: 'Earlier plans' })
    await expect(earlier.getByText('Guest room, 6 pieces')).toBeVisible()

    // The other device has changed nothing since, and learns of it when it looks again.
    await theirs.reload()
    await hydrated(theirs)
    await press(theirs, 'Take the other one')
    await expect(heading(theirs, 'Attic')).toBeVisible()
    await theirs.context().close()

    await press(page, 'Delete Attic')
    await expect(page.getByText('Attic is deleted from your account.')).toBeVisible()
    await expect(heading(page, 'Attic')).toBeVisible()
  },
)
