import { turnToTable } from './faces-table.ts'
import { axesAt, dot, type Point, type Polygon, spanAlong, whole, wholeTurn } from './geometry.ts'
import { isFlat, type Plan, type PlannedPiece } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { cupboardKinds, type Thing } from './solids.ts'
import { fromWall, pointAt, turnAlong, type Wall, wallsOf } from './walls.ts'

/** A piece that comes this near to a wall or an edge is drawn to it. */
export const SNAP_MM = 100
/** A turn that comes this near to a quarter turn or to the direction of a wall becomes that. */
const SNAP_DEGREES = 7
/** A back that is turned less than this from a wall is towards it. */
const BACK_DEGREES = 44
/** Cosine of half a degree, by which a whole turn may miss a slanted wall. */
const PARALLEL = 0.9999

type Snapped = { x: number; y: number; turn: number; to: readonly Thing[] }

/**
 * Draws a piece that is being dragged to what is near: first to the nearest wall, then along that wall to other walls and
 * to the edges of pieces. Cupboards turn their back to the wall, since their front opens into the room. Anything else
 * turns only if its back is already towards the wall, to lie along it: a bed may stand with its side to a wall. Away from
 * walls it is drawn to the edges of pieces in both of its axes: side by side, or flush; a chair turns to face the table
 * or desk that it comes to. A rug keeps its turn and is drawn to walls only.
 *
 * @param piece    at the place to which the shopper has dragged it
 * @param mayTurn  false once the shopper has turned it by hand: it then keeps its turn
 * @returns        whole millimeters and degrees, and what it was drawn to; the place as it was if nothing is near
 */
export function snapped(plan: Plan, piece: PlannedPiece, mayTurn: boolean): Snapped {
  const walls = wallsOf(plan.room)
  const others = isFlat(piece) ? [] : plan.pieces.filter((other) => other.id !== piece.id && !isFlat(other))
  const atWall = drawnToWall(walls, piece, mayTurn && !isFlat(piece))
  const turn = atWall || !mayTurn ? undefined : turnToTable(plan, piece, SNAP_MM)
  let at = atWall?.piece ?? (turn === undefined ? piece : { ...piece, turn })
  const to: Thing[] = atWall ? [{ wall: atWall.wall.at }] : []
  const axes = atWall ? [atWall.wall.along] : axesAt(at.turn)
  for (const axis of axes) {
    const drawn = drawnAlong(axis, at, walls, others)
    if (!drawn) continue
    at = { ...at, x: at.x + axis.x * drawn.shift, y: at.y + axis.y * drawn.shift }
    to.push(drawn.to)
  }
  return { x: whole(at.x), y: whole(at.y), turn: at.turn, to }
}

function drawnToWall(
  walls: readonly Wall[],
  piece: PlannedPiece,
  mayTurn: boolean,
): { piece: PlannedPiece; wall: Wall } | undefined {
  let nearest: { piece: PlannedPiece; wall: Wall; way: number } | undefined
  for (const wall of walls) {
    const { along, inward } = fromWall(wall, piece)
    if (along < 0 || along > wall.length || inward < 0) continue
    const turned = mayTurn && turnsTo(piece, wall) ? { ...piece, turn: turnAlong(wall) } : piece
    const half = halfAlong(turned, wall.inward)
    const way = Math.abs(inward - half)
    // With its back to the wall it needs less room than it may have now, so it is not left lying through the wall.
    const isNear = turned === piece ? way <= SNAP_MM : inward <= Math.max(half, halfAlong(piece, wall.inward)) + SNAP_MM
    if (!isNear || (nearest && nearest.way <= way)) continue
    nearest = { piece: { ...turned, ...pointAt(wall, along, half) }, wall, way }
  }
  return nearest
}

function turnsTo({ kind, turn }: PlannedPiece, wall: Wall): boolean {
  return cupboardKinds.has(kind) || turnBetween(turn, turnAlong(wall)) <= BACK_DEGREES
}

/** Half of what a piece takes up along an axis. */
function halfAlong(piece: PlannedPiece, axis: Point): number {
  const [from, to] = spanAlong(shapeOf(piece), axis)
  return (to - from) / 2
}

type Shift = { shift: number; to: Thing }

/** The shortest way along an axis to an edge that is near enough. */
function drawnAlong(
  axis: Point,
  piece: PlannedPiece,
  walls: readonly Wall[],
  others: readonly PlannedPiece[],
): Shift | undefined {
  const shape = shapeOf(piece)
  const shifts = [
    ...walls.flatMap((wall) => shiftsToWall(axis, shape, wall)),
    ...others.flatMap((other) => shiftsToPiece(axis, shape, other)),
  ]
  return shifts
    .filter(({ shift }) => Math.abs(shift) <= SNAP_MM)
    .toSorted((one, other) => Math.abs(one.shift) - Math.abs(other.shift))[0]
}

function shiftsToWall(axis: Point, shape: Polygon, { at, segment, inward }: Wall): Shift[] {
  const facing = dot(inward, axis)
  const across = acrossOf(axis)
  if (Math.abs(facing) < PARALLEL || gapOf(spanAlong(shape, across), spanAlong(segment, across)) >= 0) return []
  const [from, to] = spanAlong(shape, axis)
  const [line] = spanAlong(segment, axis)
  return [{ shift: facing > 0 ? line - from : line - to, to: { wall: at } }]
}

function shiftsToPiece(axis: Point, shape: Polygon, other: PlannedPiece): Shift[] {
  const isParallel = axesAt(other.turn).some((edge) => Math.abs(dot(edge, axis)) > PARALLEL)
  if (!isParallel) return []
  const [otherShape, across] = [shapeOf(other), acrossOf(axis)]
  const gap = gapOf(spanAlong(shape, across), spanAlong(otherShape, across))
  const [[from, to], [otherFrom, otherTo]] = [spanAlong(shape, axis), spanAlong(otherShape, axis)]
  const touching = gap < 0 ? [otherFrom - to, otherTo - from] : []
  const flush = gap >= -SNAP_MM && gap <= SNAP_MM ? [otherFrom - from, otherTo - to] : []
  return [...touching, ...flush].map((shift) => ({ shift, to: { piece: other.id } }))
}

function acrossOf({ x, y }: Point): Point {
  return { x: -y, y: x }
}

/** Less than 0 where two spans overlap. */
function gapOf([from, to]: [number, number], [otherFrom, otherTo]: [number, number]): number {
  return Math.max(otherFrom - to, from - otherTo)
}

/**
 * Draws a turn to the nearest quarter turn or direction of a wall, if one is near.
 *
 * @param degrees  any number, clockwise
 * @returns        whole degrees, 0 to 359
 */
export function snappedTurn({ room }: Pick<Plan, 'room'>, degrees: number): number {
  const turn = wholeTurn(degrees)
  const walls = wallsOf(room).flatMap((wall) =>
    [0, 90, 180, 270].map((quarter) => wholeTurn(turnAlong(wall) + quarter)),
  )
  const near = [0, 90, 180, 270, ...walls].map((target) => ({ target, off: turnBetween(target, turn) }))
  const [nearest] = near.toSorted((one, other) => one.off - other.off)
  return nearest && nearest.off <= SNAP_DEGREES ? nearest.target : turn
}

function turnBetween(one: number, other: number): number {
  const off = Math.abs(one - other) % 360
  return Math.min(off, 360 - off)
}
