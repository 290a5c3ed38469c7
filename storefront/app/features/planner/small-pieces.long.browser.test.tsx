import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { piece as pieceOf, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { keptPlan, openPlanner, piece, warnings } from './planner.fixture.tsx'

/** A small table that stands in a wardrobe, beside its name: the number of the warning lies on its middle. */
const crowded = planOf({
  pieces: [
    pieceOf('wardrobe', 'wardrobe', [2400, 650, 2100], { x: 2500, y: 2500 }),
    pieceOf('bedside', 'drawers', [300, 300, 550], { x: 3500, y: 2500 }),
  ],
})

/** Opens the plan. @returns the middle of the bedside table on the screen, and what lies on top there */
async function openCrowded() {
  await openPlanner({ kept: crowded })
  await expect.element(warnings().getByText(/^1\. /)).toBeVisible()
  const box = piece('bedside').element().querySelector('rect')!.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return { x, y, half: box.width / 2, pressed: document.elementFromPoint(x, y)! }
}

function press(on: Element, type: string, x: number, y: number) {
  for (const one of document.querySelectorAll('g[role=button]')) one.setPointerCapture = () => {} // only a real pointer can be captured
  const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, bubbles: true }
  on.dispatchEvent(type === 'click' ? new MouseEvent(type, at) : new PointerEvent(type, at))
}

const chosen = (name: string) =>
  page.getByRole('region', { name: 'Chosen piece' }).getByRole('heading', { name, exact: true })

test('a small piece below the number of a warning is dragged by its middle, and its warning stays closed', async () => {
  const { x, y, pressed } = await openCrowded()
  press(pressed, 'pointerdown', x, y)
  press(pressed, 'pointermove', x + 20, y + 80)
  press(pressed, 'pointerup', x + 20, y + 80)
  press(pressed, 'click', x + 20, y + 80)
  await expect.poll(() => keptPlan()?.pieces[1]?.y).toBeGreaterThan(2600)
  await expect.element(chosen('bedside')).toBeVisible()
  await expect.element(warnings().getByText(/^1\. /)).not.toHaveFocus()
})

test('a tap on the number of a warning chooses the small piece below it and leads to the words', async () => {
  const { x, y, pressed } = await openCrowded()
  press(pressed, 'pointerdown', x, y)
  press(pressed, 'pointerup', x, y)
  press(pressed, 'click', x, y)
  await expect.element(piece('bedside')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(warnings().getByText(/^1\. /)).toHaveFocus()
})

test('a tap beside the number of a warning chooses the small piece only', async () => {
  const { x, y, half } = await openCrowded()
  const corner = [x + half - 2, y + half - 2] as const
  const pressed = document.elementFromPoint(...corner)!
  for (const type of ['pointerdown', 'pointerup', 'click']) press(pressed, type, ...corner)
  await expect.element(piece('bedside')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chosen('bedside')).toBeVisible()
  await expect.element(warnings().getByText(/^1\. /)).not.toHaveFocus()
})

test('at 390 px the words are in sight after the tap, also once the panel of the piece has come', async () => {
  await page.viewport(390, 844)
  const { x, y, pressed } = await openCrowded()
  for (const type of ['pointerdown', 'pointerup', 'click']) press(pressed, type, x, y)
  await expect.element(chosen('bedside')).toBeInTheDocument()
  await expect.element(warnings().getByText(/^1\. /)).toBeInViewport()
})
