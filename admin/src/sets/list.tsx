import SetsIcon from '@mui/icons-material/WeekendOutlined'
import {
  AutocompleteInput,
  DataTable,
  FilterButton,
  List,
  NullableBooleanInput,
  ReferenceInput,
  SearchInput,
  TopToolbar,
} from 'react-admin'
import type { ProductSetRecord } from '#contract/admin/sets.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { ImportButton } from './import-button.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name')} alwaysOn />,
  <NullableBooleanInput key="isActive" source="isActive" label={t('Active')} alwaysOn />,
  <ReferenceInput key="productId" source="productId" reference="products">
    <AutocompleteInput label={t('Product')} />
  </ReferenceInput>,
]

const Column = DataTable.Col<ProductSetRecord>

/** Sets of products. */
export default function SetList() {
  const mayWrite = useCan('catalog.write')
  const empty = (
    <EmptyState
      icon={SetsIcon}
      title={t('No sets yet')}
      text={t(
        'Products that cost less together, such as a bed with its mattress. Every cart with a complete set is reduced.',
      )}
    >
      {mayWrite && (
        <>
          <NewButton variant="contained" />
          <ImportButton />
        </>
      )}
    </EmptyState>
  )
  const actions = (
    <TopToolbar>
      <FilterButton />
      <ExportMenu />
      {mayWrite && <ImportButton />}
      <NewButton />
    </TopToolbar>
  )
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title={t('Sets')}
      actions={actions}
    >
      <DataTable rowClick={mayWrite ? 'edit' : false} bulkActionButtons={false}>
        <Column source="name" label={t('Name')} />
        <Column
          source="pieceNames"
          label={t('Products')}
          disableSort
          render={({ pieceNames }) => pieceNames.join(', ')}
        />
        <Column
          source="percent"
          label={t('Discount')}
          align="right"
          render={({ percent }) => formats.digits(`${percent}%`)}
        />
        <Column source="isActive" label={t('Status')} disableSort render={(set) => <StatusChip {...statusOf(set)} />} />
      </DataTable>
    </List>
  )
}

/** A set with a hidden product reduces no cart until the product is shown again. */
function statusOf({ isActive, isOffered }: ProductSetRecord) {
  if (!isActive) return { tone: 'quiet', label: t('Inactive') } as const
  return isOffered
    ? ({ tone: 'delivered', label: t('Active') } as const)
    : ({ tone: 'pending', label: t('A product is hidden') } as const)
}
