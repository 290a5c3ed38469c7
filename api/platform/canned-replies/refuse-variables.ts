import { leftVariableProblem } from '#domain/canned-replies/canned-replies.ts'
import { refuseFields } from '../records/refuse-fields.ts'

/**
 * Refuses words of staff for a customer that still have a variable of a canned reply.
 *
 * @param field  the field of the words
 * @throws AppError invalid_input
 */
export function refuseVariables(words: string, field: string): void {
  refuseFields({ [field]: leftVariableProblem(words) })
}
