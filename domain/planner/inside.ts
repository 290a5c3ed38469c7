import { defined } from '../defined.ts'
import { movePiece } from './move-piece.ts'
import { axesAt, dot, lengthOf, type Point, spanAlong, whole } from './geometry.ts'
import { isInside, isPointInside } from './overlaps.ts'
import { distancesIn } from './in-words.ts'
import type { Pillar, Plan, PlannedPiece, Room } from './plan.ts'
import { planFrom, type ReadPlan } from './read-plan.ts'
import { shapeOf } from './shapes.ts'
import { bedKinds } from './solids.ts'
import { type Wall, wallsOf } from './walls.ts'

/** A line on which the middle of a piece may lie: all points whose distance along `normal` is `at`. */
type Line = { normal: Point; at: number }

/**
 * Finds the place inside of a room that is nearest to a piece, in whole millimeters. The piece keeps its turn.
 *
 * @returns  the same object if it is inside, and null if it fits nowhere at this turn
 */
export function nearestInside(room: Room, piece: PlannedPiece): PlannedPiece | null {
  if (isInside(shapeOf(piece), room.corners)) return piece
  const lines = touchingLines(room, piece)
  const places = lines.flatMap((line, index) => [
    footOn(line, piece),
    ...lines.slice(index + 1).flatMap((other) => crossingOf(line, other)),
  ])
  const nearestFirst = places.toSorted((one, other) => lengthOf([piece, one]) - lengthOf([piece, other]))
  const found = nearestFirst.find((place) => isInside(shapeOf({ ...piece, ...place }), room.corners))
  return found ? { ...piece, ...found } : null
}

/** Where the middle lies while a side or a corner of the piece touches a wall, or one of its sides an inner corner. */
function touchingLines({ corners, ...room }: Room, piece: PlannedPiece): Line[] {
  const walls = wallsOf({ corners, ...room })
  const shape = shapeOf({ ...piece, x: 0, y: 0 })
  const touching = (corner: Point, normal: Point): Line => ({
    normal,
    at: dot(corner, normal) - spanAlong(shape, normal)[0],
  })
  const sides = axesAt(piece.turn).flatMap(({ x, y }) => [
    { x, y },
    { x: -x, y: -y },
  ])
  return walls.flatMap((wall, at) => {
    const [corner] = wall.segment
    const before = walls.at(at - 1)
    const isInner = before !== undefined && dot(before.inward, wall.along) < 0
    return [
      touching(corner, wall.inward),
      ...(isInner ? turnedSides(sides, walls) : []).map((side) => touching(corner, side)),
    ]
  })
}

/** Sides that are parallel to no wall: a wall's own line says the rest. */
function turnedSides(sides: readonly Point[], walls: readonly Wall[]): Point[] {
  return sides.filter((side) => !walls.some(({ inward }) => dot(side, inward) > PARALLEL))
}

/** Cosine of a twentieth of a degree. */
const PARALLEL = 0.9999996

function footOn({ normal, at }: Line, { x, y }: Point): Point {
  const away = at - dot({ x, y }, normal)
  return { x: whole(x + normal.x * away), y: whole(y + normal.y * away) }
}

function crossingOf(one: Line, other: Line): Point[] {
  const sine = one.normal.x * other.normal.y - one.normal.y * other.normal.x
  if (Math.abs(sine) < 1e-6) return []
  return [
    {
      x: whole((one.at * other.normal.y - other.at * one.normal.y) / sine),
      y: whole((other.at * one.normal.x - one.at * other.normal.x) / sine),
    },
  ]
}

/**
 * Gives a plan other walls. Furniture and pillars that would be outside move inside (see `withinRoom` and
 * `pillarsWithin`). Openings that no longer fit their wall are a problem.
 */
export function changeRoom(plan: Plan, room: Room): ReadPlan {
  return planFrom({ ...plan, room, pieces: withinRoom(plan, room), pillars: pillarsWithin(plan, room) })
}

/**
 * Returns the pillars of a plan for another room. One that stood free moves to the nearest place inside, if there is one.
 * One that stood partly within a wall does so only if its middle would be outside; one outside of the room stays there.
 */
function pillarsWithin({ room, pillars }: Pick<Plan, 'room' | 'pillars'>, next: Room): Pillar[] {
  return pillars.map((pillar) => {
    const box = boxOf(pillar)
    const stays = isInside(shapeOf(box), room.corners)
      ? isInside(shapeOf(box), next.corners)
      : !isPointInside(box, room.corners) || isPointInside(box, next.corners)
    const found = stays ? null : nearestInside(next, box)
    return found ? { ...pillar, x: whole(found.x - pillar.width / 2), y: whole(found.y - pillar.depth / 2) } : pillar
  })
}

/** A pillar as a piece of the same outline. */
function boxOf({ id, x, y, width, depth }: Pillar): PlannedPiece {
  const middle = { x: x + width / 2, y: y + depth / 2 }
  return { id, name: '', kind: 'box', own: true, width, depth, height: 0, ...middle, turn: 0 }
}

/** How many pillars of a plan have another place than in the plan before. */
export function movedPillars(before: Plan, { pillars }: Plan): number {
  return moved(before.pillars, pillars)
}

/**
 * Returns the furniture of a plan for another room. What stood in the room and would be outside moves to the nearest
 * place inside, if there is one; a mattress moves with its bed. What was put down beside the room stays there.
 */
export function withinRoom({ room, pieces }: Plan, next: Room): PlannedPiece[] {
  const inside = (piece: PlannedPiece) =>
    isPointInside(piece, room.corners) ? (nearestInside(next, piece) ?? piece) : piece
  return pieces.map((piece) => {
    const bed = piece.kind === 'mattress' && pieces.find((one) => isOn(piece, one))
    if (!bed) return inside(piece)
    const { x, y } = inside(bed)
    return x === bed.x && y === bed.y ? inside(piece) : { ...piece, x: piece.x + x - bed.x, y: piece.y + y - bed.y }
  })
}

function isOn(mattress: PlannedPiece, bed: PlannedPiece): boolean {
  return bedKinds.has(bed.kind) && isPointInside(mattress, shapeOf(bed))
}

/** How many pieces of a plan have another place than in the plan before. */
export function movedPieces(before: Plan, { pieces }: Plan): number {
  return moved(before.pieces, pieces)
}

type Placed = Point & { id: string }

function moved(before: readonly Placed[], after: readonly Placed[]): number {
  const places = new Map(before.map((one) => [one.id, one]))
  return after.filter(({ id, x, y }) => {
    const was = places.get(id)
    return was && (was.x !== x || was.y !== y)
  }).length
}

/**
 * Moves a piece to distances from the next wall at its left or above, in millimeters. A piece that is not inside of the
 * room is measured from the nearest place inside; one that fits nowhere stays.
 */
export function placeFromWalls(plan: Plan, id: string, wanted: { left?: number; top?: number }): Plan {
  const piece = defined(
    plan.pieces.find((one) => one.id === id),
    `piece ${id}`,
  )
  const from = nearestInside(plan.room, piece)
  const distances = from && distancesIn(plan.room, from)
  if (!distances) return plan
  const { left = distances.left, top = distances.top } = wanted
  return movePiece(plan, id, { x: from.x + left - distances.left, y: from.y + top - distances.top })
}
