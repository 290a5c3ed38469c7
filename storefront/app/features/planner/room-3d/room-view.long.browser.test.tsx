import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ProductModel } from '#contract/catalog/products.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { givenDevice } from '../../../test/given-media.ts'
import { factsOf } from '../facts-of.ts'
import { button, keptPlan, openPlanner, wardrobe } from '../planner.fixture.tsx'
import { answerModels, modelFile } from './model-file.fixture.ts'

const model: ProductModel = {
  url: '/media/lumbini-wardrobe/model.glb',
  bytes: 900,
  widthCm: 100,
  depthCm: 100,
  heightCm: 100,
  size: null,
  colors: ['oak', 'walnut'],
}

const stage = () => page.getByRole('application', { name: 'Room in 3D' })
const plan = () => page.getByRole('application', { name: 'Plan of the room' })
const picture = () => page.getByRole('img', { name: /^The room in 3D/ })
const label = (name: string) => stage().getByRole('button', { name: new RegExp(`^${name}, `) })
const graphics = () => (picture().element() as HTMLCanvasElement).getContext('webgl2')!

/** Two copies of a wardrobe of the shop. */
const wardrobes: Plan = planOf({
  pieces: [1000, 3500].map((x, at) => ({
    ...factsOf(wardrobe, wardrobe.variants[0]!)!,
    id: `piece-${at}`,
    x,
    y: 2500,
    turn: 0,
  })),
})

async function openRoom(kept: Plan): Promise<void> {
  await openPlanner({ kept })
  await button('3D').click()
}

test('a plan is shown in 3D with each piece, and Back leads to the plan', async () => {
  await openRoom(bedroom)
  await expect.element(page.getByText('6 pieces shown')).toBeVisible()
  await expect.element(picture()).toHaveAccessibleName(/from above, with rug, dresser, left-table, bed/)
  await expect.element(button('3D')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(plan()).not.toBeInTheDocument()
  history.back()
  await expect.element(plan()).toBeVisible()
  await expect.element(button('Plan')).toHaveAttribute('aria-pressed', 'true')
})

test('a piece that somebody points at is chosen, with its name and size above it', async () => {
  await openRoom(planOf({ pieces: [{ ...bedroom.pieces[3]!, x: 2500, y: 2500 }] }))
  await expect.element(page.getByText('1 piece shown')).toBeVisible()
  await picture().click()
  await expect.element(page.getByRole('heading', { name: 'bed', exact: true })).toBeVisible()
  await expect.element(label('bed')).toHaveTextContent('bed 174 cm × 217 cm')
  await expect.element(label('bed')).toBeVisible()
})

test.for([
  [true, /^Drag sideways to turn the room\. Then scroll to zoom, and click a piece to choose it\./, /click a piece/],
  [false, /^Drag sideways to turn the room, pinch to zoom, tap a piece to choose it\./, /tap a piece/],
] as const)('the hint suits a pointer that hovers: %s', async ([hovers, above, inside]) => {
  givenDevice({ hovers })
  await openRoom(bedroom)
  await expect.element(stage()).toHaveAccessibleDescription(above)
  await button('From the door').click()
  await expect.element(stage()).toHaveAccessibleDescription(/^Drag to look around/)
  await expect.element(stage()).toHaveAccessibleDescription(inside)
})

test('keys go through the pieces, move them and lead around the room', async () => {
  await openRoom(bedroom)
  await expect.element(page.getByText('6 pieces shown')).toBeVisible()
  stage().element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}+-')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(label('dresser')).toHaveFocus()
  await expect.element(label('dresser')).toHaveAccessibleDescription(/A door hits dresser/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => keptPlan()?.pieces[1]?.x).toBe(865)
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('5 pieces shown')).toBeVisible()
  await expect.element(stage()).toHaveFocus()
})

test('a warning leads to its piece here, too', async () => {
  await openRoom(bedroom)
  await page.getByRole('region', { name: 'Warnings' }).getByRole('button', { name: 'Show dresser' }).first().click()
  await expect.element(label('dresser')).toHaveFocus()
})

test('from the door a person walks by buttons, which the view from above has not', async () => {
  await openRoom(bedroom)
  await button('From the door').click()
  await expect.element(picture()).toHaveAccessibleName(/from the door/)
  await button('Walk ahead').click()
  await button('Turn right').click()
  await button('From above').click()
  await expect.element(button('Walk ahead')).not.toBeInTheDocument()
  await expect.element(button('Zoom in')).toBeVisible()
})

test('two copies load one file; boxes stand in for one that fails, until it is tried again', async () => {
  await openPlanner({ kept: wardrobes, products: [{ ...wardrobe, model }] })
  let isDown = true
  const fetched = answerModels(() => (isDown ? new Response('', { status: 503 }) : new Response(modelFile())))
  await button('3D').click()
  const failure = page.getByText('2 pieces could not be loaded in 3D. Boxes of their size stand in.')
  await expect.element(failure).toBeVisible()
  await expect.element(page.getByText('2 pieces shown')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(failure).not.toBeInTheDocument()
  await expect.element(page.getByText('2 pieces shown')).toBeVisible()
  expect(fetched).toEqual([model.url, model.url])
})

test('the page counts the pieces whose models are still to come', async () => {
  await openPlanner({ kept: wardrobes, products: [{ ...wardrobe, model }] })
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerModels(() => promise)
  const said = new Set<string>()
  const observer = new MutationObserver(() => {
    const status = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
    for (const text of status) if (/3D|shown|Loading \d/.test(text)) said.add(text)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await button('3D').click()
  await expect.element(page.getByText('Loading 2 pieces…')).toBeVisible()
  resolve(new Response(modelFile()))
  await expect.element(page.getByText('2 pieces shown')).toBeVisible()
  observer.disconnect()
  expect([...said]).toEqual(['Loading the 3D view…', 'Loading 2 pieces…', '2 pieces shown'])
})

test('a file that is no model counts as failed', async () => {
  await openPlanner({ kept: wardrobes, products: [{ ...wardrobe, model }] })
  answerModels(() => new Response('<html>'))
  await button('3D').click()
  await expect.element(page.getByText(/^2 pieces could not be loaded in 3D/)).toBeVisible()
})

test('a browser without WebGL says so and leads back to the plan', async () => {
  await openPlanner({ kept: bedroom })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await button('3D').click()
  await expect.element(page.getByText('This browser cannot show 3D. The plan shows the same room.')).toBeVisible()
  await button('Back to the plan').click()
  await expect.element(plan()).toBeVisible()
})

test('when the device takes the graphics memory away, the page says so and can begin again', async () => {
  await openRoom(bedroom)
  await expect.element(page.getByText('6 pieces shown')).toBeVisible()
  graphics().getExtension('WEBGL_lose_context')!.loseContext()
  await expect.element(page.getByText(/^Your device ran out of graphics memory/)).toBeVisible()
  await button('Try again').click()
  await expect.element(page.getByText('6 pieces shown')).toBeVisible()
  expect(graphics().isContextLost()).toBe(false)
})

test('leaving frees the graphics memory', async () => {
  await openRoom(bedroom)
  await expect.element(page.getByText('6 pieces shown')).toBeVisible()
  const context = graphics()
  await button('Plan').click()
  await expect.element(plan()).toBeVisible()
  expect(context.isContextLost()).toBe(true)
})

test('in Nepali, figures are shown in Devanagari', async () => {
  await openPlanner({ kept: bedroom, language: 'ne' })
  await button('थ्रीडी').click()
  await expect.element(page.getByText('६ सामान देखाइयो')).toBeVisible()
})
