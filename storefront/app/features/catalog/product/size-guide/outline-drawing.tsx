import {
  type BoxOutline,
  boxOutline,
  DRAWING,
  facesViewer,
  GAP,
  labelPlaces,
  type Label,
  PERSON_PATH,
  placesIn,
  type Point,
  type Size,
} from './dimension-box.ts'
import styles from './outline-drawing.module.css'
import type { FurnitureKind } from '#domain/catalog/furniture-kinds.ts'
import { type DrawnParts, furniturePieces } from './outlines/furniture-pieces.ts'
import type { Piece, Place } from './outlines/piece.ts'

const TICK = 5
/** Corners of the polygon that stands for an oval. */
const ROUND_SIDES = 48
/** Width of the longest label in the large font of phones. */
const LONGEST_TEXT = 136

type OutlineDrawingProps = {
  /** Centimeters; only the proportions matter. */
  size: Size
  /** What is drawn; by default a plain box. */
  kind?: FurnitureKind
  /** Its drawers, chairs or round top. */
  parts?: DrawnParts
  /** Labels of the three dimensions. */
  measures: Record<keyof Size, string>
  /** Description for screen readers. */
  name: string
}

/** Furniture in brown lines with its three dimensions in red, and a person beside it for scale. */
export function OutlineDrawing({ size, kind = 'box', parts, measures, name }: OutlineDrawingProps) {
  const outline = boxOutline(size)
  const { front, back, scale, person } = outline
  const [frontLeft, , , frontRight] = front
  const [, , backTopRight, backRight] = back
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
      {kind !== 'box' && <path className={styles.hidden} d={frameOf(outline)} />}
      {furniturePieces(kind, size, parts).map((piece, at) => (
        <PieceDrawing key={at} piece={piece} outline={outline} />
      ))}
      {kind === 'box' && <path className={styles.hidden} d={hiddenEdges(outline)} />}

      <path
        className={styles.measure}
        d={
          measureLine(down(frontLeft), down(frontRight), { x: 0, y: TICK }) +
          measureLine(aslant(frontRight), aslant(backRight), { x: TICK / 2, y: TICK }) +
          measureLine(right(backTopRight), right(backRight), { x: TICK, y: 0 })
        }
      />
      <MeasureText place={places.width} value={measures.width} />
      <MeasureText place={places.depth} value={measures.depth} />
      <MeasureText place={places.height} value={measures.height} />
    </svg>
  )
}

/** The sides of a part that show, then its front. */
function PieceDrawing({ piece, outline }: { piece: Piece; outline: BoxOutline }) {
  const place = placesIn(outline)
  if (piece.isRound) return <RoundDrawing piece={piece} place={place} />
  const [front, back] = piece.z
  const faces = { top: '', side: '' }
  for (const [at, [x, y]] of piece.outline.entries()) {
    const [nextX, nextY] = piece.outline[(at + 1) % piece.outline.length]!
    const [across, up] = [nextX - x, nextY - y]
    if (!facesViewer(up, -across)) continue
    const corners = [place(x, y, front), place(nextX, nextY, front), place(nextX, nextY, back), place(x, y, back)]
    faces[Math.abs(across) > Math.abs(up) ? 'top' : 'side'] += `${line(...corners)}z`
  }
  const lines = piece.lines.map((ends) => line(...ends.map(([x, y]) => place(x, y, front))))
  return (
    <>
      <path className={styles.side} d={faces.side} />
      <path className={styles.top} d={faces.top} />
      <path className={styles.front} d={`${line(...piece.outline.map(([x, y]) => place(x, y, front)))}z`} />
      {lines.length > 0 && <path className={styles.detail} d={lines.join('')} />}
    </>
  )
}

/** The edge of a round part that shows, then its top. */
function RoundDrawing({ piece: { outline, z }, place }: { piece: Piece; place: ReturnType<typeof placesIn> }) {
  const [[left, bottom], , [right, top]] = outline as [Place, Place, Place]
  const ring = (y: number) =>
    Array.from({ length: ROUND_SIDES }, (_, at) => {
      const turn = (2 * Math.PI * at) / ROUND_SIDES
      const [across, behind] = [(1 + Math.cos(turn)) / 2, (1 + Math.sin(turn)) / 2]
      return place(left + across * (right - left), y, z[0] + behind * (z[1] - z[0]))
    })
  const [low, high] = [ring(bottom), ring(top)]
  const leftmost = low.reduce((least, { x }, at) => (x < low[least]!.x ? at : least), 0)
  const near = Array.from({ length: ROUND_SIDES / 2 + 1 }, (_, step) => (leftmost + step) % ROUND_SIDES)
  const edge = [...near.map((at) => low[at]!), ...near.toReversed().map((at) => high[at]!)]
  return (
    <>
      <path className={styles.front} d={`${line(...edge)}z`} />
      <path className={styles.top} d={`${line(...high)}z`} />
    </>
  )
}

/** The size around furniture that does not fill it. */
function frameOf({ front, back }: BoxOutline): string {
  const [, backTopLeft, backTopRight, backRight] = back
  const [, frontTopLeft, frontTopRight, frontRight] = front
  return `${line(...front)}z${line(frontTopLeft, backTopLeft, backTopRight, frontTopRight)}${line(backTopRight, backRight, frontRight)}`
}

/** The three edges of a box that its sides cover. */
function hiddenEdges({ front: [frontLeft], back: [backLeft, backTopLeft, , backRight] }: BoxOutline): string {
  return line(frontLeft, backLeft, backRight) + line(backLeft, backTopLeft)
}

/** A line with a tick at each end. */
function measureLine(from: Point, to: Point, tick: Point): string {
  const ends = [from, to].map(({ x, y }) => `M${round(x - tick.x)} ${round(y - tick.y)}l${tick.x * 2} ${tick.y * 2}`)
  return line(from, to) + ends.join('')
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
