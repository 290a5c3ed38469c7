import type { Dashboard } from '#contract/admin/dashboard.ts'
import { FigureList } from './figure-list.tsx'
import { listLink } from './list-link.ts'

/** Variants that are low in stock. */
export function LowStock({ lowStock: { count, items } }: Pick<Dashboard, 'lowStock'>) {
  const figures = items.map(({ id, productId, name, sku, stock }) => ({
    key: id,
    label: `${name}, ${sku}`,
    figure: stock === 0 ? 'Sold out' : `${stock} left`,
    to: `/products/${productId}`,
  }))
  const all = { label: `View all ${count}`, to: listLink('stock', { low: 'true' }) }
  return <FigureList title="Low stock" figures={figures} none="Nothing is low in stock." all={all} />
}
