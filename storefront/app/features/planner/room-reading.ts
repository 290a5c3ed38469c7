import type { Formats } from '#domain/language/formats.ts'
import { CLOSES_MM } from '#domain/planner/closed-room.ts'
import { type Plan, PLAN_VERSION } from '#domain/planner/plan.ts'
import { boundsOf, readRoom } from '#domain/planner/read-room.ts'
import { addDoor } from '#domain/planner/room-parts.ts'
import type { MadeRoom } from '#domain/planner/rooms.ts'
import { fieldsOf, type RoomField, type TypedRoom } from '#domain/planner/typed-room.ts'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { keepPlan } from './kept-plan.ts'
import { problemText } from './problem-text.ts'
import { mmText, type Words } from './words.ts'
import './plan-messages.ts'

export type RoomErrors = Partial<Record<RoomField, string>>

/** Says what is wrong with single lengths of a typed room, or with all of them together. */
export function wrongIn(
  words: Words,
  format: Pick<Formats, 'digits'>,
  typed: TypedRoom,
): { errors: RoomErrors; problem: string | undefined } {
  const read = readRoom(typed)
  if ('room' in read) return { errors: {}, problem: undefined }
  if ('problem' in read) return { errors: {}, problem: roomProblemText(words, read) }
  const wrong = fieldsOf(typed).flatMap((field) => {
    const problem = read.problems[field]
    return problem ? [[field, problemText(words, format, problem, boundsOf(field))]] : []
  })
  return { errors: Object.fromEntries(wrong) as RoomErrors, problem: undefined }
}

function roomProblemText(words: Words, { problem, missing }: Extract<MadeRoom, { problem: string }>): string {
  const { text } = words
  if (problem !== 'does-not-close' || !missing) return text(`planner.room-problem.${problem}`)
  const parts = [
    ...(Math.abs(missing.x) > CLOSES_MM ? [text('planner.missing-across', side(words, missing.x))] : []),
    ...(Math.abs(missing.y) > CLOSES_MM ? [text('planner.missing-down', side(words, missing.y))] : []),
  ]
  return [text('planner.room-problem.does-not-close'), ...parts].join(' ')
}

function side(words: Words, mm: number) {
  return { measure: mmText(words, Math.abs(mm)) }
}

/** Makes the first plan of a typed room and keeps it in the browser; undefined if there can be none. */
export function firstPlan(typed: TypedRoom): Plan | undefined {
  const read = readRoom(typed)
  if (!('room' in read)) return undefined
  const bare = { version: PLAN_VERSION, name: '', room: read.room, openings: [], pillars: [], pieces: [] } as const
  // Every room has a door; the shopper puts it right.
  const added = addDoor(bare, typed.unit)
  const plan = 'plan' in added ? added.plan : bare
  keepPlan(plan)
  return plan
}

/** Focuses the first length that cannot be read. */
export function focusWrong(form: HTMLFormElement, typed: TypedRoom): void {
  const read = readRoom(typed)
  if ('problems' in read) focusFirstWrong(form, fieldsOf(typed), read.problems)
}
