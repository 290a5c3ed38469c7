import TransferIcon from '@mui/icons-material/LocalShippingOutlined'
import { DataTable, FilterButton, List, SearchInput, TopToolbar } from 'react-admin'
import type { StockTransferRow } from '#contract/admin/stock/transfers.ts'
import { formats, t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { YesInput } from '../../ui/yes-input.tsx'
import { PlaceInput } from '../places/place-input.tsx'
import { TransferStatus } from './transfer-status.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Place or note')} alwaysOn />,
  <YesInput key="open" source="open" label={t('In transit')} />,
  <PlaceInput key="placeId" source="placeId" label={t('From or to')} />,
]

const Column = DataTable.Col<StockTransferRow>
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } }

/** Transfers between places, newest first. */
export default function TransferList() {
  return (
    <List
      title={t('Transfers')}
      filters={filters}
      sort={{ field: 'sentAt', order: 'DESC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      empty={
        <EmptyState
          icon={TransferIcon}
          title={t('No transfers yet')}
          text={t('Choose variants in the stock list, then ‘Transfer’, to send them to another place.')}
        />
      }
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="sentAt" label={t('Sent')} render={({ sentAt }) => whenText(sentAt)} />
        <Column source="from" label={t('From and to')} disableSort render={({ from, to }) => `${from} → ${to}`} />
        <Column
          source="sent"
          label={t('Pieces')}
          disableSort
          align="right"
          sx={onlyWide}
          render={({ sent }) => formats.number(sent)}
        />
        <Column
          source="receivedAt"
          label={t('Status')}
          disableSort
          render={(row) => <TransferStatus transfer={row} />}
        />
      </DataTable>
    </List>
  )
}
