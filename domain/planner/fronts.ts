import { isFlat, type PieceKind, type Plan, type PlannedPiece } from './plan.ts'
import { axesAt, dot, type Point, type Polygon, spanAlong, turnedRectangle } from './geometry.ts'
import { overlapOf, penetration, TOLERANCE_MM } from './overlaps.ts'
import { shapeOf } from './shapes.ts'
import { bedKinds, chairKinds, piecesAmong, seatKinds, type Solid, solidsOf, tableKinds } from './solids.ts'
import { gapId, type Warning } from './warning.ts'

/** A person walks through, or stands before an open cupboard. A requirement of the planner. */
export const PASS_MM = 600
/**
 * A person sits down at a table and gets up again, while the chair moves back. A requirement of the planner: behind a
 * chair that stands in the plan, else from the edge of a set's table.
 */
const BEHIND_CHAIR_MM = 750
/** A chair that is farther from a table does not belong to it. Our own rule of thumb. */
const AT_TABLE_MM = 300

/**
 * Free floor before a front in which something opens: a hinged door of a wardrobe, a drawer, an arm that reaches a
 * shelf. Our own rules of thumb, since nobody records the parts of a piece.
 */
const OPENS_MM: Partial<Record<PieceKind, number>> = { wardrobe: 450, drawers: 400, shelf: 300 }

/**
 * Fronts that cannot open, or before which nobody can stand, each with what is nearest to it. Chairs do not count: a
 * person moves them. Fronts behind another warning's overlap have no gap and are left out.
 */
export function blockedFronts({ pieces }: Plan, solids: readonly Solid[]): Warning[] {
  const fixed = withoutChairs(pieces, solids)
  return pieces.flatMap((piece): Warning[] => {
    const opensMm = OPENS_MM[piece.kind]
    const found = opensMm === undefined ? undefined : nearestBeside(piece, 'front', PASS_MM, fixed)
    if (opensMm === undefined || !found) return []
    return found.gapMm < opensMm
      ? [gapWarning('front-blocked', piece, found, opensMm)]
      : [{ ...gapWarning('narrow-way', piece, found, PASS_MM), behind: [] }]
  })
}

/**
 * Returns whether the front of a piece opens at a place with some floor before it, and no other front is blocked there.
 *
 * @param least  free floor in millimeters, if its front needs less
 */
export function leavesFrontsOpen(plan: Plan, place: PlannedPiece, least: number): boolean {
  if (isFlat(place)) return true
  const others = plan.pieces.filter(({ id }) => id !== place.id)
  const pieces = [...others, place]
  const solids = withoutChairs(pieces, solidsOf({ ...plan, pieces }))
  const own = solids.filter(({ thing }) => 'piece' in thing && thing.piece === place.id)
  const isOpen = (piece: PlannedPiece, among: readonly Solid[]) => {
    const opensMm = OPENS_MM[piece.kind]
    return opensMm === undefined || !nearestBeside(piece, 'front', Math.max(least, opensMm), among)
  }
  return isOpen(place, solids) && others.every((other) => isOpen(other, own))
}

/**
 * Chairs at a table, and long sides of dining sets, with less than 75 cm of room. A set is one piece: its chairs are
 * within its size, and most stand along its long sides. Its size counts them pulled out, so the 75 cm begin at the edge
 * of its table. Where nobody knows its table, they begin behind its chairs.
 */
export function tightSeats({ pieces }: Plan, solids: readonly Solid[]): Warning[] {
  const tables = pieces.filter(({ kind }) => tableKinds.has(kind))
  return pieces.flatMap((piece): Warning[] => {
    const sides = seatSides(piece, tables)
    const found = sides.flatMap((side) => nearestBeside(piece, side, BEHIND_CHAIR_MM, solids, satAt(piece)) ?? [])
    const from = chairKinds.has(piece.kind) ? 'chair' : satAt(piece) === piece ? 'chairs' : 'table'
    return found.map((gap) => ({ ...gapWarning('behind-chair', piece, gap, BEHIND_CHAIR_MM), from }))
  })
}

/** Seats whose front is less than 60 cm from a wall. Tables may be nearer: a person reaches them from the seat. */
export function seatsAtWalls({ pieces }: Plan, solids: readonly Solid[]): Warning[] {
  const walls = solids.filter(({ thing }) => 'wall' in thing)
  return pieces.flatMap((piece): Warning[] => {
    const found = seatKinds.has(piece.kind) ? nearestBeside(piece, 'front', PASS_MM, walls) : undefined
    return found ? [gapWarning('before-seat', piece, found, PASS_MM)] : []
  })
}

/** Returns whether people can use the seats of a piece at a place, and those of the others that it stands near. */
export function leavesSeatsUsable(plan: Plan, place: PlannedPiece): boolean {
  if (isFlat(place)) return true
  const others = plan.pieces.filter(({ id }) => id !== place.id)
  const pieces = [...others, place]
  const solids = solidsOf({ ...plan, pieces })
  const own = solids.filter(({ thing }) => 'piece' in thing && thing.piece === place.id)
  const at = { ...plan, pieces: [place] }
  const tables = pieces.filter(({ kind }) => tableKinds.has(kind))
  const isUsable = (piece: PlannedPiece, among: readonly Solid[]) =>
    seatSides(piece, tables).every((side) => !nearestBeside(piece, side, BEHIND_CHAIR_MM, among, satAt(piece)))
  return (
    isUsable(place, solids) && others.every((other) => isUsable(other, own)) && seatsAtWalls(at, solids).length === 0
  )
}

type Side = 'front' | 'right' | 'back' | 'left'

