import type { AccountProblem } from '#domain/accounts/account-problems.ts'
import type { CheckoutProblem } from '#domain/checkout/checkout.ts'
import type { ContactProblem } from '#domain/tickets/contact.ts'
import type { OrderProblem } from '#domain/orders/order-forms.ts'
import type { PostProblem, QuestionProblem } from '#domain/questions/questions.ts'
import type { ReviewProblem } from '#domain/reviews/review.ts'
import type { Text } from '../messages/text.ts'
import { showToast } from './toast.tsx'

/** Problems with texts of their own. */
type NamedProblem =
  | `answer-problem.${PostProblem}`
  | `checkout-problem.${CheckoutProblem}`
  | `contact-problem.${ContactProblem}`
  | `order-problem.${OrderProblem}`
  | `question-problem.${QuestionProblem}`
  | `review-problem.${ReviewProblem}`
/** Name of an account rule; for checkout, contact form, placed orders, questions and reviews the message key. */
type Problem = AccountProblem | NamedProblem
export type Problems<Field extends string> = Partial<Record<Field, Problem>>

/** Error message of each field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/**
 * Returns the messages of problems. That all fields are required is said once; each field only says that it is
 * required.
 */
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
 * Shows the first problem as a toast and focuses its field.
 *
 * @param fields    names of the form's fields, in display order
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
 * Focuses the first field with a problem.
 *
 * @returns  its name; undefined if there is none
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
