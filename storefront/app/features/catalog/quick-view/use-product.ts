import { useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalog/products.ts'
import { browserApi } from '../../../api.ts'
import { queryClient } from '../../../query-client.ts'
import { productOrNull } from '../product/product-or-null.ts'
import { isValidProduct } from '../product/valid-product.ts'

/**
 * The product is undefined on its way and after a failure, null when it has left the shop. One seen before comes at
 * once and is reloaded in the background: since then the price may have changed, or the last piece gone into the cart.
 */
export function useProduct(id: string) {
  const query = { queryKey: ['product', id], queryFn: () => validProductOrNull(id), staleTime: 0 }
  const { data, isError, isFetching, refetch } = useQuery(query, queryClient)
  return { product: data, hasFailed: isError, isFetching, refetch }
}

async function validProductOrNull(id: string): Promise<Product | null> {
  const product = await productOrNull(browserApi, id)
  if (product !== null && !isValidProduct(product)) throw new Error(`Invalid product data of ${id}`)
  return product
}
