import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { visited } from '../../test/open-page.tsx'
import { bed, button, drawRoom, field, keptPlan, openPlanner, piece, warnings } from './planner.fixture.tsx'

const at = (x: number, y: number) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  bubbles: true,
})
const add = (name: string) => button(`Add ${name} to the room`)

test('furniture of the shop goes to a free place, in true size, with its place in words', async () => {
  await openPlanner({ kept: planOf() })
  await add('Lumbini wardrobe').click()
  const wardrobe = piece('Lumbini wardrobe')
  await expect
    .element(wardrobe)
    .toHaveAccessibleName(
      'Lumbini wardrobe, 153 cm × 65 cm: 0 cm from the left wall, 0 cm from the top wall, back to the top wall',
    )
  expect(keptPlan()?.pieces).toMatchObject([{ productId: '20', variantId: '201', width: 1530, depth: 650 }])
  await expect.element(page.getByText('1 in the room')).toBeVisible()
})

test('keys move, turn, copy and remove a piece, and undo brings it back', async () => {
  await openPlanner({ kept: planOf() })
  await add('Mitra study desk').click()
  const desk = piece('Mitra study desk')
  desk.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  await expect.element(desk).toHaveAccessibleName(/: 2 cm from the left wall, 10 cm from the top wall/)
  await expect.element(page.getByText(/^Mitra study desk: 2 cm from the left wall/)).toBeVisible()
  await userEvent.keyboard('r')
  await expect.element(desk).toHaveAccessibleName(/facing left$/)
  await userEvent.keyboard('d')
  await expect.poll(() => keptPlan()?.pieces.length).toBe(2)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => keptPlan()?.pieces.length).toBe(1)
  await expect.element(page.getByRole('application').getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Control>}zzz{/Control}')
  await expect.element(desk).toHaveAccessibleName(/: 2 cm from the left wall, 10 cm from the top wall, facing bottom$/)
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(desk).toHaveAccessibleName(/facing left$/)
})

test('buttons do the same, and fields put a piece at a distance from the walls', async () => {
  await openPlanner({ kept: planOf() })
  await add('Mitra study desk').click()
  await button('Move right by 10 cm').click()
  await button('Turn').click()
  await expect.element(piece('Mitra study desk')).toHaveAccessibleName(/facing left$/)
  await field('From the left wall').fill('१२०')
  await userEvent.keyboard('{Enter}')
  await expect.element(piece('Mitra study desk')).toHaveAccessibleName(/: 120 cm from the left wall/)
  await button('Remove').click()
  await expect.element(page.getByText(/^Mitra study desk is removed\./)).toBeVisible()
  await button('Undo').click()
  await expect.element(piece('Mitra study desk')).toBeVisible()
  await button('Redo').click()
  await expect.element(piece('Mitra study desk')).not.toBeInTheDocument()
})

test('a cupboard that is dragged near a wall turns its back to it', async () => {
  await openPlanner({ kept: { ...planOf(), pieces: [] } })
  await add('Lumbini wardrobe').click()
  const desk = piece('Lumbini wardrobe')
  const drawing = page.getByRole('application').element().getBoundingClientRect()
  const from = desk.element().getBoundingClientRect()
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  desk.element().setPointerCapture = () => {} // only a real pointer can be captured
  desk.element().dispatchEvent(new PointerEvent('pointerdown', at(x, y)))
  desk.element().dispatchEvent(new PointerEvent('pointermove', at(x + drawing.width / 4, y + 6)))
  desk.element().dispatchEvent(new PointerEvent('pointerup', at(x + drawing.width / 4, y + 6)))
  await expect.element(desk).toHaveAccessibleName(/0 cm from the top wall, back to the top wall/)
  expect(keptPlan()?.pieces[0]?.x).toBeGreaterThan(1000)
})

test('warnings stand beside the plan and lead to their pieces', async () => {
  await openPlanner({ kept: bedroom })
  await expect.element(warnings().getByText(/^1\. A door hits dresser: it opens only \d+°$/)).toBeVisible()
  await warnings().getByRole('button', { name: 'Show dresser' }).first().click()
  await expect.element(piece('dresser')).toHaveFocus()
  await expect.element(piece('dresser')).toHaveAccessibleDescription(/A door hits dresser/)
  await expect.element(page.getByRole('heading', { name: 'dresser' })).toBeVisible()
})

