import { removePiece, turnPiece } from '#domain/planner/edits.ts'
import { movePiece } from '#domain/planner/move-piece.ts'
import { defined } from '#domain/defined.ts'
import type { OpenPlan } from './open-plan.ts'
import type { PieceAction } from './piece-keys.ts'
import { placeText } from './place-words.ts'
import type { Words } from './words.ts'

/** Carries out what a key or a button asks for, and says what came of it. */
export function changePiece(open: OpenPlan, words: Words, id: string, action: PieceAction): void {
  const { text } = words
  const plan = open.plan()
  const piece = pieceOf(open, id)
  switch (action.do) {
    case 'move': {
      const moved = movePiece(plan, id, { x: piece.x + action.x, y: piece.y + action.y })
      open.change(moved, '', `move ${id}`)
      break
    }
    case 'turn':
      open.change(turnPiece(plan, id, action.degrees), '', `turn ${id}`)
      break
    case 'copy':
      copy(open, words, id)
      return
    case 'remove':
      open.change(removePiece(plan, id), text('planner.removed', { name: piece.name }))
      return
  }
  sayPlace(open, words, id)
}

/** The rules for free places are large, and only a new piece needs them. */
function copy(open: OpenPlan, words: Words, id: string): void {
  import('./put-piece.ts').then(
    ({ putCopy }) => putCopy(open, words, id),
    (error: unknown) => {
      console.warn('A piece could not be copied', error)
      open.say(words.text('planner.not-loaded'))
    },
  )
}

/** Says where a piece is now. */
export function sayPlace(open: OpenPlan, words: Words, id: string): void {
  const piece = pieceOf(open, id)
  open.say(words.text('planner.moved', { name: piece.name, place: placeText(words, open.plan(), piece) }))
}

/** Named as the page names it. */
export function pieceOf(open: OpenPlan, id: string) {
  return defined(
    open.shown().pieces.find((piece) => piece.id === id),
    `piece ${id}`,
  )
}
