import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answer,
  boards,
  button,
  chest,
  dialog,
  field,
  givenPacked,
  opener,
  openShop,
  typeDoor,
  wardrobe,
} from './packed.fixture.tsx'

const asWhole = { comesAssembled: true }
const drawing = () => dialog().getByRole('img')
const labels = () =>
  drawing()
    .elements()
    .flatMap((svg) => [...svg.querySelectorAll('text')])
const kept = () => JSON.parse(localStorage.getItem('passages') ?? '{}') as Record<string, unknown>

test('a wardrobe goes through a door on its side, in words, drawing and measures', async () => {
  await openShop(givenPacked({ ...asWhole, packages: wardrobe }))
  await typeDoor('86', '203')
  await expect.element(answer()).toBeEmptyDOMElement()
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Yes, tilted' })).toBeVisible()
  await expect.element(answer()).toMatchTextContent(/Its package gets in if you tilt or turn it\./)
  await expect.element(drawing()).toHaveAccessibleName('Package 1, 153 cm × 65 cm × 210 cm. Place: Door.')
  await expect
    .element(drawing())
    .toHaveAccessibleDescription(
      'Seen from the side, to scale. On its side, the front end 36 cm off the floor. The right way up it is 7 cm too high.',
    )
  await expect
    .element(dialog().getByRole('definition').first())
    .toMatchTextContent(/^187 cm of 203 cm ?16 cm to spare$/)
})

test('it is as quick with a keyboard alone, and Escape returns to the page', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await expect.element(field('Door width')).toBeVisible()
  while (document.activeElement !== field('Door width').element()) await userEvent.tab()
  await userEvent.keyboard('86{Tab}203{Enter}')
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('on a phone with its keyboard open no focused field is behind the button', async () => {
  await page.viewport(390, 440)
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await opener().click()
  await expect.element(field('Door width')).toBeVisible()
  const foot = button('Check').element()
  for (const name of ['Door width', 'Door height']) {
    const input = field(name).element() as HTMLElement
    input.focus()
    expect(input.getBoundingClientRect().bottom).toBeLessThan(foot.getBoundingClientRect().top)
    await expect.element(field(name)).toBeInViewport({ ratio: 1 })
  }
})

test('a bed gets in only in parts, and says that its packages are estimates', async () => {
  await openShop(givenPacked({ packagesAreEstimates: true }))
  await typeDoor('86', '203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Only in parts' })).toBeVisible()
  await expect.element(answer()).toMatchTextContent(/Its 3 packages get in, and it is built in the room\./)
  await expect.element(answer()).toMatchTextContent(/Estimate: nobody has measured these packages yet\./)
  await expect.element(dialog().getByText('Shown is the tightest package: Headboard.')).toBeVisible()
  const packages = dialog().getByRole('list').getByRole('listitem')
  await expect.element(packages.first()).toHaveTextContent('Headboardgets through tilted149 cm × 128 cm × 14 cm, 30 kg')
})

test('a set gets in as its packages do, since its pieces are built and moved one by one', async () => {
  await openShop(givenPacked({}, { slug: 'annapurna-eight-seater-dining-set' }))
  await typeDoor('86', '203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Yes, tilted' })).toBeVisible()
})