test('doors are moved and hung by fields, and what does not fit is refused there', async () => {
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  const door = page.getByRole('group', { name: 'Door 1' })
  await door.getByRole('combobox', { name: 'Opens' }).selectOptions('Out of the room')
  await expect.poll(() => keptPlan()?.openings[0]).toMatchObject({ opens: 'outwards' })
  await expect.element(warnings().getByText(/A door hits/)).not.toBeInTheDocument()
  const width = door.getByRole('textbox', { name: 'Width' })
  await width.fill('600')
  await userEvent.keyboard('{Enter}')
  await expect.element(width).toHaveAccessibleDescription('A door or window does not fit into its wall.')
  await width.fill('80')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => keptPlan()?.openings[0]?.width).toBe(800)
  await button('Add a pillar').click()
  await expect.element(page.getByRole('group', { name: 'Pillar 1' })).toBeVisible()
})

test('a tap on a piece shows its panel while the fields of doors are open', async () => {
  await openPlanner({ kept: bedroom })
  await button('Walls, doors, windows').click()
  await expect.element(button('Walls, doors, windows')).toHaveAttribute('aria-pressed', 'true')
  await piece('bed').click()
  await expect.element(page.getByRole('region', { name: 'Chosen piece' })).toBeVisible()
  await expect.element(button('Walls, doors, windows')).toHaveAttribute('aria-pressed', 'false')
})

test('size follows the variant, and the total its price', async () => {
  await openPlanner({ kept: planOf(), address: '/planner?add=1&variant=101' })
  await expect.element(piece(bed.name)).toHaveAccessibleName(/, 145 cm × 219 cm: /)
  await expect.element(page.getByText('Nrs. 98,500').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Size' }).selectOptions('183*200')
  await expect.element(piece(bed.name)).toHaveAccessibleName(/, 206 cm × 219 cm: /)
  await expect.element(page.getByText('Nrs. 1,24,500').first()).toBeVisible()
  await expect.element(visited()).not.toBeInTheDocument()
})

test.each([
  ['en', 'Size', ['Single, 122 cm × 200 cm', 'Queen, 153 cm × 200 cm', 'King, 183 cm × 200 cm']],
  ['ne', 'साइज', ['सिङ्गल, १२२ सेमी × २०० सेमी', 'क्वीन, १५३ सेमी × २०० सेमी', 'किङ, १८३ सेमी × २०० सेमी']],
] as const)('the sizes to choose from have their names and units, in %s', async (language, name, sizes) => {
  await openPlanner({ kept: planOf(), address: '/planner?add=1&variant=101', language })
  const list = page.getByRole('combobox', { name, exact: true })
  await expect.element(list).toBeVisible()
  const offered = () => [...(list.element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(offered()).toEqual(sizes)
})

test('without a room, the form names the product that comes into it, which is then chosen and announced', async () => {
  await openPlanner({ address: '/planner?add=20&variant=201' })
  await expect.element(page.getByText('Lumbini wardrobe comes into the room once you have drawn it.')).toBeVisible()
  await drawRoom('520', '420')
  const said = page.getByRole('status').filter({ hasText: /^Lumbini wardrobe is in the room: / })
  await expect.element(said).toBeVisible()
  await expect.element(piece('Lumbini wardrobe')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('region', { name: 'Chosen piece' })).toBeVisible()
})

test('a mattress is put down in the size of the bed in the plan', async () => {
  const sizes = ['92*190', '122*200', '153*200', '183*200']
  const variants = sizes.map((size, index) => ({
    ...bed.variants[0]!,
    _id: String(901 + index),
    size,
    type: null,
    dimensionsCm: null,
  }))
  const measures = { width: 92, depth: 190, height: 16 }
  const mattress = {
    ...bed,
    _id: '90',
    slug: 'aaram-mattress',
    name: 'Aaram mattress',
    dimensionsCm: measures,
    variants,
  }
  const products = [bed, mattress]
  await openPlanner({ kept: planOf(), address: '/planner?add=1&variant=103', products })
  await expect.element(piece(bed.name)).toHaveAccessibleName(/, 176 cm × 219 cm: /)
  await add('Aaram mattress').click()
  await expect.element(piece('Aaram mattress')).toHaveAccessibleName(/, 153 cm × 200 cm: /)
})

test('only what fits on the free floor is offered', async () => {
  const small = {
    ...planOf().room,
    corners: [
      [0, 0],
      [1600, 0],
      [1600, 1300],
      [0, 1300],
    ].map(([x, y]) => ({ x: x!, y: y! })),
  }
  await openPlanner({ kept: planOf({ room: small }) })
  await expect.element(add(bed.name)).toBeEnabled()
  await page.getByRole('checkbox', { name: 'Only what fits on the free floor' }).click()
  await expect.element(add(bed.name)).not.toBeInTheDocument()
  await expect.element(add('Lumbini wardrobe')).toBeVisible()
})

test('a damaged plan is not lost: it is named, can be saved, and stays aside', async () => {
  await openPlanner({ kept: '{"version":1,"room":' })
  await expect.element(page.getByRole('heading', { name: 'Your saved plan cannot be opened' })).toBeVisible()
  await expect.element(page.getByText('The plan is damaged.')).toBeVisible()
  await button('Start again').click()
  await expect.element(page.getByRole('heading', { name: 'Measure your room' })).toBeVisible()
  expect(localStorage.getItem('plannerDamaged')).toBe('{"version":1,"room":')
})

test('in Nepali, figures are shown in Devanagari', async () => {
  await openPlanner({ kept: bedroom, language: 'ne' })
  await expect.element(page.getByRole('application').getByRole('button', { name: /१५३ .*वायाँ|१५३/ })).toBeVisible()
  await expect.element(page.getByText(/^कोठाको नक्सा$/)).toBeVisible()
})

test('an address that names no product asks the shop nothing', async () => {
  await openPlanner({ kept: planOf(), address: '/planner?add=../x' })
  await expect.element(page.getByText('The shop no longer sells this.')).toBeVisible()
  await expect.element(visited()).not.toBeInTheDocument()
})

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
/** Tells the page that another tab has kept a plan of this name, which another plan may have followed. */
const hear = (name: string) => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'planner', newValue: writePlan(planOf({ name })) }))
}

