import type { Product, Variant } from '#contract/catalog/products.ts'
import type { Api } from '../../../api.ts'
import { productOrNull } from '../product/product-or-null.ts'
import { comparedIn } from './compared.ts'

/** Fields of a product that the comparison shows. */
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
  /** Facts of each size, where known, from its first type. `size` is null for a product of one size. */
  weights: { size: string | null; kilograms: number }[]
}

export type Comparison = {
  products: ComparedProduct[]
  /** Requested products that are gone from the shop. */
  goneIds: string[]
}

/** Loads the products of an address, in its order. It leaves out products gone from the shop and returns their ids. */
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
