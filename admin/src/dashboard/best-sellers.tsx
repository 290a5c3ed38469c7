import type { Dashboard } from '#contract/admin/dashboard.ts'
import { FigureList } from './figure-list.tsx'

type BestSellersProps = { products: Dashboard['bestSellers']; days: string }

/** What sold best. */
export function BestSellers({ products, days }: BestSellersProps) {
  const figures = products.map(({ productId, name, pieces }) => ({
    key: productId,
    label: name,
    figure: pieces === 1 ? '1 piece' : `${pieces} pieces`,
    to: `/products/${productId}`,
  }))
  return <FigureList title={`Best sellers of ${days} days`} figures={figures} none="Nothing was sold yet." />
}
