import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { isRefusal } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import type { Goods } from './goods.ts'
import { knownGoods } from './known-goods.ts'
import type { KnownGoods } from './nothing-known.ts'

type FollowGoodsProps = { productIds: readonly string[]; onGoods: (known: KnownGoods) => void }

/** Reads what the shop says of the planned products. It shows nothing itself. */
export default function FollowGoods({ productIds, onGoods }: FollowGoodsProps) {
  const results = useQueries({ queries: productIds.map(packedQuery), combine }, queryClient)
  const known = useMemo(() => {
    const answers = productIds.flatMap((id, at) => {
      const product = results[at]
      return product === undefined ? [] : [[id, product] as const]
    })
    return knownGoods(new Map(answers))
  }, [productIds, results])
  useEffect(() => onGoods(known), [known, onGoods])
  return null
}

type Result = { data: Exclude<ReturnType<Goods['get']>, 'gone'>; error: unknown }

function combine(results: readonly Result[]) {
  return results.map(({ data, error }) => data ?? (isRefusal(error, 'not_found') ? ('gone' as const) : undefined))
}
