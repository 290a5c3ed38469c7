import { lazy, Suspense } from 'react'
import { Box, Card, Skeleton, Stack, Typography } from '@mui/material'
import type { Insight } from '#contract/admin/insights.ts'
import { said, t } from '../language/t.ts'
import { ChangeText } from '../ui/change-text.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { changeBetween, figureText, namesBelow } from './figure-text.ts'
import { InsightTable } from './insight-table.tsx'

/** Height of the chart's card. */
const CHART_PX = 350

const InsightChart = lazy(() => import('./insight-chart.tsx'))

/** An answer: its figures, its chart, its rows, and what they count. */
export function InsightBody({ title, insight }: { title: string; insight: Insight }) {
  const { figures, chart, columns, rows, notes } = insight
  const nameOf = namesBelow(columns[0]?.title)
  const hasBars = chart?.bars.some(({ value, before }) => value !== 0 || (before ?? 0) !== 0)
  return (
    <>
      <Box
        component="section"
        aria-label={t('Figures')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' }}
      >
        {figures.map((figure) => (
          <FigureCard key={figure.label} figure={figure} />
        ))}
      </Box>
      {chart && hasBars && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_PX} />}>
          <InsightChart {...chart} nameOf={nameOf} />
        </Suspense>
      )}
      <PagePart title={t('Table')}>
        {rows.length === 0 ? (
          <Typography color="text.secondary">{t('Nothing happened in this period.')}</Typography>
        ) : (
          <InsightTable title={title} columns={columns} rows={rows} nameOf={nameOf} />
        )}
      </PagePart>
      <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5, maxWidth: '80ch' }}>
        {notes.map((note) => (
          <Typography key={note} component="li" variant="body2" color="text.secondary">
            {said(note)}
          </Typography>
        ))}
      </Stack>
    </>
  )
}

function FigureCard({ figure }: { figure: Insight['figures'][number] }) {
  const { label, unit, value, before, isBetterLower } = figure
  const change = changeBetween(value, before, unit)
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography color="text.secondary">{said(label)}</Typography>
      <Typography variant="h2" component="p" sx={{ fontFamily: 'inherit', fontWeight: 600 }}>
        {figureText(value, unit)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {change && <ChangeText change={change} isBetterLower={isBetterLower} hasArrow />}{' '}
        {before === null ? t('not known before') : t('%{before} before', { before: figureText(before, unit) })}
      </Typography>
    </Card>
  )
}
