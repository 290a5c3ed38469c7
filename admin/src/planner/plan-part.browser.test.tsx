import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffPlan } from '#contract/admin/planner.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { readPlanFragment } from '#domain/planner/share-link.ts'
import { openPart } from '../test/open-part.tsx'
import { PlanPart } from './plan-part.tsx'

const wardrobe = { name: 'Lumbini wardrobe', width: 1530, depth: 650, height: 2100, quantity: 1 }
const sold = { id: 20, price: 50_000, bought: 0 }

const part = () => page.getByRole('region', { name: 'Room plan' })
const rows = () => page.getByRole('list', { name: 'Planned furniture' }).getByRole('listitem')

async function open(pieces: StaffPlan['pieces'], plan = bedroom): Promise<void> {
  await openPart(<PlanPart plan={{ plan, pieces }} />)
  await expect.element(part()).toBeVisible()
}

test('each planned product has its size, its price and whether it was bought', async () => {
  await open([
    { ...wardrobe, product: sold },
    { ...wardrobe, name: 'Mitra chair', quantity: 4, product: { ...sold, id: 30, bought: 1 } },
    { ...wardrobe, name: 'Rara bed', product: { ...sold, bought: 2 } },
    { ...wardrobe, name: 'Old desk', product: { id: null, price: null, bought: 0 } },
    { ...wardrobe, name: 'Grandmother’s chest', product: null },
  ])
  await expect.element(part().getByText('Bedroom, Baneshwor')).toBeVisible()
  await expect.element(part().getByText('520 × 420 cm, 270 cm high')).toBeVisible()
  await expect.element(rows().nth(0)).toMatchTextContent(/153 × 65 × 210 cm.*Not bought.*Nrs\. 50,000$/)
  await expect
    .element(rows().nth(0).getByRole('link', { name: 'Lumbini wardrobe' }))
    .toHaveAttribute('href', '/products/20')
  await expect.element(rows().nth(1)).toMatchTextContent(/4 × Mitra chair.*1 of 4 bought.*Nrs\. 50,000 each$/)
  await expect.element(rows().nth(2).getByText('Bought', { exact: true })).toBeVisible()
  await expect.element(rows().nth(3)).toMatchTextContent(/Not bought.*Not for sale/)
  expect(rows().nth(3).getByRole('link').elements()).toHaveLength(0)
  await expect.element(rows().nth(4)).toMatchTextContent(/Customer’s own$/)
})

test('the plan opens in the shop’s planner, with all of it in the address', async () => {
  await open([])
  await expect.element(part().getByText('The room has no furniture.')).toBeVisible()
  const link = part().getByRole('link', { name: 'Open the plan' })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/planner#plan=[\w-]+$/))
  const { hash } = new URL((link.element() as HTMLAnchorElement).href)
  expect(await readPlanFragment(hash)).toEqual({ plan: bedroom })
})

test('a plan without a name shows its room alone', async () => {
  await open([], planOf())
  await expect.element(part().getByText('500 × 500 cm, 260 cm high')).toBeVisible()
  await expect.element(part().getByText('Name')).not.toBeInTheDocument()
})
