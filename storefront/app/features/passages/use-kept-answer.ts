import { useMemo } from 'react'
import { type Answer, howItGetsIn } from '#domain/passages/answer.ts'
import { useFormat } from '../../format.ts'
import { deliveredAs, usePacked } from './delivered.ts'
import { keptWay, useKept } from './kept-measures.ts'

export type KeptAnswer = {
  answer: Answer['answer']
  /** Start of its texts: an answer may rest on usual heights. */
  text: 'passages.kept' | 'passages.kept-usual'
}

/**
 * Returns whether a variant gets in by the measures that this browser keeps; undefined without all of them, without its
 * packages, and until these are known.
 */
export function useKeptAnswer(productId: string, variantId: string): KeptAnswer | undefined {
  const format = useFormat()
  const { data } = usePacked(productId)
  const kept = useKept()
  return useMemo(() => {
    const way = kept === null ? undefined : keptWay(format)
    const goods = data && deliveredAs(data, variantId).goods
    if (!goods || !way) return undefined
    return {
      answer: howItGetsIn(goods, way.access).answer,
      text: way.isUsual ? 'passages.kept-usual' : 'passages.kept',
    }
  }, [data, variantId, format, kept])
}

/** Returns whether the answer waits for the packages of the product, which load with the first question about them. */
export function useIsChecking(productId: string): boolean {
  const format = useFormat()
  const { isPending } = usePacked(productId)
  const kept = useKept()
  return useMemo(() => isPending && kept !== null && keptWay(format) !== undefined, [isPending, kept, format])
}
