import ChairIcon from '@mui/icons-material/ChairOutlined'
import { Box, Stack, Typography } from '@mui/material'
import { DataTable, FilterButton, List, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import type { ProductRow } from '#contract/admin/catalog/products.ts'
import { formats, t, tNodes } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { smallUrl } from '../../media/pictures/thumbnail.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExportMenu } from '../../ui/export-menu.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { HiddenLabel } from '../../ui/hidden-label.tsx'
import { NewButton } from '../../ui/new-button.tsx'
import { RowCheckboxes } from '../../ui/row-checkboxes.tsx'
import { SavedViews } from '../../ui/saved-views.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { YesInput } from '../../ui/yes-input.tsx'
import { CategoryInput } from '../categories/category-input.tsx'
import { ProductActs } from './product-acts.tsx'
import { ProductState, productStates } from './product-state.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name, SKU or number')} alwaysOn />,

  <CategoryInput key="categoryId" source="categoryId" label={t('Category')} alwaysOn />,

  <SelectInput key="state" source="state" label={t('Status')} choices={productStates} alwaysOn />,
  <YesInput key="low" source="low" label={t('Low stock')} />,
  <YesInput key="reduced" source="reduced" label={t('On sale')} />,
  <YesInput key="reducedTooLong" source="reducedTooLong" label={t('On sale too long')} />,
  <YesInput key="latest" source="latest" label={t('Latest')} />,
  <YesInput key="featured" source="featured" label={t('Featured')} />,
  <YesInput key="withoutPictures" source="withoutPictures" label={t('No pictures')} />,
  <YesInput key="withoutNepali" source="withoutNepali" label={t('Nepali missing')} />,
]

const Column = DataTable.Col<ProductRow>
const onlyWide = { display: { xs: 'none', lg: 'table-cell' } }

/** All products, hidden ones included. */
export default function ProductList() {
  const mayWrite = useCan('catalog.write')
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      actions={<Actions mayWrite={mayWrite} />}
      empty={<NoProducts mayWrite={mayWrite} />}
      title={t('Products')}
    >
      <RowCheckboxes nameOf={({ name }) => name}>
        <DataTable bulkActionButtons={mayWrite ? <ProductActs /> : false}>
          <Column
            source="picture"
            label={<HiddenLabel text={t('Picture')} />}
            disableSort
            render={pictureOf}
            cellSx={() => ({ width: 72 })}
          />
          <Column source="name" label={t('Product')} render={nameOf} />
          <Column source="state" label={t('Status')} disableSort render={(row) => <ProductState row={row} />} />
          <Column source="price" label={t('Price')} render={priceOf} />
          <Column source="stock" label={t('Stock')} render={stockOf} />
          <Column
            source="sales"
            label={t('Sold')}
            sx={onlyWide}
            render={({ sales }) => formats.digits(String(sales))}
          />
          <Column
            source="updatedAt"
            label={t('Updated')}
            sx={onlyWide}
            render={({ updatedAt }) => whenText(updatedAt)}
          />
        </DataTable>
      </RowCheckboxes>
    </List>
  )
}

function Actions({ mayWrite }: { mayWrite: boolean }) {
  return (
    <TopToolbar>
      <SavedViews />
      <FilterButton />
      <ExportMenu />
      {mayWrite && <NewButton />}
    </TopToolbar>
  )
}

function NoProducts({ mayWrite }: { mayWrite: boolean }) {
  return (
    <EmptyState icon={ChairIcon} title={t('No products yet')} text={t('Products, including drafts, appear here.')}>
      {mayWrite && <NewButton variant="contained" />}
    </EmptyState>
  )
}

function pictureOf({ picture }: ProductRow) {
  if (!picture) return <Box sx={{ ...miniature, backgroundColor: 'action.hover' }} />
  return <Box component="img" src={smallUrl(picture)} alt="" loading="lazy" sx={miniature} />
}

const miniature = { display: 'block', width: 56, height: 42, objectFit: 'cover', borderRadius: 1 }

function nameOf({ name, categoryName, subcategoryName, isLatest, isFeatured, hasNepali }: ProductRow) {
  const notes = [
    subcategoryName ?? categoryName,
    isLatest && t('latest'),
    isFeatured && t('featured'),
    !hasNepali && t('Nepali missing'),
  ]
  return (
    <Stack>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="text.secondary">
        {notes.filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
  )
}

function priceOf({ price, oldPrice, isReducedTooLong }: ProductRow) {
  return (
    <Stack sx={{ alignItems: 'flex-start', whiteSpace: 'nowrap' }}>
      <span>{price === 0 ? '–' : moneyText(price)}</span>
      {oldPrice !== null && (
        <Typography variant="body2" color="text.secondary">
          {tNodes('was %{price}', { price: <s>{moneyText(oldPrice)}</s> })}
        </Typography>
      )}
      {isReducedTooLong && <StatusChip tone="notice" label={t('On sale too long')} />}
    </Stack>
  )
}

function stockOf({ stock, isLow, variants }: ProductRow) {
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {isLow ? (
        <StatusChip
          tone={stock === 0 ? 'danger' : 'notice'}
          label={stock === 0 ? t('Out of stock') : t('%{stock}, low', { stock })}
        />
      ) : (
        formats.digits(String(stock))
      )}
      {variants > 1 && (
        <Typography variant="body2" color="text.secondary">
          {t('%{variants} variants', { variants })}
        </Typography>
      )}
    </Stack>
  )
}
