import type { ReactNode } from 'react'
import { Box, Card, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { sumOf } from '#domain/sum.ts'
import { formats, t } from '../language/t.ts'
import { ChangeText, changeOf, percentChange, type Change } from '../ui/change-text.tsx'
import { quietLink } from '../ui/quiet-link.ts'
import { moneyText } from '../ui/formats.ts'

type Figure = { label: string; insight: string; value: string; before: string; change: Change | null }

type KeyFiguresProps = { figures: Dashboard; isCompared: boolean }

/** The four figures on top. Roles that may not see money have two. */
export function KeyFigures({ figures, isCompared }: KeyFiguresProps) {
  return (
    <Box
      component="section"
      aria-label={t('Key figures')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}
    >
      {figuresOf(figures).map((figure) => (
        <FigureCard key={figure.label} {...figure}>
          {isCompared && (
            <Typography variant="body2" color="text.secondary">
              {figure.change && <ChangeText change={figure.change} hasArrow />} {figure.before}
            </Typography>
          )}
        </FigureCard>
      ))}
    </Box>
  )
}

/** No figure is alone in a row. */
const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }

function FigureCard({ label, insight, value, children }: Figure & { children: ReactNode }) {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography color="text.secondary">
        <Box component={Link} to={`/insights?insight=${insight}`} sx={quietLink}>
          {label}
        </Box>
      </Typography>
      <Typography variant="h1" component="p" sx={{ fontFamily: 'inherit', fontWeight: 600, lineHeight: 1.3 }}>
        {value}
      </Typography>
      {children}
    </Card>
  )
}

function figuresOf({ sales, salesBefore, conversion, promise }: Dashboard): Figure[] {
  const rate = shareOf(conversion.orders, conversion.views)
  const rateBefore = shareOf(conversion.ordersBefore, conversion.viewsBefore)
  const views: Figure = {
    label: t('Views that became orders'),
    insight: 'conversion',
    ...ofShare(rate, rateBefore),
  }
  if (sales === null || salesBefore === null) {
    const kept = shareOf(promise.kept, promise.of)
    const keptBefore = shareOf(promise.keptBefore, promise.ofBefore)
    return [views, { label: t('Promise kept'), insight: 'promise', ...ofShare(kept, keptBefore) }]
  }
  const [total, before] = [sumOf(sales, (day) => day.total), sumOf(salesBefore, (day) => day.total)]
  const [orders, ordersBefore] = [sumOf(sales, (day) => day.orders), sumOf(salesBefore, (day) => day.orders)]
  const more = orders - ordersBefore
  const [average, averageBefore] = [averageOf(total, orders), averageOf(before, ordersBefore)]
  return [
    {
      label: t('Sales'),
      insight: 'days',
      value: moneyText(total),
      before: t('%{before} before', { before: moneyText(before) }),
      change: percentChange(total, before, 1),
    },
    {
      label: t('Orders'),
      insight: 'hours',
      value: formats.number(orders),
      before: t('%{before} before', { before: ordersBefore }),
      change: changeOf(more, t('%{count} order |||| %{count} orders', { count: Math.abs(more) })),
    },
    {
      label: t('Average order'),
      insight: 'days',
      value: average === null ? '–' : moneyText(average),
      before: averageBefore === null ? t('none before') : t('%{before} before', { before: moneyText(averageBefore) }),
      change: average === null || averageBefore === null ? null : percentChange(average, averageBefore, 1),
    },
    views,
  ]
}

function ofShare(share: number | null, before: number | null): Pick<Figure, 'value' | 'before' | 'change'> {
  return {
    value: share === null ? '–' : percentText(share),
    before: before === null ? t('not known before') : t('%{before} before', { before: percentText(before) }),
    change: share === null || before === null ? null : pointsOf(share - before),
  }
}

function percentText(percent: number): string {
  return formats.digits(`${percent.toFixed(1)} %`)
}

/** A difference of percentages. */
export function pointsOf(points: number): Change {
  const rounded = Math.round(points * 10) / 10
  return changeOf(rounded, t('%{points} points', { points: formats.digits(Math.abs(rounded).toFixed(1)) }))
}

export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part * 100) / whole
}

function averageOf(total: number, orders: number): number | null {
  return orders === 0 ? null : total / orders
}
