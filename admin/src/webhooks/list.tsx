import WebhooksIcon from '@mui/icons-material/WebhookOutlined'
import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { endpointStateWords, shortAddress } from './webhook-words.ts'

const Column = DataTable.Col<WebhookEndpoint>

/** Receivers of webhooks. */
export default function WebhookList() {
  return (
    <MadeByStaffList
      title="Webhooks"
      searches="Address or description"
      states={endpointStateWords}
      newLabel="New receiver"
      empty={{
        icon: WebhooksIcon,
        title: 'No receivers yet',
        text: 'A program, such as your accountant’s or your courier’s, can hear at once when an order or an invoice changes.',
      }}
      actions={
        <Button component={Link} to="/webhook-deliveries" size="small">
          Log
        </Button>
      }
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
    </MadeByStaffList>
  )
}
