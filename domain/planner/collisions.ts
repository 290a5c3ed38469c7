import { axesAt, type Point } from './geometry.ts'
import { areOverlapping, isInside, isPointInside, overlapOf, penetration } from './overlaps.ts'
import { isFlat, type Plan, type PlannedPiece, type PlannedWindow } from './plan.ts'
import { pillarShape, shapeOf } from './shapes.ts'
import { bedKinds, chairKinds, tableKinds } from './solids.ts'
import { stripBefore, wallsOf } from './walls.ts'
import { type Warning, warningId } from './warning.ts'

/** Before a window, a higher piece takes light and stops its casements. Our own rule of thumb. */
export const BEFORE_WINDOW_MM = 300

/** Pieces outside of the room, higher than its ceiling, or in a pillar; the last two if their middle is in the room. */
export function misplaced({ room, pieces, pillars }: Plan): Warning[] {
  return pieces.flatMap((piece): Warning[] => {
    const shape = shapeOf(piece)
    const about = { pieces: [piece.id], shape }
    const overMm = piece.height - room.height
    const outside = isInside(shape, room.corners)
      ? []
      : [{ ...about, id: warningId('outside-room', [piece.id]), kind: 'outside-room' as const }]
    if (!isPointInside(piece, room.corners)) return outside
    return [
      ...outside,
      ...(overMm > 0 ? [{ ...about, id: warningId('too-high', [piece.id]), kind: 'too-high' as const, overMm }] : []),
      ...pillars.flatMap((pillar): Warning[] => {
        const outline = pillarShape(pillar)
        if (isFlat(piece) || !areOverlapping(shape, outline)) return []
        return [
          {
            id: warningId('in-pillar', [piece.id, pillar.id]),
            kind: 'in-pillar',
            pieces: [piece.id],
            pillar: pillar.id,
            depthMm: Math.round(penetration(shape, outline)),
            shape: overlapOf(shape, outline),
          },
        ]
      }),
    ]
  })
}

/** Pairs of pieces in one place; see `mayShare` for those that belong there. */
export function overlaps({ pieces }: Plan): Warning[] {
  const shapes = pieces.map(shapeOf)
  return pieces.flatMap((one, at) =>
    pieces.slice(at + 1).flatMap((other, after): Warning[] => {
      const [shape, otherShape] = [shapes[at] ?? [], shapes[at + 1 + after] ?? []]
      if (!areOverlapping(shape, otherShape) || mayShare(one, other)) return []
      return [
        {
          id: warningId('overlap', [one.id, other.id].toSorted()),
          kind: 'overlap',
          pieces: [one.id, other.id],
          depthMm: Math.round(penetration(shape, otherShape)),
          shape: overlapOf(shape, otherShape),
        },
      ]
    }),
  )
}

/**
 * Whether two pieces may be in one place: anything on a rug, a mattress on a bed, and a chair whose seat is pushed
 * under a table from its front, as long as its middle is not under it: its back is higher than the table. Nobody records
 * how high anything else is from below.
 */
export function mayShare(one: PlannedPiece, other: PlannedPiece): boolean {
  if (isFlat(one) || isFlat(other)) return true
  return [
    [one, other],
    [other, one],
  ].some(([upper, lower]) => {
    if (!upper || !lower) return false
    if (upper.kind === 'mattress') return bedKinds.has(lower.kind) && isPointInside(upper, shapeOf(lower))
    if (!chairKinds.has(upper.kind) || !tableKinds.has(lower.kind)) return false
    const table = shapeOf(lower)
    return !isPointInside(upper, table) && isPointInside(frontOf(upper), table)
  })
}

/** The middle of its front edge. */
function frontOf({ x, y, depth, turn }: PlannedPiece): Point {
  const [, ahead] = axesAt(turn)
  return { x: x + (ahead.x * depth) / 2, y: y + (ahead.y * depth) / 2 }
}

/** Pieces that stand before a window and are higher than its sill. */
export function beforeWindows({ room, openings, pieces }: Plan): Warning[] {
  const walls = wallsOf(room)
  const windows = openings.filter((opening): opening is PlannedWindow => opening.kind === 'window')
  return windows.flatMap((window) =>
    pieces.flatMap((piece): Warning[] => {
      const [wall, overMm] = [walls[window.wall], piece.height - window.sill]
      if (!wall || overMm <= 0 || isFlat(piece)) return []
      const [shape, strip] = [shapeOf(piece), stripBefore(window, wall, BEFORE_WINDOW_MM)]
      if (!areOverlapping(shape, strip)) return []
      return [
        {
          id: warningId('before-window', [window.id, piece.id]),
          kind: 'before-window',
          pieces: [piece.id],
          window: window.id,
          overMm,
          shape: overlapOf(shape, strip),
        },
      ]
    }),
  )
}
