import SmsIcon from '@mui/icons-material/SmsOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminSms } from '#contract/admin/health.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { choicesOf, messageStateWords, wordsOf } from './health-words.ts'
import { SendAgainButton } from './send-again-button.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Phone number, or order number" alwaysOn />,
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(messageStateWords)} alwaysOn />,
]

const nothing = (
  <EmptyState icon={SmsIcon} title="No such SMS" text="SMS appear here for a month. Nobody can read what they say." />
)

const Column = DataTable.Col<AdminSms>

/** SMS of the last month, newest first. */
export default function SmsList() {
  const canWork = useCan('health.work')
  return (
    <>
      <HealthTabs />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
        empty={false}
        pagination={<ListPagination />}
        title="SMS"
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column source="template" label="SMS" disableSort render={(sms) => <Sms sms={sms} />} />
          {canWork && (
            <Column
              label=""
              render={({ id, state, whyNot }) => (
                <SendAgainButton path={`/health/sms/${id}`} isWaiting={state === 'waiting'} whyNot={whyNot} />
              )}
            />
          )}
          <Column source="createdAt" label="Written" render={({ createdAt }) => whenText(createdAt)} />
          <Column source="parts" disableSort align="right" />
          <Column source="tries" disableSort align="right" />
          <Column
            source="error"
            label="Why not"
            disableSort
            render={({ outcome, error }) => [outcome, error].filter(Boolean).join(': ')}
          />
        </DataTable>
      </List>
    </>
  )
}

function Sms({ sms: { template, state } }: { sms: AdminSms }) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5 }}>
      {wordsOf(template)}
      <StatusChip {...messageStateWords[state]} />
    </Stack>
  )
}
