import { defined } from '../defined.ts'
import { turningSpare } from './corner.ts'
import { type Held, heldAs } from './measured.ts'
import { bestMovement } from './movements.ts'
import {
  bareSize,
  type Box,
  boxesOf,
  HANDS_CM,
  type Motion,
  type Movement,
  type Passage,
  type Piece,
  type Side,
  type Stairs,
} from './passage.ts'
import { bendSpare } from './stairs.ts'
import {
  aroundCorner,
  corridorsOf,
  type Drawing,
  inCabin,
  inOpening,
  onStairs,
  openingOf,
  slopeOf,
  throughDoor,
  tippedIn,
} from './views.ts'

/** Returns the drawing of a piece in a movement through a passage (`bestMovement`). */
export function drawingOf(piece: Piece, movement: Movement, passage: Passage): Drawing {
  const held = heldAs(piece, movement)
  const { motion } = movement
  if (motion === 'turning' || motion === 'leaning-turn' || motion === 'sideways')
    return aroundCorner(held, movement, passage)
  if (motion === 'tipping' && passage.kind === 'door') return tippedIn(held, movement, passage)
  if (passage.kind === 'stairs') return onStairs(held, movement, passage)
  const isSlanted = motion === 'leaning' || motion === 'slanted'
  if (isSlanted && passage.kind === 'lift') return inCabin(held, movement, passage)
  if (motion === 'straight' && passage.kind === 'door') return throughDoor(held, movement, passage)
  return inOpening(held, movement, passage)
}

/**
 * Returns the drawing of a piece that is too large for a passage: in the position that comes nearest, where it overlaps a
 * wall. If only the room for hands is missing, it may overlap none.
 */
export function stuckDrawingOf(piece: Piece, passage: Passage): Drawing {
  const boxes = boxesOf(piece)
  const [width, height] = openingOf(passage)
  const spareInOpening = ({ acrossCm, upCm }: Box) => Math.min(width - acrossCm, height - upCm)
  const isOnlyTight = boxes.every((box) => spareInOpening(box) < 0) && fitsWithoutHands(piece, passage)
  const bare = boxes.map((box) => bareBox(piece, box)).filter((box) => spareInOpening(box) >= 0)
  if (bare.length === 0 || isOnlyTight) {
    return inOpening(...stuckAs(piece, best(boxes, spareInOpening), 'straight'), passage)
  }
  if (passage.kind === 'lift' && bare.every(({ alongCm }) => alongCm > passage.depthCm)) {
    return inCabin(
      ...stuckAs(
        piece,
        best(bare, ({ alongCm }) => -alongCm),
        'slanted',
      ),
      passage,
      0,
    )
  }
  if (passage.kind === 'stairs' && !bestMovement(piece, { ...passage, landing: null })) {
    const spare = (box: Box) => spareUpFlight(box, passage, piece.keepUpright)
    return onStairs(...stuckAs(piece, best(bare, spare), piece.keepUpright ? 'straight' : 'along-slope'), passage)
  }
  const [before, after] = corridorsOf(passage)
  const spareInTurn = ({ alongCm, acrossCm }: Box) => turningSpare(alongCm, acrossCm, before, after).spareCm
  const drawing = aroundCorner(...stuckAs(piece, best(bare, spareInTurn), 'turning'), passage)
  // Too wide for one of the corridors, it is drawn in that one and not at the corner.
  const [dx, dy] = [drawing.angleDegrees < 1 ? after : 0, drawing.angleDegrees > 89 ? before : 0]
  return { ...drawing, piece: drawing.piece.map(([x, y]) => [x + dx, y + dy]) }
}

/** Whether a piece would get through if it needed no room for hands. */
export function fitsWithoutHands(piece: Piece, passage: Passage): boolean {
  return bestMovement(withoutHands(piece), passage) !== null
}

/** With its room for hands it is as large as the piece. */
function withoutHands(piece: Piece): Piece {
  return { ...piece, lengthCm: less(piece.lengthCm), widthCm: less(piece.widthCm), heightCm: less(piece.heightCm) }
}

function less(cm: number): number {
  return Math.max(0, cm - 2 * HANDS_CM)
}

function best(boxes: readonly Box[], spare: (box: Box) => number): Box {
  return defined(boxes.toSorted((one, other) => spare(other) - spare(one))[0], 'box')
}

function bareBox(piece: Piece, { up, along, across }: Box): Box {
  const size = (side: Side) => bareSize(piece, side)
  return { up, along, across, upCm: size(up), alongCm: size(along), acrossCm: size(across) }
}

function stuckAs(piece: Piece, box: Box, motion: Motion): [Held, Movement] {
  const movement: Movement = { box, motion, level: true, angleDegrees: 0, spareCm: 0 }
  return [heldAs(piece, movement), movement]
}

function spareUpFlight({ alongCm, upCm }: Box, stairs: Stairs, isLevel: boolean): number {
  const slope = slopeOf(stairs)
  return isLevel
    ? stairs.headroomCm - upCm - alongCm * Math.tan(slope)
    : bendSpare(alongCm, upCm, stairs.headroomCm, slope, Infinity).spareCm
}
