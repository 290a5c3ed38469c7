import { useQueries } from '@tanstack/react-query'
import type { PackedProduct } from '#contract/catalog/products.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import type { Found } from './use-found.ts'
import { type Fits, variantFor } from './variant-for.ts'

/** Those of some products that fit, by what the shop says of their sizes; all of them without `fits`. */
export function useFitting(found: readonly Found[], plan: Plan, fits: Fits | undefined) {
  const results = useQueries({ queries: fits ? found.map(({ productId }) => packedQuery(productId)) : [] }, queryClient)
  if (!fits) return { fitting: found, isPending: false, hasFailed: false, retry: () => undefined }
  const failed = results.filter(({ isError }) => isError)
  return {
    fitting: found.filter(({ variantId }, at) => isThere(results[at]?.data, variantId, plan, fits)),
    isPending: results.some(({ isPending }) => isPending),
    hasFailed: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

function isThere(product: PackedProduct | undefined, variantId: string | null, plan: Plan, fits: Fits): boolean {
  return product !== undefined && variantFor(product, variantId, fits, plan) !== undefined
}
