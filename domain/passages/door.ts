import { turningSpare } from './corner.ts'
import type { Box, Door, Movement } from './passage.ts'
import { degrees, leanInto } from './rectangles.ts'

/**
 * Movements through a door. The room behind it counts as open: where it is narrow, it is a passage of its own.
 *
 * - `straight`: height and width pass, and the length has room before the door. No tilt helps here beyond the choice of
 *   side: a convex shape passes a gap only if the gap is as high as the shape's least width (G. Strang, "The width of a
 *   chair", 1982).
 * - `turning`: out of a corridor as deep as the room before the door. The door counts as a corridor without an end,
 *   which asks for more than a wall of 15 cm does.
 * - `rolled`: leaning to one side within the opening, exact for a straight movement.
 * - `tipping`: it stands on its end before the door and is laid down through it: the same turn in the side view. The
 *   ceiling must be above the diagonal.
 */
export function movementsThroughDoor(box: Box, door: Door, mayLean: boolean): Movement[] {
  return [...levelThrough(box, door), ...(mayLean ? [...rolledThrough(box, door), ...tippedThrough(box, door)] : [])]
}

function levelThrough(box: Box, { widthCm, heightCm, roomBeforeCm }: Door): Movement[] {
  const opening = Math.min(widthCm - box.acrossCm, heightCm - box.upCm)
  if (opening < 0) return []
  const room = spareRoom(roomBeforeCm, box.alongCm)
  if (room >= 0) return [{ box, motion: 'straight', level: true, angleDegrees: 0, spareCm: Math.min(opening, room) }]
  const turn = turningSpare(box.alongCm, box.acrossCm, roomBeforeCm ?? 0, widthCm)
  if (turn.spareCm < 0) return []
  return [
    { box, motion: 'turning', level: true, angleDegrees: turn.angleDegrees, spareCm: Math.min(opening, turn.spareCm) },
  ]
}

function rolledThrough(box: Box, { widthCm, heightCm, roomBeforeCm }: Door): Movement[] {
  const room = spareRoom(roomBeforeCm, box.alongCm)
  // The longer side of the section leans; the other box with the same `along` would give the same movement again.
  if (room < 0 || box.acrossCm < box.upCm) return []
  const lean = leanInto(box.acrossCm, box.upCm, widthCm, heightCm)
  if (!lean) return []
  return [
    { box, motion: 'rolled', level: false, angleDegrees: degrees(lean.angle), spareCm: Math.min(lean.spare, room) },
  ]
}

function tippedThrough(box: Box, { widthCm, heightCm, roomBeforeCm, ceilingBeforeCm }: Door): Movement[] {
  if (roomBeforeCm === null || ceilingBeforeCm === null || spareRoom(roomBeforeCm, box.alongCm) >= 0) return []
  const sides = Math.min(widthCm - box.acrossCm, ceilingBeforeCm - Math.hypot(box.alongCm, box.upCm))
  if (sides < 0) return []
  // From the door's floor to its lintel the piece lies; along the wall opposite it stands.
  const turn = turningSpare(box.alongCm, box.upCm, heightCm, roomBeforeCm)
  if (turn.spareCm < 0) return []
  return [
    { box, motion: 'tipping', level: false, angleDegrees: turn.angleDegrees, spareCm: Math.min(sides, turn.spareCm) },
  ]
}

function spareRoom(roomCm: number | null, neededCm: number): number {
  return roomCm === null ? Infinity : roomCm - neededCm
}
