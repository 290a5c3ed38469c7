import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import type { PriceChange } from '#contract/admin/catalog/prices.ts'
import type { Product } from '#contract/admin/catalog/products.ts'
import type { PriceStretch } from '#domain/catalog/old-price.ts'
import { get } from '../../api.ts'

/** Fetches the price changes of the product's variants, oldest first; none for an unsaved product. */
export function usePriceHistory() {
  const product = useRecordContext<Product>()
  const { data, error, isPending } = useQuery({
    queryKey: ['products', 'prices', product?.id, product?.version],
    queryFn: ({ signal }) => get<{ items: PriceChange[] }>(`/products/${product?.id}/prices`, {}, signal),
    enabled: product !== undefined,
  })
  const changes = data?.items ?? []
  return { changes, error, isPending: product !== undefined && isPending, stretchesOf }

  function stretchesOf(variantId: number | null): PriceStretch[] {
    const own = changes.filter((change) => change.variantId === variantId)
    return own.map(({ price, since, isOffered }) => ({ price, since: new Date(since), isOffered }))
  }
}
