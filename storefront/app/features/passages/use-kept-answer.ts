import { useMemo } from 'react'
import { type Answer, howItGetsIn } from '#domain/passages/answer.ts'
import { useFormat } from '../../format.ts'
import { deliveredAs, usePacked } from './delivered.ts'
import { keptWay, useKept } from './kept-measures.ts'

/**
 * Returns whether a variant gets in by the measures that this browser keeps; undefined without all of them, without its
 * packages, and until these are known.
 */
export function useKeptAnswer(productId: string, variantId: string): Answer['answer'] | undefined {
  const format = useFormat()
  const { data } = usePacked(productId)
  const kept = useKept()
  return useMemo(() => {
    const access = kept === null ? undefined : keptWay(format)
    const goods = data && deliveredAs(data, variantId).goods
    return goods && access ? howItGetsIn(goods, access).answer : undefined
  }, [data, variantId, format, kept])
}
