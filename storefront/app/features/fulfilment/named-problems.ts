import type { OrderProblem } from '#domain/orders/order-forms.ts'
import type { Problems } from '../../ui/form-problems.ts'

/** Maps each field's problem to its message key. */
export function namedProblems<Field extends string>(problems: Partial<Record<Field, OrderProblem>>): Problems<Field> {
  const given = Object.entries(problems) as [Field, OrderProblem][]
  return Object.fromEntries(given.map(([field, problem]) => [field, `order-problem.${problem}`])) as Problems<Field>
}
