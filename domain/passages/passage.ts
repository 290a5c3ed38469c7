/**
 * What stands between the street and the room, and what is carried through it. Lengths are centimeters, whole as people
 * measure them; weights are kilograms; angles that leave this folder are degrees.
 *
 * The answers are conservative: "it fits" is only said of a movement that is known from start to end. A piece counts as
 * the box around it, so that a chair with slim legs needs as much as its packet.
 */

/** A packet, or an assembled piece without one. */
export type Piece = {
  lengthCm: number
  widthCm: number
  heightCm: number
  /** Null where it is unknown; then no lift with a limit takes it. */
  weightKg: number | null
  /** Must neither lie nor lean, such as a refrigerator or a showcase with glass. */
  keepUpright: boolean
}

export type Door = {
  kind: 'door'
  /** Between the open leaf and the other post. */
  widthCm: number
  heightCm: number
  /** From the door to the wall opposite, on the side that the piece comes from; null where it is open. */
  roomBeforeCm: number | null
  /** Height of that room; null where it is open or unknown. */
  ceilingBeforeCm: number | null
}

export type Corridor = {
  kind: 'corridor'
  widthCm: number
  heightCm: number
  /** Width after a corner of 90 degrees; null for a straight corridor. */
  afterCornerCm: number | null
}

export type Stairs = {
  kind: 'stairs'
  /** Between wall and banister. */
  widthCm: number
  /** Straight up from the edge of a step to the lowest ceiling. */
  headroomCm: number
  /** Null where it is unknown: `ASSUMED_SLOPE_DEGREES`. */
  slopeDegrees: number | null
  /** Null for stairs without a turn. */
  landing: Landing | null
}

export type Landing = {
  turn: 'quarter' | 'half'
  /** From the last step to the wall opposite. */
  depthCm: number
  /** From side to side, as seen by a person who comes up. */
  widthCm: number
}

export type Lift = {
  kind: 'lift'
  doorWidthCm: number
  doorHeightCm: number
  /** From side to side inside. */
  widthCm: number
  /** From the door to the back. */
  depthCm: number
  heightCm: number
  /** Null where the plate is missing. */
  maxKg: number | null
  /** From the door to the wall opposite, outside; null where it is open. */
  roomBeforeCm: number | null
}

export type Passage = Door | Corridor | Stairs | Lift

/** Free on each side of a piece for hands, blankets and a slip. */
export const HANDS_CM = 2

const sides = ['length', 'width', 'height'] as const
export type Side = (typeof sides)[number]

/** A piece turned so that one side is up and one points the way it is carried. Sizes contain the room for hands. */
export type Box = {
  up: Side
  along: Side
  across: Side
  upCm: number
  alongCm: number
  acrossCm: number
}

/**
 * How a box moves:
 * - `straight`: ahead, without a turn.
 * - `sideways`: ahead, then to the side, without a turn.
 * - `turning`: round a corner, level.
 * - `slanted`: ahead, turned by an angle in plan.
 * - `rolled`: ahead, leaning to one side, as a table top goes through a door.
 * - `leaning`: with its front end up at a fixed angle.
 * - `leaning-turn`: the same, round a corner.
 * - `tipping`: from standing on its end to lying, on its way through a door.
 * - `along-slope`: on stairs, parallel to the steps.
 */
export type Motion =
  | 'straight'
  | 'sideways'
  | 'turning'
  | 'slanted'
  | 'rolled'
  | 'leaning'
  | 'leaning-turn'
  | 'tipping'
  | 'along-slope'

/** A movement through a passage that is known to succeed. */
export type Movement = {
  box: Box
  motion: Motion
  /** Never leans, neither in the passage nor on the flights around a landing. */
  level: boolean
  /** At the tightest moment: against the floor, the corridor or, when rolled, the sill; 0 when straight. */
  angleDegrees: number
  /** What is left at the tightest point, besides the room for hands; 0 or more. */
  spareCm: number
}

/** Whether the piece stays as it stands in a room. */
export function isUpright({ box, level }: Movement): boolean {
  return box.up === 'height' && level
}

/** Returns the ways to hold a piece: six, or the two upright ones. */
export function boxesOf(piece: Piece): Box[] {
  return sides
    .filter((up) => up === 'height' || !piece.keepUpright)
    .flatMap((up) => sides.filter((along) => along !== up).map((along) => boxOf(piece, up, along)))
}

function boxOf(piece: Piece, up: Side, along: Side): Box {
  const size = (side: Side) => bareSize(piece, side) + 2 * HANDS_CM
  const across = sides.find((side) => side !== up && side !== along) ?? 'width'
  return { up, along, across, upCm: size(up), alongCm: size(along), acrossCm: size(across) }
}

/** One side of a piece in centimeters, without room for hands. */
export function bareSize(piece: Piece, side: Side): number {
  return { length: piece.lengthCm, width: piece.widthCm, height: piece.heightCm }[side]
}
