import type { ReactNode } from 'react'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { AdminMail, AdminSms } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState, type EmptyStateProps } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { ListPagination } from '../ui/list-pagination.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { HealthTabs } from './health-tabs.tsx'
import { choicesOf, messageStateWords, wordsOf } from './health-words.ts'
import { SendAgainButton } from './send-again-button.tsx'

interface MessageListProps {
  title: string
  /** Label of the first column. */
  one: string
  /** Where each message is sent again: `/health/mails`. */
  path: string
  /** Placeholder of the search field: what it searches. */
  searches: string
  /** What an empty list says, and what the list is about. */
  none: string
  about: string
  icon: EmptyStateProps['icon']
  /** The last columns. */
  children: ReactNode
}

const Column = DataTable.Col<AdminMail | AdminSms>

/** Mails or SMS of the last month, newest first. */
export function MessageList({ title, one, path, searches, none, about, icon, children }: MessageListProps) {
  const canWork = useCan('health.work')
  const nothing = <EmptyState icon={icon} title={none} text={about} />
  return (
    <>
      <HealthTabs />
      <List
        filters={[
          <SearchInput key="q" source="q" placeholder={searches} alwaysOn />,
          <SelectInput
            key="state"
            source="state"
            label={t('Status')}
            choices={choicesOf(messageStateWords)}
            alwaysOn
          />,
        ]}
        sort={{ field: 'createdAt', order: 'DESC' }}
        exporter={false}
        empty={false}
        pagination={<ListPagination />}
        title={title}
      >
        <DataTable rowClick={false} bulkActionButtons={false} empty={nothing}>
          <Column source="template" label={one} disableSort render={(message) => <Message message={message} />} />
          {canWork && (
            <Column
              label={t('Actions')}
              render={({ id, state, whyNot }) => (
                <SendAgainButton path={`${path}/${id}`} isWaiting={state === 'waiting'} whyNot={whyNot} />
              )}
            />
          )}
          <Column source="createdAt" label={t('Written')} render={({ createdAt }) => whenText(createdAt)} />
          {children}
        </DataTable>
      </List>
    </>
  )
}

function Message({ message }: { message: AdminMail | AdminSms }) {
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.5, overflowWrap: 'anywhere', minWidth: 'to' in message ? 160 : 0 }}>
      {wordsOf(message.template)}
      {'to' in message && <span>{message.to}</span>}
      <StatusChip {...messageStateWords[message.state]} />
    </Stack>
  )
}
