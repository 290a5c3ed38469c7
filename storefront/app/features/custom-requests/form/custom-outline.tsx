import type { Product } from '#contract/catalog/products.ts'
import { parseCustomCentimetres } from '#domain/custom-requests/request-form.ts'
import { useText } from '../../../messages/text.ts'
import { OutlineDrawing } from '../../catalog/product/size-guide/outline-drawing.tsx'
import type { DrawnSize } from '../../catalog/product/size-guide/dimension-drawing.tsx'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import type { CustomAnswers, CustomDraft } from './custom-draft.ts'
import styles from './custom-order.module.css'
import { sideLabel } from './side-label.ts'

/** Used when neither the shopper nor the product has a value. */
const SOME_CM = 100

type CustomOutlineProps = {
  draft: CustomDraft
  answers: CustomAnswers
  product: Product
  drawn: DrawnSize | undefined
}

/** Shows width x height x depth as answered so far; the chosen size's own value replaces a missing or invalid one. */
export function CustomOutline({ draft, answers, product, drawn }: CustomOutlineProps) {
  const text = useText()
  const sideOf = (field: 'width' | 'height' | 'depth') => {
    const typed = parseCustomCentimetres(answers[field])
    const known = typed ?? drawn?.dimensions[field]
    const measure = known === undefined ? '' : text('length.centimetres', { cm: known })
    return {
      isTyped: typed !== null,
      cm: known ?? SOME_CM,
      label: `${text(sideLabel(field, product))} ${measure}`.trim(),
    }
  }
  const [width, height, depth] = [sideOf('width'), sideOf('height'), sideOf('depth')]
  const isOwn = [draft.width, draft.height, draft.depth].every((side) => side === null)
  const hasAny = [width, height, depth].some(({ isTyped }) => isTyped)
  const ownNote = isOwn ? 'own' : 'note'
  const emptyNote = drawn ? 'product' : 'note'
  return (
    <figure className={styles.outline}>
      <OutlineDrawing
        size={{ width: width.cm, height: height.cm, depth: depth.cm }}
        kind={furnitureKind(product)}
        {...(drawn && { parts: { ...drawn.parts, table: null } })}
        measures={{ width: width.label, height: height.label, depth: depth.label }}
        name={text('custom-form.drawing', { width: width.label, height: height.label, depth: depth.label })}
      />
      <figcaption className={styles.note}>{text(`custom-form.drawing-${hasAny ? ownNote : emptyNote}`)}</figcaption>
    </figure>
  )
}
