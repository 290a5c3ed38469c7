import type { MeasureName } from './helps.ts'
import { bareSize, type Door, type Movement, type Passage, type Piece } from './passage.ts'
import { degrees, extent, radians, raisedUnder, rise } from './rectangles.ts'

/** Two people carry a lying piece with its front end up, to step over the sill; as far as the door allows. */
const CARRIED_DEGREES = 10

/** A line below the drawing: `187 of 203 cm, 16 cm to spare`. Whole centimeters, without the room for hands. */
export type Measured = { measure: MeasureName; neededCm: number; givenCm: number; spareCm: number }

/** A piece as a movement holds it, without the room for hands. */
export type Held = { upCm: number; alongCm: number; acrossCm: number }

/** Returns the bare sizes of a piece in the position of a movement. */
export function heldAs(piece: Piece, { box }: Movement): Held {
  return { upCm: bareSize(piece, box.up), alongCm: bareSize(piece, box.along), acrossCm: bareSize(piece, box.across) }
}

/**
 * How far the front end of a piece is up while it goes straight through a door: 0 if it stands, else up to 10 degrees,
 * less where the lintel or the room before the door leaves less. It fits without that as well.
 */
export function carriedAngle({ box, motion }: Movement, door: Door): number {
  if (box.up === 'height' || motion !== 'straight') return 0
  const underLintel = raisedUnder(box.alongCm, box.upCm, door.heightCm) ?? 0
  const inRoom = door.roomBeforeCm === null ? Infinity : (raisedUnder(box.upCm, box.alongCm, door.roomBeforeCm) ?? 0)
  return Math.max(0, Math.min(CARRIED_DEGREES, degrees(Math.min(underLintel, inRoom))))
}

/** Returns what a piece needs of each measure of a door or lift that it goes through ahead, and of a corridor or stairs across. */
export function measuredAt(piece: Piece, movement: Movement, passage: Passage): Measured[] {
  const held = heldAs(piece, movement)
  switch (passage.kind) {
    case 'door':
      return throughDoor(held, movement, passage)
    case 'corridor':
      return [
        line('height', movement.motion === 'leaning-turn' ? raised(held, movement) : held.upCm, passage.heightCm),
        line('width', held.acrossCm, passage.widthCm),
      ]
    case 'stairs':
      return [line('width', held.acrossCm, passage.widthCm)]
    case 'lift': {
      const { across, up, along } = inLift(held, movement)
      return [
        line('door-height', up, Math.min(passage.doorHeightCm, passage.heightCm)),
        line('door-width', across, Math.min(passage.doorWidthCm, passage.widthCm)),
        line('depth', along, passage.depthCm),
      ]
    }
  }
}

function throughDoor(held: Held, movement: Movement, door: Door): Measured[] {
  const { upCm, alongCm, acrossCm } = held
  const angle = radians(movement.motion === 'rolled' ? movement.angleDegrees : carriedAngle(movement, door))
  const isRolled = movement.motion === 'rolled'
  const height = isRolled ? rise(acrossCm, upCm, angle) : rise(alongCm, upCm, angle)
  const width = isRolled ? extent(acrossCm, upCm, angle) : acrossCm
  const length = isRolled ? alongCm : extent(alongCm, upCm, angle)
  const isAhead = movement.motion === 'straight' || isRolled
  return [
    line('height', height, door.heightCm),
    line('width', width, door.widthCm),
    ...(door.roomBeforeCm !== null && isAhead ? [line('room-before', length, door.roomBeforeCm)] : []),
  ]
}

function inLift({ upCm, alongCm, acrossCm }: Held, { motion, angleDegrees }: Movement) {
  const angle = radians(angleDegrees)
  switch (motion) {
    case 'leaning':
      return { up: rise(alongCm, upCm, angle), along: extent(alongCm, upCm, angle), across: acrossCm }
    case 'slanted':
      return { up: upCm, along: extent(alongCm, acrossCm, angle), across: rise(alongCm, acrossCm, angle) }
    case 'rolled':
      return { up: rise(acrossCm, upCm, angle), along: alongCm, across: extent(acrossCm, upCm, angle) }
    default:
      return { up: upCm, along: alongCm, across: acrossCm }
  }
}

function raised({ alongCm, upCm }: Held, { angleDegrees }: Movement): number {
  return rise(alongCm, upCm, radians(angleDegrees))
}

function line(measure: MeasureName, needed: number, givenCm: number): Measured {
  const neededCm = Math.round(needed)
  return { measure, neededCm, givenCm, spareCm: givenCm - neededCm }
}

/**
 * By how much a standing piece is too big for a door, corridor or lift, without the room for hands; 0 if it is not, or if
 * only that room is missing.
 */
export function uprightOver(
  piece: Piece,
  passage: Exclude<Passage, { kind: 'stairs' }>,
): { highCm: number; wideCm: number } {
  const [width, height] =
    passage.kind === 'lift'
      ? [Math.min(passage.doorWidthCm, passage.widthCm), Math.min(passage.doorHeightCm, passage.heightCm)]
      : [passage.widthCm, passage.heightCm]
  return {
    highCm: Math.max(0, piece.heightCm - height),
    wideCm: Math.max(0, Math.min(piece.lengthCm, piece.widthCm) - width),
  }
}
