import { type Help, helpsAt } from './helps.ts'
import { checkPassage, checkPiece } from './limits.ts'
import { overloadKg } from './lift.ts'
import { bestMovement } from './movements.ts'
import { isUpright, type Movement, type Passage, type Piece, type Stairs } from './passage.ts'

/** A product as it is delivered. */
export type Goods = {
  /** What comes in one piece, assembled or packed; at least one. */
  whole: readonly Piece[]
  /** The packets that it can be taken apart into; null if it cannot. */
  parts: readonly Piece[] | null
}

/** The way from the street to the room. */
export type Access = {
  /** All that the goods must pass, in order. */
  passages: readonly Passage[]
  /** The stairs of a house with a lift, if they are measured. */
  stairsBesideLift: Stairs | null
}

type PassageAnswer =
  | { way: 'upright' | 'tilted'; movement: Movement }
  | { way: 'no'; reason: 'size' | 'weight-unknown' }
  | { way: 'no'; reason: 'weight'; overloadKg: number }

/** One piece on its way: the hardest of its passages, and each of them in order. */
type PieceAnswer = { way: 'upright' | 'tilted' | 'no'; passages: PassageAnswer[] }

export type Answer = {
  /** `in-parts`: not as a whole, but taken apart. */
  answer: 'yes' | 'tilted' | 'in-parts' | 'no'
  whole: PieceAnswer[]
  parts: PieceAnswer[] | null
  /** What would let the whole through, or, if the answer is no, the parts; empty if nothing is needed or would do. */
  helps: Help[]
}

/**
 * Says whether a product gets in. Never says so of goods that do not: see each passage for what is only sufficient.
 *
 * @throws RangeError naming the measure, if one is not a number within its limits, or if there are no goods
 */
export function willItGetIn(goods: Goods, access: Access): Answer {
  const { passages, stairsBesideLift } = access
  if (goods.whole.length === 0 || goods.parts?.length === 0) throw new RangeError('There are no pieces')
  for (const piece of [...goods.whole, ...(goods.parts ?? [])]) checkPiece(piece)
  for (const passage of [...passages, ...(stairsBesideLift ? [stairsBesideLift] : [])]) checkPassage(passage)

  const whole = goods.whole.map((piece) => answerForPiece(piece, passages))
  const parts = goods.parts?.map((piece) => answerForPiece(piece, passages)) ?? null
  const answer = combined(whole, parts)
  const stuck = answer === 'no' && goods.parts ? goods.parts : goods.whole
  const helps = answer === 'in-parts' || answer === 'no' ? helpsAt(stuck, passages, stairsBesideLift) : []
  return { answer, whole, parts, helps }
}

function answerForPiece(piece: Piece, passages: readonly Passage[]): PieceAnswer {
  const answers = passages.map((passage) => answerForPassage(piece, passage))
  return { way: hardest(answers.map(({ way }) => way)), passages: answers }
}

/** One piece at one passage, of checked sizes. */
function answerForPassage(piece: Piece, passage: Passage): PassageAnswer {
  const movement = bestMovement(piece, passage)
  if (!movement) return { way: 'no', reason: 'size' }
  const overload = passage.kind === 'lift' ? overloadKg(piece, passage) : 0
  if (overload === null) return { way: 'no', reason: 'weight-unknown' }
  if (overload > 0) return { way: 'no', reason: 'weight', overloadKg: overload }
  return { way: isUpright(movement) ? 'upright' : 'tilted', movement }
}

function combined(whole: readonly PieceAnswer[], parts: readonly PieceAnswer[] | null): Answer['answer'] {
  const way = hardest(whole.map((piece) => piece.way))
  if (way !== 'no') return way === 'upright' ? 'yes' : 'tilted'
  return parts && hardest(parts.map((piece) => piece.way)) !== 'no' ? 'in-parts' : 'no'
}

function hardest(ways: readonly PieceAnswer['way'][]): PieceAnswer['way'] {
  if (ways.includes('no')) return 'no'
  return ways.includes('tilted') ? 'tilted' : 'upright'
}
