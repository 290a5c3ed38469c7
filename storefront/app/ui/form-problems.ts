import type { AccountProblem, Problems } from '#domain/account-problems.ts'
import type { Text } from '../messages/text.ts'
import { showToast } from './toast.tsx'

/** What is wrong with each field, as a sentence to show beside it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** The sentences of problems. */
export function problemTexts<Field extends string>(text: Text, problems: Problems<Field>): FieldErrors<Field> {
  const given = Object.entries(problems) as [Field, AccountProblem][]
  return Object.fromEntries(given.map(([field, problem]) => [field, text(`problem.${problem}`)])) as FieldErrors<Field>
}

/**
 * Says what is wrong first as a toast, and puts the focus into its field.
 *
 * @param fields  the form's fields by name, in the order they stand in it
 * @param errors  what is wrong, with at least one of the fields
 */
export function showErrors<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  errors: FieldErrors<Field>,
): void {
  const first = focusFirstWrong(form, fields, errors)
  if (first !== undefined) showToast('error', errors[first]!)
}

/**
 * Puts the focus into the first field with which something is wrong.
 *
 * @returns  its name; undefined when nothing is wrong with any
 */
export function focusFirstWrong<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  wrong: Partial<Record<Field, unknown>>,
): Field | undefined {
  const first = fields.find((field) => wrong[field] !== undefined)
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  return first
}
