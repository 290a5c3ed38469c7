import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { href, Link } from 'react-router'
import type { PackedProduct } from '#contract/catalog/products.ts'
import { type Answer, howItGetsIn } from '#domain/passages/answer.ts'
import { useFormat } from '../../../format.ts'
import { needMessages } from '../../../messages/load-messages.ts'
import { useText } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { deliveredAs, packedQuery } from '../../passages/delivered.ts'
import { type KeptWay, keptWay, useKept } from '../../passages/kept-measures.ts'
import { PASSAGES_HASH } from '../../passages/opened-by-link.ts'
import { variantSearch } from '../product/variant-search.ts'
import styles from './comparison-table.module.css'
import { GetsInCells, type GetsInProps } from './gets-in-slot.tsx'
import type { ComparedProduct } from './load-comparison.ts'

await needMessages('passages')

/** Says of each product whether it gets in by the measures that this browser keeps; each answer leads to its check. */
export default function GetsInRow({ products, onlyDifferences }: GetsInProps) {
  const text = useText()
  const format = useFormat()
  const kept = useKept()
  const packed = useQueries({ queries: products.map(({ _id }) => packedQuery(_id)), combine: dataOf }, queryClient)
  const way = useMemo(() => (kept === null ? undefined : keptWay(format)), [kept, format])
  const answers = useMemo(
    () => products.map((product, at) => answerOf(product, packed[at], way)),
    [products, packed, way],
  )
  const isKnown = packed.every((one) => one !== undefined)
  const differs = new Set(answers).size > 1
  if (onlyDifferences && isKnown && !differs) return null
  const label = text('listing.gets-in')
  const saidOf = ({ _id, offer }: ComparedProduct, at: number) => {
    const answer = answers[at]
    if (packed[at] === undefined) return way && <span className={styles.unknown}>{text('passages.checking')}</span>
    if (answer === undefined) return <span className={styles.unknown}>{text('product.unknown')}</span>
    const check = href('/product/:id', { id: _id }) + variantSearch(offer) + PASSAGES_HASH
    return <Link to={check}>{text(`passages.fits.${answer}`)}</Link>
  }
  return (
    <tr className={isKnown && differs ? styles.differs : undefined}>
      <GetsInCells
        label={
          <>
            {way?.isUsual ? text('passages.fits.usual', { fits: label }) : label}
            {isKnown && differs && <span className="visually-hidden"> {text('comparison.differs')}</span>}
          </>
        }
        cells={products.map(saidOf)}
      />
    </tr>
  )
}

/** Null for a request that failed, undefined for one that is pending. */
function dataOf(results: UseQueryResult<PackedProduct>[]): (PackedProduct | null | undefined)[] {
  return results.map(({ data, isError }) => data ?? (isError ? null : undefined))
}

/** Undefined without its packages, and without all measures. */
function answerOf(
  { offer }: ComparedProduct,
  packed: PackedProduct | null | undefined,
  way: KeptWay | undefined,
): Exclude<Answer['answer'], 'yes' | 'tilted'> | 'whole' | undefined {
  const goods = packed && deliveredAs(packed, offer._id).goods
  if (!goods || !way) return undefined
  const { answer } = howItGetsIn(goods, way.access)
  return answer === 'yes' || answer === 'tilted' ? 'whole' : answer
}
