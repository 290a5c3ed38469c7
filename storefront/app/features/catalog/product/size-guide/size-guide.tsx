import type { Product } from '#contract/catalog/products.ts'
import { bedSizes } from '#domain/catalog/sizes.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { BedSizesDrawing } from './bed-sizes-drawing.tsx'
import { feetText } from './dimension-drawing.tsx'
import { PERSON_CM } from './dimension-box.ts'
import styles from './size-guide.module.css'

/** Space to walk past a bed and to make it. */
const WALK_CM = 60

type SizeGuideProps = { product: Product; isOpen: boolean; onClose: () => void }

/** The dimensions, people and floor space of the three bed sizes. */
export default function SizeGuide({ product, isOpen, onClose }: SizeGuideProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="760px"
      isText
      title={text('size-guide.title')}
      closeLabel={text('size-guide.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.guide}>
        <p>{text('size-guide.intro')}</p>
        <figure className={styles.figure}>
          <BedSizesDrawing />
          <figcaption className={styles.note}>{text('size-guide.drawing-note', { cm: PERSON_CM.height })}</figcaption>
        </figure>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('size-guide.size')}</th>
              <th scope="col">{text('size-guide.mattress')}</th>
              <th scope="col">{text('size-guide.room')}</th>
            </tr>
          </thead>
          <tbody>
            {bedSizes.map(({ size, name, width, length }) => (
              <tr key={size}>
                <th scope="row">
                  {text(`product.bed.${name}`)}
                  <span className={styles.suits}>{text(`size-guide.suits.${name}`)}</span>
                </th>
                <td>
                  <Area width={width} length={length} />
                </td>
                <td>
                  <Area width={width + 2 * WALK_CM} length={length + WALK_CM} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{text('size-guide.room-note', { cm: WALK_CM })}</p>
        <Overall product={product} />
      </div>
    </Panel>
  )
}

/** Outer dimensions of the furniture: per size if known, otherwise as pictured. */
function Overall({ product: { name, dimensionsCm, variants } }: { product: Product }) {
  const text = useText()
  const format = useFormat()
  const known = bedSizes.flatMap(({ size }) => {
    const dimensions = variants.find((variant) => variant.size === size)?.dimensionsCm
    return dimensions ? [{ size, ...dimensions }] : []
  })
  if (known.length === 0) {
    return (
      dimensionsCm && <p className={styles.note}>{text('size-guide.overall', { product: name, ...dimensionsCm })}</p>
    )
  }
  return (
    <ul className={styles.note}>
      {known.map((dimensions) => (
        <li key={dimensions.size}>
          {text('size-guide.overall-in-size', { product: name, ...dimensions, size: format.digits(dimensions.size) })}
        </li>
      ))}
    </ul>
  )
}

/** Uses non-breaking spaces. */
const unbroken = (measure: string) => measure.replaceAll(' ', '\u00a0')

/** Centimeters, with feet and inches below. */
function Area({ width, length }: { width: number; length: number }) {
  const text = useText()
  return (
    <>
      <span className={styles.area}>{text('length.centimetres', { cm: text('length.by', { width, length }) })}</span>
      <span className={styles.feet}>
        {text('length.by', { width: unbroken(feetText(text, width)), length: unbroken(feetText(text, length)) })}
      </span>
    </>
  )
}
