import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { givenColorfulBed } from '../../test/given-products.ts'
import { factsOf } from './facts-of.ts'
import { button, keptPlan, openPlanner, piece, wardrobe } from './planner.fixture.tsx'

beforeEach(async () => {
  await page.viewport(390, 844)
  return () => page.viewport(1280, 800)
})

test('on a phone the buttons of a chosen piece are in sight, above the total', async () => {
  await openPlanner({ kept: bedroom })
  await piece('dresser').click()
  for (const name of ['Turn', 'Copy', 'Remove']) {
    await expect.element(button(name)).toBeVisible()
    const { top, bottom } = button(name).element().getBoundingClientRect()
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(844)
  }
  await button('Turn').click()
  await expect.poll(() => keptPlan()?.pieces[1]?.turn).toBe(90)
})

test('while walls are changed, no piece has its buttons there', async () => {
  await openPlanner({ kept: bedroom })
  await piece('dresser').click()
  await expect.element(button('Turn')).toBeVisible()
  await button('Walls, doors, windows').click()
  await expect.element(button('Turn')).not.toBeInTheDocument()
})

test('"Color" leads to the colors of a piece that has several', async () => {
  const [variant] = wardrobe.variants
  const { colors } = givenColorfulBed()
  const variants = colors.map(({ slug }, at) => ({ ...variant!, _id: `20${at + 1}`, color: slug }))
  const product = { ...wardrobe, colors, variants }
  const kept = planOf({ pieces: [{ ...factsOf(product, variants[0]!)!, id: 'one', x: 2500, y: 2500, turn: 0 }] })
  await openPlanner({ kept, products: [product] })
  await piece('Lumbini wardrobe').click()
  await button('Color').click()
  await expect.element(page.getByRole('combobox', { name: 'Color' })).toHaveFocus()
})
