import { boundsOf, edgesOf, lengthOf, type Point, type Polygon, type Segment } from './geometry.ts'
import { areOverlapping, isPointInside, nearestOn, nearestPoints } from './overlaps.ts'
import { areCrossing } from './room-problem.ts'

/** A gap between two solids, by their indexes, at its narrowest. */
export type Gate = { between: readonly [number, number]; segment: Segment; gapMm: number }

/** `width`: 0 if there is no way. `gate`: what limits the way; null if nothing does, or if the room itself does. */
type Way = { width: number; gate: Gate | null }

const STEP_MM = 100
/** The circle of a person: no wider way is looked for. */
const WIDE_MM = 600
/** The best cell of any gap is off its middle by half of this at most; so no cell is narrower than its gap. */
const SLACK_MM = 150
const NEAR_MM = (WIDE_MM - SLACK_MM) / 2

/**
 * The widest way from a room's doors to each place, over a grid of 10 cm: of all ways, the one whose narrowest gap is
 * widest.
 *
 * @param solids   convex outlines or segments that nobody crosses; the walls are among them
 * @param gates    every gap of less than 60 cm between two solids
 * @param entries  the floor on which a person stands after coming in
 * @source         widest path: M. Pollack (1960), by Dijkstra's algorithm with one list for each whole width
 */
export function widestWays(
  room: Polygon,
  solids: readonly Polygon[],
  gates: readonly Gate[],
  entries: readonly Polygon[],
) {
  const grid = gridOf(room)
  const clear = clearWidths(grid, room, solids)
  const barriers = barriersOn(grid, solids, gates)
  const best = new Int16Array(clear.length)
  /** What limits the way to a cell: nothing, a gate, or a narrow cell by its number. */
  const cause: (Gate | number | null)[] = Array.from({ length: clear.length }, () => null)
  const queue: number[][] = Array.from({ length: WIDE_MM + 1 }, () => [])
  const offer = (cell: number, width: number, because: Gate | number | null) => {
    if (width <= (best[cell] ?? 0)) return
    best[cell] = width
    cause[cell] = because
    queue[width]?.push(cell)
  }
  for (const entry of entries) {
    for (const cell of cellsIn(grid, entry, 0)) {
      if (!isPointInside(grid.middleOf(cell), entry)) continue
      const width = clear[cell] ?? 0
      offer(cell, width, width < WIDE_MM ? cell : null)
    }
  }
  for (let width = WIDE_MM; width > 0; width -= 1) {
    for (let cell = queue[width]?.pop(); cell !== undefined; cell = queue[width]?.pop()) {
      if (best[cell] !== width) continue
      for (const [next, move] of grid.movesFrom(cell)) {
        const barrier = barriers.get(move)
        const through = barrier === undefined ? WIDE_MM : barrier === null ? 0 : barrier.gapMm
        const there = clear[next] ?? 0
        const least = Math.min(width, through, there)
        offer(next, least, least === width ? (cause[cell] ?? null) : least === through ? (barrier ?? null) : next)
      }
    }
  }

  /** The widest way to any cell of some floor. */
  const widthAt = (floor: Polygon): number => {
    return Math.max(
      0,
      ...cellsIn(grid, floor, 0)
        .filter((cell) => isPointInside(grid.middleOf(cell), floor))
        .map((cell) => best[cell] ?? 0),
    )
  }
  /** The widest way to a place within some distance of a solid, by its index, with nothing else between. */
  const reach = (at: number, within: number): Way => {
    const shape = solids[at] ?? []
    let widest = -1
    for (const cell of cellsIn(grid, shape, within)) {
      if ((best[cell] ?? 0) <= (best[widest] ?? 0)) continue
      const [from, distance] = [grid.middleOf(cell), distanceTo(shape, grid.middleOf(cell))]
      if (distance <= within && isSeen(from, at, solids)) widest = cell
    }
    return { width: best[widest] ?? 0, gate: gateAt(cause[widest] ?? null, grid, gates, solids) }
  }
  return { widthAt, reach }
}

/**
 * Whether a straight line leads to the nearest point of a solid without another solid in between, unless both are in
 * one place.
 */
function isSeen(from: Point, at: number, solids: readonly Polygon[]): boolean {
  const shape = solids[at] ?? []
  const { segment } = nearestPoints([from, from], shape)
  const [, to] = segment
  const length = lengthOf(segment)
  const share = length === 0 ? 0 : Math.max(0, 1 - SEEN_MM / length)
  const before = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  return !solids.some((solid, other) => {
    const isBetween = other !== at && edgesOf(solid).some((edge) => areCrossing([from, before], edge))
    return isBetween && !areOverlapping(solid, shape)
  })
}

/** Neighbors that stand side by side share a corner, which is not in the way. */
const SEEN_MM = 2

