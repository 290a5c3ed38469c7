import type { Plan } from '#domain/planner/plan.ts'
import { readPlan } from '#domain/planner/read-plan.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/**
 * Reads the plan of a form.
 *
 * @throws AppError invalid_input for the field `plan`: a plan with any fault is refused as a whole
 */
export function sentPlan(text: string): Plan {
  const read = readPlan(text)
  if ('plan' in read) return read.plan
  const sentence = say(`planner.plan-problem.${read.problem}`)
  throw new AppError('invalid_input', sentence, { plan: sentence })
}
