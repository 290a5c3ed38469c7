import type { Product } from '#contract/products.ts'
import { type Api, isRefusal } from '../../api.ts'
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
  | 'productWeight'
  | 'dimensionsCm'
  | 'material'
  | 'finishOptions'
  | 'assembly'
  | 'colorOptions'
  | 'weightCapacity'
  | 'warranty'
  | 'specialFeatures'
> & { picture: Product['pictures'][number] | undefined }

export type Comparison = {
  products: ComparedProduct[]
  /** How many of those asked for have left the shop. */
  goneCount: number
}

/** The products that an address names, in its order. What left the shop is left out and counted. */
export async function loadComparison(api: Api, address: URL): Promise<Comparison> {
  const found = await Promise.all(comparedIn(address.searchParams).map((id) => productOrNothing(api, id)))
  const products = found.filter((product) => product !== undefined)
  return { products: products.map(compared), goneCount: found.length - products.length }
}

async function productOrNothing(api: Api, id: string): Promise<Product | undefined> {
  try {
    return await api.product(id)
  } catch (error) {
    if (isRefusal(error, 'not_found')) return undefined
    throw error
  }
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
    productWeight: product.productWeight,
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
