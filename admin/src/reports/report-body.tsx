import { lazy, Suspense } from 'react'
import { Box, Pagination, Skeleton, Stack, Typography } from '@mui/material'
import type { ReportPage } from '#contract/admin/reports.ts'
import { formats, said, t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { ReportTable } from './report-table.tsx'

/** Height of the chart's card. */
const CHART_PX = 330

const ReportChart = lazy(() => import('./report-chart.tsx'))

type ReportBodyProps = { report: ReportPage; page: number; onPage: (page: number) => void }

/** A report: its figures, its chart, its rows, and what to know about them. */
export function ReportBody({ report, page, onPage }: ReportBodyProps) {
  const { title, figures, chart, items, pages, left, notes } = report
  return (
    <>
      <Figures figures={figures} />
      {chart && chart.bars.some(({ value }) => value !== 0) && (
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_PX} />}>
          <ReportChart {...chart} />
        </Suspense>
      )}
      <PagePart title={said(title)}>
        {items.length === 0 ? (
          <Typography color="text.secondary">{t('No rows in this period.')}</Typography>
        ) : (
          <ReportTable report={report} />
        )}
        {left > 0 && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t(
              '%{count} more row is in the files; the page shows the sums. |||| %{count} more rows are in the files; the page shows the sums.',
              { count: left },
            )}
          </Typography>
        )}
        {pages > 1 && (
          <Pagination
            page={page}
            count={pages}
            onChange={(_event, next) => onPage(next)}
            sx={{ mt: 2 }}
            aria-label={t('Pages of the report')}
          />
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

function Figures({ figures }: Pick<ReportPage, 'figures'>) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))', m: 0 }}
    >
      {figures.map(({ label, value, isMoney }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {said(label)}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {isMoney ? moneyText(value) : formats.number(Math.round(value))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