test('tabs that change the plan in one moment agree on what was kept last, and answer nothing', async () => {
  await openPlanner({ kept: planOf({ name: 'Attic' }) })
  await expect.element(heading('Attic')).toBeVisible()
  hear('Cellar') // the other tab's, before this one kept its own
  await expect.element(heading('Attic')).toBeVisible()
  await expect.element(button('Undo')).toBeDisabled()
  localStorage.setItem('planner', writePlan(planOf({ name: 'Kitchen' })))
  hear('Cellar')
  await expect.element(heading('Kitchen')).toBeVisible()
  expect(keptPlan()?.name).toBe('Kitchen')
})

test('a tap on the number of a warning in the drawing leads to its words', async () => {
  await openPlanner({ kept: bedroom })
  const said = warnings().getByText(/^1\. A door hits dresser/)
  await expect.element(said).toBeVisible()
  const number = page.getByRole('application').getByText('1', { exact: true }).element()
  const { x, y, width, height } = number.getBoundingClientRect()
  const middle = at(x + width / 2, y + height / 2)
  document.elementFromPoint(middle.clientX, middle.clientY)?.dispatchEvent(new MouseEvent('click', middle))
  await expect.element(said).toHaveFocus()
})

const bedX = () => keptPlan()?.pieces.find(({ id }) => id === 'bed')?.x

test('in feet and inches, keys and buttons move by inches', async () => {
  localStorage.setItem('plannerUnit', 'ft')
  await openPlanner({ kept: bedroom })
  await expect.element(page.getByText(/arrows move it by 1 in, with Shift by 6 in/)).toBeInTheDocument()
  piece('bed').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(bedX).toBe(3165)
  await button('Move left by 6 in').click()
  await expect.poll(bedX).toBe(3013)
})

test('the chosen piece links to its variant on the product page', async () => {
  await openPlanner({ kept: planOf() })
  await add('Lumbini wardrobe').click()
  const link = page.getByRole('region', { name: 'Chosen piece' }).getByRole('link', { name: 'View product' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/product\/20/))
})
