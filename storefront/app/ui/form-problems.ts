import type { AccountProblem } from '#domain/accounts/account-problems.ts'
import type { CheckoutProblem } from '#domain/checkout/checkout.ts'
import type { ContactProblem } from '#domain/tickets/contact.ts'
import type { OrderProblem } from '#domain/orders/order-forms.ts'
import type { ReviewProblem } from '#domain/reviews/review.ts'
import type { Text } from '../messages/text.ts'
import { showToast } from './toast.tsx'

/** With texts of its own. */
type NamedProblem =
  | `checkout-problem.${CheckoutProblem}`
  | `contact-problem.${ContactProblem}`
  | `order-problem.${OrderProblem}`
  | `review-problem.${ReviewProblem}`
/** By the name of its rule; those of the checkout, of the contact form, of placed orders and of reviews by the key of their text. */
type Problem = AccountProblem | NamedProblem
export type Problems<Field extends string> = Partial<Record<Field, Problem>>

/** What is wrong with each field, as a sentence to show beside it. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** The sentences of problems. That all fields are required is said once: beside a field only that it is one of them. */
export function problemTexts<Field extends string>(text: Text, problems: Problems<Field>): FieldErrors<Field> {
  const given = Object.entries(problems) as [Field, Problem][]
  const said = given.map(([field, problem]) => [
    field,
    isBlank(problem) ? text('field.blank') : sentence(text, problem),
  ])
  return Object.fromEntries(said) as FieldErrors<Field>
}

function isBlank(problem: Problem): boolean {
  return ['all-required', 'marked-required', 'checkout-problem.required'].includes(problem)
}

function sentence(text: Text, problem: Problem): string {
  return text(isNamed(problem) ? problem : `problem.${problem}`)
}

function isNamed(problem: Problem): problem is NamedProblem {
  return problem.includes('-problem.')
}

/**
 * Says what is wrong first as a toast, and puts the focus into its field.
 *
 * @param fields    the form's fields by name, in the order they stand in it
 * @param problems  with at least one of the fields
 */
export function showProblems<Field extends string>(
  text: Text,
  form: HTMLFormElement,
  fields: readonly Field[],
  problems: Problems<Field>,
): void {
  const first = focusFirstWrong(form, fields, problems)
  const problem: Problem | undefined = first && problems[first]
  if (problem) showToast('error', sentence(text, problem))
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
