import CountIcon from '@mui/icons-material/FactCheckOutlined'
import { DataTable, List, TopToolbar } from 'react-admin'
import type { StockCountRow } from '#contract/admin/stock/counts.ts'
import { formats, t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { whenText } from '../../ui/formats.ts'
import { PlaceInput } from '../places/place-input.tsx'
import { CountStatus } from './count-status.tsx'
import { StartButton } from './start-button.tsx'

const filters = [<PlaceInput key="placeId" source="placeId" alwaysOn />]
const Column = DataTable.Col<StockCountRow>
const onlyWide = { display: { xs: 'none', sm: 'table-cell' } }

const empty = (
  <EmptyState
    icon={CountIcon}
    title={t('No stock counts yet')}
    text={t('Count the pieces of a place by scanning their SKUs, see the differences, and book them.')}
  />
)

/** Stock counts, newest first. An empty list keeps its toolbar: the dialog may be open before the list is there. */
export default function CountList() {
  return (
    <List
      title={t('Stock counts')}
      filters={filters}
      sort={{ field: 'startedAt', order: 'DESC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <StartButton />
        </TopToolbar>
      }
      empty={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false} empty={empty}>
        <Column source="startedAt" label={t('Started')} render={({ startedAt }) => whenText(startedAt)} />
        <Column source="place" label={t('Place')} disableSort render={whatOf} />
        <Column
          source="counted"
          label={t('Counted')}
          disableSort
          align="right"
          sx={onlyWide}
          render={({ counted }) => formats.number(counted)}
        />
        <Column
          source="different"
          label={t('Differences')}
          disableSort
          align="right"
          sx={onlyWide}
          render={({ different }) => formats.number(different)}
        />
        <Column source="state" label={t('Status')} disableSort render={({ state }) => <CountStatus state={state} />} />
      </DataTable>
    </List>
  )
}

function whatOf({ place, category }: StockCountRow) {
  return category === null ? place : `${place}, ${category}`
}
