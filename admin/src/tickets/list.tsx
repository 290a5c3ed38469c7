import MailIcon from '@mui/icons-material/MailOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import type { TicketRow } from '#contract/admin/tickets.ts'
import { ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { BulkAssign } from '../assignments/bulk-assign.tsx'
import { OwnerCell } from '../assignments/owner-cell.tsx'
import { OwnerFilter } from '../assignments/owner-filter.tsx'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { RowCheckboxes } from '../ui/row-checkboxes.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { ticketKindNames, ticketStateNames, TicketStatus } from './ticket-state.tsx'

const states = ticketStates.map((id) => ({ id, name: ticketStateNames[id] }))
const kinds = [
  { id: 'message', name: t('All but complaints') },
  ...ticketKinds.map((id) => ({ id, name: ticketKindNames[id] })),
]

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Message or order number')} alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} alwaysOn />,
  <OwnerFilter key="owner" source="owner" label={t('Owner')} kind="ticket" alwaysOn />,
]

const empty = (
  <EmptyState
    icon={MailIcon}
    title={t('No messages yet')}
    text={t('Messages from the shop’s contact page appear here.')}
  />
)

const Column = DataTable.Col<TicketRow>

/** Messages from shoppers, least recently changed first; shows open ones by default. */
export default function MessageList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      sort={{ field: 'changedAt', order: 'ASC' }}
      exporter={false}
      empty={empty}
      title={t('Messages')}
    >
      <RowCheckboxes nameOf={({ number }) => t('message %{number}', { number })}>
        <DataTable rowClick="show" bulkActionButtons={<BulkAssign kind="ticket" />}>
          <Column source="changedAt" label={t('Last activity')} render={({ changedAt }) => whenText(changedAt)} />
          <Column source="number" label={t('Number')} disableSort />
          <Column source="kind" disableSort render={kindOf} />
          <Column source="name" label={t('Customer')} disableSort />
          <Column source="lastWords" label={t('Last message')} disableSort cellSx={() => ({ maxWidth: '48ch' })} />
          <Column source="state" disableSort render={({ state }) => <TicketStatus state={state} />} />
          <Column source="assignment" label={t('Owner')} disableSort render={OwnerCell} />
        </DataTable>
      </RowCheckboxes>
    </List>
  )
}

function kindOf({ kind }: TicketRow) {
  return kind === 'complaint' ? <StatusChip tone="danger" label={t('Complaint')} /> : ticketKindNames[kind]
}
