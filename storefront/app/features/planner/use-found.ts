import { useQueries } from '@tanstack/react-query'
import type { Cart } from '#contract/cart.ts'
import type { ProductCard } from '#contract/catalog/products.ts'
import type { Picture } from '#contract/common.ts'
import type { ListItem } from '#contract/wishlist.ts'
import { browserApi } from '../../api.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'

export const PAGE_SIZE = 12

/** A product to put into the room. `variantId` is null where any variant may be. */
export type Found = { productId: string; variantId: string | null; name: string; picture: Picture | undefined }

type Asked = {
  /** '' shows what sells best. */
  q: string
  /** Id of a category; '' for all. */
  category: string
  pages: number
}

/** Finds products of the shop, page after page. */
export function useFoundInShop({ q, category, pages }: Asked) {
  const queries = Array.from({ length: pages }, (_, at) => pageQuery(q, category, at + 1))
  const results = useQueries({ queries }, queryClient)
  const failed = results.filter(({ isError }) => isError)
  return {
    found: results.flatMap(({ data }) => data?.products.map(foundInShop) ?? []),
    total: results[0]?.data?.totalProducts ?? 0,
    isPending: results.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

function pageQuery(q: string, category: string, page: number) {
  const query = { page, limit: PAGE_SIZE, ...(category !== '' && { category: [category] }) }
  return {
    queryKey: ['planner', q, category, page],
    queryFn: () => (q === '' ? browserApi.products(query) : browserApi.search({ q, ...query })),
    ...failsAtOnce,
  }
}

function foundInShop({ _id, name, pictures }: ProductCard): Found {
  return { productId: _id, variantId: null, name, picture: pictures[0] }
}

/** The lines of a cart that the shop still sells. */
export function foundInCart({ lines }: Pick<Cart, 'lines'>): Found[] {
  return lines.flatMap(({ productId, variantId, name, picture }) =>
    productId === null || variantId === null ? [] : [{ productId, variantId, name, picture: picture ?? undefined }],
  )
}

/** The products of a list that the shop still sells. */
export function foundInList(items: readonly ListItem[]): Found[] {
  return items.flatMap(({ productId, variantId, name, picture }) =>
    variantId === null ? [] : [{ productId, variantId, name, picture: picture ?? undefined }],
  )
}
