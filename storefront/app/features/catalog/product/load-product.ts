import { data } from 'react-router'
import type { PackedProduct, Product, ProductCard } from '#contract/catalog/products.ts'
import { isId } from '#domain/id.ts'
import type { ShownSet } from '#contract/sets.ts'
import type { Api } from '../../../api.ts'
import { shownProduct } from '../card/as-shown.ts'
import type { ShownProduct } from '../card/shown-product.ts'
import { isValidProduct } from './valid-product.ts'

/** `set` is null for a product of no set. */
export type LoadedProduct = { product: Product; related: ShownProduct[]; set: ShownSet | null }

/** Data for the error page after an answer without a product. */
export const INVALID_PRODUCT = 'invalid-product'

/** Two views of five. */
export const RELATED_PRODUCTS = 10

/**
 * Loads a product with related ones and its set. What fails to load besides the product is left out.
 *
 * @throws `data(…, { status })`: 404 for an id that no product has, 502 with `INVALID_PRODUCT` for a response that is
 *         not a product, else the API's own refusal
 */
export async function loadProduct(api: Api, id: string): Promise<LoadedProduct> {
  if (!isId(id)) throw data(null, { status: 404 })
  const product = await api.product(id)
  if (!isValidProduct(product)) throw data(INVALID_PRODUCT, { status: 502 })

  const query = { limit: RELATED_PRODUCTS + 1 }
  const [set, ofSubcategory, ofCategory] = await Promise.all([
    api.setOf(product._id).catch(noSet),
    product.subCatId === null ? [] : api.productsOfSubcategory(product.subCatId, query).then(productsOf, noProducts),
    api.productsOfCategory(product.catId, { limit: 2 * RELATED_PRODUCTS }).then(productsOf, noProducts),
  ])
  return {
    product: withoutPackages(product),
    related: relatedProducts(product._id, ofSubcategory, ofCategory).map((card) => shownProduct(card)),
    set,
  }
}

/** Leaves out what the page does not show. */
function withoutPackages(product: PackedProduct): Product {
  const { comesAssembled: _assembled, packagesAreEstimates: _estimates, variants, ...shown } = product
  return { ...shown, variants: variants.map(({ packages: _packages, ...variant }) => variant) }
}

function noSet(error: unknown): null {
  console.error(error)
  return null
}

function productsOf({ products }: { products: ProductCard[] }): ProductCard[] {
  return products
}

function noProducts(error: unknown): ProductCard[] {
  console.error(error)
  return []
}

/** Lists products of the same subcategory, then of the category, without the product itself and without duplicates. */
export function relatedProducts(
  productId: string,
  ofSubcategory: readonly ProductCard[],
  ofCategory: readonly ProductCard[],
): ProductCard[] {
  const byId = new Map([...ofSubcategory, ...ofCategory].map((product) => [product._id, product]))
  byId.delete(productId)
  return [...byId.values()].slice(0, RELATED_PRODUCTS)
}
