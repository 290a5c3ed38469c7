import { useState } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { InstalmentsLine } from './instalments-line.tsx'
import { lineText } from './line-text.ts'
import styles from './loaded-line.module.css'
import { namedPlan, plannedProduct, plansFor } from './plans-for.ts'
import { usePlans } from './use-plans.ts'

await needMessages('instalments')

type LoadedLineProps = { product: Product; price: number }

/** The line as a row of notes, where no server has finished it; nothing while plans load, without one, and after a failure. */
export default function LoadedLine({ product, price }: LoadedLineProps) {
  const text = useText()
  const format = useFormat()
  const { plans = [] } = usePlans()
  const [now] = useState(() => new Date())
  const named = namedPlan(plansFor(plans, { price, products: [plannedProduct(product)], now }))
  if (!named) return null
  return (
    <div className={styles.row}>
      <InstalmentsLine words={lineText(text, format, named.figures)} product={product} price={price} />
    </div>
  )
}
