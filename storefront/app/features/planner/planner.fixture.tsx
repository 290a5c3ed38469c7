import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { PackedProduct, Product } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { answerApi, type Sent } from '../../test/answer-api.ts'
import { givenShopCart } from '../../test/given-cart.ts'
import { givenBed, givenCard } from '../../test/given-products.ts'
import { loadNepali, openPage } from '../../test/open-page.tsx'
import PlannerPage from '../../routes/planner.tsx'

const [firstVariant] = givenBed().variants

/** Products that come in one size, beside the bed in three. */
export const single = (
  _id: string,
  slug: string,
  name: string,
  [width, depth, height]: readonly [number, number, number],
) => {
  const card = givenCard({ _id, slug, name, subCatName: null, catName: 'Office' })
  const dimensionsCm = { width, depth, height }
  const variant = { ...firstVariant!, _id: `${_id}1`, size: null, type: null, price: 50_000, dimensionsCm }
  return packed(givenBed({ ...card, dimensionsCm, variants: [variant] }))
}

function packed(product: Product): PackedProduct {
  const variants = product.variants.map((variant) => ({ ...variant, packages: [] }))
  return { ...product, variants, comesAssembled: true, packagesAreEstimates: false }
}

export const bed = packed(givenBed())
export const wardrobe = single('20', 'lumbini-wardrobe', 'Lumbini wardrobe', [153, 65, 210])
export const desk = single('30', 'mitra-study-desk', 'Mitra study desk', [110, 55, 90])

type Opened = {
  kept?: Plan | string
  address?: string
  language?: Language
  /** What the shop sells. */
  products?: readonly PackedProduct[]
  /** How many products one page of the shop's list has; all by default. */
  pageSize?: number
}

/** Opens the planner of a shop with a bed, a wardrobe and a desk. @returns the cart that the shop holds */
export async function openPlanner({
  kept,
  address = '/planner',
  language = 'en',
  products = [bed, wardrobe, desk],
  pageSize = products.length,
}: Opened = {}) {
  if (kept !== undefined) localStorage.setItem('planner', typeof kept === 'string' ? kept : writePlan(kept))
  const cart = await givenShopCart()
  const list = ({ search }: Sent) => {
    const from = (Number(new URLSearchParams(search).get('page') ?? 1) - 1) * pageSize
    const body = { success: true, message: '', products: products.slice(from, from + pageSize) }
    return { status: 200, body: { ...body, totalProducts: products.length } }
  }
  answerApi({ 'GET /api/product/getAllProducts': list, 'GET /api/product/search': list })
  for (const product of products) {
    const body = { success: true, message: '', product }
    answerApi({ [`GET /api/product/${product._id}`]: { status: 200, body } })
  }
  if (language === 'ne') {
    await loadNepali('planner', 'plan', 'planner-parts', 'plan-sharing', 'plan-account', 'later', 'cart', 'session')
  }
  await openPage('/planner', PlannerPage, { address, language })
  // A piece says where it stands once hands and keys can do all that they can.
  if (typeof kept === 'object' && kept.pieces.length > 0 && !address.includes('#'))
    await expect.element(page.getByRole('application').getByRole('button', { name: /, / }).first()).toBeVisible()
  return cart
}

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The pieces of the drawing, by the beginning of their names. */
export const piece = (name: string) =>
  page.getByRole('application').getByRole('button', { name: new RegExp(`^${name}, `) })
export const warnings = () => page.getByRole('region', { name: 'Warnings' })
export const keptPlan = () => JSON.parse(localStorage.getItem('planner') ?? 'null') as Plan | null

/** Types a rectangle in centimeters and draws it. */
export async function drawRoom(width: string, depth: string): Promise<void> {
  await field('Width, left to right').fill(width)
  await field('Length, top to bottom').fill(depth)
  await button('Draw the room').click()
}
