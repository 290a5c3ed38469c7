import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Plan } from '#domain/planner/plan.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { desk, keptPlan, openPlanner, piece } from './planner.fixture.tsx'

const nepaliDesk = { ...desk, name: 'मित्र पढ्ने टेबल' }
const size = { width: 1100, depth: 550, height: 900 }
const sold = { own: false, productId: '30', variantId: '301' } as const
const inEnglish: Plan = planOf({
  pieces: [{ id: 'piece-1', name: 'Mitra study desk', kind: 'desk', ...size, ...sold, x: 550, y: 275, turn: 0 }],
})

test('a plan kept in English opens in the language of the address, its furniture named in it', async () => {
  await openPlanner({ kept: inEnglish, language: 'ne', address: '/planner', products: [nepaliDesk] })
  await expect.element(page.getByRole('heading', { name: 'कोठामा सबै अटाउँछ' })).toBeVisible()
  await expect.element(piece('मित्र पढ्ने टेबल')).toBeVisible()
  expect(keptPlan()).toEqual(inEnglish)
})

test('sentences about a piece name it in the language of the address', async () => {
  await openPlanner({ kept: inEnglish, language: 'ne', products: [nepaliDesk] })
  await piece('मित्र पढ्ने टेबल').click()
  await page.getByRole('button', { name: /दायाँ सार्नुहोस्$/ }).click()
  await expect.element(page.getByText(/^मित्र पढ्ने टेबल: .*१० सेमी/)).toBeVisible()
  expect(JSON.stringify(keptPlan())).not.toContain('"ne"')
})
