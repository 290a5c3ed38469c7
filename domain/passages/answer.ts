import { type Help, helpsAt } from './helps.ts'
import { checkPassage, checkPiece } from './limits.ts'
import { overloadKg } from './lift.ts'
import { PASSAGE_CM, PIECE_CM } from './measure-input.ts'
import { bestMovement } from './movements.ts'
import { isUpright, type Movement, type Passage, type Piece, type Stairs } from './passage.ts'

/** A product as it is delivered. */
export type Goods = {
  /** What is carried in; at least one. */
  packages: readonly Piece[]
  /** What is built from them in the room; null if it comes as it stands, or if nobody knows its size. */
  built: Piece | null
}

/** The way from the street to the room. */
export type Access = {
  /** All that the goods must pass, in order. */
  passages: readonly Passage[]
  /** The stairs of a house whose lift is among the passages, if they are measured. */
  stairsBesideLift: Stairs | null
}

export type PassageAnswer =
  | { way: 'upright' | 'tilted'; movement: Movement }
  | { way: 'no'; reason: 'size' | 'weight-unknown' }
  | { way: 'no'; reason: 'weight'; overloadKg: number }

/** One package on its way: the hardest of its passages, and each of them in order. */
export type PackageAnswer = { way: PassageAnswer['way']; passages: PassageAnswer[] }

export type Answer = {
  /**
   * `in-parts`: the packages get in, but what is built from them would not. `unsure`: they get up the flights, and only the
   * turn on a landing is not known; carriers know more ways round it than we do (stairs.ts).
   */
  answer: 'yes' | 'tilted' | 'in-parts' | 'unsure' | 'no'
  /** The passages that count, in order: those of the access, or the stairs in place of a lift that does not do. */
  passages: readonly Passage[]
  isByStairs: boolean
  /** Whether the lift stops a package, and the stairs beside it one too. */
  isStuckEitherWay: boolean
  packages: PackageAnswer[]
  /** What would surely let the packages through, if the answer is no or unsure; empty if nothing is needed or would do. */
  helps: Help[]
}

type Unhelped = Omit<Answer, 'helps'>

/**
 * Says whether a product gets in. Never says so of goods that do not: see each passage for what is only sufficient.
 *
 * @throws RangeError naming the measure, if one is not a number within its limits, or if there are no packages
 */
export function willItGetIn(goods: Goods, access: Access): Answer {
  return withHelps(howItGetsIn(goods, access), goods.packages)
}

/** The same without what would help. */
export function howItGetsIn({ packages, built }: Goods, { passages, stairsBesideLift }: Access): Unhelped {
  if (packages.length === 0) throw new RangeError('There are no packages')
  for (const piece of packages) checkPiece(piece)
  for (const passage of [...passages, ...(stairsBesideLift ? [stairsBesideLift] : [])]) checkPassage(passage)

  const byLift = answerOnWay(packages, passages)
  const byStairs = stairsBesideLift && stops(byLift) ? answerOnWay(packages, past(passages, stairsBesideLift)) : byLift
  const best = certainty(byStairs) > certainty(byLift) ? byStairs : byLift
  const isByStairs = best !== byLift
  const isStuckEitherWay = best.answer === 'no' && stopsAt(byLift, 'lift') && stopsAt(byStairs, 'stairs')
  const isOnlyInParts = !stops(best) && built !== null && !getsIn(built, best.passages)
  return { ...best, isByStairs, isStuckEitherWay, answer: isOnlyInParts ? 'in-parts' : best.answer }
}

/** Adds what would help, which takes fifty times as long as the answer: a list of many products goes without. */
function withHelps(answer: Unhelped, packages: readonly Piece[]): Answer {
  return { ...answer, helps: stops(answer) ? helpsAt(packages, answer.passages) : [] }
}

function stops({ answer }: Pick<Answer, 'answer'>): boolean {
  return answer === 'no' || answer === 'unsure'
}

/** How sure it is that the goods get in. */
function certainty(way: OnWay): number {
  if (!stops(way)) return 2
  return way.answer === 'unsure' ? 1 : 0
}

/** The passages with the stairs in place of a lift. */
function past(passages: readonly Passage[], stairs: Stairs): Passage[] {
  return passages.map((passage) => (passage.kind === 'lift' ? stairs : passage))
}

type OnWay = Omit<Unhelped, 'isByStairs' | 'isStuckEitherWay'>

function answerOnWay(pieces: readonly Piece[], passages: readonly Passage[]): OnWay {
  const packages = pieces.map((piece) => answerForPiece(piece, passages))
  const way = hardest(packages.map((piece) => piece.way))
  if (way === 'no') return { answer: isOnlyTurn(pieces, passages) ? 'unsure' : 'no', passages, packages }
  return { answer: way === 'upright' ? 'yes' : way, passages, packages }
}

/** Whether the pieces would get in if no stairs turned. */
function isOnlyTurn(pieces: readonly Piece[], passages: readonly Passage[]): boolean {
  const unturned = passages.map((passage) => (passage.kind === 'stairs' ? { ...passage, landing: null } : passage))
  return pieces.every((piece) => answerForPiece(piece, unturned).way !== 'no')
}

function stopsAt({ passages, packages }: OnWay, kind: Passage['kind']): boolean {
  return packages.some((piece) => piece.passages.some(({ way }, at) => way === 'no' && passages[at]?.kind === kind))
}

/** What is larger than any piece that people carry gets in nowhere. */
function getsIn(built: Piece, passages: readonly Passage[]): boolean {
  const isCarried = [built.lengthCm, built.widthCm, built.heightCm].every((cm) => cm <= PIECE_CM.most)
  return isCarried && answerForPiece(built, passages).way !== 'no'
}

/**
 * The package that shows best how tight a passage is: one that gets stuck, else one that must tilt, else the one with
 * the least room to spare.
 *
 * @param at  index of the passage
 * @returns   index of the package
 */
export function hardestPackage(packages: readonly PackageAnswer[], at: number): number {
  const ranks = packages.map(({ passages }) => rankOf(passages[at]))
  return ranks.indexOf(Math.min(...ranks))
}

/** The least is the hardest. */
function rankOf(answer: PassageAnswer | undefined): number {
  if (!answer) return Infinity
  if (answer.way === 'no') return -1
  return Math.min(answer.movement.spareCm, PASSAGE_CM.most) + (answer.way === 'upright' ? 2 * PASSAGE_CM.most : 0)
}

function answerForPiece(piece: Piece, passages: readonly Passage[]): PackageAnswer {
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

function hardest(ways: readonly PassageAnswer['way'][]): PassageAnswer['way'] {
  if (ways.includes('no')) return 'no'
  return ways.includes('tilted') ? 'tilted' : 'upright'
}
