import { expect, test } from 'vitest'
import { visited } from '../../test/open-page.tsx'
import { answer, boards, button, dialog, field, givenPacked, openShop, typeDoor } from './packed.fixture.tsx'

test('the form of a measuring visit has the piece, the measures and the answer', async () => {
  const packed = givenPacked({ comesAssembled: true, packages: boards })
  await openShop(packed)
  await typeDoor('90', '')
  await dialog()
    .getByRole('checkbox', { name: /^I do not know the heights/ })
    .click()
  await button('Add stairs').click()
  await field('Stairs width').fill('90')
  await dialog().getByRole('combobox', { name: 'Landing' }).selectOptions('half')
  await field('Landing depth').fill('90')
  await field('Landing width').fill('180')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Perhaps' })).toBeVisible()
  await dialog().getByRole('link', { name: 'Request a free measuring visit' }).click()
  await expect.element(visited()).toHaveTextContent('/measuring-visit')
  const { note } = JSON.parse(visited().element().dataset['state']!) as { note: string }
  const { size, type } = packed.variants[0]!
  expect(note.split('\n')).toEqual([
    `Will it get in? ${packed.name}, ${size}, ${type}`,
    'My measures: Door width 90 cm, Door height 200 cm, Stairs width 90 cm, Headroom of the stairs 200 cm, Landing depth 90 cm, Landing width 180 cm',
    'Landing: Turn back',
    'Your answer: Perhaps (usual heights)',
  ])
})
