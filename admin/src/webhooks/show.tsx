import { Alert, Button } from '@mui/material'
import { DataTable, ReferenceManyField, Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WebhookDelivery, WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { RecordPage } from '../ui/record-page.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { EndpointActs } from './endpoint-acts.tsx'
import { deliveryStateWords, endpointStateWords, lastAnswer } from './webhook-words.ts'

/** Page of one receiver, with what was sent to it last. */
export default function WebhookShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Endpoint />
    </Show>
  )
}

const notices: Partial<Record<WebhookEndpoint['state'], string>> = {
  paused: t('Nothing is sent. Messages wait up to three days.'),
  failing: t(
    'Nothing arrived for a day, so the shop has stopped sending. Messages wait up to three days. Ask whoever runs the receiver, send a test, then resume.',
  ),
  gone: t('The receiver has answered that it is gone (410). No new messages are kept for it. Remove it, or resume it.'),
}

function Endpoint() {
  const endpoint = useRecordContext<WebhookEndpoint>()
  const canWrite = useCan('webhooks.write')
  if (!endpoint) return null
  const { id, url, description, events, state, failingSince, previousSecretUntil, createdAt } = endpoint
  const notice = notices[state]
  return (
    <RecordPage
      title={description === '' ? new URL(url).host : description}
      state={<StatusChip {...endpointStateWords[state]} />}
      acts={canWrite && <EndpointActs endpoint={endpoint} />}
      aside={
        <PagePart title={t('Receiver')}>
          <Facts
            facts={[
              [t('Address'), url],
              [t('Sent when'), events.join('\n')],
              [t('Added'), whenText(createdAt)],
              [t('Failing since'), failingSince && whenText(failingSince)],
              [t('Old secret valid until'), previousSecretUntil && whenText(previousSecretUntil)],
            ]}
          />
        </PagePart>
      }
    >
      {notice !== undefined && <Alert severity={state === 'paused' ? 'info' : 'warning'}>{notice}</Alert>}
      <PagePart
        title={t('Last messages')}
        action={
          <Button
            component={Link}
            to={`/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify({ endpointId: id }))}`}
          >
            {t('All')}
          </Button>
        }
      >
        <ReferenceManyField
          reference="webhook-deliveries"
          target="endpointId"
          perPage={10}
          sort={{ field: 'createdAt', order: 'DESC' }}
        >
          <DataTable rowClick="show" bulkActionButtons={false} empty={<span>{t('Nothing was sent yet.')}</span>}>
            <Column source="createdAt" label={t('Since')} disableSort render={({ createdAt: at }) => whenText(at)} />
            <Column source="event" label={t('Event')} disableSort />
            <Column
              source="state"
              label={t('Status')}
              disableSort
              render={(row) => <StatusChip {...deliveryStateWords[row.state]} />}
            />
            <Column source="lastStatus" label={t('Answer')} disableSort render={lastAnswer} />
          </DataTable>
        </ReferenceManyField>
      </PagePart>
    </RecordPage>
  )
}

const Column = DataTable.Col<WebhookDelivery>
