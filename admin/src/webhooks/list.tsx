import WebhooksIcon from '@mui/icons-material/WebhookOutlined'
import { Button } from '@mui/material'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { endpointStateWords, shortAddress } from './webhook-words.ts'

const Column = DataTable.Col<WebhookEndpoint>

/** Receivers of webhooks. */
export default function WebhookList() {
  return (
    <MadeByStaffList
      title={t('Webhooks')}
      searches={t('Address or description')}
      states={endpointStateWords}
      newLabel={t('New receiver')}
      empty={{
        icon: WebhooksIcon,
        title: t('No receivers yet'),
        text: t(
          'A program, such as your accountant’s or your courier’s, can hear at once when an order or an invoice changes.',
        ),
      }}
      actions={
        <Button component={Link} to="/webhook-deliveries" size="small">
          {t('Log')}
        </Button>
      }
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="url" label={t('Address')} render={({ url }) => shortAddress(url)} />
        <Column source="description" label={t('Description')} disableSort />
        <Column
          source="events"
          label={t('Events')}
          disableSort
          render={({ events }) =>
            events.length > 3 ? t('%{count} events', { count: events.length }) : events.join(', ')
          }
        />
        <Column
          source="state"
          label={t('Status')}
          disableSort
          render={({ state }) => <StatusChip {...endpointStateWords[state]} />}
        />
        <Column
          source="failingSince"
          label={t('Failing since')}
          disableSort
          render={({ failingSince }) => (failingSince === null ? '' : whenText(failingSince))}
        />
      </DataTable>
    </MadeByStaffList>
  )
}
