import { defined } from '#domain/defined.ts'
import { whole } from '#domain/planner/geometry.ts'
import { type Opening, type PieceFacts, type Plan, PLAN_VERSION, type PlannedPiece } from '#domain/planner/plan.ts'
import { rectangularRoom } from '#domain/planner/rooms.ts'
import { pointAt, turnAlong, type Wall, wallsOf } from '#domain/planner/walls.ts'

/** The walls of a rectangular room, in the order of a plan. */
const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number]

/** Centimeters from the left corner of the top and bottom walls, and from the top corner of the others. */
type InWall = { wall: Side; from: number; width: number }

/** A piece with its back to a wall, `off` centimeters from it; or with its middle anywhere, turned by whole degrees. */
type Furniture = { slug: string } & (
  | { wall: Side; from: number; off?: number }
  | { x: number; y: number; turn: number }
)

/** A furnished rectangular room, in centimeters. */
export type FurnishedRoom = {
  name: string
  nepali: string
  width: number
  depth: number
  height: number
  doors: readonly (InWall & { hinge: 'start' | 'end' })[]
  windows: readonly (InWall & { sill: number })[]
  furniture: readonly Furniture[]
}

const MM_PER_CM = 10
const DOOR_HEIGHT_MM = 2030
const WINDOW_HEIGHT_MM = 1200

/**
 * Makes the plan of a room.
 *
 * @param factsOf  what a plan keeps of the product with a slug
 */
export function furnish(room: FurnishedRoom, factsOf: (slug: string) => PieceFacts): Plan {
  const [width, depth, height] = [room.width, room.depth, room.height].map((cm) => cm * MM_PER_CM) as [
    number,
    number,
    number,
  ]
  const made = rectangularRoom({ width, depth, height })
  if ('problem' in made) throw new RangeError(`${room.name}: ${made.problem}`)
  const walls = wallsOf(made.room)
  const inWall = (kind: Opening['kind'], at: number, opening: InWall) => {
    const wall = wallOf(walls, opening.wall)
    const mm = opening.width * MM_PER_CM
    return { id: `${kind}-${at + 1}`, wall: wall.at, offset: offsetIn(wall, opening, mm), width: mm }
  }
  return {
    version: PLAN_VERSION,
    name: room.name,
    room: made.room,
    openings: [
      ...room.doors.map((door, at): Opening => {
        const { hinge } = door
        return { kind: 'door', ...inWall('door', at, door), height: DOOR_HEIGHT_MM, opens: 'inwards', hinge }
      }),
      ...room.windows.map((window, at): Opening => {
        const sill = window.sill * MM_PER_CM
        return { kind: 'window', ...inWall('window', at, window), height: WINDOW_HEIGHT_MM, sill }
      }),
    ],
    pillars: [],
    pieces: room.furniture.map((piece, at): PlannedPiece => {
      const facts = factsOf(piece.slug)
      return { ...facts, id: `piece-${at + 1}`, ...placeOf(piece, facts, walls) }
    }),
  }
}

function placeOf(piece: Furniture, { width, depth }: PieceFacts, walls: readonly Wall[]) {
  if (!('wall' in piece)) return { x: piece.x * MM_PER_CM, y: piece.y * MM_PER_CM, turn: piece.turn }
  const wall = wallOf(walls, piece.wall)
  const along = offsetIn(wall, piece, width) + width / 2
  const { x, y } = pointAt(wall, along, (piece.off ?? 0) * MM_PER_CM + depth / 2)
  return { x: whole(x), y: whole(y), turn: turnAlong(wall) }
}

function wallOf(walls: readonly Wall[], side: Side): Wall {
  return defined(walls[sides.indexOf(side)], `a ${side} wall`)
}

/** A plan counts from the first corner of a wall, clockwise around the room. */
function offsetIn(wall: Wall, { wall: side, from }: Pick<InWall, 'wall' | 'from'>, width: number): number {
  const start = from * MM_PER_CM
  return side === 'top' || side === 'right' ? start : wall.length - start - width
}
