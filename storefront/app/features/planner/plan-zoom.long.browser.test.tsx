import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { button, keptPlan, openPlanner, piece } from './planner.fixture.tsx'

const drawing = () => page.getByRole('application').element() as SVGSVGElement
/** How much of the plan shows from left to right, in millimeters. */
const shownWidth = () => drawing().viewBox.baseVal.width
const whole = 5200 + 480 + 220
const left = () => drawing().viewBox.baseVal.x

/** Presses, moves and lifts fingers or a mouse; each has its id, and the first is the primary one. */
function finger(pointerId: number, on: Element, pointerType = 'touch') {
  const send = (type: string, x: number, y: number) =>
    on.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId,
        isPrimary: pointerId === 1,
        pointerType,
        bubbles: true,
      }),
    )
  on.setPointerCapture = () => {} // only a real pointer can be captured
  return {
    down: (x: number, y: number) => send('pointerdown', x, y),
    move: (x: number, y: number) => send('pointermove', x, y),
    up: (x: number, y: number) => send('pointerup', x, y),
  }
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2] as const
}

/** Whether enough of the wardrobe shows. */
function isInSight() {
  const shown = drawing().getBoundingClientRect()
  const box = piece('wardrobe').element().querySelector('rect')!.getBoundingClientRect()
  const across = Math.min(shown.right, box.right) - Math.max(shown.left, box.left)
  const down = Math.min(shown.bottom, box.bottom) - Math.max(shown.top, box.top)
  return across > 0.3 * box.width && down > 0.3 * box.height
}

test('buttons zoom within bounds, and one shows the whole room again', async () => {
  await openPlanner({ kept: bedroom })
  await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true')
  expect(shownWidth()).toBe(whole)
  await button('Zoom in').click()
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5, 0)
  for (let press = 0; press < 5; press += 1) await button('Zoom in').click()
  await expect.element(button('Zoom in')).toHaveAttribute('aria-disabled', 'true')
  expect(shownWidth()).toBeCloseTo(whole / 8, 0)
  await button('Whole room').click()
  await expect.poll(shownWidth).toBe(whole)
})

test('keys zoom towards the piece that has the focus, and the plan follows the piece', async () => {
  await openPlanner({ kept: bedroom })
  piece('wardrobe').element().focus()
  await userEvent.keyboard('+++++')
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5 ** 5, 0)
  expect(isInSight()).toBe(true)
  await userEvent.keyboard('{Shift>}' + '{ArrowLeft}'.repeat(30) + '{/Shift}')
  await expect.poll(() => keptPlan()?.pieces.at(-1)?.x).toBe(4875 - 3000)
  await expect.poll(isInSight).toBe(true)
  await userEvent.keyboard('--')
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5 ** 3, 0)
  await userEvent.keyboard('0')
  await expect.poll(shownWidth).toBe(whole)
})

test('two fingers zoom, also where the first is on a piece, which stays where it was', async () => {
  await openPlanner({ kept: bedroom })
  const bed = piece('bed').element()
  const [x, y] = middleOf(bed)
  const [one, other] = [finger(1, bed), finger(2, bed)]
  one.down(x - 30, y)
  one.move(x - 50, y)
  other.down(x + 50, y)
  one.move(x - 100, y)
  other.move(x + 100, y)
  await expect.poll(shownWidth).toBeCloseTo(whole / 2, 0)
  one.up(x - 100, y)
  other.up(x + 100, y)
  expect(keptPlan()?.pieces.find(({ id }) => id === 'bed')).toMatchObject({ x: 3190, y: 1085 })
})

test('two fingers that come in the moment when a piece says where it stands zoom already', async () => {
  const seen = new MutationObserver(() => {
    const bed = document.querySelector<Element>('[role=button][aria-label*=", "]')
    if (!bed) return
    seen.disconnect()
    const [x, y] = middleOf(bed)
    const [one, other] = [finger(1, bed), finger(2, bed)]
    one.down(x - 50, y)
    other.down(x + 50, y)
    one.move(x - 100, y)
    other.move(x + 100, y)
    one.up(x - 100, y)
    other.up(x + 100, y)
  })
  seen.observe(document, { subtree: true, childList: true, attributes: true })
  await openPlanner({ kept: bedroom })
  await expect.poll(shownWidth).toBeCloseTo(whole / 2, 0)
})

test('a zoomed plan moves with the finger on its floor, and the chosen piece can be dragged', async () => {
  await openPlanner({ kept: bedroom })
  await button('Zoom in').click()
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5, 0)
  const floor = finger(1, drawing())
  const [x, y] = middleOf(drawing())
  const before = left()
  floor.down(x, y)
  floor.move(x + 60, y)
  floor.up(x + 60, y)
  await expect.poll(left).toBeLessThan(before - 100)
  expect(keptPlan()).toEqual(bedroom)

  const table = piece('dresser').element()
  await piece('dresser').click()
  const [fromX, fromY] = middleOf(table)
  const held = finger(1, table)
  held.down(fromX, fromY)
  held.move(fromX + 40, fromY + 90)
  held.up(fromX + 40, fromY + 90)
  await expect.poll(() => keptPlan()?.pieces.find(({ id }) => id === 'dresser')?.y).toBeGreaterThan(600)
})

test('a finger on a piece that is not chosen moves the zoomed plan, and a tap chooses the piece', async () => {
  await openPlanner({ kept: bedroom })
  await button('Zoom in').click()
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5, 0)
  const bed = piece('bed').element()
  const before = left()
  const [x, y] = middleOf(bed)
  const held = finger(1, bed)
  held.down(x, y)
  held.move(x + 60, y)
  held.up(x + 60, y)
  await expect.poll(left).toBeLessThan(before - 100)
  expect(keptPlan()).toEqual(bedroom)
  await expect.element(piece('bed')).toHaveAttribute('aria-pressed', 'false')

  await piece('bed').click()
  await expect.element(piece('bed')).toHaveAttribute('aria-pressed', 'true')
})

test('the mouse drags any piece of a zoomed plan', async () => {
  await openPlanner({ kept: bedroom })
  await button('Zoom in').click()
  await expect.poll(shownWidth).toBeCloseTo(whole / 1.5, 0)
  const table = piece('dresser').element()
  const [x, y] = middleOf(table)
  const mouse = finger(1, table, 'mouse')
  mouse.down(x, y)
  mouse.move(x + 40, y + 90)
  mouse.up(x + 40, y + 90)
  await expect.poll(() => keptPlan()?.pieces.find(({ id }) => id === 'dresser')?.y).toBeGreaterThan(600)
})
