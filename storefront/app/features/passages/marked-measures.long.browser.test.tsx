import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answer, button, chest, field, givenPacked, opener, openShop, typeDoor } from './packed.fixture.tsx'

const asWhole = { comesAssembled: true }

test('a missing or broken measure is named at its field, which takes the focus', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await opener().click()
  await button('Check').click()
  await expect.element(field('Door width')).toHaveFocus()
  await expect.element(field('Door width')).toHaveAccessibleDescription(/^Enter this measure .+/)
  await field('Door width').fill('wide')
  await field('Door height').fill('2')
  await button('Add the room before the door').click()
  await field('Room before the door').fill('2000 cm')
  await expect.element(field('Door width')).toHaveAccessibleDescription(/^Enter a number, such as 86 /)
  await expect.element(field('Door height')).toHaveAccessibleDescription(/^Enter at least 20 cm /)
  await userEvent.tab()
  await expect.element(field('Room before the door')).toHaveAccessibleDescription(/^Enter at most 1,000 cm /)
  await expect.element(answer()).toHaveTextContent('Correct the marked measures to see the answer.')
  await field('Room before the door').fill('150')
  await field('Door width').fill('0.86 m')
  await field('Door height').fill(`6'8"`)
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
})

test('a measure is marked when it is left, and neither before nor while it is typed', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await typeDoor('86', '203')
  await button('Check').click()
  await button('Add stairs').click()
  await expect.element(field('Stairs width')).toHaveFocus()
  await expect.element(answer()).toHaveTextContent('Enter the measures to see the answer.')
  await expect.element(field('Stairs width')).toBeValid()
  await userEvent.keyboard('9')
  await expect.element(field('Stairs width')).toBeValid()
  await userEvent.tab()
  await expect.element(field('Stairs width')).toBeInvalid()
  await expect.element(field('Headroom of the stairs')).toBeValid()
  await expect.element(answer()).toHaveTextContent('Correct the marked measures to see the answer.')
  await button('Check').click()
  await expect.element(field('Headroom of the stairs')).toBeInvalid()
  await field('Headroom of the stairs').fill('2')
  await expect.element(field('Headroom of the stairs')).toBeValid()
  await button('Remove the stairs').click()
  await button('Add stairs').click()
  await expect.element(field('Headroom of the stairs')).toBeValid()
})
