import PurchasesIcon from '@mui/icons-material/ShoppingBagOutlined'
import { Button } from '@mui/material'
import {
  AutocompleteInput,
  DataTable,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { PurchaseRow } from '#contract/admin/purchasing.ts'
import { t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { SavedViews } from '../ui/saved-views.tsx'
import { YesInput } from '../ui/yes-input.tsx'
import { expectedText, purchaseStateChoices, PurchaseStatus } from './purchase-words.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Number or supplier')} alwaysOn />,
  <YesInput key="open" source="open" label={t('Open')} />,
  <YesInput key="late" source="late" label={t('Late')} />,
  <SelectInput key="state" source="state" label={t('Status')} choices={purchaseStateChoices} />,
  <ReferenceInput key="supplierId" source="supplierId" reference="suppliers" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput label={t('Supplier')} />
  </ReferenceInput>,
]

const Column = DataTable.Col<PurchaseRow>
const onlyWide = { display: { xs: 'none', md: 'table-cell' } }

/** Orders to suppliers, newest first. */
export default function PurchaseOrderList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      actions={
        <TopToolbar>
          <SavedViews />
          <FilterButton />
          <ReorderLink />
          <NewButton />
        </TopToolbar>
      }
      empty={
        <EmptyState
          icon={PurchasesIcon}
          title={t('No purchase orders yet')}
          text={t('“Reorder” says what runs out, from the rate of sales. You can also draft an order yourself.')}
        >
          <ReorderLink />
          <NewButton variant="contained" />
        </EmptyState>
      }
      title={t('Purchase orders')}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Column source="number" label={t('Number')} />
        <Column source="supplierName" label={t('Supplier')} />
        <Column source="state" label={t('Status')} disableSort render={PurchaseStatus} />
        <Column source="expectedOn" label={t('Expected')} render={({ expectedOn }) => expectedText(expectedOn)} />
        <Column
          source="received"
          label={t('Received')}
          disableSort
          align="right"
          render={({ received, pieces }) => t('%{received} of %{pieces}', { received, pieces })}
        />
        <Column
          source="total"
          label={t('Total')}
          align="right"
          sx={onlyWide}
          render={({ total }) => moneyText(total)}
        />
        <Column source="createdAt" label={t('Created')} sx={onlyWide} render={({ createdAt }) => whenText(createdAt)} />
      </DataTable>
    </List>
  )
}

function ReorderLink() {
  return (
    <Button component={Link} to="/purchase-suggestions" size="small">
      {t('Reorder')}
    </Button>
  )
}
