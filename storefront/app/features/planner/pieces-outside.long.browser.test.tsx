import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { piece as given, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { button, field, keptPlan, openPlanner, piece, warnings } from './planner.fixture.tsx'

const wardrobe = given('wardrobe', 'wardrobe', [1500, 600, 2100], { x: 4700, y: 2000, turn: 90 })
const outside = { ...given('tv', 'drawers', [1500, 400, 500], { x: 2000, y: 7000 }), name: 'TV unit' }
const places = () => keptPlan()?.pieces.map(({ x, y }) => [x, y])
const card = (name: string) =>
  page.getByRole('region', { name: 'Chosen piece' }).getByRole('heading', { name, exact: true })

test('in a smaller room, furniture moves inside from where it stood, and one undo brings all of it back', async () => {
  const desk = given('desk', 'desk', [1000, 600, 750], { x: 1000, y: 4700 })
  await openPlanner({ kept: planOf({ pieces: [wardrobe, desk] }) })
  await button('Walls, doors, windows').click()
  // On the way to 400 stands a room of 150.
  await field('Width, left to right').fill('150')
  await expect.poll(places).toEqual([
    [1200, 2000],
    [1000, 4700],
  ])
  await field('Width, left to right').fill('400')
  await field('Length, top to bottom').fill('360')
  await expect.element(page.getByText(/^The walls have changed\. 2 pieces were moved into the room\./)).toBeVisible()
  expect(places()).toEqual([
    [3700, 2000],
    [1000, 3300],
  ])
  await button('Undo').click()
  await expect.poll(places).toEqual([
    [4700, 2000],
    [1000, 4700],
  ])
})

test('a piece outside of the room is drawn, says so, and a typed distance puts it inside', async () => {
  await openPlanner({ kept: planOf({ pieces: [outside] }) })
  await expect
    .element(piece('TV unit'))
    .toHaveAccessibleName('TV unit, 150 cm × 40 cm: outside the room, facing bottom')
  const drawing = page.getByRole('application').element().getBoundingClientRect()
  const drawn = piece('TV unit').element().getBoundingClientRect()
  expect(drawn.bottom).toBeLessThan(drawing.bottom)
  await expect.element(warnings().getByText('1. TV unit is not inside the room')).toBeVisible()
  await expect.element(page.getByText('One thing to look at').first()).toBeVisible()
  piece('TV unit').element().focus()
  await expect.element(field('From the top wall')).toHaveValue('')
  await field('From the left wall').fill('50')
  await userEvent.keyboard('{Enter}')
  await expect.poll(places).toEqual([[1250, 4800]])
  await expect.element(field('From the top wall')).toHaveValue('460')
  await expect.element(warnings().getByText(/is not inside/)).not.toBeInTheDocument()
})

test('a piece that fits nowhere has no fields for distances', async () => {
  await openPlanner({ kept: planOf({ pieces: [{ ...outside, width: 6000 }] }) })
  piece('TV unit').element().focus()
  await expect.element(card('TV unit')).toBeVisible()
  await expect.element(field('From the left wall')).not.toBeInTheDocument()
})

test.each([
  ['a laptop', 1366, 660],
  ['a tablet', 800, 1000],
  ['a phone', 390, 844],
])('"Show" brings the plan and the card of the piece into view, on %s', async (_, width, height) => {
  await page.viewport(width, height)
  // Enough warnings that the last are far below.
  const pieces = Array.from({ length: 12 }, (__, at) => ({
    ...outside,
    id: `p${at}`,
    name: `Unit ${at}`,
    x: -350 * at,
  }))
  await openPlanner({ kept: planOf({ pieces }) })
  await button('Walls, doors, windows').click()
  const show = warnings().getByRole('button', { name: 'Show Unit 11', exact: true })
  await expect.element(show).toBeVisible()
  for (let press = 0; press < 2; press += 1) {
    show.element().scrollIntoView()
    await show.click()
    await expect.element(piece('Unit 11')).toHaveFocus()
    await expect.element(piece('Unit 11')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(card('Unit 11')).toBeInViewport({ ratio: 1 })
    await expect.element(piece('Unit 11')).toBeInViewport({ ratio: 0.9 })
    const { x, y } = card('Unit 11').element().getBoundingClientRect()
    expect(document.elementFromPoint(x + 5, y + 5)).toBe(card('Unit 11').element())
  }
})
