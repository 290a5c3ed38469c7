import { addPiece, type Added, copyPiece } from '#domain/planner/add-piece.ts'
import type { PieceFacts } from '#domain/planner/plan.ts'
import { pieceOf } from './change-piece.ts'
import type { OpenPlan } from './open-plan.ts'
import { placeText } from './place-words.ts'
import type { Words } from './words.ts'

/** Puts a new piece into the first free place and selects it. The shown plan has all that its warnings judge. */
export function putPiece(open: OpenPlan, words: Words, facts: PieceFacts): boolean {
  return sayAdded(open, words, addPiece(open.shown(), facts))
}

/** Puts another of a piece beside it; the piece may be gone by the time that this script has loaded. */
export function putCopy(open: OpenPlan, words: Words, id: string): void {
  const shown = open.shown()
  if (shown.pieces.some((piece) => piece.id === id)) sayAdded(open, words, copyPiece(shown, id))
}

function sayAdded(open: OpenPlan, words: Words, added: Added): boolean {
  const { text } = words
  if ('problem' in added) {
    open.say(text('planner.too-many-pieces'))
    return false
  }
  const plan = open.plan()
  open.change({ ...plan, pieces: [...plan.pieces, ...added.plan.pieces.filter(({ id }) => id === added.id)] }, '')
  open.select(added.id)
  const { name } = pieceOf(open, added.id)
  const place = placeText(words, plan, pieceOf(open, added.id))
  open.say(text(added.isFree ? 'planner.added' : 'planner.added-not-free', { name, place }))
  return true
}
