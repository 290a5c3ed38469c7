import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { ProductPackages, ProductPackagesReply } from '#contract/catalog/product-packages.ts'
import type { ProductCard, ProductsReply } from '#contract/catalog/products.ts'
import { MAX_PACKED_PRODUCTS } from '#domain/bounds.ts'
import type { Access } from '#domain/passages/answer.ts'
import { type GettingIn, gettingIn } from '#domain/passages/getting-in.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'
import { call } from '../accounts/session/call.ts'
import { goodsOf } from './delivered.ts'

/** A list of the shop: its key among the queries, and how to read a page of it. */
export type PieceList = { key: string; read: (page: { page: number; limit: number }) => Promise<ProductsReply> }

/** `packed` is undefined for a product that the shop took from the list meanwhile. */
type Page = { pieces: { card: ProductCard; packed: ProductPackages | undefined }[]; total: number }

export type FittingPiece = {
  card: ProductCard
  fit: Extract<GettingIn, { sizes: unknown }>
  /** Whether nobody has measured its packages. */
  isEstimate: boolean
}

type Checked = {
  fitting: FittingPiece[]
  /** Those that only a turn on a landing may stop. */
  unsure: FittingPiece[]
  unknown: number
}

/**
 * Reads a list and says which of its pieces get in. The browser computes that, so that the measures stay in it; all pages
 * and packages come as everybody gets them.
 *
 * @param most  pages that are read by themselves; `fetchNextPage` reads more
 * @param sizes  the sizes that are looked for; without any, all
 */
export function useCheckedPieces(
  { key, read }: PieceList,
  access: Access | undefined,
  most: number,
  sizes: readonly string[] = [],
) {
  const query = useInfiniteQuery(
    {
      queryKey: ['checked', key],
      queryFn: ({ pageParam }) => loadPage(read, pageParam),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        pages.length * MAX_PACKED_PRODUCTS < total ? pages.length + 1 : undefined,
      enabled: access !== undefined,
      ...failsAtOnce,
    },
    queryClient,
  )
  const pages = useMemo(() => query.data?.pages ?? [], [query.data])
  const isWanted = query.hasNextPage && !query.isFetching && !query.isError && pages.length < most
  const readOn = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    if (isWanted) readOn()
  }, [isWanted])
  const wanted = sizes.join('\n')
  const checkedOf = useMemo(() => access && rememberedCheck(access, wanted.split('\n')), [access, wanted])
  const checked = useMemo(() => (checkedOf ? pages.map(checkedOf) : []), [pages, checkedOf])
  return {
    ...query,
    isFetching: query.isFetching || isWanted,
    fitting: eachOnce(checked.flatMap(({ fitting }) => fitting)),
    unsure: eachOnce(checked.flatMap(({ unsure }) => unsure)),
    unknown: checked.reduce((sum, page) => sum + page.unknown, 0),
    checked: pages.reduce((sum, { pieces }) => sum + pieces.length, 0),
    total: pages[0]?.total ?? 0,
  }
}

/** A product that was sold meanwhile moves another one to the next page. */
function eachOnce(pieces: readonly FittingPiece[]): FittingPiece[] {
  return [...new Map(pieces.map((piece) => [piece.card._id, piece])).values()]
}

async function loadPage(read: PieceList['read'], page: number): Promise<Page> {
  const { products, totalProducts } = await read({ page, limit: MAX_PACKED_PRODUCTS })
  const packed = products.length === 0 ? [] : await packagesOf(products.map(({ _id }) => _id))
  const packedOf = new Map(packed.map((one) => [one._id, one]))
  return { pieces: products.map((card) => ({ card, packed: packedOf.get(card._id) })), total: totalProducts }
}

async function packagesOf(ids: readonly string[]): Promise<ProductPackages[]> {
  const path: `/api/${string}` = `/api/product/packages?ids=${ids.join(',')}`
  const { answer } = await call<ProductPackagesReply>({ method: 'GET', path })
  if (!answer.success) throw new Error(`The packages could not be loaded: ${answer.message}`)
  return answer.products
}

/** A phone needs a moment for each page, so each is checked once. */
function rememberedCheck(access: Access, sizes: readonly string[]): (page: Page) => Checked {
  const known = new WeakMap<Page, Checked>()
  return (page) => {
    const checked = known.get(page) ?? checkPage(page, access, sizes)
    known.set(page, checked)
    return checked
  }
}

function checkPage({ pieces }: Page, access: Access, sizes: readonly string[]): Checked {
  const fitting: FittingPiece[] = []
  const unsure: FittingPiece[] = []
  let unknown = 0
  for (const { card, packed } of pieces) {
    if (!packed) continue
    const sized = inSizes(packed.variants, sizes).map((variant) => {
      return { size: variant.size, goods: goodsOf({ ...card, ...packed }, variant) }
    })
    const fit = gettingIn(sized, access)
    if ('sizes' in fit) {
      const list = fit.way === 'unsure' ? unsure : fitting
      list.push({ card, fit, isEstimate: packed.packagesAreEstimates })
    } else if (fit.way === 'unknown') unknown += 1
  }
  return { fitting, unsure, unknown }
}

/** All of them where a product has none of the sizes: a filter by size asks nothing of it then. */
function inSizes<Sized extends { size: string | null }>(variants: readonly Sized[], sizes: readonly string[]) {
  const wanted = variants.filter(({ size }) => size !== null && sizes.includes(size))
  return wanted.length > 0 ? wanted : variants
}
