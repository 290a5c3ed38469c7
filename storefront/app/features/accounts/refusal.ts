import type { Text } from '../../messages/text.ts'
import type { Refusal } from '../../ui/use-checked-form.ts'
import type { Failure } from './session/call.ts'

/**
 * Returns the message of a form about a failed call.
 * @param fallback  message when the server gave no reason
 */
export function refusalOf(text: Text, { code, message, fields }: Failure, fallback: string): Refusal {
  const said = message || fallback
  if (code === undefined) return { message: said, lasting: text('account.no-answer') }
  return { message: said, ...(fields && { fields }) }
}

/** The same for a form with a code: a wrong one is explained at its boxes, and the first box gets the focus. */
export function codeRefusalOf(text: Text, failure: Failure, field: string, fallback: string): Refusal {
  const refusal = refusalOf(text, failure, fallback)
  return failure.code === 'invalid_input' ? { ...refusal, fields: { [field]: refusal.message } } : refusal
}
