import { createRoutesStub, type LoaderFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PackedProduct, Product } from '#contract/catalog/products.ts'
import { browserApi } from '../../../api.ts'
import { type Answer, answerApi, hold, refused } from '../../../test/answer-api.ts'
import { expectErrors } from '../../../test/console-errors.ts'
import { givenBed } from '../../../test/given-products.ts'
import { boards, chest, givenPacked } from '../../passages/packed.fixture.tsx'
import { Comparison } from './comparison.tsx'
import { type Comparison as Loaded, loadComparison } from './load-comparison.ts'

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: false }) })
const cells = () => row('Gets into my home').getByRole('cell')
const onlyDifferences = () => page.getByRole('switch', { name: 'Show only differences' })
const noDifferences = () => page.getByText('These products do not differ in anything listed here.')

const found = (product: Product | PackedProduct): Answer => ({
  status: 200,
  body: { success: true, message: '', product },
})
const wide = givenPacked({ comesAssembled: true, packages: chest }, { _id: '1' })
const flat = givenPacked({ comesAssembled: true, packages: boards }, { _id: '2' })

const loader = ({ request }: LoaderFunctionArgs) => loadComparison(browserApi, new URL(request.url))
const Page = ({ loaderData }: { loaderData: Loaded }) => <Comparison products={loaderData.products} />

/** Opens the comparison of two products in a browser that knows a door, wide enough for one of them. */
async function open(second: Answer | (() => Answer | Promise<Answer>)): Promise<void> {
  const lengths = { 'door-width': { cm: '52' }, 'door-height': { cm: '203' } }
  localStorage.setItem('passages', JSON.stringify({ lengths }))
  answerApi({ 'GET /api/product/1': found(wide), 'GET /api/product/2': second })
  const Stub = createRoutesStub([
    { path: '/compare', Component: Page as never, loader, HydrateFallback: () => null },
    { path: '/product/:id', Component: () => null },
  ])
  await render(<Stub initialEntries={['/compare?products=1,2']} />)
  await expect.element(cells().first()).toHaveTextContent('Does not get in')
}

test('a product whose packages do not load is unknown', async () => {
  expectErrors(/too_many_requests/)
  const first = [found(givenBed({ _id: '2' }))]
  await open(() => first.shift() ?? refused(429, 'too_many_requests', 'Please try again later.'))
  await expect.element(cells().nth(1)).toHaveTextContent('N/A')
})

test('a product whose packages are loading is being checked', async () => {
  const held = hold(found({ ...wide, _id: '2' }))
  const first = [found(givenBed({ _id: '2' }))]
  await open(() => first.shift() ?? held.answer())
  await expect.element(cells().nth(1)).toHaveTextContent('Checking…')
  held.release()
  await expect.element(cells().nth(1)).toHaveTextContent('Does not get in')
})

test('products that differ only in whether they get in do differ', async () => {
  await open(found(flat))
  await expect.element(cells().nth(1)).toHaveTextContent('Gets in')
  await onlyDifferences().click()
  await expect.element(row('Stock')).not.toBeInTheDocument()
  await expect.element(cells().first()).toBeVisible()
  await expect.element(noDifferences()).not.toBeVisible()
})

test('products that both get stuck do not differ', async () => {
  await open(found({ ...wide, _id: '2' }))
  await expect.element(noDifferences()).not.toBeInTheDocument()
  await onlyDifferences().click()
  await expect.element(row('Gets into my home')).not.toBeInTheDocument()
  await expect.element(noDifferences()).toBeVisible()
})
