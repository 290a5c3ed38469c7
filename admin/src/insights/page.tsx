import { Alert, Box, LinearProgress, Stack, Tab, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Insight } from '#contract/admin/insights.ts'
import { insightNames, insights, type InsightName } from '#domain/insights/insight-names.ts'
import { get, type Query } from '../api.ts'
import { formats, said, t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { FileButtons } from '../ui/file-buttons.tsx'
import { TabStrip } from '../ui/tab-strip.tsx'
import { InsightBody } from './insight-body.tsx'
import { PeriodChoice } from './period-choice.tsx'

/** Questions about the shop, each for a period and the one before. The address says which question of which period it is. */
export default function InsightsPage() {
  const [params, setParams] = useSearchParams()
  const staff = useStaff()
  const names = insightNames.filter((name) => staff?.permissions.includes(insights[name].needs))
  const name = names.find((one) => one === params.get('insight')) ?? names[0]
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [field, value] of Object.entries(changes)) {
      if (value === null) next.delete(field)
      else next.set(field, value)
    }
    setParams(next)
  }
  return (
    <Stack sx={{ gap: 2, py: 2, minWidth: 0 }}>
      <Title title={t('Insights')} />
      {name && (
        <>
          <TabStrip
            value={name}
            aria-label={t('Insights')}
            onChange={(_event, chosen: InsightName) => change({ insight: chosen })}
          >
            {names.map((one) => (
              <Tab key={one} value={one} label={said(insights[one].title)} />
            ))}
          </TabStrip>
          <OneInsight name={name} params={params} change={change} />
        </>
      )}
    </Stack>
  )
}

type OneInsightProps = {
  name: InsightName
  params: URLSearchParams
  change: (changes: Record<string, string | null>) => void
}

function OneInsight({ name, params, change }: OneInsightProps) {
  const asked: Query = { days: params.get('days'), from: params.get('from'), until: params.get('until') }
  const { data, error, isPending } = useQuery({
    queryKey: ['insights', name, asked],
    queryFn: ({ signal }) => get<Insight>(`/insights/${name}`, asked, signal),
  })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <PeriodChoice params={params} change={change} />
        <FileButtons path={`/insights/${name}/file`} asked={asked} formats={['xlsx', 'csv']} />
      </Box>
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Typography color="text.secondary">
            {t('%{period}, compared with %{before}', {
              period: periodText(data.period),
              before: periodText(data.before),
            })}
          </Typography>
          <InsightBody title={said(insights[name].title)} insight={data} />
        </>
      )}
    </>
  )
}

function periodText({ from, until }: Insight['period']): string {
  return t('%{from} to %{until}', { from: formats.shortDate(from), until: formats.shortDate(until) })
}
