import { bedSizes } from '#domain/catalog/sizes.ts'
import { useText } from '../../../../messages/text.ts'
import styles from './bed-sizes-drawing.module.css'
import { PERSON_CM, PERSON_PATH } from './dimension-box.ts'

const GAP_CM = 26
const TEXT_CM = 40
const PILLOW_CM = { width: 60, height: 34, inset: 8 }
/** From the top of the mattress to the head. */
const HEAD_CM = 16

/** The mattresses side by side from above, in centimeters, each with the number of people it suits. */
export function BedSizesDrawing() {
  const text = useText()
  const beds = bedSizes.map((bed, at) => ({ ...bed, left: at * GAP_CM + widthOfAll(bedSizes.slice(0, at)) }))
  const width = widthOfAll(bedSizes) + GAP_CM * (bedSizes.length - 1)
  const height = Math.max(...bedSizes.map(({ length }) => length)) + TEXT_CM
  return (
    <svg
      className={styles.drawing}
      viewBox={`-2 -2 ${width + 4} ${height}`}
      role="img"
      aria-label={text('size-guide.drawing', { cm: PERSON_CM.height })}
    >
      {beds.map((bed) => (
        <g key={bed.size} transform={`translate(${bed.left} 0)`}>
          <rect className={styles.mattress} width={bed.width} height={bed.length} rx="7" />
          {sleepersOf(bed).map((middle) => (
            <g key={middle} transform={`translate(${middle} 0)`}>
              <rect
                className={styles.pillow}
                x={-PILLOW_CM.width / 2}
                y={PILLOW_CM.inset}
                width={PILLOW_CM.width}
                height={PILLOW_CM.height}
                rx="8"
              />
              <path
                className={styles.person}
                d={PERSON_PATH}
                transform={`translate(0 ${HEAD_CM + PERSON_CM.height})`}
              />
            </g>
          ))}
          <text x={bed.width / 2} y={bed.length + TEXT_CM - 12} textAnchor="middle">
            {text('length.centimetres', { cm: bed.width })}
          </text>
        </g>
      ))}
    </svg>
  )
}

function widthOfAll(beds: typeof bedSizes): number {
  return beds.reduce((total, { width }) => total + width, 0)
}

/** Returns each person's position across the mattress: one in the middle, two a quarter from either edge. */
function sleepersOf({ name, width }: (typeof bedSizes)[number]): number[] {
  return name === 'single' ? [width / 2] : [width / 4 + 1, (width * 3) / 4 - 1]
}
