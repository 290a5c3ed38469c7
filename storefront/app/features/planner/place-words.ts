import { type Direction, positionOf } from '#domain/planner/in-words.ts'
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
  const from = (side: 'left' | 'right' | 'top' | 'bottom') =>
    text('planner.from-wall', { measure: mmText(words, distances[side] ?? 0), wall: wallText(text, side) })
  const across = nearer(distances, 'left', 'right')
  const down = nearer(distances, 'top', 'bottom')
  const behind = against.find(({ withBack }) => withBack)
  return [
    ...(across ? [from(across)] : []),
    ...(down ? [from(down)] : []),
    ...(across || down ? [] : [text('planner.outside')]),
    behind
      ? text('planner.back-to', { wall: wallText(text, behind.side) })
      : text('planner.facing', { side: text(`planner.side.${facing}`) }),
  ].join(', ')
}

type Distances = ReturnType<typeof positionOf>['distances']

/** The side with the nearer wall; the first where both are as near. */
function nearer<Side extends keyof Distances>(distances: Distances, one: Side, other: Side): Side | undefined {
  const [first, second] = [distances[one], distances[other]]
  if (first === null) return second === null ? undefined : other
  return second === null || first <= second ? one : other
}

export function wallText(text: Text, side: Direction): string {
  return text('planner.wall', { side: text(`planner.side.${side}`) })
}
