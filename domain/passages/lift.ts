import { movementsThroughDoor } from './door.ts'
import type { Box, Lift, Movement, Piece } from './passage.ts'
import { degrees, leanInto } from './rectangles.ts'

/** One person goes along: the weight that EN 81-20 counts for a person. */
const COMPANION_KG = 75

/**
 * Kilograms by which a piece and the person with it exceed what a lift carries; 0 if it takes them.
 *
 * @returns null if the lift has a limit and the weight is unknown
 */
export function overloadKg(piece: Piece, lift: Lift): number | null {
  if (lift.maxKg === null) return 0
  if (piece.weightKg === null) return null
  return Math.max(0, piece.weightKg + COMPANION_KG - lift.maxKg)
}

/**
 * Movements into the cabin, whatever the piece weighs.
 *
 * - `straight` and `turning`: as through a door, then to the back of the cabin.
 * - `leaning`: the front end raised at one angle at which it passes the door and fits between door and back.
 * - `slanted`: the same in plan, at one angle at which it passes the door's width.
 *
 * Leaning and slanted are sufficient, not necessary: a piece could also change its angle while it goes in.
 */
export function movementsIntoLift(box: Box, lift: Lift, mayLean: boolean): Movement[] {
  const cabin: Cabin = {
    widthCm: Math.min(lift.doorWidthCm, lift.widthCm),
    heightCm: Math.min(lift.doorHeightCm, lift.heightCm),
    lengthCm: Math.min(lift.depthCm, lift.roomBeforeCm ?? Infinity),
  }
  return [
    ...straightInto(box, lift, cabin, mayLean),
    ...slantedInto(box, cabin),
    ...(mayLean ? leaningInto(box, cabin) : []),
  ]
}

/** What a box that does not change its angle has for itself: in the door, and both before it and behind it. */
type Cabin = { widthCm: number; heightCm: number; lengthCm: number }

function straightInto(
  box: Box,
  { depthCm, roomBeforeCm }: Lift,
  { widthCm, heightCm }: Cabin,
  mayLean: boolean,
): Movement[] {
  const behind = depthCm - box.alongCm
  if (behind < 0) return []
  const door = { kind: 'door', widthCm, heightCm, roomBeforeCm, ceilingBeforeCm: null } as const
  return movementsThroughDoor(box, door, mayLean).map((movement) => ({
    ...movement,
    spareCm: Math.min(movement.spareCm, behind),
  }))
}

function slantedInto(box: Box, { widthCm, heightCm, lengthCm }: Cabin): Movement[] {
  const above = heightCm - box.upCm
  const lean = above < 0 ? null : leanInto(box.alongCm, box.acrossCm, lengthCm, widthCm)
  if (!lean) return []
  const spareCm = Math.min(lean.spare, above)
  return [{ box, motion: 'slanted', level: true, angleDegrees: degrees(lean.angle), spareCm }]
}

function leaningInto(box: Box, { widthCm, heightCm, lengthCm }: Cabin): Movement[] {
  const beside = widthCm - box.acrossCm
  const lean = beside < 0 ? null : leanInto(box.alongCm, box.upCm, lengthCm, heightCm)
  if (!lean) return []
  const spareCm = Math.min(lean.spare, beside)
  return [{ box, motion: 'leaning', level: false, angleDegrees: degrees(lean.angle), spareCm }]
}
