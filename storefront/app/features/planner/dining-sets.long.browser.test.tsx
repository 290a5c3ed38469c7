import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Plan } from '#domain/planner/plan.ts'
import { planOf } from '#domain/planner/sample-plan.fixture.ts'
import { button, keptPlan, openPlanner, piece, single, warnings } from './planner.fixture.tsx'

const name = 'Janaki six-seater dining set'
const table = { width: 170, depth: 90 }
const janaki = { ...single('40', 'janaki-dining-set', name, [253, 169, 76]), subCatName: 'Dining sets', tableCm: table }
janaki.dimensionsCm = janaki.variants[0]!.dimensionsCm
janaki.variants = janaki.variants.map((variant) => ({ ...variant, dimensionsCm: null }))

const notFree = /^No place is free for Janaki six-seater dining set, so for now it lies 0 cm from the/

/** A room of some centimeters with the set, as plans were before they kept tables. */
function roomOf(width: number, depth: number, y = depth / 2): Plan {
  const corners = planOf().room.corners.map((corner) => ({
    x: Math.min(corner.x, width * 10),
    y: Math.min(corner.y, depth * 10),
  }))
  const size = { width: 2530, depth: 1690, height: 760 }
  const sold = { own: false, productId: '40', variantId: '401' } as const
  const set = { id: 'set', name, kind: 'dining-set', ...size, ...sold, x: width * 5, y: y * 10, turn: 0 } as const
  return planOf({ room: { corners, height: 2600 }, pieces: [set] })
}

test('a set has its place in a room that is deep enough for its table and the chairs', async () => {
  await openPlanner({ kept: roomOf(320, 280), products: [janaki] })
  await expect.element(warnings().getByRole('heading', { name: 'Everything has its place' })).toBeVisible()
})

test.each([
  ['en', `1. 65 cm beside the table of ${name}, 75 cm needed`, '65 cm'],
  ['ne', `१. ${name}को टेबलछेउ ६५ सेमी, ७५ सेमी चाहिन्छ`, '६५ सेमी'],
] as const)(
  'a warning names a table that stands too close to a wall in %s, and the drawing shows the gap',
  async (language, said, measure) => {
    await openPlanner({ kept: roomOf(320, 300, 110), products: [janaki], language })
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByRole('application').getByText(measure, { exact: true })).toBeVisible()
  },
)

test('a set that is added brings its table into the plan', async () => {
  await openPlanner({ kept: { ...roomOf(320, 280), pieces: [] }, products: [janaki], address: '/planner?add=40' })
  await expect.element(piece(name)).toBeVisible()
  expect(keptPlan()?.pieces).toMatchObject([{ table: { width: 1700, depth: 900 } }])
  await expect.element(page.getByText(/Everything has its place$/).first()).toBeVisible()
})

test('a second set for which no place is free lies beside the middle of the first, and the planner says so', async () => {
  await openPlanner({ kept: roomOf(320, 280), products: [janaki], address: '/planner?add=40' })
  await expect.element(page.getByText(notFree)).toBeVisible()
  const labels = page.getByRole('application').getByText(/^Janaki/)
  await expect.poll(() => labels.elements().length).toBe(2)
  const [one, other] = labels.elements().map((label) => label.getBoundingClientRect())
  const isApart = one!.bottom <= other!.top || other!.bottom <= one!.top
  expect(isApart || one!.right <= other!.left || other!.right <= one!.left).toBe(true)
})

test('a copy for which no place is free is not said to lie in the middle', async () => {
  await openPlanner({ kept: roomOf(320, 280), products: [janaki] })
  await piece(name).click()
  await button('Copy').click()
  await expect.element(page.getByText(notFree)).toBeVisible()
})