test('the chosen size counts', async () => {
  await openShop()
  await typeDoor('100', '140')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Only in parts' })).toBeVisible()
  await expect.element(dialog().getByText('149 cm × 128 cm × 14 cm, 30 kg')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Largest size' }).click()
  await opener().click()
  await expect.element(dialog().getByText('210 cm × 128 cm × 14 cm, 30 kg')).toBeVisible()
})

test('what is stuck is drawn so, and the page says what would help', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await typeDoor('52', '203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await expect.element(answer()).toMatchTextContent(/Stuck: 1 of 1 package\./)
  await expect.element(drawing()).toHaveAccessibleDescription(/^Seen from the front, to scale\. It would just fit/)
  const helps = dialog().getByRole('listitem')
  await expect.element(helps.nth(0)).toHaveTextContent('Take the door off its hinges: that gives about 4 cm.')
  await expect.element(helps.nth(1)).toHaveTextContent('Door width: 2 cm more.')
  const visit = dialog().getByRole('link', { name: 'Request a free measuring visit' })
  await expect.element(visit).toHaveAttribute('href', '/measuring-visit')
  await field('Door width').fill('45')
  await expect.element(drawing()).toHaveAccessibleDescription(/It is too large in every position that we know\.$/)
  await field('Door width').fill('54')
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
})

test('feet and inches convert, and what was typed comes back as it was', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await typeDoor('86', 'high')
  await button('feet and inches')
    .or(dialog().getByRole('button', { name: /feet and inches/ }))
    .click()
  await expect.element(field('Door width, feet')).toHaveValue('2')
  await expect.element(field('Door width, inches')).toHaveValue('9.8')
  await expect.element(field('Door height, feet')).toHaveValue('')
  await dialog()
    .getByRole('button', { name: /centimeters/ })
    .click()
  await expect.element(field('Door width')).toHaveValue('86')
  await expect.element(field('Door height')).toHaveValue('high')
  await dialog()
    .getByRole('button', { name: /feet and inches/ })
    .click()
  await field('Door height, feet').fill('6')
  await field('Door height, inches').fill('13')
  await button('Check').click()
  await expect.element(field('Door height, feet')).toHaveFocus()
  await field('Door height, inches').fill('8')
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
  await expect.element(dialog().getByText('3 ft 11 in × 1 ft 8 in × 2 ft 11 in, 40 kg')).toBeVisible()
})

test('stairs, a corner and a lift are added and removed, and stairs replace a lift that is too weak', async () => {
  await openShop(givenPacked({ ...asWhole, packages: wardrobe }))
  await typeDoor('90', '230')
  await button('Add a lift').click()
  const lift = {
    'Lift door width': '90',
    'Lift door height': '215',
    'Lift width inside': '110',
    'Lift depth inside': '180',
  }
  for (const [name, value] of Object.entries({ ...lift, 'Lift height inside': '230' })) await field(name).fill(value)
  await field('Lift carries (optional)').fill('150')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await expect
    .element(dialog().getByText('With one person beside it, it is 15 kg too heavy for this lift.'))
    .toBeVisible()
  await expect.element(dialog().getByText('A lift that carries 15 kg more.')).toBeVisible()

  await button('Add stairs').click()
  await field('Stairs width').fill('50')
  await field('Headroom of the stairs').fill('240')
  await dialog().getByRole('combobox', { name: 'Landing' }).selectOptions('half')
  await expect.element(answer()).toHaveTextContent('Enter the measures to see the answer.')
  await field('Landing depth').fill('190')
  await field('Landing width').fill('260')
  await expect.element(answer()).toMatchTextContent(/Neither the lift nor the stairs take it\./)
  await field('Stairs width').fill('110')
  await expect.element(answer()).toMatchTextContent(/The lift does not take it: this is the way up the stairs\./)
  await expect.element(dialog().getByRole('heading', { name: /^Stairs: gets through/ })).toBeVisible()

  await button('Remove the lift').click()
  await button('Add a corridor or corner').click()
  await field('Corridor width').fill('70')
  await field('Corridor height').fill('230')
  await field('Width after the corner (optional)').fill('70')
  await expect.element(dialog().getByRole('heading', { name: 'Corridor or corner: gets stuck' })).toBeVisible()
  await expect.element(drawing().first()).toHaveAccessibleDescription(/^Seen from above, to scale\./)
})

