import type { OrderProblem } from '#domain/orders/order-forms.ts'
import type { Problems } from '../../ui/form-problems.ts'

/** What a rule of placed orders says about each field, by the key of its text. */
export function namedProblems<Field extends string>(problems: Partial<Record<Field, OrderProblem>>): Problems<Field> {
  const given = Object.entries(problems) as [Field, OrderProblem][]
  return Object.fromEntries(given.map(([field, problem]) => [field, `order-problem.${problem}`])) as Problems<Field>
}
