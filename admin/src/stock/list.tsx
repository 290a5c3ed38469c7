import InventoryIcon from '@mui/icons-material/Inventory2Outlined'
import { useState } from 'react'
import { Button } from '@mui/material'
import { DataTable, FilterButton, List, SearchInput, TopToolbar, useListContext, useRefresh } from 'react-admin'
import { Link } from 'react-router-dom'
import type { StockRow } from '#contract/admin/stock.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { CategoryInput } from '../catalog/categories/category-input.tsx'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { HiddenLabel } from '../ui/hidden-label.tsx'
import { RowCheckboxes } from '../ui/row-checkboxes.tsx'
import { SavedViews } from '../ui/saved-views.tsx'
import { YesInput } from '../ui/yes-input.tsx'
import { ByPlace } from './by-place.tsx'
import { MoveStockButton } from './move-stock-button.tsx'
import { MoveStockDialog } from './move-stock-dialog.tsx'
import { PlaceInput } from './places/place-input.tsx'
import { useOpenPlaces } from './places/use-places.ts'
import { StockLeft } from './stock-left.tsx'
import { SendDialog } from './transfers/send-dialog.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name or SKU')} alwaysOn />,
  <CategoryInput key="categoryId" source="categoryId" label={t('Category')} alwaysOn />,
  <YesInput key="low" source="low" label={t('Low stock')} />,
  <PlaceInput key="placeId" source="placeId" />,
]

const Column = DataTable.Col<StockRow>
const onlyWide = { display: { xs: 'none', lg: 'table-cell' } }

/** Stock of each variant, lowest first. */
export default function StockList() {
  const mayWrite = useCan('stock.write')
  const refresh = useRefresh()
  const hasSeveral = useOpenPlaces().length > 1
  return (
    <List
      filters={filters}
      sort={{ field: 'stock', order: 'ASC' }}
      exporter={false}
      actions={<Actions />}
      empty={false}
      title={t('Stock')}
    >
      <RowCheckboxes nameOf={({ name, sku }) => [name, sku].filter(Boolean).join(', ')}>
        <DataTable bulkActionButtons={mayWrite ? <MoveChosen /> : false} rowClick={false} empty={<NothingLow />}>
          <Column source="name" label={t('Product')} render={linkOf} />
          <Column source="sku" label="SKU" disableSort sx={onlyWide} />
          <Column source="stock" label={t('Stock')} render={(row) => <StockLeft row={row} />} />
          {hasSeveral && (
            <Column
              source="places"
              label={t('By place')}
              disableSort
              sx={onlyWide}
              render={(row) => <ByPlace row={row} />}
            />
          )}
          <Column
            source="sold"
            label={t('Sold in last 30 days')}
            align="right"
            render={({ sold }) => formats.number(sold)}
          />
          <Column
            source="daysLeft"
            label={t('Days left')}
            align="right"
            render={({ daysLeft }) => (daysLeft === null ? '–' : formats.number(daysLeft))}
          />
          <Column
            source="waiting"
            label={t('Waiting')}
            align="right"
            render={({ waiting }) => formats.number(waiting)}
          />
          <Column
            source="act"
            label={<HiddenLabel text={t('Action')} />}
            disableSort
            render={(row) => <MoveStockButton row={row} onMoved={refresh} />}
          />
        </DataTable>
      </RowCheckboxes>
    </List>
  )
}

function linkOf(row: StockRow) {
  return <Link to={`/products/${row.productId}/stock`}>{nameWithChoice(row.name, row)}</Link>
}

function Actions() {
  return (
    <TopToolbar>
      <SavedViews />
      <FilterButton />
    </TopToolbar>
  )
}

function NothingLow() {
  return <EmptyState icon={InventoryIcon} title={t('No results')} text={t('No variants match these filters.')} />
}

function MoveChosen() {
  const { data, selectedIds, onUnselectItems } = useListContext<StockRow>()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const hasSeveral = useOpenPlaces().length > 1
  const rows = (data ?? []).filter(({ id }) => selectedIds.includes(id))
  if (rows.length === 0) return null
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('Adjust stock')}
      </Button>
      {hasSeveral && (
        <Button size="small" onClick={() => setIsSending(true)}>
          {t('Transfer')}
        </Button>
      )}
      {isOpen && (
        <MoveStockDialog rows={rows} onClose={() => setIsOpen(false)} onMoved={() => (onUnselectItems(), refresh())} />
      )}
      {isSending && (
        <SendDialog rows={rows} onClose={() => setIsSending(false)} onSent={() => (onUnselectItems(), refresh())} />
      )}
    </>
  )
}
