import { useQueries, useQuery } from '@tanstack/react-query'
import type { Cart } from '#contract/cart.ts'
import type { ProductCard } from '#contract/catalog/products.ts'
import type { Picture } from '#contract/common.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { ListItem } from '#contract/wishlist.ts'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import type { FurnitureKind } from '#domain/catalog/furniture-kinds.ts'
import type { PieceKind } from '#domain/planner/plan.ts'
import { browserApi } from '../../api.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'

export const PAGE_SIZE = 12

/** A product to put into the room. `variantId` is null where any variant may be. */
export type Found = { productId: string; variantId: string | null; name: string; picture: Picture | undefined }

/** A category of the shop; its icon says of which kind it is. */
export type FoundCategory = { _id: string; name: string; icon?: IconName }

type Asked = {
  /** '' shows what sells best. */
  q: string
  /** Id of a category; '' for all that stands in a room. */
  category: string
  pages: number
}

/** Finds products of the shop, page after page. Without a search, each page begins with what takes up most floor. */
export function useFoundInShop({ q, category, pages }: Asked, categories: readonly FoundCategory[]) {
  const asked = category === '' && q === '' ? standing(categories) : [category].filter(Boolean)
  const queries = Array.from({ length: pages }, (_, at) => pageQuery(q, asked, at + 1))
  const results = useQueries({ queries }, queryClient)
  const failed = results.filter(({ isError }) => isError)
  return {
    found: results.flatMap(({ data }) => {
      const products = data?.products ?? []
      return (q === '' ? largestFirst(products) : products).map(foundInShop)
    }),
    total: results[0]?.data?.totalProducts ?? 0,
    isPending: results.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** Ids of all categories but pillows and duvets; none where the shop has no such category, which asks for all. */
export function standing(categories: readonly FoundCategory[]): string[] {
  const others = categories.filter(({ icon }) => icon !== 'pillow')
  return others.length === categories.length ? [] : others.map(({ _id }) => _id)
}

const largeKinds = new Set<FurnitureKind>([
  'bed',
  'four-poster',
  'bunk-bed',
  'wardrobe',
  'corner-sofa',
  'sofa',
  'dining-set',
  'table',
  'desk',
])

/** Beds, wardrobes, sofas and tables come first; the others keep their order behind them. */
export function largestFirst(products: readonly ProductCard[]): ProductCard[] {
  return products.toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)))
}

function isLarge(card: ProductCard): boolean {
  return largeKinds.has(furnitureKind(card))
}

function pageQuery(q: string, category: string[], page: number) {
  const query = { page, limit: PAGE_SIZE, ...(category.length > 0 && { category }) }
  return {
    queryKey: ['planner', q, category.join(), page],
    queryFn: () => (q === '' ? browserApi.products(query) : browserApi.search({ q, ...query })),
    ...failsAtOnce,
  }
}

/** Most of one kind that are looked through for a swap: what a page of the shop's list takes. */
const MOST_OF_KIND = 100

/** Products of a kind in a category, once that is known. */
export function useFoundOfKind(kind: PieceKind, category: string | undefined) {
  const query = useQuery(
    {
      queryKey: ['planner', 'kind', category],
      queryFn: () => browserApi.products({ page: 1, limit: MOST_OF_KIND, category: category ? [category] : [] }),
      enabled: category !== undefined,
      ...failsAtOnce,
    },
    queryClient,
  )
  const ofKind = query.data?.products.filter((card) => furnitureKind(card) === kind) ?? []
  return {
    found: ofKind.map(foundInShop),
    isPending: query.isPending,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
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
