import type { OrderState } from '../orders/order-states.ts'

/** UTF-16 units, as `maxlength` of an input counts; without blanks at either end. */
export const REVIEW_COMMENT_LENGTH = { least: 10, most: 2_000 }
/** Maximum length of the shop's answer. */
export const REVIEW_ANSWER_MAX_LENGTH = 2_000

/** What a customer may show of the piece at home. */
export const MAX_REVIEW_PHOTOS = 3
export const REVIEW_PHOTO_MAX_BYTES = 8 * 1024 * 1024

/** In the order of the menu, the usual one first. */
export const reviewSorts = ['newest', 'helpful', '-rating', 'rating'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Five first, as the chart of ratings shows them. */
export const reviewStars = [5, 4, 3, 2, 1] as const
export type ReviewStars = (typeof reviewStars)[number]

export type ReviewProblem = 'rating' | 'short' | 'long'

/** In the order of the form. */
export const reviewFields = ['rating', 'comment'] as const
export type ReviewField = (typeof reviewFields)[number]

/** Problems of a review, for the form and the server. `rating` is a digit, as a form sends it. */
export function reviewProblems(given: Record<ReviewField, string>): Partial<Record<ReviewField, ReviewProblem>> {
  const { length } = given.comment.trim()
  return {
    ...(!/^[1-5]$/.test(given.rating) && { rating: 'rating' }),
    ...(length < REVIEW_COMMENT_LENGTH.least && { comment: 'short' }),
    ...(length > REVIEW_COMMENT_LENGTH.most && { comment: 'long' }),
  }
}

/** Why somebody cannot write a review of a product. */
export const reviewRefusals = ['written', 'not-bought', 'not-delivered', 'returned'] as const
export type ReviewRefusal = (typeof reviewRefusals)[number]

/**
 * Whether somebody may review a product: once, after a delivery that they did not return.
 *
 * @param states      of their orders with the product
 * @param hasWritten  whether they have reviewed it already
 */
export function reviewRefusal(states: readonly OrderState[], hasWritten: boolean): ReviewRefusal | null {
  if (hasWritten) return 'written'
  if (states.includes('delivered')) return null
  if (states.includes('pending') || states.includes('confirm')) return 'not-delivered'
  return states.includes('returned') ? 'returned' : 'not-bought'
}

/** The public form of a name: first name, and initial of the last (`Asmita Gurung` is `Asmita G.`). */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initial = firstLetter(others.at(-1) ?? '')
  return initial === '' ? first : `${first} ${initial}.`
}

/** As readers count: `गुरुङ` begins with `गु`. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(word)
  return letter?.segment ?? ''
}
