import type { LengthUnit } from '../catalog/length-units.ts'
import type { MeasureProblem } from '../passages/measure-input.ts'
import { readLengthMm, typedMm } from '../passages/typed-length.ts'
import { closedRoom } from './closed-room.ts'
import { lengthOf } from './geometry.ts'
import { CEILING_MM, MAX_CORNERS, type Room, ROOM_SIDE_MM, WALL_MM } from './plan.ts'
import { lShapedRoom, type MadeRoom, rectangularRoom } from './rooms.ts'
import { fieldsOf, newRoom, type RoomField, type TypedRoom } from './typed-room.ts'
import { wallsOf } from './walls.ts'

export const MIN_WALLS = 4

/** What a field may hold, in millimeters. */
export function boundsOf(field: RoomField): { least: number; most: number } {
  if (field === 'height') return CEILING_MM
  return field === 'width' || field === 'depth' ? ROOM_SIDE_MM : WALL_MM
}

export type RoomFieldProblems = Partial<Record<RoomField, MeasureProblem>>

/** Returns the room, what is wrong with single fields, or what is wrong with them together. */
export function readRoom(typed: TypedRoom): MadeRoom | { problems: RoomFieldProblems } {
  const read = fieldsOf(typed).map((field) => [field, readLengthMm(typed.lengths[field], boundsOf(field))] as const)
  const problems = read.flatMap(([field, length]) => ('problem' in length ? [[field, length.problem] as const] : []))
  if (problems.length > 0) return { problems: Object.fromEntries(problems) as RoomFieldProblems }
  const lengths = new Map(read.map(([field, length]) => [field, 'mm' in length ? length.mm : 0]))
  const mm = (field: RoomField) => lengths.get(field) ?? 0
  const size = { width: mm('width'), depth: mm('depth'), height: mm('height') }
  if (typed.shape === 'rectangle') return rectangularRoom(size)
  if (typed.shape === 'l') {
    return lShapedRoom({ ...size, cut: { corner: typed.cut, width: mm('cut-width'), depth: mm('cut-depth') } })
  }
  const walls = typed.turns.map((turn, at) => ({ length: mm(`wall-${at}`), turn }))
  return closedRoom(walls, size.height)
}

/** The same with two walls more or less, at the end: a room at right angles has an even number of them. */
export function withMoreWalls(typed: TypedRoom): TypedRoom {
  return typed.turns.length + 2 > MAX_CORNERS ? typed : { ...typed, turns: [...typed.turns, 'left', 'right'] }
}

export function withFewerWalls(typed: TypedRoom): TypedRoom {
  return typed.turns.length - 2 < MIN_WALLS ? typed : { ...typed, turns: typed.turns.slice(0, -2) }
}

/** Returns a room as somebody would type it; null if its walls are not at right angles, or its first does not run right. */
export function typedOf(room: Room, unit: LengthUnit): TypedRoom | null {
  const walls = wallsOf(room)
  const turns = walls.map(({ along, at }) => {
    const next = walls[(at + 1) % walls.length]?.along ?? along
    return along.x * next.y - along.y * next.x
  })
  if (walls[0]?.along.x !== 1 || turns.some((turn) => Math.abs(turn) !== 1)) return null
  const height = typedMm(room.height, unit)
  const lengths = walls.map(({ segment }) => typedMm(Math.round(lengthOf(segment)), unit))
  const [width, depth] = lengths
  if (walls.length === MIN_WALLS && width && depth) return { ...newRoom(unit), lengths: { width, depth, height } }
  return {
    ...newRoom(unit),
    shape: 'walls',
    lengths: { ...Object.fromEntries(lengths.map((length, at) => [`wall-${at}`, length])), height },
    turns: turns.map((turn) => (turn > 0 ? 'right' : 'left')),
  }
}
