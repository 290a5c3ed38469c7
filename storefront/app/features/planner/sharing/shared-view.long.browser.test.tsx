import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AddLineBody } from '#contract/cart.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { bedroom, piece, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { variantSearch } from '../../catalog/product/variant-search.ts'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenLine } from '../../../test/given-cart.ts'
import { givenProject } from '../../../test/given-home.ts'
import { factsOf } from '../facts-of.ts'
import { bed, button, keptPlan, openPlanner, wardrobe, warnings } from '../planner.fixture.tsx'

const inShop = (product: typeof bed, at: number) => ({
  ...factsOf(product, product.variants[0]!)!,
  id: `piece-${at}`,
  x: 1500 * at,
  y: 2000,
  turn: 0,
})
const shared: Plan = planOf({
  name: 'Living room',
  pieces: [inShop(bed, 1), inShop(wardrobe, 2), piece('old-chair', 'chair', [500, 500, 900])],
})

const open = async (plan: Plan, kept?: Plan) =>
  openPlanner({ address: `/planner${await writePlanFragment(plan)}`, ...(kept && { kept }) })
const bar = () => page.getByRole('region', { name: 'Shared plan' })
const furniture = () => page.getByRole('region', { name: 'Furniture' })
const earlier = () => page.getByRole('region', { name: 'Earlier plans' })

test('a shared plan is shown in words and with today’s prices, and nobody changes it', async () => {
  await open(shared)
  await expect.element(page.getByRole('heading', { name: 'Living room' })).toBeVisible()
  await expect.element(bar().getByText('This is a plan that someone shared. Copy it to change it.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Plan of the room' })).toBeVisible()
  await expect.element(page.getByRole('application')).not.toBeInTheDocument()
  await expect.element(furniture().getByText(/^145 cm × 219 cm × /)).toBeVisible()
  await expect.element(furniture().getByText('Nrs. 98,500')).toBeVisible()
  await expect
    .element(furniture().getByRole('link', { name: 'Lumbini wardrobe' }))
    .toHaveAttribute('href', '/product/20')
  const [variant] = bed.variants
  const toBed = furniture().getByRole('link', { name: bed.name })
  await expect.element(toBed).toHaveAttribute('href', `/product/${bed._id}${variantSearch(variant!)}`)
  await expect.element(furniture().getByText(/122\s*[*×]\s*200/)).toBeVisible()
  await expect.element(furniture().getByText('Own furniture')).toBeVisible()
  await expect.element(page.getByText('2 pieces', { exact: true })).toBeVisible()
  expect(keptPlan()).toBeNull()
})

test.for([390, 360])('all tools of a shared plan are in sight on a phone of %i px', async (width) => {
  await page.viewport(width, 844)
  await open(shared)
  const last = page.getByRole('button', { name: /feet and inches/ })
  await expect.element(last).toBeVisible()
  const column = furniture().element().getBoundingClientRect()
  expect(last.element().getBoundingClientRect().right).toBeLessThanOrEqual(column.right)
})

test('a shared plan has the unit that the visitor chose, and is shown in 3D without being changed', async () => {
  localStorage.setItem('plannerUnit', 'ft')
  await open(shared)
  await expect.element(furniture().getByText(/^5 ft × 2 ft 2 in × /)).toBeVisible()
  await button('3D').click()
  const room = page.getByRole('application', { name: 'Room in 3D' })
  const chair = room.getByRole('button', { name: /^old-chair, / })
  await expect.element(chair).toBeInTheDocument()
  chair.element().focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(chair).toBeInTheDocument()
  expect(keptPlan()).toBeNull()
})

test('a shared plan has the unit of its sender for somebody who chose none', async () => {
  await openPlanner({ address: `/planner${await writePlanFragment(shared, 'ft')}` })
  await expect.element(furniture().getByText(/^5 ft × 2 ft 2 in × /)).toBeVisible()
  await button('Copy to my plans').click()
  await expect.poll(() => localStorage.getItem('plannerUnit')).toBe('ft')
})

test('a visitor who chose centimeters keeps them', async () => {
  localStorage.setItem('plannerUnit', 'cm')
  await openPlanner({ address: `/planner${await writePlanFragment(shared, 'ft')}` })
  await expect.element(furniture().getByText(/^145 cm × 219 cm × /)).toBeVisible()
})

const withProject = (plans: readonly Plan[]) => {
  const data = { ...givenProject, slug: 'lake-house', name: 'Lake house', products: [], plans }
  answerApi({ 'GET /api/project/7': { status: 200, body: { success: true, message: '', data } } })
}
const openOfProject = async () => openPlanner({ address: `/planner?project=7${await writePlanFragment(shared)}` })

test('a finished room of a project says so, and leads back to the project', async () => {
  withProject([bedroom, shared])
  await openOfProject()
  await expect.element(bar().getByText('A room of our project “Lake house”. Copy it to change it.')).toBeVisible()
  const back = bar().getByRole('link', { name: 'Back to the project' })
  await expect.element(back).toHaveAttribute('href', '/our-projects/lake-house')
})

