import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

const MENU_LIMIT = 10

/** Returns the first 10 products of a subcategory for the menus, loaded once per visit. A failure is an empty list. */
export function useSubcategoryProducts(subcategoryId: string) {
  const { data, isPending } = useQuery(menuProducts(subcategoryId))
  return { products: data?.products ?? [], isLoading: isPending }
}

export async function prefetchProducts(subcategoryIds: readonly string[]): Promise<void> {
  await Promise.all(subcategoryIds.map((id) => queryClient.prefetchQuery(menuProducts(id))))
}

function menuProducts(subcategoryId: string) {
  return queryOptions({
    queryKey: ['menu-products', subcategoryId],
    queryFn: () => browserApi.productsOfSubcategory(subcategoryId, { limit: MENU_LIMIT }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
