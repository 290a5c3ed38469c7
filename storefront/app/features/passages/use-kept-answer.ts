import { useMemo } from 'react'
import { type Answer, willItGetIn } from '#domain/passages/answer.ts'
import { readAccess } from '#domain/passages/typed-access.ts'
import { useFormat } from '../../format.ts'
import { deliveredAs, usePacked } from './delivered.ts'
import { keptMeasures } from './kept-measures.ts'

/**
 * Returns whether a variant gets in by the measures that this browser keeps; undefined without all of them, without its
 * packages, and until these are known.
 */
export function useKeptAnswer(productId: string, variantId: string): Answer['answer'] | undefined {
  const format = useFormat()
  const { data } = usePacked(productId)
  return useMemo(() => {
    const read = readAccess(keptMeasures(format))
    const goods = data && deliveredAs(data, variantId).goods
    return goods && 'access' in read ? willItGetIn(goods, read.access).answer : undefined
  }, [data, variantId, format])
}
