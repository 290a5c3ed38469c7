import type { ReactNode } from 'react'
import { Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard, PlannedProducts as Planned } from '#contract/admin/dashboard.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { formats, t } from '../language/t.ts'
import { listLink } from '../ui/list-link.ts'
import { PagePart } from '../ui/page-part.tsx'
import { OrderStatus } from '../ui/status-chip.tsx'

type Figure = { key: string | number; label: ReactNode; figure: ReactNode; to?: string }

type FigureListProps = {
  title: string
  figures: readonly Figure[]
  /** Text of the empty state. */
  none: string
  /** Link to the full list. */
  all?: { label: string; to: string }
}

/** List of labels with their figures; each links to the records it counts. */
function FigureList({ title, figures, none, all }: FigureListProps) {
  return (
    <PagePart title={title} {...(all && { action: <Link to={all.to}>{all.label}</Link> })}>
      {figures.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {figures.map(({ key, label, figure, to }) => (
          <Stack
            key={key}
            component="li"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>}
            <span>{figure}</span>
          </Stack>
        ))}
      </Stack>
    </PagePart>
  )
}

/** Number of all orders by state. */
export function OrderStates({ orders }: Pick<Dashboard, 'orders'>) {
  const figures = orderStates.map((state) => ({
    key: state,
    label: <OrderStatus state={state} />,
    figure: formats.number(orders[state] ?? 0),
    to: listLink('orders', { state }),
  }))
  return (
    <FigureList
      title={t('Orders by status')}
      figures={figures}
      none=""
      all={{ label: t('View all orders'), to: '/orders' }}
    />
  )
}

type BestSellersProps = { products: Dashboard['bestSellers']; days: string }

/** Best-selling products of the period. */
export function BestSellers({ products, days }: BestSellersProps) {
  const figures = products.map(({ productId, name, pieces }) => ({
    key: productId,
    label: name,
    figure: t('%{pieces} sold', { pieces }),
    to: `/products/${productId}`,
  }))
  return (
    <FigureList
      title={t('Best sellers, last %{days} days', { days: Number(days) })}
      figures={figures}
      none={t('No sales yet.')}
    />
  )
}

/** Variants that are low in stock. */
export function LowStock({ lowStock: { count, items } }: Pick<Dashboard, 'lowStock'>) {
  const figures = items.map(({ id, productId, name, sku, stock }) => ({
    key: id,
    label: `${name}, ${sku}`,
    figure: stock === 0 ? t('Sold out') : t('%{stock} left', { stock }),
    to: `/products/${productId}`,
  }))
  const all = { label: t('View all %{count}', { count }), to: listLink('stock', { low: 'true' }) }
  return <FigureList title={t('Low stock')} figures={figures} none={t('Nothing is low in stock.')} all={all} />
}

/** Products of sent room plans that their senders have not bought. */
export function PlannedProducts({ items }: Planned) {
  const figures = items.map(({ productId, name, plans, bought }) => ({
    key: productId,
    label: name,
    figure: [
      t('%{count} plan |||| %{count} plans', { count: plans }),
      bought === 0 ? t('none bought') : t('%{bought} bought', { bought }),
    ].join(', '),
    to: `/products/${productId}`,
  }))
  const none = t('Shoppers bought every product of the plans that they sent.')
  return <FigureList title={t('Planned and not bought, last 90 days')} figures={figures} none={none} />
}

type SearchMissesProps = { misses: Dashboard['searchMisses']; days: string }

/** Search terms without results. */
export function SearchMisses({ misses, days }: SearchMissesProps) {
  const figures = misses.map(({ term, count }) => ({
    key: term,
    label: term,
    figure: count === 1 ? t('once') : t('%{count} times', { count }),
    to: listLink('search-misses', { days, q: term }),
  }))
  return (
    <FigureList
      title={t('Failed searches')}
      figures={figures}
      none={t('Every search had results.')}
      all={{ label: t('View all'), to: listLink('search-misses', { days }) }}
    />
  )
}
