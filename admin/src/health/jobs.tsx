import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminJob } from '#contract/admin/health.ts'
import { post } from '../api.ts'
import { said, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { choicesOf, countText, jobStateWords, wordsOf } from './health-words.ts'

const filters = [
  <SelectInput key="state" source="state" label={t('Status')} choices={choicesOf(jobStateWords)} alwaysOn />,
  <TextInput key="kind" source="kind" label={t('Kind, such as send-mail')} alwaysOn />,
]

const nothing = (
  <EmptyState icon={DoneIcon} title={t('No such jobs')} text={t('Work that waits, runs or failed appears here.')} />
)

const Column = DataTable.Col<AdminJob>

/** Jobs that have not ended; parked ones by default. */
export default function JobList() {
  const canWork = useCan('health.work')
  return (
    <>
      <HealthTabs />
      <List
        filters={filters}
        filterDefaultValues={{ state: 'parked' }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
        empty={false}
        pagination={<ListPagination />}
        title={t('Jobs')}
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column source="kind" label={t('Job')} disableSort render={(job) => <Job job={job} />} />
          {canWork && <Column label={t('Actions')} render={(job) => <JobActs job={job} />} />}
          <Column source="createdAt" label={t('Since')} render={({ createdAt }) => whenText(createdAt)} />
          <Column
            source="tries"
            label={t('Tries')}
            disableSort
            align="right"
            render={({ tries }) => countText(tries)}
          />
          <Column
            source="nextTryAt"
            label={t('Next try')}
            disableSort
            render={({ nextTryAt }) => (nextTryAt === null ? '' : whenText(nextTryAt))}
          />
          <Column source="error" label={t('Last error')} disableSort />
        </DataTable>
      </List>
    </>
  )
}

function Job({ job: { kind, state, record } }: { job: AdminJob }) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {wordsOf(kind)}
      {record && <RecordOfJob record={record} />}
      <StatusChip {...jobStateWords[state]} />
    </Stack>
  )
}

function RecordOfJob({ record: { kind, id } }: { record: NonNullable<AdminJob['record']> }) {
  const name = `${said(kind)} ${id.slice(0, 8)}`
  const filter = encodeURIComponent(JSON.stringify({ q: id }))
  if (kind === 'mail') return <Link to={`/health/mails?filter=${filter}`}>{name}</Link>
  if (kind === 'sms') return <Link to={`/health/sms?filter=${filter}`}>{name}</Link>
  if (kind === 'import') return <Link to={`/imports/${id}/show`}>{name}</Link>
  return <span>{name}</span>
}

function JobActs({ job: { id, kind, state, mayRetry, mayDrop } }: { job: AdminJob }) {
  const isMessage = /^(send|resend)-/.test(kind)
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'start' }}>
      {mayRetry && (
        <ActButton
          label={state === 'parked' ? t('Retry') : t('Try now')}
          size="small"
          act={() => post(`/health/jobs/${id}/retry`)}
          done={t('The job is tried again')}
        />
      )}
      {mayDrop && (
        <ActButton
          label={t('Drop')}
          size="small"
          isDanger
          act={() => post(`/health/jobs/${id}/drop`)}
          done={t('The job is gone')}
          ask={{
            title: t('Drop “%{job}”?', { job: wordsOf(kind) }),
            text: isMessage
              ? t('The message is never sent. This cannot be undone.')
              : t('Its work is never done: files that it would remove stay. This cannot be undone.'),
          }}
        />
      )}
    </Stack>
  )
}
