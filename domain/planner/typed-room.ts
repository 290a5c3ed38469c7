import type { LengthUnit } from '../catalog/length-units.ts'
import { type TypedLength, typedMm } from '../passages/typed-length.ts'
import type { RoomCorner, TypedWall } from './rooms.ts'

export const roomShapes = ['rectangle', 'l', 'walls'] as const
export const roomCorners: readonly RoomCorner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']

/** `wall-0` is the first wall of a room that is typed wall by wall. */
export type RoomField = 'width' | 'depth' | 'cut-width' | 'cut-depth' | 'height' | `wall-${number}`

/** A room as a shopper types it (read-room.ts reads it). Fields of another shape stay as they were. */
export type TypedRoom = {
  unit: LengthUnit
  shape: (typeof roomShapes)[number]
  lengths: Readonly<Partial<Record<RoomField, TypedLength>>>
  /** The corner that an L lacks. */
  cut: RoomCorner
  /** The turn after each wall. */
  turns: readonly TypedWall['turn'][]
}

/** What a form shows at first; the usual ceiling of a flat. */
export function newRoom(unit: LengthUnit): TypedRoom {
  const turns: TypedWall['turn'][] = ['right', 'right', 'right', 'right']
  return { unit, shape: 'rectangle', lengths: { height: typedMm(2700, unit) }, cut: 'top-right', turns }
}

export const rectangleFields = ['width', 'depth', 'height'] as const
export const lFields = ['width', 'depth', 'cut-width', 'cut-depth', 'height'] as const

/** The fields of the typed shape, in their order. */
export function fieldsOf({ shape, turns }: Pick<TypedRoom, 'shape' | 'turns'>): readonly RoomField[] {
  if (shape === 'rectangle') return rectangleFields
  if (shape === 'l') return lFields
  return [...turns.map((_, at): RoomField => `wall-${at}`), 'height']
}
