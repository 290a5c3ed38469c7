import { Alert, Box, LinearProgress, Stack, Tab, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { ReportPage, ReportYears } from '#contract/admin/reports.ts'
import { reportChoices, reportNames, reportTitles, type ReportName } from '#domain/reports/report-names.ts'
import { get, type Query } from '../api.ts'
import { said, t } from '../language/t.ts'
import { FileButtons } from '../ui/file-buttons.tsx'
import { TabStrip } from '../ui/tab-strip.tsx'
import { Choices } from './choices.tsx'
import { ReportBody } from './report-body.tsx'
import { serverPeriod } from './server-name.ts'

const ROWS_A_PAGE = 25

/** What an accountant needs, on the page and as files. The address says which report of which period it is. */
export default function ReportsPage() {
  const [params, setParams] = useSearchParams()
  const name = reportNames.find((one) => one === params.get('report')) ?? reportNames[0]
  const years = useQuery({
    queryKey: ['report-years'],
    queryFn: ({ signal }) => get<ReportYears>('/reports', {}, signal),
  })
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [field, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(field)
      else next.set(field, value)
    }
    setParams(next)
  }
  return (
    <Stack sx={{ gap: 2, py: 2, minWidth: 0 }}>
      <Title title={t('Reports')} />
      <TabStrip
        value={name}
        aria-label={t('Reports')}
        onChange={(_event, chosen: ReportName) => change({ report: chosen })}
      >
        {reportNames.map((one) => (
          <Tab key={one} value={one} label={said(reportTitles[one])} />
        ))}
      </TabStrip>
      {years.error && <Alert severity="error">{years.error.message}</Alert>}
      {years.data && <Report key={name} name={name} years={years.data} params={params} change={change} />}
    </Stack>
  )
}

type ReportProps = {
  name: ReportName
  years: ReportYears
  params: URLSearchParams
  change: (changes: Record<string, string | null>) => void
}

function Report({ name, years, params, change }: ReportProps) {
  const asked = askedIn(name, params)
  const page = Number(params.get('page') ?? 1)
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['reports', name, asked, page],
    queryFn: ({ signal }) => get<ReportPage>(`/reports/${name}`, { ...asked, page, perPage: ROWS_A_PAGE }, signal),
    placeholderData: (before) => before,
  })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Choices name={name} years={years} asked={asked} change={change} />
        <FileButtons path={`/reports/${name}/file`} asked={asked} formats={['xlsx', 'pdf', 'csv']} />
      </Box>
      {(isPending || isPlaceholderData) && <LinearProgress aria-label={t('Loading')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && !error && (
        <>
          <Typography variant="h2">{serverPeriod(data.period)}</Typography>
          <ReportBody report={data} page={page} onPage={(next) => change({ page: String(next) })} />
        </>
      )}
    </>
  )
}

/** The choices in the address that this report has. */
function askedIn(name: ReportName, params: URLSearchParams): Query {
  return Object.fromEntries(reportChoices[name].map((field) => [field, params.get(field)]))
}
