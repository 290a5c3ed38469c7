import { Create, type RaRecord } from 'react-admin'
import { asProduct, type EditedProduct } from './as-product.ts'
import { ProductTabs } from './product-tabs.tsx'

// Where the first save leads is there by then: until it was, one would go on typing into a product that is made already.
void import('./edit.tsx')

/** A new product: hidden until somebody publishes it. */
export default function ProductCreate() {
  return (
    <Create
      transform={(form: RaRecord) => asProduct(form as unknown as EditedProduct)}
      // What it still needs: there is none of it.
      redirect={(_resource, id) => `/products/${id}/stock`}
      title="New product"
      sx={{ maxWidth: 'none' }}
    >
      <ProductTabs />
    </Create>
  )
}
