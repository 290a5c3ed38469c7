import { PASS_MM, withoutChairs } from './fronts.ts'
import { boundsOf, dot, lengthOf, type Polygon, type Segment, spanAlong } from './geometry.ts'
import { areOverlapping, isPointInside, nearestPoints } from './overlaps.ts'
import { isDoor, isFlat, type Plan, type PlannedPiece } from './plan.ts'
import { shapeOf } from './shapes.ts'
import { chairKinds, piecesAmong, type Solid } from './solids.ts'
import { gapId, type Warning, warningId } from './warning.ts'
import { stripBefore, wallsOf } from './walls.ts'
import { type Gate, widestWays } from './widest-ways.ts'

/** An arm's length: a person who stands this near to a piece has reached it. Our own rule of thumb. */
const ARM_MM = 600
/** A person who has come through a door stands within this depth. */
const ENTRY_MM = PASS_MM / 2 + 50

/**
 * Where a person cannot walk from a door to a piece. A person is a circle of 60 cm and has reached a piece at an arm's
 * length with nothing else between. Where no way is that wide, the widest one is shown at its narrowest gap, once, with
 * all that lies behind it. A piece that is not in the room has another warning.
 *
 * Exact is the width of the gaps between two things. The way itself goes over a grid of 10 cm, so that a gap below 10
 * cm may count as closed. In a room without a door people may stand wherever there is floor. A room's own narrow places
 * are nobody's fault.
 */
export function narrowWays(plan: Plan, solids: readonly Solid[]): Warning[] {
  const walls = wallsOf(plan.room)
  const fixed = withoutChairs(plan.pieces, solids)
  const doors = plan.openings.filter(isDoor).flatMap((door) => {
    const wall = walls[door.wall]
    return wall ? [{ door, entry: stripBefore(door, wall, ENTRY_MM) }] : []
  })
  const ways = widestWays(
    plan.room.corners,
    fixed.map(({ shape }) => shape),
    gatesBetween(fixed),
    doors.length === 0 ? [plan.room.corners] : doors.map(({ entry }) => entry),
  )
  const closed = doors.filter(({ entry }) => ways.widthAt(entry) === 0)
  const blocked = closed.map(({ door, entry }): Warning => {
    const before = fixed.filter(({ shape }) => areOverlapping(shape, entry))
    const pieces = piecesAmong(before.map(({ thing }) => thing))
    return { id: warningId('doorway-blocked', [door.id]), kind: 'doorway-blocked', door: door.id, pieces, shape: entry }
  })
  // Nobody comes in at all: then each piece would have the same warning.
  if (doors.length > 0 && closed.length === doors.length) return blocked
  return [...blocked, ...waysTo(toBeReached(plan), fixed, ways)]
}

function toBeReached({ room, pieces }: Plan): PlannedPiece[] {
  return pieces.filter((piece) => {
    const isLeft = isFlat(piece) || chairKinds.has(piece.kind) || piece.kind === 'lamp' || piece.kind === 'mattress'
    return !isLeft && isPointInside(piece, room.corners)
  })
}

function waysTo(
  pieces: readonly PlannedPiece[],
  fixed: readonly Solid[],
  ways: ReturnType<typeof widestWays>,
): Warning[] {
  const unreachable: Warning[] = []
  const behind = new Map<Gate, string[]>()
  for (const piece of pieces) {
    const at = fixed.findIndex(({ thing }) => 'piece' in thing && thing.piece === piece.id)
    const { width, gate } = ways.reach(at, ARM_MM)
    if (width < PASS_MM && !gate) {
      unreachable.push({
        id: warningId('unreachable', [piece.id]),
        kind: 'unreachable',
        pieces: [piece.id],
        shape: shapeOf(piece),
      })
    } else if (gate) {
      behind.set(gate, [...(behind.get(gate) ?? []), piece.id])
    }
  }
  return [...[...behind].flatMap(([gate, ids]) => gateWarning(gate, ids, fixed)), ...unreachable]
}

function gateWarning({ between, segment, gapMm }: Gate, behind: string[], fixed: readonly Solid[]): Warning[] {
  const [one, other] = [fixed[between[0]], fixed[between[1]]]
  if (!one || !other) return []
  const things = [one.thing, other.thing] as const
  return [
    {
      id: gapId('narrow-way', things),
      kind: 'narrow-way',
      pieces: piecesAmong(things),
      between: things,
      gapMm,
      neededMm: PASS_MM,
      line: segment,
      behind,
      shape: bandBetween(one.shape, other.shape, segment),
    },
  ]
}

/** Returns the gaps of less than 60 cm between two solids, one of which can be moved. */
function gatesBetween(solids: readonly Solid[]): Gate[] {
  return solids.flatMap((one, at) =>
    solids.slice(at + 1).flatMap((other, after): Gate[] => {
      const isFixed = !('piece' in one.thing) && !('piece' in other.thing)
      if (isFixed || !areNear(one.shape, other.shape)) return []
      const { distance, segment } = nearestPoints(one.shape, other.shape)
      const gapMm = Math.round(distance)
      return gapMm < PASS_MM ? [{ between: [at, at + 1 + after], segment, gapMm }] : []
    }),
  )
}

function areNear(one: Polygon, other: Polygon): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  const isApart =
    a.right + PASS_MM < b.left || b.right + PASS_MM < a.left || a.bottom + PASS_MM < b.top || b.bottom + PASS_MM < a.top
  return !isApart
}

/** The rectangle between two shapes that face each other, along the line of their gap; empty if they do not. */
function bandBetween(one: Polygon, other: Polygon, line: Segment): Polygon {
  const [from, to] = line
  const length = lengthOf(line)
  if (length === 0) return []
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const [spans, otherSpans] = [spanAlong(one, across), spanAlong(other, across)]
  const [left, right] = [Math.max(spans[0], otherSpans[0]), Math.min(spans[1], otherSpans[1])]
  if (left >= right) return []
  const at = (point: typeof from, side: number) => {
    const shift = side - dot(point, across)
    return { x: point.x + across.x * shift, y: point.y + across.y * shift }
  }
  return [at(from, left), at(to, left), at(to, right), at(from, right)]
}
