import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { button, keptPlan, openPlanner, piece } from './planner.fixture.tsx'

const sheet = () => page.getByRole('dialog', { name: 'Furniture' })

beforeEach(async () => {
  await page.viewport(390, 844)
  return () => page.viewport(1280, 800)
})

test('on a phone the furniture is a sheet below the plan, which shows what is put in', async () => {
  await openPlanner({ kept: planOf() })
  await expect.element(page.getByRole('searchbox', { name: 'Search furniture' })).not.toBeInTheDocument()
  await button('Add furniture').click()
  await sheet().getByRole('button', { name: 'Add Lumbini wardrobe to the room' }).click()
  await expect.element(sheet().getByText(/^Lumbini wardrobe is in the room: /)).toBeVisible()
  expect(keptPlan()?.pieces).toHaveLength(1)
  const drawn = page.getByRole('application', { includeHidden: true }).element().getBoundingClientRect()
  expect(drawn.top).toBeGreaterThanOrEqual(0)
  expect(drawn.bottom).toBeLessThanOrEqual(sheet().element().getBoundingClientRect().top)
})

test('Back closes the sheet, and it opens again with the words that were searched for', async () => {
  await openPlanner({ kept: planOf() })
  await button('Add furniture').click()
  await page.getByRole('searchbox', { name: 'Search furniture' }).fill('desk')
  history.back()
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByRole('application', { name: 'Plan of the room' })).toBeVisible()
  await button('Add furniture').click()
  await expect.element(page.getByRole('searchbox', { name: 'Search furniture' })).toHaveValue('desk')
  await page.getByRole('button', { name: 'Close the furniture' }).click()
  await expect.element(sheet()).not.toBeInTheDocument()
})

test('a phone on its side has the sheet beside the plan', async () => {
  await page.viewport(844, 390)
  await openPlanner({ kept: planOf() })
  await button('Add furniture').click()
  await sheet().getByRole('button', { name: 'Add Mitra study desk to the room' }).click()
  const drawn = page.getByRole('application', { includeHidden: true }).element().getBoundingClientRect()
  expect(drawn.right).toBeLessThanOrEqual(sheet().element().getBoundingClientRect().left)
  await expect.poll(() => keptPlan()?.pieces.length).toBe(1)
  await page.getByRole('button', { name: 'Close the furniture' }).click()
  await expect.element(piece('Mitra study desk')).toBeVisible()
})

test.for([
  [390, 844, 'en'],
  [390, 844, 'ne'],
  [1366, 657, 'en'],
  [1366, 657, 'ne'],
] as const)('at %i by %i px the list shows two products at once (%s)', async ([width, height, language]) => {
  await page.viewport(width, height)
  await openPlanner({ kept: planOf(), language })
  const add = page.getByRole('button', { name: language === 'ne' ? /फर्निचर थप्नुहोस्/ : 'Add furniture' })
  if (width < 640) await add.click()
  for (const name of ['Rara wingback bed', 'Lumbini wardrobe']) {
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect.element(row).toMatchTextContent(/(Nrs\.|रु\.)/)
    await expect.element(row).toBeInViewport({ ratio: 1 })
    const { left, top, width: across, height: high } = row.element().getBoundingClientRect()
    // Neither the foot of the sheet nor the total lies above it.
    expect(row.element().contains(document.elementFromPoint(left + across / 2, top + high - 2))).toBe(true)
  }
})
