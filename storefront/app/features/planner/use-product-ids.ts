import { useMemo } from 'react'
import type { Plan } from '#domain/planner/plan.ts'

/** The same list as long as the plan has the same products. */
export function useProductIds(plan: Pick<Plan, 'pieces'>): readonly string[] {
  const joined = [...new Set(plan.pieces.flatMap((piece) => (piece.own ? [] : [piece.productId])))].join()
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined])
}
