import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { button, keptPlan, openPlanner } from './planner.fixture.tsx'

const part = (name: string) => page.getByRole('group', { name })
const offsets = () => keptPlan()?.openings.map(({ offset }) => offset)

/** Holds a door or window in the drawing and moves it by some pixels. */
function drag(id: string, by: { x: number; y: number }): void {
  const opening = document.querySelector<SVGGElement>(`[data-opening="${id}"]`)!
  const { x, y, width, height } = opening.getBoundingClientRect()
  const at = (moved: { x: number; y: number }) => ({
    clientX: x + width / 2 + moved.x,
    clientY: y + height / 2 + moved.y,
    pointerId: 1,
    isPrimary: true,
    button: 0,
    bubbles: true,
  })
  opening.setPointerCapture = () => {} // only a real pointer can be captured
  opening.dispatchEvent(new PointerEvent('pointerdown', at({ x: 0, y: 0 })))
  opening.dispatchEvent(new PointerEvent('pointermove', at(by)))
  opening.dispatchEvent(new PointerEvent('pointerup', at(by)))
  opening.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test('a door is dragged along its wall, in one step that Undo takes back', async () => {
  await openPlanner({ kept: bedroom })
  await expect.element(page.getByRole('application')).toBeVisible()
  // The door is in the left wall, which runs upwards.
  drag('door', { x: 60, y: 40 })
  await expect.element(page.getByText(/^Moved along its wall\./)).toBeVisible()
  expect(offsets()![0]).toBeLessThan(2900)
  expect(offsets()![0]! % 10).toBe(0)
  expect(keptPlan()?.openings[0]?.wall).toBe(3)
  await expect.element(button('Walls, doors, windows')).toHaveAttribute('aria-pressed', 'false')
  await button('Undo').click()
  await expect.poll(offsets).toEqual([2900, 1600])
})

test('a press that does not move a door opens its form', async () => {
  await openPlanner({ kept: bedroom })
  await expect.element(page.getByRole('application')).toBeVisible()
  drag('door', { x: 1, y: 1 })
  await expect.element(part('Door 1')).toBeVisible()
  expect(offsets()).toEqual([2900, 1600])
})

test('a door that is dragged onto a window stays where it was, and the page says why', async () => {
  const [door, window] = bedroom.openings
  await openPlanner({ kept: { ...bedroom, openings: [{ ...door!, wall: 2, offset: 100 }, window!] } })
  await expect.element(page.getByRole('application')).toBeVisible()
  drag('door', { x: -60, y: 0 })
  await expect.element(page.getByText(/overlap/i).first()).toBeVisible()
  expect(offsets()).toEqual([100, 1600])
})

test('a window is measured from either corner of its wall, by the letters of the drawing', async () => {
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  const fromLeft = part('Window 1').getByRole('textbox', { name: 'From wall D' })
  await expect.element(part('Window 1').getByRole('textbox', { name: 'From wall B' })).toHaveValue('160')
  await expect.element(fromLeft).toHaveValue('180')
  await fromLeft.fill('100')
  await userEvent.keyboard('{Enter}')
  await expect.poll(offsets).toEqual([2900, 2400])
  await fromLeft.fill('400')
  await userEvent.keyboard('{Enter}')
  await expect.element(fromLeft).toHaveAccessibleDescription('Enter at most 340 cm')
})

test('at 390 px a field that takes the focus comes below the plan, which stays above', async () => {
  await page.viewport(390, 844)
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  const plan = page.getByRole('application').element().parentElement!.parentElement!
  const fields = part('Window 1').getByRole('textbox')
  await expect.element(fields.first()).toBeVisible()
  document.documentElement.scrollTo(0, document.documentElement.scrollHeight)
  for (const field of fields.elements() as HTMLElement[]) {
    field.focus()
    field.scrollIntoView({ block: 'start' })
    expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(plan.getBoundingClientRect().bottom)
  }
})

test.for([390, 768, 1440])('at %i px each choice of a door is shown in full', async (width) => {
  await page.viewport(width, 900)
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  const selects = part('Door 1').getByRole('combobox')
  await expect.element(selects.first()).toBeVisible()
  for (const select of selects.elements() as HTMLSelectElement[]) {
    const { paddingLeft, paddingRight, font } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    const longest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width))
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    expect(longest).toBeLessThanOrEqual(room)
  }
})
