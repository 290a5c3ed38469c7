import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, drawRoom, field, keptPlan, openPlanner } from './planner.fixture.tsx'

test('a room of typed walls is drawn with a door and kept at once', async () => {
  await openPlanner()
  await drawRoom('520', '४२०')
  await expect.element(page.getByRole('application', { name: 'Plan of the room' })).toBeVisible()
  expect(keptPlan()?.room.corners).toEqual([
    { x: 0, y: 0 },
    { x: 5200, y: 0 },
    { x: 5200, y: 4200 },
    { x: 0, y: 4200 },
  ])
  expect(keptPlan()?.openings).toMatchObject([{ kind: 'door' }])
})

test('a length that is missing or wrong is named at its field, which takes the focus', async () => {
  await openPlanner()
  await field('Length, top to bottom').fill('long')
  await button('Draw the room').click()
  await expect.element(field('Width, left to right')).toHaveFocus()
  await expect.element(field('Width, left to right')).toHaveAccessibleDescription('Enter this length')
  await expect.element(field('Length, top to bottom')).toHaveAccessibleDescription('Enter a number, such as 360')
})

test('what is typed replaces a height that stood there, and a number too large names the most', async () => {
  await openPlanner()
  await field('Ceiling height').click()
  await userEvent.keyboard('250')
  await expect.element(field('Ceiling height')).toHaveValue('250')
  await field('Ceiling height').fill('270250')
  await button('Draw the room').click()
  await expect.element(field('Ceiling height')).toHaveAccessibleDescription('Enter at most 600 cm')
})

test('walls that do not close say by how much', async () => {
  await openPlanner()
  await page.getByRole('radio', { name: 'Wall by wall' }).click()
  for (const [wall, length] of ['400', '300', '380', '300'].entries()) {
    await field(`Wall ${'ABCD'[wall]}`).fill(length)
  }
  await button('Draw the room').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/miss each other by 20 cm from left to right/)
  await field('Wall C').fill('400')
  await button('Draw the room').click()
  await expect.element(page.getByRole('application')).toBeVisible()
})

test('a room can be typed in feet and inches', async () => {
  await openPlanner()
  await page.getByRole('button', { name: /feet and inches/ }).click()
  await field('Width, left to right, feet').fill('15')
  await field('Length, top to bottom, feet').fill('12')
  await field('Length, top to bottom, inches').fill('6')
  await button('Draw the room').click()
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(keptPlan()?.room.corners[2]).toEqual({ x: 4572, y: 3810 })
})

test('the lengths of an L have letters, at their fields and in the sketch', async () => {
  await openPlanner()
  await page.getByRole('radio', { name: 'L-shape' }).click()
  await field('A: Width, left to right').fill('520')
  await field('B: Length, top to bottom').fill('420')
  await field('C: Missing corner, width').fill('200')
  await field('D: Missing corner, length').fill('150')
  for (const letter of 'ABCD') await expect.element(page.getByText(letter, { exact: true })).toBeVisible()
  await button('Draw the room').click()
  await expect.element(page.getByRole('application')).toBeVisible()
  expect(keptPlan()?.room.corners).toHaveLength(6)
})
