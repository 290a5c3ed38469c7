import { createRoutesStub, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Product } from '#contract/catalog/products.ts'
import { browserApi } from '../../../api.ts'
import ComparePage from '../../../routes/compare.tsx'
import { answerApi, refused } from '../../../test/answer-api.ts'
import { givenBed } from '../../../test/given-products.ts'
import { Toasts } from '../../../ui/toast.tsx'
import { writeCompared } from './compared.ts'
import { loadComparison } from './load-comparison.ts'

export const [ASAN, HIMAL] = ['Asan platform bed', 'Himal hydraulic storage bed'] as const
export const products: Product[] = [
  givenBed(),
  givenBed({
    _id: '2',
    name: ASAN,
    variants: [{ ...givenBed().variants[0]!, price: 74_500, oldPrice: null, isLarge: false }],
  }),
  givenBed({ _id: '3', name: HIMAL }),
  givenBed({ _id: '5', name: 'Pokhara bunk bed' }),
]

export const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: false }) })

const loader = ({ request }: LoaderFunctionArgs) => loadComparison(browserApi, new URL(request.url))

function Page(props: Parameters<typeof ComparePage>[0]) {
  const navigate = useNavigate()
  return (
    <>
      <ComparePage {...props} />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output data-testid="address">{props.loaderData.products.map(({ _id }) => _id).join()}</output>
    </>
  )
}

/** Opens the page with loaded data, for a shop with four beds. */
export async function openComparison(search: string, ...kept: string[]): Promise<void> {
  await openShop(products, search, kept)
}

export async function openShop(sold: readonly Product[], search: string, kept: readonly string[] = []): Promise<void> {
  writeCompared(kept)
  answerApi({ 'GET /api/product/999999999': refused(404, 'not_found', 'No product has that id.') })
  for (const product of sold) {
    answerApi({ [`GET /api/product/${product._id}`]: { status: 200, body: { success: true, message: '', product } } })
  }
  const Stub = createRoutesStub([
    { path: '/compare', Component: Page as never, loader, HydrateFallback: () => null },
    { path: '/productListing', Component: () => <p>All products</p> },
  ])
  await render(
    <>
      <main id="content" tabIndex={-1}>
        <Stub initialEntries={[`/compare${search}`]} />
      </main>
      <Toasts />
    </>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
