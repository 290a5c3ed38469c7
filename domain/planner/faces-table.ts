import { axesAt, dot, spanAlong } from './geometry.ts'
import type { Plan, PlannedPiece } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { chairKinds, tableKinds } from './solids.ts'

/** How far a chair's turn is from that of its table, clockwise, at each side that lies ahead of one of its axes. */
const TURNS = { along: { before: 270, after: 90 }, ahead: { before: 0, after: 180 } } as const

/**
 * Returns the turn with which a chair faces the table that it is beside or under.
 *
 * @param within  the gap up to which it is beside one, in millimeters
 * @returns       undefined for anything but a chair, and away from tables
 */
export function turnToTable({ pieces }: Plan, chair: PlannedPiece, within: number): number | undefined {
  if (!chairKinds.has(chair.kind)) return undefined
  const tables = pieces.filter(({ id, kind }) => id !== chair.id && tableKinds.has(kind))
  const [nearest] = tables.map((table) => sideOf(table, chair)).toSorted((one, other) => one.gap - other.gap)
  return nearest && nearest.gap <= within ? nearest.turn : undefined
}

/** The side of a table at which a chair stands: its gap is less than 0 under the table, and endless beyond a corner. */
function sideOf(table: PlannedPiece, chair: PlannedPiece): { gap: number; turn: number } {
  const [along, ahead] = axesAt(table.turn)
  const from = { x: chair.x - table.x, y: chair.y - table.y }
  const across = { at: dot(from, along), half: table.width / 2, axis: along, turns: TURNS.along }
  const forth = { at: dot(from, ahead), half: table.depth / 2, axis: ahead, turns: TURNS.ahead }
  const beyond = ({ at, half }: typeof across | typeof forth) => Math.abs(at) - half
  const [side, other] = beyond(across) > beyond(forth) ? [across, forth] : [forth, across]
  const [start, end] = spanAlong(shapeOf(chair), side.axis)
  const turn = (table.turn + (side.at < 0 ? side.turns.before : side.turns.after)) % 360
  return { gap: beyond(other) > 0 ? Infinity : beyond(side) - (end - start) / 2, turn }
}
