import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, button, chest, dialog, field, givenPacked, opener, openShop, typeDoor } from './packed.fixture.tsx'

const usual = (heights: string) =>
  dialog().getByRole('checkbox', { name: `I do not know the heights. Use the usual ones: ${heights}.` })

test('a shopper who knows only widths takes the usual heights, and the answer says that it rests on them', async () => {
  await openShop(givenPacked({ comesAssembled: true, packages: chest }))
  await opener().click()
  await field('Door width').fill('86')
  await button('Check').click()
  await expect
    .element(field('Door height'))
    .toHaveAccessibleDescription(/^Enter this height, or tick the usual heights/)
  await usual('Door height 200 cm').click()
  await expect.element(field('Door height')).toHaveAccessibleDescription('Blank: we count with the usual 200 cm.')
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
  await expect.element(answer()).toMatchTextContent(/This rests on usual heights: Door height 200 cm\./)
  await button('Add a lift').click()
  for (const name of ['Lift door width', 'Lift width inside', 'Lift depth inside']) await field(name).fill('150')
  await expect.element(usual('Door height 200 cm, Lift door height 200 cm, Lift height inside 210 cm')).toBeChecked()
  await expect.element(answer()).toMatchTextContent(/usual heights: .*, Lift height inside 210 cm\./)
  await button('Remove the lift').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('By your measures and usual heights: Yes').last()).toBeVisible()
  await opener().click()
  await field('Door height').fill('203')
  await expect.element(answer()).not.toMatchTextContent(/usual/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('By your measures: Yes').last()).toBeVisible()
})

const visit = () => dialog().getByRole('link', { name: 'Request a free measuring visit' })

test('an answer that rests on usual heights or on estimates offers a measuring visit, a sure one does not', async () => {
  await openShop(givenPacked({ comesAssembled: true, packages: chest }))
  await opener().click()
  await usual('Door height 200 cm').click()
  await field('Door width').fill('86')
  await button('Check').click()
  await expect.element(visit()).toHaveAttribute('href', '/measuring-visit')
  await field('Door height').fill('203')
  await expect.element(visit()).not.toBeInTheDocument()
})

test('an estimate offers a measuring visit', async () => {
  await openShop(givenPacked({ packagesAreEstimates: true }))
  await typeDoor('86', '203')
  await button('Check').click()
  await expect.element(visit()).toBeVisible()
})

const bottomOf = (name: string) => field(name).element().getBoundingClientRect().bottom

test.for([390, 1440])(
  'at %i px the fields of a part that is added come into sight, the first with the focus',
  async (width) => {
    await page.viewport(width, 640)
    await openShop(givenPacked({ comesAssembled: true, packages: chest }))
    await opener().click()
    await button('Add stairs').click()
    await expect.element(field('Stairs width')).toHaveFocus()
    const foot = button('Check').element().getBoundingClientRect().top
    await expect.poll(() => bottomOf('Headroom of the stairs') < foot).toBe(true)
  },
)
