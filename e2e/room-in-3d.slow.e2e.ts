import type { Locator, Page } from '@playwright/test'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { violations } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

// Software draws the room in 3D here, which takes seconds.
test.describe.configure({ timeout: 120_000 })

test.beforeEach(async ({ page }) => {
  await page.addInitScript((plan) => localStorage.setItem('planner', plan), writePlan(bedroom))
})

test('the room in 3D is accessible, and keys lead into it, through it and out of it', async ({ page }) => {
  await openPlanner(page)
  await reach(page, page.getByRole('button', { name: '3D', exact: true }), 'Tab')
  await page.keyboard.press('Enter')
  const stage = page.getByRole('application', { name: 'Room in 3D' })
  await expect(stage.getByRole('img', { name: /^The room in 3D, from above, with / })).toBeVisible()
  await expect(page.getByText(`${bedroom.pieces.length} pieces shown`)).toBeVisible({ timeout: 60_000 })
  expect.soft(await violations(page), 'from above').toEqual([])

  await reach(page, stage, 'Tab')
  await page.keyboard.press('ArrowLeft')
  for (const { name } of bedroom.pieces) {
    await page.keyboard.press('Tab')
    await expect(stage.getByRole('button', { name: new RegExp(`^${name}, `), pressed: true })).toBeFocused()
  }
  expect.soft(await violations(page), 'a chosen piece').toEqual([])
  await page.keyboard.press('Tab')
  const steps = page.getByRole('group', { name: 'Move the view' }).getByRole('button')
  await expect(steps.first()).toBeFocused()
  const fromDoor = page.getByRole('button', { name: 'From the door', exact: true })
  await reach(page, fromDoor, 'Tab')
  await page.keyboard.press('Enter')
  await expect(fromDoor).toHaveAttribute('aria-pressed', 'true')
  expect.soft(await violations(page), 'from the door').toEqual([])

  const views = page.getByRole('group', { name: 'Look from' })
  await reach(page, page.getByRole('button', { name: 'Plan', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: 'Plan of the room' })).toBeVisible()
  await expect(views).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Plan', exact: true })).toBeFocused()
})

test('a browser without WebGL says so in words, which are accessible, and keys lead back to the plan', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openPlanner(page)
  await reach(page, page.getByRole('button', { name: '3D', exact: true }), 'Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'This browser cannot show 3D.' })).toBeVisible()
  expect.soft(await violations(page)).toEqual([])
  await reach(page, page.getByRole('button', { name: 'Back to the plan', exact: true }), 'Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('application', { name: 'Plan of the room' })).toBeVisible()
})

async function openPlanner(page: Page): Promise<void> {
  await page.goto('/planner')
  await hydrated(page)
  await expect(page.getByRole('application', { name: 'Plan of the room' })).toBeVisible()
}

/** Presses a key until the focus is there. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
