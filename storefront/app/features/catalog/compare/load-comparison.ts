import type { Product, Variant } from '#contract/catalog/products.ts'
import type { Api } from '../../../api.ts'
import { productOrNull } from '../product/product-or-null.ts'
import { comparedIn } from './compared.ts'

/** What the comparison shows of a product. */
export type ComparedProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'price'
  | 'oldPrice'
  | 'rating'
  | 'reviewCount'
  | 'countInStock'
  | 'size'
  | 'productType'
  | 'dimensionsCm'
  | 'material'
  | 'finishOptions'
  | 'assembly'
  | 'colorOptions'
  | 'weightCapacity'
  | 'warranty'
  | 'specialFeatures'
> & {
  picture: Product['pictures'][number] | undefined
  /** Of each size, where it is known: that of its first type. The size is null for a product of one size. */
  weights: { size: string | null; kilograms: number }[]
}

export type Comparison = {
  products: ComparedProduct[]
  /** Those asked for that have left the shop. */
  goneIds: string[]
}

/** The products that an address names, in its order. What left the shop is left out and named. */
export async function loadComparison(api: Api, address: URL): Promise<Comparison> {
  const ids = comparedIn(address.searchParams)
  const found = await Promise.all(ids.map((id) => productOrNull(api, id)))
  const products = found.filter((product) => product !== null)
  return { products: products.map(compared), goneIds: ids.filter((_, at) => found[at] === null) }
}

function compared(product: Product): ComparedProduct {
  return {
    _id: product._id,
    name: product.name,
    picture: product.pictures[0],
    price: product.price,
    oldPrice: product.oldPrice,
    rating: product.rating,
    reviewCount: product.reviewCount,
    countInStock: product.countInStock,
    size: product.size,
    productType: product.productType,
    weights: weightsOf(product.variants),
    dimensionsCm: product.dimensionsCm,
    material: product.material,
    finishOptions: product.finishOptions,
    assembly: product.assembly,
    colorOptions: product.colorOptions,
    weightCapacity: product.weightCapacity,
    warranty: product.warranty,
    specialFeatures: product.specialFeatures,
  }
}

function weightsOf(variants: readonly Variant[]): ComparedProduct['weights'] {
  const firstOfEachSize = variants.filter(({ size }, at) => variants.findIndex((one) => one.size === size) === at)
  return firstOfEachSize.flatMap(({ size, weightKg }) => (weightKg === null ? [] : { size, kilograms: weightKg }))
}
