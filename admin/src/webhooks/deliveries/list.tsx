import LogIcon from '@mui/icons-material/OutboxOutlined'
import { DataTable, List, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import type { WebhookDelivery } from '#contract/admin/webhooks.ts'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { ListPagination } from '../../ui/list-pagination.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { deliveryStateWords, lastAnswer, loggedEvents, shortAddress } from '../webhook-words.ts'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Order number, or an id')} alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label={t('Status')}
    alwaysOn
    choices={Object.entries(deliveryStateWords).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <SelectInput key="event" source="event" label={t('Event')} choices={loggedEvents} alwaysOn />,
  <ReferenceInput key="endpointId" source="endpointId" reference="webhooks" alwaysOn>
    <SelectInput label={t('Receiver')} optionText="url" />
  </ReferenceInput>,
]

const empty = (
  <EmptyState
    icon={LogIcon}
    title={t('Nothing was sent yet')}
    text={t('Messages to receivers of webhooks appear here.')}
  />
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
      title={t('Log of webhooks')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="createdAt" label={t('Since')} render={({ createdAt }) => whenText(createdAt)} />
        <Column source="event" label={t('Event')} disableSort />
        <Column source="url" label={t('Receiver')} disableSort render={({ url }) => shortAddress(url)} />
        <Column
          source="state"
          label={t('Status')}
          disableSort
          render={({ state }) => <StatusChip {...deliveryStateWords[state]} />}
        />
        <Column source="tries" label={t('Tries')} disableSort align="right" />
        <Column source="lastStatus" label={t('Answer')} disableSort render={lastAnswer} />
        <Column
          source="nextTryAt"
          label={t('Next try')}
          disableSort
          render={({ nextTryAt }) => (nextTryAt === null ? '' : whenText(nextTryAt))}
        />
      </DataTable>
    </List>
  )
}