/** Sides of a piece at which people sit with their backs to the room. */
function seatSides(piece: PlannedPiece, tables: readonly PlannedPiece[]): Side[] {
  const { width, depth } = satAt(piece)
  if (piece.kind === 'dining-set') return width < depth ? ['left', 'right'] : ['front', 'back']
  if (!chairKinds.has(piece.kind)) return []
  const before = zoneBeside(piece, 'front', AT_TABLE_MM)
  const isAtTable = tables.some((table) => penetration(before.shape, shapeOf(table)) > TOLERANCE_MM)
  return isAtTable ? ['back'] : []
}

type Floor = Pick<PlannedPiece, 'x' | 'y' | 'turn' | 'width' | 'depth'>

/** The table of a set, if it is known, else the piece itself. */
function satAt(piece: PlannedPiece): Floor {
  const table = piece.own ? undefined : piece.table
  return table ? { ...piece, ...table } : piece
}

type Zone = { shape: Polygon; outward: Point; across: Point; start: number }

/**
 * The floor beside a piece, as long as that side, and less by the tolerance at each end, so that neighbors may touch.
 */
function zoneBeside(piece: Floor, side: Side, reach: number): Zone {
  const [along, ahead] = axesAt(piece.turn)
  const outward = { front: ahead, back: minus(ahead), right: along, left: minus(along) }[side]
  const across = { x: -outward.y, y: outward.x }
  const isOnDepth = side === 'front' || side === 'back'
  const half = (isOnDepth ? piece.depth : piece.width) / 2
  const start = dot(piece, outward) + half
  const width = (isOnDepth ? piece.width : piece.depth) / 2 - 2 * TOLERANCE_MM
  return {
    shape: rectangleAt(outward, [start, start + reach], across, around(dot(piece, across), width)),
    outward,
    across,
    start,
  }
}

function minus({ x, y }: Point): Point {
  return { x: -x, y: -y }
}

function around(middle: number, half: number): readonly [number, number] {
  return [middle - half, middle + half]
}

/** A rectangle between two distances along each of two axes; the second is a quarter turn clockwise from the first. */
function rectangleAt(
  ahead: Point,
  [from, to]: readonly [number, number],
  across: Point,
  [left, right]: readonly [number, number],
): Polygon {
  const at = (one: number, other: number) => ({
    x: ahead.x * one + across.x * other,
    y: ahead.y * one + across.y * other,
  })
  return [at(from, left), at(to, left), at(to, right), at(from, right)]
}

type Found = { solid: Solid; gapMm: number; shape: Polygon; line: readonly [Point, Point] }

/**
 * What is nearest to a side of a piece within a reach: in whole millimeters, 0 if it touches.
 *
 * @param from  a part of the piece from which it is measured
 */
function nearestBeside(
  piece: PlannedPiece,
  side: Side,
  reach: number,
  solids: readonly Solid[],
  from: Floor = piece,
): Found | undefined {
  const { shape, outward, across, start } = zoneBeside(from, side, reach)
  let nearest: Found | undefined
  for (const solid of solids) {
    if (isPart(solid, piece)) continue
    const shared = overlapOf(solid.shape, shape)
    if (shared.length === 0) continue
    const gap = spanAlong(shared, outward)[0] - start
    const gapMm = Math.floor(gap + TOLERANCE_MM / 2)
    if (gapMm >= reach || (nearest && nearest.gapMm <= gapMm)) continue
    const sides = spanAlong(shared, across)
    const middle = (sides[0] + sides[1]) / 2
    const [near, , far] = rectangleAt(outward, [start, start + gap], across, [middle, middle])
    if (!near || !far) continue
    nearest = { solid, gapMm, shape: rectangleAt(outward, [start, start + gap], across, sides), line: [near, far] }
  }
  return nearest
}

/** The piece itself, and what is in one place with it, which is another warning or belongs there. */
function isPart({ thing, shape }: Solid, piece: PlannedPiece): boolean {
  return 'piece' in thing && (thing.piece === piece.id || penetration(shape, shapeOf(piece)) > TOLERANCE_MM)
}

function gapWarning<Kind extends 'front-blocked' | 'narrow-way' | 'behind-chair' | 'before-seat'>(
  kind: Kind,
  piece: PlannedPiece,
  { solid, gapMm, shape, line }: Found,
  neededMm: number,
) {
  const between = [{ piece: piece.id }, solid.thing] as const
  return { id: gapId(kind, between), kind, pieces: piecesAmong(between), between, gapMm, neededMm, line, shape }
}

/** The solids that stay where they are while people walk; of a set whose table is known, that. */
export function withoutChairs(pieces: readonly PlannedPiece[], solids: readonly Solid[]): Solid[] {
  const chairs = new Set(pieces.filter(({ kind }) => chairKinds.has(kind)).map(({ id }) => id))
  const mattresses = new Set(pieces.filter((piece) => isOnBed(piece, pieces)).map(({ id }) => id))
  const tables = new Map(pieces.flatMap((piece) => (satAt(piece) === piece ? [] : [[piece.id, satAt(piece)]])))
  return solids.flatMap((solid) => {
    if (!('piece' in solid.thing)) return [solid]
    const { piece } = solid.thing
    if (chairs.has(piece) || mattresses.has(piece)) return []
    const table = tables.get(piece)
    return [table ? { ...solid, shape: turnedRectangle(table) } : solid]
  })
}

function isOnBed(piece: PlannedPiece, pieces: readonly PlannedPiece[]): boolean {
  return (
    piece.kind === 'mattress' &&
    pieces.some((bed) => bedKinds.has(bed.kind) && penetration(shapeOf(piece), shapeOf(bed)) > TOLERANCE_MM)
  )
}
