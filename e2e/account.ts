import type { Locator, Page } from '@playwright/test'
import { keepTokens, type Member, newMember, tokensOf } from './members.ts'
import { expect, hydrated, test as base } from './test.ts'

/** `account` is the page of somebody who has just made their account, `member`, and is logged in. */
export const test = base.extend<{ member: Member; account: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture needs from this pattern
  member: async ({}, use) => use(await newMember()),
  account: async ({ page, request, member }, use) => {
    await keepTokens(page, await tokensOf(request, member))
    await page.goto('/my-account')
    await hydrated(page)
    await expect(profile(page)).toBeVisible()
    await use(page)
  },
})

export const profile = (page: Page): Locator => page.getByRole('form', { name: 'User Profile' })
export const toast = (page: Page, message: string): Locator =>
  page.getByRole('status').getByText(message, { exact: true })
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name })
