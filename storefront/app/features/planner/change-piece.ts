import { addPiece, type Added, copyPiece, movePiece, removePiece, turnPiece } from '#domain/planner/edits.ts'
import type { PieceFacts } from '#domain/planner/plan.ts'
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
      sayAdded(open, words, copyPiece(plan, id))
      return
    case 'remove':
      open.change(removePiece(plan, id), text('planner.removed', { name: piece.name }))
      return
  }
  sayPlace(open, words, id)
}

/** Puts a new piece into the first free place and selects it. */
export function putPiece(open: OpenPlan, words: Words, facts: PieceFacts): boolean {
  return sayAdded(open, words, addPiece(open.plan(), facts))
}

function sayAdded(open: OpenPlan, words: Words, added: Added): boolean {
  const { text } = words
  if ('problem' in added) {
    open.say(text('planner.too-many-pieces'))
    return false
  }
  open.change(added.plan, '')
  open.select(added.id)
  const { name } = pieceOf(open, added.id)
  const place = placeText(words, added.plan, pieceOf(open, added.id))
  open.say(text(added.isFree ? 'planner.added' : 'planner.added-not-free', { name, place }))
  return true
}

/** Says where a piece is now. */
export function sayPlace(open: OpenPlan, words: Words, id: string): void {
  const piece = pieceOf(open, id)
  open.say(words.text('planner.moved', { name: piece.name, place: placeText(words, open.plan(), piece) }))
}

/** Named as the page names it. */
function pieceOf(open: OpenPlan, id: string) {
  return defined(
    open.shown().pieces.find((piece) => piece.id === id),
    `piece ${id}`,
  )
}