test('a finished room opened in another language is still the project’s, with the names of that language', async () => {
  const renamed = { ...shared, name: 'Chambre', pieces: shared.pieces.map((one) => ({ ...one, name: 'Meuble' })) }
  withProject([bedroom, shared])
  await openPlanner({ address: `/planner?project=7${await writePlanFragment(renamed)}` })
  await expect.element(bar().getByText(/^A room of our project “Lake house”/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: shared.name })).toBeVisible()
  await expect.element(page.getByText(/Chambre|Meuble/)).not.toBeInTheDocument()
})

test('a plan that the project does not have is one that someone shared', async () => {
  withProject([bedroom])
  await openOfProject()
  await expect.element(bar().getByText('This is a plan that someone shared. Copy it to change it.')).toBeVisible()
  await expect.element(bar().getByRole('link')).not.toBeInTheDocument()
})

test('beside its price a piece has the name that the shop gives it, whatever the link says', async () => {
  const lure = { ...inShop(bed, 1), name: 'Gold bed, today Nrs. 1' }
  await open({ ...shared, pieces: [lure] })
  await expect.element(furniture().getByText('Nrs. 98,500')).toBeVisible()
  await expect.element(furniture().getByRole('link', { name: bed.name, exact: true })).toBeVisible()
  await expect.element(page.getByText(/Gold bed/)).not.toBeInTheDocument()
  await button('Copy to my plans').click()
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(keptPlan()?.pieces.map(({ name }) => name)).toEqual([bed.name])
})

test('all pieces of a shared plan go to the cart', async () => {
  const shop = await open(shared)
  answerApi({
    'POST /api/cart/lines': ({ body }) => {
      const { variantId, quantity } = body as AddLineBody
      const line = givenLine({ _id: crypto.randomUUID(), variantId: variantId!, quantity: quantity! })
      return shop.hold([...shop.held().lines, line])
    },
  })
  await button('Add all to cart').click()
  await expect.element(page.getByText(/^2 pieces are in your cart\./)).toBeVisible()
})

test('pieces that the shop no longer sells are named', async () => {
  expectErrors(/not_found/)
  answerApi({ 'GET /api/product/77': refused(404, 'not_found', 'No such product.') })
  const gone = { ...inShop(wardrobe, 2), productId: '77', name: 'Teak shelf' }
  const otherVariant = { ...inShop(bed, 1), variantId: '999' }
  await open({ ...shared, pieces: [otherVariant, gone] })
  await expect.poll(() => furniture().getByText('The shop no longer sells this.').elements().length).toBe(2)
  await expect.element(page.getByText('2 without a price')).toBeVisible()
})

test('a shared plan lists its warnings, without buttons that change it', async () => {
  await open(bedroom)
  await expect.element(warnings().getByText(/A door hits dresser/)).toBeVisible()
  await expect.element(warnings().getByRole('button')).not.toBeInTheDocument()
})

test('a copy becomes the browser’s plan; the one before it can be brought back, and the copy too', async () => {
  await open(shared, bedroom)
  await expect.element(bar().getByText(/Your own plan stays in this browser, too\./)).toBeVisible()
  await button('Copy to my plans').click()
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(keptPlan()).toEqual(shared)
  await earlier().getByRole('button', { name: 'Bring back' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bedroom, Baneshwor' })).toBeVisible()
  expect(keptPlan()).toEqual(bedroom)
  await expect.element(earlier().getByText('Living room, 3 pieces')).toBeVisible()
  await button('Undo').click()
  await expect.element(earlier().getByText('Bedroom, Baneshwor, 6 pieces')).toBeVisible()
  await earlier().getByRole('button', { name: 'Remove Bedroom, Baneshwor' }).click()
  await expect.element(earlier()).not.toBeInTheDocument()
  expect(keptPlan()).toEqual(shared)
})

test('without a plan of its own the browser keeps the copy alone', async () => {
  await open(shared)
  await button('Copy to my plans').click()
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(keptPlan()).toEqual(shared)
  await expect.element(earlier()).not.toBeInTheDocument()
})

test.each([
  { kind: 'markup', hash: '#plan=%3Cscript%3E', reason: 'The link is incomplete or damaged.' },
  { kind: 'a long text', hash: `#plan=${'A'.repeat(200_000)}`, reason: 'The plan is too large.' },
  { kind: 'nothing', hash: '#plan=', reason: 'The link is incomplete or damaged.' },
])('a link to $kind says why it cannot be opened, leads on, and changes nothing', async ({ hash, reason }) => {
  await openPlanner({ address: `/planner${hash}`, kept: bedroom })
  const alert = page.getByRole('alert')
  await expect.element(alert.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible()
  await expect.element(alert.getByText(reason)).toBeVisible()
  expect(keptPlan()).toEqual(bedroom)
  await alert.getByRole('link', { name: 'Open my planner' }).click()
  await expect.element(page.getByRole('heading', { name: 'Bedroom, Baneshwor' })).toBeVisible()
})

test('in Nepali, a shared plan has Nepali figures', async () => {
  await openPlanner({ address: `/planner${await writePlanFragment(shared)}`, language: 'ne' })
  await expect.element(page.getByText(/^यो कसैले सेयर गरेको नक्सा हो/)).toBeVisible()
  await expect.element(page.getByText(/१५३ .*६५ .*२१०/)).toBeVisible()
})
