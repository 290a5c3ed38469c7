import { SimpleForm } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { openPart } from '../../test/open-part.tsx'
import { PlansInput } from './plans-input.tsx'

const rooms = () => page.getByRole('group', { name: 'Finished rooms' })
const link = () => rooms().getByRole('textbox', { name: 'Link of a room plan' })
const add = () => rooms().getByRole('button', { name: 'Add plan' })

async function open(saved: (values: object) => void): Promise<void> {
  await openPart(
    <SimpleForm defaultValues={{ plans: [] }} onSubmit={saved}>
      <PlansInput />
    </SimpleForm>,
    'projects',
  )
}

test('a plan comes from the link that the planner copies, and has a name in Nepali', async () => {
  const saved: object[] = []
  await open((values) => saved.push(values))
  await link().fill(`https://kastha.example/planner${await writePlanFragment(bedroom)}`)
  await add().click()
  await expect.element(rooms().getByText('Bedroom, Baneshwor')).toBeVisible()
  await expect.element(rooms().getByText('520 × 420 cm, 270 cm high, 6 pieces')).toBeVisible()
  await expect.element(link()).toHaveValue('')
  await rooms().getByRole('textbox', { name: 'Name in Nepali' }).fill('सुत्ने कोठा')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved).toEqual([{ plans: [{ plan: bedroom, nepaliName: 'सुत्ने कोठा' }] }])
})

test('a link without a readable plan stays in the field and is explained', async () => {
  await open(() => {})
  await link().fill('https://kastha.example/planner#plan=x')
  await add().click()
  await expect.element(link()).toHaveAccessibleDescription(/^No plan can be read from this link/)
  await expect.element(link()).toHaveValue('https://kastha.example/planner#plan=x')
})

test('there are two plans at most, and each can be removed', async () => {
  await open(() => {})
  for (const plan of [planOf({ name: 'One' }), planOf({ name: 'Two' })]) {
    await link().fill(await writePlanFragment(plan))
    await add().click()
    await expect.element(rooms().getByText(plan.name, { exact: true })).toBeVisible()
  }
  await expect.element(link()).not.toBeInTheDocument()
  await rooms().getByRole('button', { name: 'Remove' }).first().click()
  await expect.element(rooms().getByText('One', { exact: true })).not.toBeInTheDocument()
  await expect.element(link()).toBeVisible()
})
