import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, hold } from '../../test/answer-api.ts'
import { answer, button, chest, dialog, field, givenPacked, opener, openShop, typeDoor } from './packed.fixture.tsx'
import { measureChanges } from './use-is-measured.ts'

test('with kept measures the page itself says whether the chosen size gets in, also after they change', async () => {
  await openShop()
  await expect.element(page.getByText(/^By your measures/)).not.toBeInTheDocument()
  await typeDoor('100', '140')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Only in parts' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('By your measures: Only in parts').last()).toBeVisible()
  await opener().click()
  await field('Door width').fill('20')
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('By your measures: No').last()).toBeVisible()
})

test.for([
  ['measures that lack one', '{"lengths":{"door-width":{"cm":"86"}}}', chest, 'Door height'],
  [
    'a product without packages',
    '{"lengths":{"door-width":{"cm":"86"},"door-height":{"cm":"203"}}}',
    [],
    'We do not know its packages yet',
  ],
] as const)('of %s the page says nothing', async ([, measures, packages, shown]) => {
  localStorage.setItem('passages', measures)
  await openShop(givenPacked({ packages }))
  await opener().click()
  await expect.element(dialog().getByText(shown, { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText(/^By your measures/)).not.toBeInTheDocument()
})

test('a browser without measures asks for no packages', async () => {
  const asked = await openShop()
  await expect.element(opener()).toBeVisible()
  expect(asked).toEqual([])
})

test('a link from a warning opens the check', async () => {
  await openShop(givenPacked(), 'en', '#will-it-get-in')
  await expect.element(dialog().getByRole('heading', { name: 'Will it get in?' })).toBeVisible()
})

test('the line beside the price opens the check, and then says its answer at once', async () => {
  const packed = givenPacked({ comesAssembled: true, packages: chest })
  await openShop(packed)
  const line = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'Will it get in?' }) })
  await line.getByRole('link').click()
  await expect.element(dialog()).toBeVisible()
  await field('Door width').fill('52')
  await field('Door height').fill('203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(line).toHaveTextContent('Will it get in? By your measures: No')
})

test('while the packages load, the line says that it checks them', async () => {
  const kept = { lengths: { 'door-width': { cm: '52' }, 'door-height': { cm: '203' } } }
  const product = givenPacked({ comesAssembled: true, packages: chest })
  const held = hold({ status: 200, body: { success: true, message: '', product } })
  await openShop(product)
  answerApi({ 'GET /api/product/1': held.answer })
  const line = page.getByRole('paragraph').filter({ has: page.getByRole('link', { name: 'Will it get in?' }) })
  await expect.element(line).toBeVisible()
  localStorage.setItem('passages', JSON.stringify(kept))
  measureChanges.dispatchEvent(new Event('change'))
  await expect.element(line).toHaveTextContent('Will it get in? Checking…')
  held.release()
  await expect.element(line).toHaveTextContent('Will it get in? By your measures: No')
})
