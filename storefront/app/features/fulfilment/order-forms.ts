import type { OrderProblem } from '#domain/orders/order-forms.ts'
import { keep, readKept, recordIn } from '../../storage.ts'
import type { Problems } from '../../ui/form-problems.ts'

/** Forms about an order; each has its own draft. */
type Form = 'damage' | 'return'

const storageKey = (form: Form, orderId: string) => `${form}:${orderId}`

/** Returns what was typed before a reload; empty without a draft or browser storage. */
export function readFormDraft(form: Form, orderId: string): Record<string, unknown> {
  return recordIn(readKept(storageKey(form, orderId), 'sessionStorage'))
}

/** Stores what is typed until the tab closes; null removes it. */
export function keepFormDraft(form: Form, orderId: string, typed: Record<string, unknown> | null): void {
  keep(storageKey(form, orderId), typed && JSON.stringify(typed), 'sessionStorage')
}

/** Maps each field's problem to its message key. */
export function namedProblems<Field extends string>(problems: Partial<Record<Field, OrderProblem>>): Problems<Field> {
  const given = Object.entries(problems) as [Field, OrderProblem][]
  return Object.fromEntries(given.map(([field, problem]) => [field, `order-problem.${problem}`])) as Problems<Field>
}
