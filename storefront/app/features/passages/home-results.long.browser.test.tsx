import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenBedCard, givenCard } from '../../test/given-products.ts'
import { open, results, sorting } from '../catalog/listing/listing-page.fixture.tsx'
import { answerList, boards, button, field, givenListed, packageOf } from './packed.fixture.tsx'

const LIST = '/api/product/getAllProducts'
const [small, large] = [packageOf('', 100, 40, 40), packageOf('', 220, 100, 95)]
const bench = (at: number) => givenListed(givenCard({ _id: String(at), name: `Bench ${at}` }), small)
const sofa = (at: number) => givenListed(givenCard({ _id: String(at), name: `Sofa ${at}` }), large)
const bed = givenListed(givenBedCard({ _id: '500', name: 'Rara bed' }), [
  ['122*200', small],
  ['153*200', large],
])

const only = () => page.getByRole('checkbox', { name: 'Gets into my home' })
const fitting = () => page.getByRole('region', { name: 'Products that get in' })
const names = () =>
  fitting()
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

function keepDoor(width = '52'): void {
  const lengths = { 'door-width': { cm: width }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
}

test('without measures the filter asks for them, by keyboard too, and filters afterwards', async () => {
  const { pages } = answerList(LIST, [sofa(1), bench(2)])
  await open()
  await expect.element(only()).not.toBeChecked()
  only().element().focus()
  await userEvent.keyboard(' ')
  await expect.element(field('Door width')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(only()).toHaveFocus()
  await expect.element(only()).not.toBeChecked()
  await expect.element(results()).toBeVisible()
  expect(pages).toEqual([])

  await userEvent.keyboard(' ')
  await field('Door width').fill('52')
  await field('Door height').fill('203')
  await userEvent.keyboard('{Enter}')
  await expect.element(fitting().getByText('1 of 2 get in')).toBeVisible()
  await expect.element(only()).toBeChecked()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the filter shows what gets in of all pages, marked and counted, and goes again', async () => {
  keepDoor()
  const { pages, packages } = answerList(LIST, [
    sofa(1),
    bench(2),
    bed,
    ...Array.from({ length: 40 }, (_, at) => sofa(100 + at)),
    bench(3),
  ])
  await open()
  await only().click()
  await expect.element(fitting().getByText('3 of 44 get in')).toBeVisible()
  expect(names()).toEqual(['Bench 2', 'Rara bed', 'Bench 3'])
  await expect.element(fitting().getByText('Gets in', { exact: true }).first()).toBeVisible()
  await expect.element(fitting().getByText('Gets in: 122*200')).toBeVisible()
  await expect.element(results()).not.toBeInTheDocument()
  expect(pages.map(({ search }) => new URLSearchParams(search).get('page'))).toEqual(['1', '2'])
  expect(packages.length).toBe(2)
  expect([...pages, ...packages].some(({ search, body }) => search.includes('52') || body !== undefined)).toBe(false)
  await only().click()
  await expect.element(results()).toBeVisible()
  await expect.element(fitting()).not.toBeInTheDocument()
})

test('it narrows the list as it is filtered and sorted', async () => {
  keepDoor()
  const { pages } = answerList(LIST, [bench(1)])
  await open('/productListing?rating=5#gets-in')
  await expect.element(fitting().getByText('1 of 1 get in')).toBeVisible()
  await sorting().selectOptions('Price, low to high')
  await expect
    .poll(() => pages.map(({ search }) => new URLSearchParams(search).get('sort')))
    .toEqual(['-sales', 'price'])
  expect(new URLSearchParams(pages[1]!.search).get('rating')).toBe('5')
  await expect.element(only()).toBeChecked()
  await expect.element(fitting().getByText('1 of 1 get in')).toBeVisible()
})

test('a shopper without measures enters them where a link leads, and changes them there', async () => {
  answerList(LIST, [sofa(1), bench(2)])
  await open('/productListing#gets-in')
  await expect.element(page.getByText('How wide is your door?')).toBeVisible()
  await page.getByRole('button', { name: 'Enter measures' }).click()
  await button('Show what gets in').click()
  await expect.element(field('Door width')).toHaveFocus()
  await field('Door width').fill('52')
  await field('Door height').fill('203')
  await button('Show what gets in').click()
  await expect.element(fitting().getByText('1 of 2 get in')).toBeVisible()
  await page.getByRole('button', { name: 'Change measures' }).click()
  await field('Door width').fill('120')
  await userEvent.keyboard('{Escape}')
  await expect.element(fitting().getByText('2 of 2 get in')).toBeVisible()
})

test('a piece of which it is unsure is neither in nor stuck, and is shown apart', async () => {
  const stairs = { 'stairs-width': { cm: '90' }, 'stairs-headroom': { cm: '210' } }
  const landing = { 'landing-depth': { cm: '90' }, 'landing-width': { cm: '180' } }
  const lengths = { 'door-width': { cm: '90' }, 'door-height': { cm: '203' }, ...stairs, ...landing }
  localStorage.setItem('passages', JSON.stringify({ lengths, has: { stairs: true }, turn: 'half' }))
  answerList(LIST, [sofa(1), bench(2), givenListed(givenCard({ _id: '3', name: 'Shelf' }), boards[0]!), bench(4)])
  await open('/productListing#gets-in')
  await expect.element(fitting().getByText('2 of 4 get in, 1 does not, and we are not sure of 1: ask us')).toBeVisible()
  expect(names()).toEqual(['Bench 2', 'Bench 4'])
  const unsure = page.getByRole('region', { name: 'We are not sure of these' })
  await expect.element(unsure.getByRole('heading', { name: 'Shelf' })).toBeVisible()
  await expect.element(unsure.getByText('Perhaps: ask us')).toBeVisible()
  await expect.element(unsure.getByRole('link', { name: 'Request a free measuring visit' })).toBeVisible()
})

test('with the filter nothing else counts the products', async () => {
  keepDoor()
  answerList(LIST, [sofa(1), bench(2)])
  await open()
  await expect.element(page.getByText(/^There (is|are) \d/)).toBeVisible()
  await only().click()
  await expect.element(fitting().getByText('1 of 2 get in')).toBeVisible()
  await expect.element(page.getByText(/^There (is|are) \d/)).not.toBeInTheDocument()
})

test('the list counts the pieces whose packages it does not know, and those it only estimates', async () => {
  keepDoor()
  const unknown = bench(2)
  const estimate = bench(3)
  answerList(LIST, [
    { ...unknown, packed: { ...unknown.packed, variants: [{ ...unknown.packed.variants[0]!, packages: [] }] } },
    { ...estimate, packed: { ...estimate.packed, packagesAreEstimates: true } },
  ])
  await open('/productListing#gets-in')
  await expect.element(fitting()).toMatchTextContent(/1 of 2 get in/)
  await expect.element(fitting()).toMatchTextContent(/Left out: 1 product whose packages we do not know yet\./)
  await expect.element(fitting()).toMatchTextContent(/1 of them is an estimate: nobody has measured its packages yet\./)
})

test('a list in which nothing gets in says so', async () => {
  keepDoor()
  answerList(LIST, [sofa(1)])
  await open('/productListing#gets-in')
  await expect.element(fitting().getByRole('heading', { name: 'Nothing in this list gets in' })).toBeVisible()
  await expect
    .element(fitting().getByRole('link', { name: 'Request a free measuring visit' }))
    .toHaveAttribute('href', '/measuring-visit')
})

test('an empty list shows the usual panel, which clears the filters', async () => {
  keepDoor()
  answerList(LIST, [])
  await open('/productListing?rating=5#gets-in', { products: [], totalProducts: 0 })
  await expect.element(page.getByText(/matches these filters/)).toBeVisible()
  await expect.element(page.getByText('Checking what gets in…')).not.toBeInTheDocument()
})

test('only the sizes of the filter count', async () => {
  keepDoor()
  answerList(LIST, [bed, bench(1)])
  await open('/productListing?size=queen#gets-in')
  await expect.element(fitting().getByText('1 of 2 get in')).toBeVisible()
  expect(names()).toEqual(['Bench 1'])
})

test('of a very long list the first pages are checked, and more on request', async () => {
  keepDoor()
  const { pages } = answerList(
    LIST,
    Array.from({ length: 370 }, (_, at) => (at < 365 ? sofa : bench)(at + 1)),
  )
  await open('/productListing#gets-in')
  await expect.element(fitting()).toMatchTextContent(/0 of 360 get in \(370 products in this list\)/)
  expect(pages.length).toBe(10)
  await page.getByRole('button', { name: 'Check more products' }).click()
  await expect.element(fitting().getByText('5 of 370 get in')).toBeVisible()
})

test('a list that cannot be read says so and tries again', async () => {
  keepDoor()
  expectErrors(/The packages could not be loaded/)
  answerList(LIST, [bench(1)])
  const asked = answerApi({ 'GET /api/product/packages': { status: 503 } })
  await open('/productListing#gets-in')
  await expect.element(page.getByText('The packages could not be loaded')).toBeVisible()
  expect(asked.length).toBe(2)
  answerList(LIST, [bench(1)])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(fitting().getByText('1 of 1 get in')).toBeVisible()
})

test.for([320, 390, 1440])('at %i px nothing overflows, and the filter can be pressed with a thumb', async (width) => {
  await page.viewport(width, 844)
  keepDoor()
  answerList(LIST, [bench(1), bed])
  await open('/productListing#gets-in')
  await expect.element(fitting().getByText('2 of 2 get in')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const label = only().element().closest('label')!
  expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

const topOfCards = () => fitting().getByRole('list').first().element().getBoundingClientRect().top

test.for([390, 1440])('at %i px the count pushes no product when it comes', async (width) => {
  await page.viewport(width, 800)
  keepDoor()
  const estimate = sofa(1)
  const listed = [
    { ...bench(3), packed: { ...bench(3).packed, packagesAreEstimates: true } },
    { ...estimate, packed: { ...estimate.packed, variants: [{ ...estimate.packed.variants[0]!, packages: [] }] } },
  ]
  answerList(LIST, listed)
  const arrived = Promise.withResolvers<void>()
  const products = listed.map(({ packed }) => packed)
  answerApi({
    'GET /api/product/packages': async () => {
      await arrived.promise
      return { status: 200, body: { success: true, message: '', products } }
    },
  })
  await open('/productListing#gets-in')
  await expect.element(fitting().getByText('Checking what gets in…')).toBeVisible()
  const before = topOfCards()
  arrived.resolve()
  await expect.element(fitting().getByText('1 of 2 get in')).toBeVisible()
  await expect.element(fitting()).toMatchTextContent(/Left out: 1 product/)
  expect(topOfCards()).toBe(before)
})

test.for([
  [390, 'below'],
  [1440, 'above'],
] as const)('at %i px the change of measures is read after the note and stands %s it', async ([width, place]) => {
  await page.viewport(width, 800)
  keepDoor()
  answerList(LIST, [sofa(1), bench(2)])
  await open()
  await only().click()
  const change = page.getByRole('button', { name: 'Change measures' })
  await expect.element(change).toBeVisible()
  const note = fitting().getByText(/^By the measures/)
  const isAfter = note.element().compareDocumentPosition(change.element()) === Node.DOCUMENT_POSITION_FOLLOWING
  expect(isAfter).toBe(true)
  const [noteAt, changeAt] = [note, change].map((of) => of.element().getBoundingClientRect())
  expect(changeAt!.top >= noteAt!.bottom ? 'below' : changeAt!.bottom <= noteAt!.top ? 'above' : 'beside').toBe(place)
})
