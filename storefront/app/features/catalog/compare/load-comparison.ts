import type { CardOffer, Product, Variant } from '#contract/catalog/products.ts'
import { defined } from '#domain/defined.ts'
import type { Api } from '../../../api.ts'
import { picturesIn } from '../colors.ts'
import { productOrNull } from '../product/product-or-null.ts'
import { comparedIn } from './compared.ts'

/** Fields of a product that the comparison shows. */
export type ComparedProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'rating'
  | 'reviewCount'
  | 'countInStock'
  | 'madeInDays'
  | 'size'
  | 'productType'
  | 'dimensionsCm'
  | 'material'
  | 'finishOptions'
  | 'assembly'
  | 'colors'
  | 'colorOptions'
  | 'weightCapacity'
  | 'warranty'
  | 'specialFeatures'
> & {
  /** What Add to Cart adds: the first color and size in stock, or else the first. The picture and the price are its. */
  offer: CardOffer
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
  const offer = product.offers.find(({ countInStock }) => countInStock > 0) ?? defined(product.offers[0], 'offer')
  return {
    _id: product._id,
    name: product.name,
    offer,
    picture: picturesIn(offer.color, product.pictures)[0],
    rating: product.rating,
    reviewCount: product.reviewCount,
    countInStock: product.countInStock,
    madeInDays: product.madeInDays,
    size: product.size,
    productType: product.productType,
    weights: weightsOf(product.variants),
    dimensionsCm: product.dimensionsCm,
    material: product.material,
    finishOptions: product.finishOptions,
    assembly: product.assembly,
    colors: product.colors,
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
