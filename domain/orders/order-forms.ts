import { MAX_PHOTOS } from '../photos/photos.ts'

/** Maximum length of a text about damage or a return in UTF-16 units, as `maxlength` counts. */
export const MAX_WORDS_LENGTH = 1_000

/** Problems of the forms about a placed order. */
export type OrderProblem =
  | 'day'
  | 'slot'
  | 'piece'
  | 'description'
  | 'no-photo'
  | 'many-photos'
  | 'pieces'
  | 'many-pieces'
  | 'reason'
  | 'long-words'

/** '' if nothing is chosen. */
type PlanForm = { day: string; slot: string }

export function planProblems({ day, slot }: PlanForm): Partial<Record<keyof PlanForm, OrderProblem>> {
  return { ...(day === '' && { day: 'day' }), ...(slot === '' && { slot: 'slot' }) }
}

/** Line of the order at `position`, from 0. */
type Pieces = { position: number; quantity: number }

type DamageForm = { position: number | undefined; description: string; photos: number }

export function damageProblems(form: DamageForm): Partial<Record<keyof DamageForm, OrderProblem>> {
  const { position, description, photos } = form
  return {
    ...(position === undefined && { position: 'piece' }),
    ...wordsProblem('description', description, 'description'),
    ...(photos === 0 && { photos: 'no-photo' }),
    ...(photos > MAX_PHOTOS && { photos: 'many-photos' }),
  }
}

type ReturnForm = { pieces: readonly Pieces[]; reason: string; photos: number }

/** @param returnable  how many pieces of each line can be sent back (after-sales.ts) */
export function returnProblems(
  form: ReturnForm,
  returnable: readonly number[],
): Partial<Record<keyof ReturnForm, OrderProblem>> {
  const { pieces, reason, photos } = form
  const isTooMuch = pieces.some(({ position, quantity }) => quantity > (returnable[position] ?? 0))
  return {
    ...(pieces.length === 0 && { pieces: 'pieces' }),
    ...(isTooMuch && { pieces: 'many-pieces' }),
    ...wordsProblem('reason', reason, 'reason'),
    ...(photos > MAX_PHOTOS && { photos: 'many-photos' }),
  }
}

function wordsProblem<Field extends string>(field: Field, words: string, blank: OrderProblem) {
  if (words.trim() === '') return { [field]: blank }
  return words.length > MAX_WORDS_LENGTH ? { [field]: 'long-words' as const } : {}
}