/** The gate of a narrow cell is that of the two solids between which the cell lies: the nearest pair. */
function gateAt(
  cause: Gate | number | null,
  grid: Grid,
  gates: readonly Gate[],
  solids: readonly Polygon[],
): Gate | null {
  if (typeof cause !== 'number') return cause
  const point = grid.middleOf(cause)
  const distances = solids.map((shape) => distanceTo(shape, point))
  let nearest: { gate: Gate | null; distance: number } = { gate: null, distance: (WIDE_MM + SLACK_MM) / 2 }
  for (const gate of gates) {
    const distance = Math.max(...gate.between.map((at) => distances[at] ?? Infinity))
    if (distance < nearest.distance) nearest = { gate, distance }
  }
  return nearest.gate
}

type Grid = ReturnType<typeof gridOf>

/** Cells are numbered by row; `move` numbers the steps between two neighbors. */
function gridOf(room: Polygon) {
  const { left, right, top, bottom } = boundsOf(room)
  const columns = Math.ceil((right - left) / STEP_MM)
  const rows = Math.ceil((bottom - top) / STEP_MM)
  const middleOf = (cell: number): Point => ({
    x: left + ((cell % columns) + 0.5) * STEP_MM,
    y: top + (Math.floor(cell / columns) + 0.5) * STEP_MM,
  })
  const movesFrom = (cell: number) => {
    const moves: [next: number, move: number][] = []
    if ((cell + 1) % columns > 0) moves.push([cell + 1, 2 * cell])
    if (cell % columns > 0) moves.push([cell - 1, 2 * (cell - 1)])
    if (cell + columns < columns * rows) moves.push([cell + columns, 2 * cell + 1])
    if (cell >= columns) moves.push([cell - columns, 2 * (cell - columns) + 1])
    return moves
  }
  return { left, top, columns, rows, middleOf, movesFrom }
}

/** The cells within the bounds of a shape, grown on all sides. */
function cellsIn({ left, top, columns, rows }: Grid, shape: Polygon, grown: number): number[] {
  const bounds = boundsOf(shape)
  const [from, to] = indexes(bounds.left - grown - left, bounds.right + grown - left, columns)
  const [first, end] = indexes(bounds.top - grown - top, bounds.bottom + grown - top, rows)
  const cells: number[] = []
  for (let row = first; row < end; row += 1) {
    for (let column = from; column < to; column += 1) cells.push(row * columns + column)
  }
  return cells
}

function indexes(from: number, to: number, most: number): [from: number, end: number] {
  return [Math.max(0, Math.floor(from / STEP_MM)), Math.min(most, Math.ceil(to / STEP_MM))]
}

/** The widest gap in which each cell may lie, up to `WIDE_MM`; 0 outside of the room and within solids. */
function clearWidths(grid: Grid, room: Polygon, solids: readonly Polygon[]): Int16Array {
  const clear = new Int16Array(grid.columns * grid.rows)
  for (let cell = 0; cell < clear.length; cell += 1) {
    clear[cell] = isPointInside(grid.middleOf(cell), room) ? WIDE_MM : 0
  }
  for (const shape of solids) {
    for (const cell of cellsIn(grid, shape, NEAR_MM)) {
      const distance = distanceTo(shape, grid.middleOf(cell))
      const width = distance === 0 ? 0 : Math.floor(2 * distance) + SLACK_MM
      if (width < WIDE_MM) clear[cell] = Math.min(clear[cell] ?? 0, width)
    }
  }
  return clear
}

/** 0 within a convex polygon. */
function distanceTo(shape: Polygon, point: Point): number {
  if (shape.length > 2 && isPointInside(point, shape)) return 0
  let least = Infinity
  let from = shape.at(-1)
  for (const to of shape) {
    if (from) least = Math.min(least, lengthOf([point, nearestOn([from, to], point)]))
    from = to
  }
  return least
}

/** What lies across each step: null for a solid, else the narrowest gate. */
function barriersOn(grid: Grid, solids: readonly Polygon[], gates: readonly Gate[]): Map<number, Gate | null> {
  const barriers = new Map<number, Gate | null>()
  const put = (segment: Segment, gate: Gate | null) => {
    for (const cell of cellsIn(grid, segment, STEP_MM)) {
      for (const [next, move] of grid.movesFrom(cell)) {
        if (next < cell || !areCrossing([grid.middleOf(cell), grid.middleOf(next)], segment)) continue
        const before = barriers.get(move)
        const isNarrower = gate === null || before === undefined || (before !== null && gate.gapMm < before.gapMm)
        if (isNarrower) barriers.set(move, gate)
      }
    }
  }
  for (const solid of solids) for (const edge of edgesOf(solid)) put(edge, null)
  for (const gate of gates) put(gate.segment, gate)
  return barriers
}
