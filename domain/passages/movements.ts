import { movementsThroughCorridor } from './corner.ts'
import { movementsThroughDoor } from './door.ts'
import { movementsIntoLift } from './lift.ts'
import { type Box, boxesOf, isUpright, type Motion, type Movement, type Passage, type Piece } from './passage.ts'
import { movementsOnStairs } from './stairs.ts'

/** The easiest first. */
const easiest: readonly Motion[] = [
  'straight',
  'sideways',
  'turning',
  'along-slope',
  'slanted',
  'leaning',
  'rolled',
  'leaning-turn',
  'tipping',
]

/**
 * The best way to move a piece through a passage by its size: upright before any other, then the easiest motion, then
 * what leaves the most room. Its weight is another matter (`overloadKg`).
 *
 * @returns null if no movement is known to succeed
 */
export function bestMovement(piece: Piece, passage: Passage): Movement | null {
  const movements = boxesOf(piece).flatMap((box) => movementsThrough(box, passage, !piece.keepUpright))
  return movements.toSorted(byEase)[0] ?? null
}

function movementsThrough(box: Box, passage: Passage, mayLean: boolean): Movement[] {
  switch (passage.kind) {
    case 'door':
      return movementsThroughDoor(box, passage, mayLean)
    case 'corridor':
      return movementsThroughCorridor(box, passage, mayLean)
    case 'stairs':
      return movementsOnStairs(box, passage, mayLean)
    case 'lift':
      return movementsIntoLift(box, passage, mayLean)
  }
}

function byEase(one: Movement, other: Movement): number {
  return (
    Number(isUpright(other)) - Number(isUpright(one)) ||
    easiest.indexOf(one.motion) - easiest.indexOf(other.motion) ||
    other.spareCm - one.spareCm
  )
}
