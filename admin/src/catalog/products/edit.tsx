import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import {
  Edit,
  type RaRecord,
  SaveButton,
  TabbedForm,
  Toolbar,
  TopToolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import type { Product } from '#contract/admin/catalog/products.ts'
import { post, remove } from '../../api.ts'
import { RecordHistory } from '../../audit/record-history.tsx'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { asSavedProduct, type EditedProduct } from './as-product.ts'
import { PriceHistory } from './price-history.tsx'
import { ProductStock } from './product-stock.tsx'
import { ProductTabs } from './product-tabs.tsx'

const { Tab } = TabbedForm

/** Page for editing a product, with its stock, price history and changes. */
export default function ProductEdit() {
  const mayWrite = useCan('catalog.write')
  return (
    <Edit
      actions={<Actions mayWrite={mayWrite} />}
      transform={(form: RaRecord, opened?: { previousData: RaRecord }) => {
        return asSavedProduct(form as unknown as EditedProduct, opened!.previousData as Product)
      }}
      redirect={false}
      title={<Title />}
      sx={wholeWidth}
    >
      <ProductTabs
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <Tab label={t('Stock')} path="stock">
          <ProductStock />
        </Tab>
        <Tab label={t('Price history')} path="prices">
          <PriceHistory />
        </Tab>
        <Tab label={t('Changes')} path="changes">
          <Changes />
        </Tab>
      </ProductTabs>
    </Edit>
  )
}

/** Full width, for the wide table of sizes. */
const wholeWidth = { maxWidth: 'none' }

function Changes() {
  const product = useRecordContext<Product>()
  return product ? <RecordHistory table="products" rowKey={product.id} /> : null
}

function Title() {
  return <span>{useRecordContext<Product>()?.name}</span>
}

function Actions({ mayWrite }: { mayWrite: boolean }) {
  const product = useRecordContext<Product>()
  const redirect = useRedirect()
  if (!product) return null
  const { id, name, published, sales, isListed } = product
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {isListed && (
        <Button size="small" startIcon={<OpenInNewIcon />} href={`/product/${id}`} target="_blank" rel="noreferrer">
          {t('View in shop')}
        </Button>
      )}
      {mayWrite && (
        <ActButton
          label={t('Duplicate')}
          size="small"
          startIcon={<ContentCopyIcon />}
          act={async () => {
            const copy = await post<Product>(`/products/${id}/copies`)
            redirect('edit', 'products', copy.id)
          }}
          done={t('Product duplicated. The copy is hidden.')}
          onDone={() => {}}
        />
      )}
      {mayWrite && !published && sales === 0 && (
        <ActButton
          label={t('Delete')}
          size="small"
          isDanger
          act={() => remove(`/products/${id}`)}
          done={t('%{name} deleted', { name })}
          onDone={() => redirect('list', 'products')}
          ask={{ title: t('Delete %{name}?', { name }), text: t('Only its pictures are kept. This cannot be undone.') }}
        />
      )}
    </TopToolbar>
  )
}
