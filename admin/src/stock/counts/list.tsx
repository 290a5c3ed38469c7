import CountIcon from '@mui/icons-material/FactCheckOutlined'
import { DataTable, List, TopToolbar } from 'react-admin'
import type { StockCountRow } from '#contract/admin/stock/counts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { PlaceInput } from '../places/place-input.tsx'
import { CountStatus } from './count-status.tsx'
import { StartButton } from './start-button.tsx'

const filters = [<PlaceInput key="placeId" source="placeId" alwaysOn />]
const Column = DataTable.Col<StockCountRow>
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } }

/** Stock counts, newest first. */
export default function CountList() {
  return (
    <List
      title="Stock counts"
      filters={filters}
      sort={{ field: 'startedAt', order: 'DESC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <StartButton />
        </TopToolbar>
      }
      empty={
        <EmptyState
          icon={CountIcon}
          title="No stock counts yet"
          text="Count the pieces of a place by scanning their SKUs, see the differences, and book them."
        >
          <StartButton variant="contained" />
        </EmptyState>
      }
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="startedAt" label="Started" render={({ startedAt }) => whenText(startedAt)} />
        <Column source="place" label="Place" disableSort render={whatOf} />
        <Column source="counted" label="Counted" disableSort align="right" sx={onlyWide} />
        <Column source="different" label="Differences" disableSort align="right" sx={onlyWide} />
        <Column source="state" label="Status" disableSort render={({ state }) => <CountStatus state={state} />} />
      </DataTable>
    </List>
  )
}

function whatOf({ place, category }: StockCountRow) {
  return category === null ? place : `${place}, ${category}`
}
