import type { Product, Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { useIsServedPart } from '../../../../ui/in-served-part.ts'
import { PassagesButton } from '../../../passages/passages-button.tsx'
import { PlanLink } from '../../../planner/plan-link.tsx'
import { detailsRows } from './details-rows.ts'
import { DimensionDrawing, type DrawnSize } from '../size-guide/dimension-drawing.tsx'
import styles from './panels.module.css'

type DetailsPanelProps = { product: Product; chosen: Variant; drawn: DrawnSize | undefined }

export function DetailsPanel({ product, chosen, drawn }: DetailsPanelProps) {
  const text = useText()
  const format = useFormat()
  // Lists and drawing come with the script. Without it the same values stand in a line, and the drawing above.
  const isServedPart = useIsServedPart()
  return (
    <div className={styles.columns}>
      <table className={styles.details}>
        <tbody>
          {detailsRows(product, format).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{text(label)}</th>
              <td>{isServedPart ? values.join(', ') || text('product.unknown') : <Values values={values} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isServedPart && (
        <div className={styles.measures}>
          {drawn && <DimensionDrawing drawn={drawn} />}
          <PassagesButton product={product} chosen={chosen} />
          <PlanLink product={product} chosen={chosen} />
        </div>
      )}
    </div>
  )
}

function Values({ values }: { values: readonly string[] }) {
  const text = useText()
  if (values.length === 0) return text('product.unknown')
  if (values.length === 1) return values[0]
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
