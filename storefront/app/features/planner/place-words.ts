import { type Direction, type Distances, positionOf } from '#domain/planner/in-words.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import type { Text } from '../../messages/text.ts'
import { floorText, mmText, type Words } from './words.ts'

/** `Lumbini wardrobe, 153 cm × 65 cm: 455 cm from the left wall, 120 cm from the top wall, back to the right wall`. */
export function pieceText(words: Words, plan: Pick<Plan, 'room'>, piece: PlannedPiece): string {
  const { text } = words
  return text('planner.piece', {
    name: piece.name,
    size: floorText(words, piece),
    place: placeText(words, plan, piece),
  })
}

/** `455 cm from the left wall, 120 cm from the top wall, back to the right wall`. */
export function placeText(words: Words, plan: Pick<Plan, 'room'>, piece: PlannedPiece): string {
  const { text } = words
  const { distances, against, facing } = positionOf(plan, piece)
  const from = (far: Distances, one: keyof Distances, other: keyof Distances) => {
    // The nearer wall; the first where both are as near.
    const side = far[one] <= far[other] ? one : other
    return text('planner.from-wall', { measure: mmText(words, far[side]), wall: wallText(text, side) })
  }
  const behind = against.find(({ withBack }) => withBack)
  return [
    ...(distances ? [from(distances, 'left', 'right'), from(distances, 'top', 'bottom')] : [text('planner.outside')]),
    behind
      ? text('planner.back-to', { wall: wallText(text, behind.side) })
      : text('planner.facing', { side: text(`planner.side.${facing}`) }),
  ].join(', ')
}

export function wallText(text: Text, side: Direction): string {
  return text('planner.wall', { side: text(`planner.side.${side}`) })
}
