import type { Product } from '#contract/catalog/products.ts'
import { type Api, isRefusal } from '../../../api.ts'

/** Returns the product, or null if it is not in the shop (any more). */
export async function productOrNull(api: Api, id: string): Promise<Product | null> {
  try {
    return await api.product(id)
  } catch (error) {
    if (isRefusal(error, 'not_found')) return null
    throw error
  }
}
