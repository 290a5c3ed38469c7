import MailIcon from '@mui/icons-material/MailOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminMail } from '#contract/admin/health.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { choicesOf, messageStateWords, wordsOf } from './health-words.ts'
import { SendAgainButton } from './send-again-button.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Whole email address, or order number" alwaysOn />,
  <SelectInput key="state" source="state" label="Status" choices={choicesOf(messageStateWords)} alwaysOn />,
]

const nothing = (
  <EmptyState
    icon={MailIcon}
    title="No such mails"
    text="Mails appear here for a month. Nobody can read what they say."
  />
)

const Column = DataTable.Col<AdminMail>

/** Mails of the last month, newest first. */
export default function MailList() {
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
        title="Mails"
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column source="template" label="Mail" disableSort render={(mail) => <Mail mail={mail} />} />
          {canWork && (
            <Column
              label=""
              render={({ id, state, whyNot }) => (
                <SendAgainButton path={`/health/mails/${id}`} isWaiting={state === 'waiting'} whyNot={whyNot} />
              )}
            />
          )}
          <Column source="createdAt" label="Written" render={({ createdAt }) => whenText(createdAt)} />
          <Column source="tries" disableSort align="right" />
          <Column source="error" label="Last error" disableSort />
        </DataTable>
      </List>
    </>
  )
}

function Mail({ mail: { template, to, state } }: { mail: AdminMail }) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5, overflowWrap: 'anywhere', minWidth: 160 }}>
      {wordsOf(template)}
      <span>{to}</span>
      <StatusChip {...messageStateWords[state]} />
    </Stack>
  )
}
