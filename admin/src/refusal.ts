import { HttpError } from 'react-admin'
import type { ErrorBody } from '#contract/errors.ts'

/** What is thrown for every refusal: `status` (0 where the shop cannot be reached), its `message`, and in `body` its code. */
export type Refusal = HttpError & { body: Partial<ErrorBody> }

/**
 * As react-admin wants it: `body.errors` are set beside the fields they name. The message is one of the whole form, so
 * that it is shown even where the form has no such field, and the form knows that it was not saved.
 */
export function refusalOf(status: number, body: unknown): Refusal {
  const refusal = (body ?? {}) as Partial<ErrorBody>
  const message = sentenceOf(refusal) ?? `The shop answered ${status}. Please try again.`
  const errors = { ...refusal.fields, root: { serverError: message } }
  return new HttpError(message, status, { ...refusal, errors }) as Refusal
}

/** Where the API only lists its fields (`images.0.alt: Must not be blank`): what is wrong, without their names. */
function sentenceOf({ message, fields = {} }: Partial<ErrorBody>): string | undefined {
  const isList = Object.keys(fields).some((field) => message?.startsWith(`${field}: `))
  return isList ? `Not saved, see the fields in red: ${[...new Set(Object.values(fields))].join('; ')}` : message
}

export function outOfReach(): Refusal {
  return refusalOf(0, { message: 'The shop cannot be reached. Please try again.' })
}

/** JSON; undefined for nothing, and for a proxy's page, whose status says enough. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
