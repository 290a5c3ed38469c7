import type { Dashboard } from '#contract/admin/dashboard.ts'
import { FigureList } from './figure-list.tsx'

type BestSellersProps = { products: Dashboard['bestSellers']; days: string }

/** Best-selling products of the period. */
export function BestSellers({ products, days }: BestSellersProps) {
  const figures = products.map(({ productId, name, pieces }) => ({
    key: productId,
    label: name,
    figure: `${pieces} sold`,
    to: `/products/${productId}`,
  }))
  return <FigureList title={`Best sellers, last ${days} days`} figures={figures} none="No sales yet." />
}
