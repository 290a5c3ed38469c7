import { expect, test } from 'vitest'
import { givenBedCard, givenCard } from '../../test/given-products.ts'
import { answerApi } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import {
  answer,
  button,
  chest,
  dialog,
  field,
  givenListed,
  givenPacked,
  type Listed,
  openShop,
  packageOf,
  typeDoor,
} from './packed.fixture.tsx'

const [small, large] = [packageOf('', 100, 40, 40), packageOf('', 220, 100, 95)]
const stuck = givenPacked({ comesAssembled: true, packages: chest })
const itself = givenListed(givenBedCard(), large)
const instead = () => dialog().getByRole('region', { name: 'Answer' }).getByRole('listitem')

const bench = (at: number) => givenListed(givenCard({ _id: String(20 + at), name: `Bench ${at}` }), small)

async function check(listed: readonly Listed[], packed = stuck, width = '52') {
  await openShop(packed, 'en', '', listed)
  await typeDoor(width, '203')
  await button('Check').click()
}

test('where a piece gets stuck, up to four others that get in are offered, and the way to all', async () => {
  const tall = givenListed(givenCard({ _id: '40', name: 'Wide bench' }), large)
  await check([itself, tall, ...[1, 2, 3, 4, 5].map(bench)])
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await expect.element(dialog().getByRole('heading', { name: 'These get in', exact: true })).toBeVisible()
  const names = dialog().getByRole('link', { name: /bench/i })
  await expect
    .poll(() => names.elements().map((link) => link.textContent))
    .toEqual([1, 2, 3, 4].map((at) => `Bench ${at}`))
  await expect.element(names.first()).toHaveAttribute('href', '/product/21')
  await expect.element(instead().first()).toMatchTextContent(/Bench 1.*74,500.*Gets in$/)
  await expect
    .element(dialog().getByRole('link', { name: 'All in “Beds” that get in' }))
    .toHaveAttribute('href', '/productListing/subcategory/7#gets-in')
})

test('a piece of which one size gets in is offered in that size', async () => {
  const sizes = givenListed(givenBedCard({ _id: '30', name: 'Other bed' }), [
    ['122*200', large],
    ['153*200', small],
  ])
  await check([itself, sizes])
  await expect.element(instead().first()).toMatchTextContent(/Other bed.*1,12,500.*Gets in: 153\*200$/)
  await expect
    .element(dialog().getByRole('link', { name: 'Other bed' }))
    .toHaveAttribute('href', '/product/30?size=153*200')
})

test('beside a piece that gets in in parts, only what gets in as it stands is offered', async () => {
  const inParts = bench(1)
  const packed = { ...inParts.packed, comesAssembled: false, dimensionsCm: { width: 300, depth: 200, height: 200 } }
  await check([{ ...inParts, packed }, bench(2)], givenPacked(), '100')
  await expect.element(answer().getByRole('heading', { name: 'Only in parts' })).toBeVisible()
  await expect.element(dialog().getByRole('heading', { name: 'These get in as they stand' })).toBeVisible()
  await expect.poll(() => dialog().getByRole('link', { name: /Bench/ }).elements().length).toBe(1)
})

test('where others get in in parts too, they are counted, and the way to them is shown', async () => {
  const inParts = [1, 2].map(bench).map(({ card, packed }) => {
    return { card, packed: { ...packed, comesAssembled: false, dimensionsCm: { width: 300, depth: 200, height: 200 } } }
  })
  await check([itself, ...inParts], givenPacked(), '100')
  await expect
    .element(dialog().getByText('Nothing else in “Beds” fits through in one piece. 2 more fit through in parts.'))
    .toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: 'All in “Beds” that get in' }))
    .toHaveAttribute('href', '/productListing/subcategory/7#gets-in')
})

test('of a long list that is not read to its end, only the way to all is shown', async () => {
  await check(Array.from({ length: 110 }, (_, at) => givenListed(givenCard({ _id: String(100 + at) }), large)))
  const all = dialog().getByRole('link', { name: 'All in “Beds” that get in' })
  await expect.element(all).toBeVisible()
  await expect.element(dialog().getByText(/nothing else/i)).not.toBeInTheDocument()
})

test('what is offered follows the measures, and a piece that gets in offers nothing', async () => {
  await check([itself, bench(1)])
  await expect.element(dialog().getByRole('link', { name: 'Bench 1' })).toBeVisible()
  await field('Door width').fill('30')
  await expect
    .element(dialog().getByText('We found nothing else in “Beds” that gets in by your measures.'))
    .toBeVisible()
  await field('Door width').fill('90')
  await expect.element(answer().getByRole('heading', { name: 'Yes', exact: true })).toBeVisible()
  await expect.element(dialog().getByText(/These get in|nothing else/)).not.toBeInTheDocument()
})

test('an answer stays an answer if the other pieces cannot be loaded', async () => {
  expectErrors(/The packages could not be loaded/)
  await openShop(stuck, 'en', '', [itself])
  const asked = answerApi({ 'GET /api/product/packages': { status: 503 } })
  await typeDoor('52', '203')
  await button('Check').click()
  await expect.element(answer().getByRole('heading', { name: 'No', exact: true })).toBeVisible()
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2)
  await expect.element(dialog().getByText('What would help')).toBeVisible()
})
