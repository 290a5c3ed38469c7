import WebhooksIcon from '@mui/icons-material/WebhookOutlined'
import { Button } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { endpointStateWords, shortAddress } from './webhook-words.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder="Address or description" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={Object.entries(endpointStateWords).map(([id, { label }]) => ({ id, name: label }))}
  />,
]

const actions = (
  <TopToolbar>
    <Button component={Link} to="/webhook-deliveries" size="small">
      Log
    </Button>
    <NewButton label="New receiver" />
  </TopToolbar>
)

const empty = (
  <EmptyState
    icon={WebhooksIcon}
    title="No receivers yet"
    text="A program, such as your accountant’s or your courier’s, can hear at once when an order or an invoice changes."
  >
    <NewButton label="New receiver" variant="contained" />
  </EmptyState>
)

const Column = DataTable.Col<WebhookEndpoint>

/** Receivers of webhooks. */
export default function WebhookList() {
  return (
    <List
      filters={filters}
      actions={actions}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      title="Webhooks"
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="url" label="Address" render={({ url }) => shortAddress(url)} />
        <Column source="description" disableSort />
        <Column
          source="events"
          disableSort
          render={({ events }) => (events.length > 3 ? `${events.length} events` : events.join(', '))}
        />
        <Column
          source="state"
          label="Status"
          disableSort
          render={({ state }) => <StatusChip {...endpointStateWords[state]} />}
        />
        <Column
          source="failingSince"
          label="Failing since"
          disableSort
          render={({ failingSince }) => (failingSince === null ? '' : whenText(failingSince))}
        />
      </DataTable>
    </List>
  )
}
