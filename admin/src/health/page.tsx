import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import type { HealthProblem, HealthReport } from '#contract/admin/health.ts'
import { get } from '../api.ts'
import { said, t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { HealthTabs } from './health-tabs.tsx'
import { partNames } from './health-words.ts'
import { BackupPart, DatabasePart, ReplicasPart, ServerPart } from './machine-parts.tsx'
import { JobsPart, SchedulePart } from './work-parts.tsx'
import { MessagesPart, WalletsPart, WebhooksPart } from './outside-parts.tsx'

const REFRESH_MS = 30_000

/** What is wrong with the running shop, with the next step, and below it the figures. */
export default function HealthPage() {
  const { data, error, isPending } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => get<HealthReport>('/health', {}, signal),
    refetchInterval: REFRESH_MS,
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Health')} />
      <HealthTabs />
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Report report={data} />}
    </Stack>
  )
}

function Report({ report }: { report: HealthReport }) {
  return (
    <>
      <Problems report={report} />
      <Box sx={columns}>
        <Stack sx={{ gap: 2 }}>
          <JobsPart jobs={report.jobs} />
          <MessagesPart messages={report.messages} />
          <WalletsPart wallets={report.wallets} />
          <WebhooksPart webhooks={report.webhooks} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <ServerPart server={report.server} />
          <BackupPart backup={report.backup} />
          <ReplicasPart replicas={report.replicas} />
          <DatabasePart database={report.database} />
        </Stack>
      </Box>
      <SchedulePart schedule={report.schedule} />
    </>
  )
}

function Problems({ report: { at, problems, unread } }: { report: HealthReport }) {
  const isWhole = unread.length === 0
  return (
    <Stack component="section" aria-label={t('Status')} sx={{ gap: 1 }}>
      {problems.length === 0 && isWhole ? (
        <Alert severity="success">
          <strong>{t('Everything works.')}</strong> {t('Nothing needs you now.')}
        </Alert>
      ) : (
        <Typography variant="h2" component="p">
          {headline(problems)}
        </Typography>
      )}
      {problems.map((problem) => (
        <Problem key={`${problem.part} ${problem.text}`} problem={problem} />
      ))}
      <Typography variant="body2" color="text.secondary">
        {t('Read %{when}; again each half minute.', { when: whenText(at) })}
      </Typography>
    </Stack>
  )
}

function headline(problems: readonly HealthProblem[]): string {
  return t('One thing needs you |||| %{count} things need you', { count: problems.length })
}

function Problem({ problem: { part, severity, text, step } }: { problem: HealthProblem }) {
  return (
    <Alert
      severity={severity === 'danger' ? 'error' : 'warning'}
      sx={alert}
      action={
        step && (
          <Button component={Link} to={step.path} color="inherit" size="small">
            {said(step.label)}
          </Button>
        )
      }
    >
      <strong>{t('%{part}.', { part: partNames[part] })}</strong> {said(text)}
    </Alert>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}

/** The button moves below the text where there is no room beside it. */
const alert = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: 1, minWidth: { xs: '70%', sm: 0 } },
  '& .MuiAlert-action': { pt: { sm: 0.25 }, whiteSpace: 'nowrap' },
}
