import { Box, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { Period } from '#domain/insights/periods.ts'
import { formats, said, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { ChangeText, percentChange } from '../ui/change-text.tsx'
import { quietLink } from '../ui/quiet-link.ts'
import { PagePart } from '../ui/page-part.tsx'
import { listLink } from '../ui/list-link.ts'

type Row = { label: string; to?: string | undefined; total: number; before: number }

type SalesProps = { figures: Dashboard; period: Period; isCompared: boolean }

/** Sales of the largest categories. Nothing for roles that may not see money. */
export function ByCategory({ figures: { categories, otherCategories }, isCompared }: SalesProps) {
  if (categories === null) return null
  const rows = categories.map(({ id, name, total, before }) => {
    return {
      label: id === null ? said(name) : name,
      to: id === null ? undefined : listLink('products', { categoryId: String(id) }),
      total,
      before,
    }
  })
  return (
    <RankedSales title={t('By category')} insight="categories" {...{ rows, isCompared }} others={otherCategories} />
  )
}

/** Sales of the largest districts, each with a link to its orders. */
export function ByDistrict({ figures: { districts, otherDistricts }, period, isCompared }: SalesProps) {
  if (districts === null) return null
  const { from, until } = period
  const sold = { placedFrom: from, placedUntil: until, state: ['pending', 'confirm', 'delivered'] }
  const rows = districts.map(({ name, total, before }) => {
    return { label: formats.place(name), to: listLink('orders', { ...sold, district: name }), total, before }
  })
  return <RankedSales title={t('By district')} insight="districts" {...{ rows, isCompared }} others={otherDistricts} />
}

type RankedSalesProps = {
  title: string
  insight: string
  rows: readonly Row[]
  others: Dashboard['otherDistricts']
  isCompared: boolean
}

function RankedSales({ title, insight, rows, others, isCompared }: RankedSalesProps) {
  const all = others
    ? [...rows, { ...others, label: t('%{count} other |||| %{count} others', { count: others.count }) }]
    : rows
  const most = Math.max(1, ...all.flatMap(({ total, before }) => [total, isCompared ? before : 0]))
  return (
    <PagePart title={title} action={<Link to={`/insights?insight=${insight}`}>{t('All')}</Link>}>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {isCompared ? t('in Nrs., the mark is the period before') : t('in Nrs.')}
      </Typography>
      {all.length === 0 && <Typography color="text.secondary">{t('No sales yet.')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
        {all.map((row, at) => (
          <SalesRow key={at} row={row} most={most} isCompared={isCompared} />
        ))}
      </Box>
    </PagePart>
  )
}

/** A row with its name above the bar on phones. */
const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 30,
  gridTemplateColumns: { xs: '1fr auto 52px', sm: '116px minmax(0, 1fr) 92px 52px' },
}

function SalesRow({
  row: { label, to, total, before },
  most,
  isCompared,
}: {
  row: Row
  most: number
  isCompared: boolean
}) {
  const change = isCompared ? percentChange(total, before) : null
  return (
    <Box component="li" sx={columns}>
      {to === undefined ? (
        <span>{label}</span>
      ) : (
        <Box component={Link} to={to} sx={quietLink}>
          {label}
        </Box>
      )}
      <BarWithMark share={total / most} mark={isCompared ? before / most : null} />
      <Box component="span" sx={{ textAlign: 'right', fontWeight: 600 }}>
        {formats.number(total)}
        {isCompared && <span style={visuallyHidden}>{`, ${t('%{before} before', { before })}`}</span>}
      </Box>
      <Box component="span" sx={{ textAlign: 'right', fontSize: '0.8125rem' }}>
        {change && <ChangeText change={change} />}
      </Box>
    </Box>
  )
}

function BarWithMark({ share, mark }: { share: number; mark: number | null }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: 20,
        gridRow: { xs: 2, sm: 'auto' },
        gridColumn: { xs: '1 / -1', sm: 'auto' },
      }}
    >
      <Box
        sx={{ position: 'absolute', insetBlock: 4, width: percent(share), borderRadius: '3px', bgcolor: tokens.timber }}
      />
      {mark !== null && (
        <Box
          sx={{ position: 'absolute', insetBlock: 0, left: percent(mark), width: '2px', bgcolor: tokens.marigold }}
        />
      )}
    </Box>
  )
}

const percent = (share: number) => `${Math.max(0, Math.min(100, share * 100))}%`
