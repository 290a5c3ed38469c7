import { Create, type RaRecord } from 'react-admin'
import { t } from '../../language/t.ts'
import { asProduct, type EditedProduct } from './as-product.ts'
import { ProductTabs } from './product-tabs.tsx'

// Preloads the page after the first save: while it loaded, staff could keep typing into a product that already exists.
void import('./edit.tsx')

/** Form of a new product, which stays hidden until staff publish it. */
export default function ProductCreate() {
  return (
    <Create
      transform={(form: RaRecord) => asProduct(form as unknown as EditedProduct)}
      // Next step: a new product has no stock yet.
      redirect={(_resource, id) => `/products/${id}/stock`}
      title={t('New product')}
      sx={{ maxWidth: 'none' }}
    >
      <ProductTabs />
    </Create>
  )
}
