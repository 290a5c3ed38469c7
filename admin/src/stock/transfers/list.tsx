import TransferIcon from '@mui/icons-material/LocalShippingOutlined'
import { DataTable, FilterButton, List, SearchInput, TopToolbar } from 'react-admin'
import type { StockTransferRow } from '#contract/admin/stock/transfers.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { YesInput } from '../../ui/yes-input.tsx'
import { PlaceInput } from '../places/place-input.tsx'
import { TransferStatus } from './transfer-status.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder="Place or note" alwaysOn />,
  <YesInput key="open" source="open" label="In transit" />,
  <PlaceInput key="placeId" source="placeId" label="From or to" />,
]

const Column = DataTable.Col<StockTransferRow>
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } }

/** Transfers between places, newest first. */
export default function TransferList() {
  return (
    <List
      title="Transfers"
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
          title="No transfers yet"
          text="Choose variants in the stock list, then ‘Transfer’, to send them to another place."
        />
      }
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="sentAt" label="Sent" render={({ sentAt }) => whenText(sentAt)} />
        <Column source="from" label="From and to" disableSort render={({ from, to }) => `${from} → ${to}`} />
        <Column source="sent" label="Pieces" disableSort align="right" sx={onlyWide} />
        <Column source="receivedAt" label="Status" disableSort render={(row) => <TransferStatus transfer={row} />} />
      </DataTable>
    </List>
  )
}
