import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SelectInput, TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminJob } from '#contract/admin/health.ts'
import { post } from '../api.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { choicesOf, jobStateWords, wordsOf } from './health-words.ts'

const filters = [
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(jobStateWords)} alwaysOn />,
  <TextInput key="kind" source="kind" label="Kind, such as send-mail" alwaysOn />,
]

const nothing = <EmptyState icon={DoneIcon} title="No such jobs" text="Work that waits, runs or failed appears here." />

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
        title="Jobs"
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column source="kind" label="Job" disableSort render={(job) => <Job job={job} />} />
          {canWork && <Column label="Actions" render={(job) => <JobActs job={job} />} />}
          <Column source="createdAt" label="Since" render={({ createdAt }) => whenText(createdAt)} />
          <Column source="tries" disableSort align="right" />
          <Column
            source="nextTryAt"
            label="Next try"
            disableSort
            render={({ nextTryAt }) => (nextTryAt === null ? '' : whenText(nextTryAt))}
          />
          <Column source="error" label="Last error" disableSort />
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
  const name = `${kind} ${id.slice(0, 8)}`
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
          label={state === 'parked' ? 'Retry' : 'Try now'}
          size="small"
          act={() => post(`/health/jobs/${id}/retry`)}
          done="The job is tried again"
        />
      )}
      {mayDrop && (
        <ActButton
          label="Drop"
          size="small"
          isDanger
          act={() => post(`/health/jobs/${id}/drop`)}
          done="The job is gone"
          ask={{
            title: `Drop “${wordsOf(kind)}”?`,
            text: isMessage
              ? 'The message is never sent. This cannot be undone.'
              : 'Its work is never done: files that it would remove stay. This cannot be undone.',
          }}
        />
      )}
    </Stack>
  )
}
