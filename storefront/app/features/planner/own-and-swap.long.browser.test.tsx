import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bedroom, piece as samplePiece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { bed, button, desk, field, keptPlan, openPlanner, piece, wardrobe, warnings } from './planner.fixture.tsx'

const own = () => page.getByRole('form', { name: 'Something you already own' })
const change = () => page.getByRole('form', { name: 'Change name and size' })
const focus = (name: string) => (piece(name).element() as HTMLElement).focus()
const openOwn = () => button('Something you already own').click()

test('something of the own is put into the plan by a form, and costs nothing', async () => {
  await openPlanner({ kept: planOf() })
  await openOwn()
  await own().getByRole('textbox', { name: 'What is it?' }).fill('<b>Round table</b>')
  await own().getByRole('combobox', { name: 'Shape' }).selectOptions('Oval')
  await own().getByRole('textbox', { name: 'Width' }).fill('120')
  await own().getByRole('textbox', { name: 'Depth' }).fill('९०')
  await button('Put into the room').click()
  await expect.element(own().getByRole('textbox', { name: 'Height' })).toHaveFocus()
  await expect.element(own().getByRole('textbox', { name: 'Height' })).toHaveAccessibleDescription('Enter this length')
  await own().getByRole('textbox', { name: 'Height' }).fill('75')
  await button('Put into the room').click()
  await expect.element(piece('bRound table/b')).toHaveAccessibleName(/, 120 cm × 90 cm: /)
  expect(keptPlan()?.pieces).toMatchObject([{ own: true, kind: 'round', width: 1200, depth: 900, height: 750 }])
  expect(document.querySelector('[role=application] ellipse')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: 'Add all to cart' })).not.toBeInTheDocument()
})

test('a round piece has a diameter, and its name and size can be changed', async () => {
  await openPlanner({ kept: planOf() })
  await openOwn()
  await own().getByRole('combobox', { name: 'Shape' }).selectOptions('Round')
  await expect.element(own().getByRole('textbox', { name: 'Depth' })).not.toBeInTheDocument()
  await own().getByRole('textbox', { name: 'Diameter' }).fill('120')
  await own().getByRole('textbox', { name: 'Height' }).fill('75')
  await button('Put into the room').click()
  await expect.element(piece('Own round piece')).toBeVisible()
  await expect.element(change().getByRole('textbox', { name: 'Diameter' })).toHaveValue('120')
  await change().getByRole('textbox', { name: 'What is it?' }).fill('Tea table')
  await change().getByRole('textbox', { name: 'Diameter' }).fill('90')
  await change().getByRole('button', { name: 'Save changes' }).click()
  await expect.element(piece('Tea table')).toHaveAccessibleName(/, 90 cm × 90 cm: /)
  const kept = { own: true, kind: 'round', name: 'Tea table', width: 900, depth: 900, height: 750 }
  expect(keptPlan()?.pieces).toMatchObject([kept])
  expect(keptPlan()?.pieces).toHaveLength(1)
  await button('Undo').click()
  await expect.element(change().getByRole('textbox', { name: 'Diameter' })).toHaveValue('120')
})

test('a wide screen has one form at a time for own furniture', async () => {
  await page.viewport(1366, 657)
  const table = samplePiece('table', 'box', [400, 400, 400], { x: 1000, y: 1000 })
  await openPlanner({ kept: planOf({ pieces: [table] }) })
  await openOwn()
  await own().getByRole('textbox', { name: 'What is it?' }).fill('Trunk')
  focus('table')
  await expect.element(change()).toBeVisible()
  await expect.element(own()).not.toBeInTheDocument()
  await expect.element(piece('table')).toHaveFocus()
  await expect.element(page.getByText('You can change table beside the plan.')).toBeVisible()
  await button('Add another piece').click()
  await expect.element(change()).not.toBeInTheDocument()
  // What was typed is still there.
  const name = own().getByRole('textbox', { name: 'What is it?' })
  await expect.element(name).toHaveValue('Trunk')
  await expect.element(name).toHaveFocus()
  for (const side of ['Width', 'Depth', 'Height']) await own().getByRole('textbox', { name: side }).fill('50')
  await button('Put into the room').click()
  await expect.element(piece('Trunk')).toBeVisible()
  await expect.element(own()).not.toBeInTheDocument()
  await expect.element(button('Add another piece')).toHaveFocus()
  await button('Walls, doors, windows').click()
  await expect.element(own()).toBeVisible()
})

test('the sheet of a phone keeps its form for the next piece', async () => {
  await page.viewport(390, 844)
  await openPlanner({ kept: planOf() })
  await button('Add furniture').click()
  await openOwn()
  for (const side of ['Width', 'Depth', 'Height']) await own().getByRole('textbox', { name: side }).fill('50')
  await button('Put into the room').click()
  await expect.poll(() => keptPlan()?.pieces).toHaveLength(1)
  await expect.element(own().getByRole('textbox', { name: 'Width' })).toHaveValue('')
})

