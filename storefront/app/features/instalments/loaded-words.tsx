import { type ReactNode, useState } from 'react'
import type { Product } from '#contract/catalog/products.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { lineText } from './line-text.ts'
import { namedPlan, plannedProduct, plansFor } from './plans-for.ts'
import { usePlans } from './use-plans.ts'

await needMessages('instalments')

type LoadedWordsProps = { product: Product; price: number; children: (words: string) => ReactNode }

/** What a price comes to per month, where no server has finished it; nothing while plans load, without one, or after a failure. */
export default function LoadedWords({ product, price, children }: LoadedWordsProps) {
  const text = useText()
  const format = useFormat()
  const { plans = [] } = usePlans()
  const [now] = useState(() => new Date())
  const named = namedPlan(plansFor(plans, { price, products: [plannedProduct(product)], now }))
  return named && children(lineText(text, format, named.figures))
}
