import { keptFree } from './kept-free.ts'
import { boundsOf, edgesOf, middleOf, type Polygon } from './geometry.ts'
import { isPointInside, penetration } from './overlaps.ts'
import { isFlat, type Plan } from './plan.ts'
import { shapeOf } from './shapes.ts'

/**
 * Free floor along x and y, and what may stand on it: at most as high. Millimeters; `x` and `y` are its least corner.
 */
type FreeRectangle = { x: number; y: number; width: number; depth: number; height: number }

/** Where anything is slanted, free floor is cut in steps of this. */
const STEP_MM = 100
/** Nothing that the shop sells is narrower. */
const LEAST_MM = 100

/**
 * Returns the largest free rectangles of a plan, the largest floor first. A piece that stands along x or y fits
 * somewhere exactly if it fits into one of them, turned by a quarter or not: each rectangle that is no larger than
 * another in any measure is left out. Free is what no piece, pillar, door or lower window needs; rugs need nothing.
 *
 * Exact among right angles. Along slanted walls and turned pieces up to 10 cm of free floor are missed. Room to walk is
 * not kept: `warningsOf` tells of that once the piece stands there.
 */
export function freeRectangles(plan: Plan): FreeRectangle[] {
  const sills = plan.openings.flatMap((opening) => (opening.kind === 'window' ? [opening.sill] : []))
  const heights = [...new Set([plan.room.height, ...sills])]
  const all = heights.flatMap((height) => rectanglesOf(plan, height))
  const larger = all.toSorted((one, other) => areaOf(other) - areaOf(one) || other.height - one.height)
  const kept: FreeRectangle[] = []
  for (const rectangle of larger) {
    if (!kept.some((other) => isNoLarger(rectangle, other))) kept.push(rectangle)
  }
  return kept
}

function areaOf({ width, depth }: FreeRectangle): number {
  return width * depth
}

function isNoLarger(one: FreeRectangle, other: FreeRectangle): boolean {
  return one.width <= other.width && one.depth <= other.depth && one.height <= other.height
}

/** Whether a piece of whole millimeters fits onto free floor, turned by a quarter or not. */
export function fitsInto(
  { width, depth, height }: FreeRectangle,
  piece: { width: number; depth: number; height: number },
): boolean {
  const isStraight = piece.width <= width && piece.depth <= depth
  return piece.height <= height && (isStraight || (piece.depth <= width && piece.width <= depth))
}

/** The rectangles that cannot grow in any direction, for pieces of one height. */
function rectanglesOf(plan: Plan, height: number): FreeRectangle[] {
  const obstacles = [...plan.pieces.filter((piece) => !isFlat(piece)).map(shapeOf), ...keptFree(plan, height)]
  const [xs, ys] = [linesOf(plan.room.corners, obstacles, 'x'), linesOf(plan.room.corners, obstacles, 'y')]
  const free = freeCells(plan.room.corners, obstacles, xs, ys)
  const columns = xs.length - 1
  /** How many cells above each, itself included, are free. */
  const above = Array.from({ length: columns }, () => 0)
  const found: FreeRectangle[] = []
  for (let row = 0; row < ys.length - 1; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      above[column] = free[row * columns + column] === 1 ? (above[column] ?? 0) + 1 : 0
    }
    for (const { from, to, rows } of widestUnder(above)) {
      const [x, right, y, bottom] = [xs[from] ?? 0, xs[to] ?? 0, ys[row + 1 - rows] ?? 0, ys[row + 1] ?? 0]
      const [width, depth] = [right - x, bottom - y]
      if (width >= LEAST_MM && depth >= LEAST_MM) found.push({ x, y, width, depth, height })
    }
  }
  return found
}

/**
 * Returns, for each height of a histogram, the widest rectangles below it.
 *
 * @source  the largest rectangle under a histogram, with a stack
 */
function widestUnder(heights: readonly number[]): { from: number; to: number; rows: number }[] {
  const found: { from: number; to: number; rows: number }[] = []
  const open: { from: number; rows: number }[] = []
  for (let at = 0; at <= heights.length; at += 1) {
    const rows = heights[at] ?? 0
    let from = at
    for (let last = open.at(-1); last && last.rows >= rows; last = open.at(-1)) {
      open.pop()
      if (last.rows > rows) found.push({ from: last.from, to: at, rows: last.rows })
      from = last.from
    }
    if (rows > 0) open.push({ from, rows })
  }
  return found
}

/** Whole lines of a grid between which all that is right-angled begins and ends, with steps over what is slanted. */
function linesOf(room: Polygon, obstacles: readonly Polygon[], axis: 'x' | 'y'): number[] {
  const lines = new Set<number>()
  for (const shape of [room, ...obstacles]) {
    for (const point of shape) {
      lines.add(Math.floor(point[axis]))
      lines.add(Math.ceil(point[axis]))
    }
  }
  for (const edge of [room, ...obstacles].flatMap(edgesOf)) {
    const { left, right, top, bottom } = boundsOf(edge)
    if (right - left <= 1 || bottom - top <= 1) continue
    const [from, to] = axis === 'x' ? [left, right] : [top, bottom]
    for (let line = Math.ceil(from / STEP_MM) * STEP_MM; line < to; line += STEP_MM) lines.add(line)
  }
  return [...lines].toSorted((one, other) => one - other)
}

/** 1 for each cell between two lines of either axis that is within the room and free. */
function freeCells(
  room: Polygon,
  obstacles: readonly Polygon[],
  xs: readonly number[],
  ys: readonly number[],
): Uint8Array {
  const columns = xs.length - 1
  const free = new Uint8Array(columns * (ys.length - 1))
  const cellAt = (column: number, row: number): Polygon => {
    const [left, right, top, bottom] = [xs[column] ?? 0, xs[column + 1] ?? 0, ys[row] ?? 0, ys[row + 1] ?? 0]
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
  }
  for (let cell = 0; cell < free.length; cell += 1) {
    free[cell] = isPointInside(middleOf(cellAt(cell % columns, Math.floor(cell / columns))), room) ? 1 : 0
  }
  for (const shape of [...edgesOf(room), ...obstacles]) {
    const { left, right, top, bottom } = boundsOf(shape)
    for (let row = 0; row < ys.length - 1; row += 1) {
      if ((ys[row + 1] ?? 0) <= top || (ys[row] ?? 0) >= bottom) continue
      for (let column = 0; column < columns; column += 1) {
        if ((xs[column + 1] ?? 0) <= left || (xs[column] ?? 0) >= right) continue
        // The usual tolerance would free cells that are no wider than that.
        if (penetration(cellAt(column, row), shape) > NOISE_MM) free[row * columns + column] = 0
      }
    }
  }
  return free
}

/** Sines and cosines are not exact. */
const NOISE_MM = 1e-6
