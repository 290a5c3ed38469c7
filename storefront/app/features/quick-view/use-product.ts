import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/products.ts'
import { browserApi, isRefusal } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { isValidProduct } from '../product/valid-product.ts'

/** What the quick view and the compare bar ask of a product, null when it has left the shop; kept for the visit. */
export function productQuery(id: string) {
  return {
    queryKey: ['product', id],
    queryFn: () => productOrNull(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }
}

async function productOrNull(id: string): Promise<Product | null> {
  try {
    const product = await browserApi.product(id)
    if (!isValidProduct(product)) throw new Error(`Invalid product data of ${id}`)
    return product
  } catch (error) {
    if (isRefusal(error, 'not_found')) return null
    throw error
  }
}

/** The product is undefined on its way and after a failure, null when it has left the shop. */
export function useProduct(id: string) {
  const { data, isError, isFetching, refetch } = useQuery(productQuery(id), queryClient)
  return { product: data, hasFailed: isError, isFetching, refetch }
}
