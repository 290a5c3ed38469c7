import type { Product } from '#contract/catalog/products.ts'
import { parseCustomCentimetres } from '#domain/custom-requests/request-form.ts'
import { useText } from '../../../messages/text.ts'
import { OutlineDrawing } from '../../catalog/product/size-guide/outline-drawing.tsx'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import type { CustomDraft } from './custom-draft.ts'
import styles from './custom-order.module.css'
import { sideLabel } from './side-label.ts'

/** Used when neither the shopper nor the product has a value. */
const SOME_CM = 100

/** Shows width x height x depth as typed so far; the product's own value replaces a missing or invalid one. */
export function CustomOutline({ draft, product }: { draft: CustomDraft; product: Product }) {
  const text = useText()
  const sideOf = (field: 'width' | 'height' | 'depth') => {
    const typed = parseCustomCentimetres(draft[field])
    const known = typed ?? product.dimensionsCm?.[field]
    const measure = known === undefined ? '' : text('length.centimetres', { cm: known })
    return {
      isTyped: typed !== null,
      cm: known ?? SOME_CM,
      label: `${text(sideLabel(field, product))} ${measure}`.trim(),
    }
  }
  const [width, height, depth] = [sideOf('width'), sideOf('height'), sideOf('depth')]
  const showsProduct = product.dimensionsCm !== null && ![width, height, depth].some(({ isTyped }) => isTyped)
  return (
    <figure className={styles.outline}>
      <OutlineDrawing
        size={{ width: width.cm, height: height.cm, depth: depth.cm }}
        kind={furnitureKind(product)}
        measures={{ width: width.label, height: height.label, depth: depth.label }}
        name={text('custom-form.drawing', { width: width.label, height: height.label, depth: depth.label })}
      />
      <figcaption className={styles.note}>
        {text(showsProduct ? 'custom-form.drawing-product' : 'custom-form.drawing-note')}
      </figcaption>
    </figure>
  )
}
