import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../api.ts'

const MENU_LIMIT = 10

/** The first 10 products of a subcategory, for the menus; asked once in a visit. A failure is an empty list. */
export function useSubcategoryProducts(subcategoryId: string) {
  const { data, isPending } = useQuery({
    queryKey: ['menu-products', subcategoryId],
    queryFn: () => browserApi.productsOfSubcategory(subcategoryId, { limit: MENU_LIMIT }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { products: data?.products ?? [], isLoading: isPending }
}