test('the side of another piece begins at its top', async () => {
  await page.viewport(1366, 657)
  const pieces = [1, 2].map((at) => samplePiece(`own-${at}`, 'box', [400, 400, 400], { x: 1000 * at, y: 1000 }))
  await openPlanner({ kept: planOf({ pieces }) })
  focus('own-1')
  const panel = page.getByRole('region', { name: 'Chosen piece' })
  await expect.element(panel.getByRole('button', { name: 'Save changes' })).toBeVisible()
  const side = panel.element().parentElement!
  side.scrollTo(0, 200)
  expect(side.scrollTop).toBeGreaterThan(0)
  focus('own-2')
  await expect.element(panel.getByRole('heading', { name: 'own-2' })).toBeVisible()
  expect(side.scrollTop).toBe(0)
})

test('a rug has no height, and furniture stands on it without a warning', async () => {
  await openPlanner({ kept: planOf() })
  await openOwn()
  await own().getByRole('combobox', { name: 'Shape' }).selectOptions('Rug: furniture may stand on it')
  await expect.element(own().getByRole('textbox', { name: 'Height' })).not.toBeInTheDocument()
  await own().getByRole('textbox', { name: 'Width' }).fill('450')
  await own().getByRole('textbox', { name: 'Depth' }).fill('450')
  await button('Put into the room').click()
  await expect.element(piece('Own rug')).toBeVisible()
  await button('Our shop').click()
  await button('Add Lumbini wardrobe to the room').click()
  await expect.element(piece('Lumbini wardrobe')).toBeVisible()
  await expect.element(warnings().getByText(/overlap/)).not.toBeInTheDocument()
})

test('a chosen piece is swapped for another of its kind, in its place', async () => {
  const other = { ...wardrobe, _id: '21', slug: 'tall-wardrobe', name: 'Terai wardrobe' }
  const variants = other.variants.map((one) => ({
    ...one,
    _id: '211',
    dimensionsCm: { width: 120, depth: 60, height: 200 },
  }))
  const huge = {
    ...wardrobe,
    _id: '22',
    slug: 'huge-wardrobe',
    name: 'Huge wardrobe',
    variants: variants.map((one) => ({ ...one, _id: '221', dimensionsCm: { width: 600, depth: 60, height: 200 } })),
  }
  await openPlanner({ kept: planOf(), products: [bed, wardrobe, desk, { ...other, variants }, huge] })
  await button('Add Lumbini wardrobe to the room').click()
  await button('Turn').click()
  const before = keptPlan()?.pieces[0]
  await button('Swap for another').click()
  await expect.element(page.getByRole('heading', { name: 'Instead of Lumbini wardrobe' })).toBeVisible()
  await expect.element(button('Swap for Terai wardrobe')).toBeVisible()
  await expect.element(button('Swap for Huge wardrobe')).not.toBeInTheDocument()
  await expect.element(button('Swap for Mitra study desk')).not.toBeInTheDocument()
  await button('Swap for Terai wardrobe').click()
  await expect.element(page.getByText(/^Terai wardrobe stands in the place of Lumbini wardrobe: /)).toBeVisible()
  expect(keptPlan()?.pieces).toMatchObject([{ id: before?.id, turn: before?.turn, productId: '21', width: 1200 }])
  await expect.element(button('Our shop')).toBeVisible()
})

test('after Undo the walls form shows the plan’s lengths', async () => {
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  await field('Width, left to right').fill('600')
  await expect.poll(() => keptPlan()?.room.corners[1]?.x).toBe(6000)
  await button('Undo').click()
  await expect.element(field('Width, left to right')).toHaveValue('520')
  expect(keptPlan()?.room.corners[1]?.x).toBe(5200)
})

test('an empty height of a door is the usual one', async () => {
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  const height = page.getByRole('group', { name: 'Door 1' }).getByRole('textbox', { name: 'Height' })
  await height.fill('180')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => keptPlan()?.openings[0]?.height).toBe(1800)
  await height.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(height).toHaveValue('203')
  expect(keptPlan()?.openings[0]?.height).toBe(2030)
})

test('a tap on a door of the drawing opens its form', async () => {
  await openPlanner({ kept: bedroom })
  const target = page.getByRole('application').element().querySelector('g[aria-hidden] g polygon')
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const door = page.getByRole('group', { name: 'Door 1' })
  await expect.element(door).toBeInViewport()
  await expect.element(door.getByRole('combobox', { name: 'In wall' })).toHaveFocus()
})

test('pillars come inside a smaller room, and the page says so', async () => {
  const pillars = [{ id: 'pillar', x: 4500, y: 300, width: 300, depth: 300 }]
  await openPlanner({ kept: planOf({ pillars }) })
  await button('Walls, doors, windows').click()
  await field('Width, left to right').fill('400')
  await expect.element(page.getByText(/1 pillar was moved into the room\./)).toBeVisible()
  expect(keptPlan()?.pillars[0]?.x).toBe(3700)
})

test('what fits is looked for on further pages, and the page says in how many', async () => {
  const large = Array.from({ length: 14 }, (_, at) => ({
    ...wardrobe,
    _id: String(400 + at),
    name: `Large ${at}`,
    variants: wardrobe.variants.map((one) => ({
      ...one,
      _id: `${400 + at}1`,
      dimensionsCm: { width: 900, depth: 90, height: 200 },
    })),
  }))
  const products = [...large, desk]
  await openPlanner({ kept: planOf(), products, pageSize: 12 })
  await page.getByRole('checkbox', { name: 'Only what fits on the free floor' }).click()
  await expect.element(button('Add Mitra study desk to the room')).toBeVisible()
  await expect.element(page.getByText('1 product fits of all 15 products.')).toBeVisible()
})
