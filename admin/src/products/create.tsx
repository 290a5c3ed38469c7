import { Create, type RaRecord } from 'react-admin'
import { asProduct, type EditedProduct } from './as-product.ts'
import { ProductTabs } from './product-tabs.tsx'

/** A new product: hidden until somebody publishes it. */
export default function ProductCreate() {
  return (
    <Create
      transform={(form: RaRecord) => asProduct(form as unknown as EditedProduct)}
      redirect="edit"
      title="New product"
    >
      <ProductTabs />
    </Create>
  )
}