test('no label of a drawing is cut at its edge', async () => {
  await openShop(givenPacked({ ...asWhole, packages: boards }))
  await typeDoor('120', '240')
  await button('Add stairs').click()
  await field('Stairs width').fill('90')
  await field('Headroom of the stairs').fill('195')
  await button('Check').click()
  await expect.poll(() => labels().map(({ textContent }) => textContent)).toContain('195 cm')
  for (const label of labels()) {
    const [text, frame] = [label.getBBox(), (label.ownerSVGElement as SVGSVGElement).viewBox.baseVal]
    expect(text.x).toBeGreaterThan(frame.x)
    expect(text.x + text.width).toBeLessThan(frame.x + frame.width)
  }
})

test('where only the turn on a landing is in doubt, nothing says that the piece is too large', async () => {
  await openShop(givenPacked({ ...asWhole, packages: boards }))
  await typeDoor('90', '203')
  await button('Add stairs').click()
  await field('Stairs width').fill('90')
  await field('Headroom of the stairs').fill('210')
  await dialog().getByRole('combobox', { name: 'Landing' }).selectOptions('half')
  await field('Landing depth').fill('90')
  await field('Landing width').fill('180')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Perhaps' })).toBeVisible()
  expect(dialog().getByRole('link', { name: 'Request a free measuring visit' }).length).toBe(1)
  await expect.element(dialog().getByRole('heading', { name: 'Stairs: not sure' })).toBeVisible()
  await expect
    .element(drawing().first())
    .toHaveAccessibleDescription(/It gets up the steps, but we cannot promise the turn on the landing\.$/)
  await expect.element(dialog().getByText(/too large/)).not.toBeInTheDocument()
})

test('the measures of one product answer for the next one at once', async () => {
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await typeDoor('86', '203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(kept()).toMatchObject({ unit: 'cm', lengths: { 'door-width': { cm: '86' } } })
  await openShop(givenPacked({ ...asWhole, packages: wardrobe }, { _id: '9' }))
  await opener().last().click()
  await expect.element(answer().getByRole('heading', { name: 'Yes, tilted' })).toBeVisible()
})

test.for([
  '{',
  '[1]',
  '"x"',
  '{"unit":7,"has":{"lift":"<img>"},"lengths":{"door-width":{"cm":86}},"turn":{},"liftKg":[]}',
])('measures that somebody has damaged count as none: %s', async (damaged) => {
  localStorage.setItem('passages', damaged)
  await openShop(givenPacked({ ...asWhole, packages: chest }))
  await opener().click()
  await expect.element(field('Door width')).toHaveValue('')
  await expect.element(button('Add a lift')).toBeVisible()
  await expect.element(answer()).toBeEmptyDOMElement()
})

test('in Nepali digits are typed and shown in Devanagari', async () => {
  localStorage.setItem('passages', JSON.stringify({ lengths: { 'door-height': { cm: '203' } } }))
  await openShop(givenPacked({ ...asWhole, packages: wardrobe, packagesAreEstimates: true }), 'ne')
  await page.getByRole('button', { name: 'के यो भित्र छिर्छ?' }).click()
  await expect.element(field('ढोकाको उचाइ')).toHaveValue('२०३')
  await field('ढोकाको चौडाइ').fill('८६')
  await button('जाँच गर्नुहोस्').click()
  const words = dialog().getByRole('region', { name: 'जवाफ' }).getByRole('status')
  await expect.element(words.getByRole('heading', { name: 'छिर्छ, ढल्काएर' })).toBeVisible()
  await expect.element(words).toMatchTextContent(/अनुमान: यी प्याकेट अहिलेसम्म कसैले नापेको छैन।/)
  await expect.element(drawing()).toHaveAccessibleDescription(/अगाडिको छेउ भुइँबाट ३६ सेमी उठाएर।/)
  await dialog()
    .getByRole('button', { name: /फिट र इन्च/ })
    .click()
  await expect.element(field('ढोकाको उचाइ, फिट')).toHaveValue('६')
  await expect.element(field('ढोकाको उचाइ, इन्च')).toHaveValue('७.९')
})
