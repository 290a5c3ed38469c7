import LogIcon from '@mui/icons-material/OutboxOutlined'
import { DataTable, List, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import type { WebhookDelivery } from '#contract/admin/webhooks.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { ListPagination } from '../../ui/list-pagination.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { deliveryStateWords, lastAnswer, loggedEvents, shortAddress } from '../webhook-words.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder="Order number, or an id" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={Object.entries(deliveryStateWords).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <SelectInput key="event" source="event" choices={loggedEvents} alwaysOn />,
  <ReferenceInput key="endpointId" source="endpointId" reference="webhooks" alwaysOn>
    <SelectInput label="Receiver" optionText="url" />
  </ReferenceInput>,
]

const empty = (
  <EmptyState icon={LogIcon} title="Nothing was sent yet" text="Messages to receivers of webhooks appear here." />
)

const Column = DataTable.Col<WebhookDelivery>

/** Messages to receivers of the last 30 days, newest first. */
export default function DeliveryLog() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      pagination={<ListPagination />}
      title="Log of webhooks"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label="Since" render={({ createdAt }) => whenText(createdAt)} />
        <Column source="event" disableSort />
        <Column source="url" label="Receiver" disableSort render={({ url }) => shortAddress(url)} />
        <Column
          source="state"
          label="Status"
          disableSort
          render={({ state }) => <StatusChip {...deliveryStateWords[state]} />}
        />
        <Column source="tries" disableSort align="right" />
        <Column source="lastStatus" label="Answer" disableSort render={lastAnswer} />
        <Column
          source="nextTryAt"
          label="Next try"
          disableSort
          render={({ nextTryAt }) => (nextTryAt === null ? '' : whenText(nextTryAt))}
        />
      </DataTable>
    </List>
  )
}
