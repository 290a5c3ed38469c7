import {
  boxOutline,
  DRAWING,
  GAP,
  labelPlaces,
  type Label,
  type Point,
  type Size,
  PERSON_PATH,
} from './dimension-box.ts'
import styles from './outline-drawing.module.css'

const TICK = 5
/** Width of the longest label in the large font of phones. */
const LONGEST_TEXT = 136

type OutlineDrawingProps = {
  /** Centimeters; only the proportions matter. */
  size: Size
  /** Labels of the three dimensions. */
  measures: Record<keyof Size, string>
  /** Description for screen readers. */
  name: string
}

/** A box in brown lines with its three dimensions in red, and a person beside it for scale. */
export function OutlineDrawing({ size, measures, name }: OutlineDrawingProps) {
  const outline = boxOutline(size)
  const { front, back, scale, person } = outline
  const [frontLeft, frontTopLeft, frontTopRight, frontRight] = front
  const [backLeft, backTopLeft, backTopRight, backRight] = back
  const places = labelPlaces(outline, LONGEST_TEXT)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} role="img" aria-label={name}>
      {person && (
        <path
          className={styles.person}
          d={PERSON_PATH}
          transform={`translate(${round(person.x)} ${round(person.y)}) scale(${round(scale, 1000)})`}
        />
      )}
      <path className={styles.front} d={`${line(...front)}z`} />
      <path className={styles.top} d={`${line(frontTopLeft, backTopLeft, backTopRight, frontTopRight)}z`} />
      <path className={styles.side} d={`${line(frontTopRight, backTopRight, backRight, frontRight)}z`} />
      <path className={styles.hidden} d={line(frontLeft, backLeft, backRight) + line(backLeft, backTopLeft)} />

      <Measure from={down(frontLeft)} to={down(frontRight)} tick={{ x: 0, y: TICK }} />
      <Measure from={aslant(frontRight)} to={aslant(backRight)} tick={{ x: TICK / 2, y: TICK }} />
      <Measure from={right(backTopRight)} to={right(backRight)} tick={{ x: TICK, y: 0 }} />
      <MeasureText place={places.width} value={measures.width} />
      <MeasureText place={places.depth} value={measures.depth} />
      <MeasureText place={places.height} value={measures.height} />
    </svg>
  )
}

function Measure({ from, to, tick }: { from: Point; to: Point; tick: Point }) {
  const ends = [from, to].map(({ x, y }) => `M${round(x - tick.x)} ${round(y - tick.y)}l${tick.x * 2} ${tick.y * 2}`)
  return <path className={styles.measure} d={line(from, to) + ends.join('')} />
}

function MeasureText({ place: { x, y, anchor, isUpright }, value }: { place: Label; value: string }) {
  const turn = isUpright ? ' rotate(-90)' : ''
  return (
    <text transform={`translate(${round(x)} ${round(y)})${turn}`} textAnchor={anchor}>
      {value}
    </text>
  )
}

function line(...points: Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts
}

const down = ({ x, y }: Point): Point => ({ x, y: y + GAP })
/** Clear of the end of the width's line. */
const aslant = ({ x, y }: Point): Point => ({ x: x + GAP / 2, y: y + GAP / 2 })
const right = ({ x, y }: Point): Point => ({ x: x + GAP, y })
