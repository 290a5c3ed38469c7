import type { Product } from '#contract/products.ts'
import { useText } from '../../messages/text.ts'
import { boxOutline, DRAWING, type Point } from './dimension-box.ts'
import styles from './dimension-drawing.module.css'

const GAP = 14
const TICK = 5

/** The furniture's outer box with its three measures. */
export function DimensionDrawing({ size }: { size: NonNullable<Product['dimensionsCm']> }) {
  const text = useText()
  const { front, back } = boxOutline(size)
  const [frontLeft, frontTopLeft, frontTopRight, frontRight] = front
  const [, backTopLeft, backTopRight, backRight] = back
  const depthMiddle = middle(frontRight, backRight)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        {...asImage(text('product.drawing', size))}
      >
        <path className={styles.front} d={`${line(...front)}z`} />
        <path className={styles.top} d={`${line(frontTopLeft, backTopLeft, backTopRight, frontTopRight)}z`} />
        <path className={styles.side} d={`${line(frontTopRight, backTopRight, backRight, frontRight)}z`} />

        <Measure from={down(frontLeft)} to={down(frontRight)} tick={{ x: 0, y: TICK }} />
        <text x={middle(frontLeft, frontRight).x} y={frontLeft.y + GAP + 22} textAnchor="middle">
          {text('product.width', { cm: size.width })}
        </text>
        <Measure from={down(frontRight)} to={down(backRight)} tick={{ x: TICK / 2, y: TICK }} />
        <text x={depthMiddle.x + 12} y={depthMiddle.y + GAP + 20}>
          {text('product.depth', { cm: size.depth })}
        </text>
        <Measure from={right(backTopRight)} to={right(backRight)} tick={{ x: TICK, y: 0 }} />
        <text
          transform={`translate(${backRight.x + GAP + 18} ${middle(backTopRight, backRight).y}) rotate(-90)`}
          textAnchor="middle"
        >
          {text('product.height', { cm: size.height })}
        </text>
      </svg>
      <figcaption className={styles.caption}>{text('product.drawing-note')}</figcaption>
    </figure>
  )
}

/** To a screen reader one picture, not its lines and figures. */
function asImage(name: string) {
  return { role: 'img', 'aria-label': name }
}

function Measure({ from, to, tick }: { from: Point; to: Point; tick: Point }) {
  const ends = [from, to].map(({ x, y }) => `M${round(x - tick.x)} ${round(y - tick.y)}l${tick.x * 2} ${tick.y * 2}`)
  return <path className={styles.measure} d={line(from, to) + ends.join('')} />
}

function line(...points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const down = ({ x, y }: Point): Point => ({ x, y: y + GAP })
const right = ({ x, y }: Point): Point => ({ x: x + GAP, y })
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
