import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { planOf, piece as planned } from '#domain/planner/sample-plan.fixture.ts'
import { openPlanner, piece, warnings } from './planner.fixture.tsx'

const panel = () => page.getByRole('region', { name: 'Chosen piece' })
const chest = planned('chest', 'drawers', [1000, 500, 800], { x: 2500, y: 2500 })
const kept = planOf({
  pieces: [
    { ...chest, name: 'Chest' },
    { ...chest, id: 'case', name: 'Case', x: 3300 },
    { ...chest, id: 'bench', kind: 'bench', name: 'Bench', x: 700, y: 4500 },
  ],
})

test('the panel of a piece begins with its first warning, which leads to the list', async () => {
  await openPlanner({ kept })
  await piece('Chest').click()
  const first = panel().getByRole('button', { name: '1. Chest and Case overlap' })
  await expect.element(first).toBeVisible()
  await first.click()
  await expect.element(warnings().getByText('1. Chest and Case overlap')).toHaveFocus()
})

test('the buttons of a piece stay where they are when its warnings go', async () => {
  await openPlanner({ kept })
  await piece('Case').click()
  await expect.element(panel().getByRole('button', { name: /overlap$/ })).toBeVisible()
  const right = panel().getByRole('button', { name: /^Move right by/ })
  const before = right.element().getBoundingClientRect().top
  for (let step = 0; step < 3; step++) await right.click()
  await expect.element(panel().getByText('Nothing is in its way here.')).toBeVisible()
  expect(right.element().getBoundingClientRect().top).toBe(before)
})

test('a piece without warnings has none of the others', async () => {
  await openPlanner({ kept })
  await piece('Bench').click()
  await expect.element(panel().getByText('Nothing is in its way here.')).toBeVisible()
  await expect.element(warnings().getByText('1. Chest and Case overlap')).toBeInTheDocument()
})
