import { HttpError } from 'react-admin'
import type { ErrorBody } from '#contract/errors.ts'
import { t } from './language/t.ts'

/**
 * Error thrown for every refusal: `status` (0 if the server is unreachable), `message`, and the error code in `body`.
 */
export type Refusal = HttpError & { body: Partial<ErrorBody> }

/**
 * Returns an error in react-admin's format, which shows `body.errors` beside their fields. The message is also an error
 * of the whole form: it appears even if the form lacks the field, and the form counts as not saved.
 */
export function refusalOf(status: number, body: unknown): Refusal {
  const refusal = (body ?? {}) as Partial<ErrorBody>
  const message =
    sentenceOf(refusal) ?? t('Something went wrong (error %{status}). Please try again.', { status: String(status) })
  const errors = { ...refusal.fields, root: { serverError: message } }
  return new HttpError(message, status, { ...refusal, errors }) as Refusal
}

/**
 * Returns the message. If it only lists fields (`images.0.alt: Must not be blank`), returns their problems without
 * names.
 */
function sentenceOf({ message, fields = {} }: Partial<ErrorBody>): string | undefined {
  const isList = Object.keys(fields).some((field) => message?.startsWith(`${field}: `))
  return isList
    ? t('Not saved. Please check the fields in red: %{problems}', {
        problems: [...new Set(Object.values(fields))].join('; '),
      })
    : message
}

export function outOfReach(): Refusal {
  return refusalOf(0, { message: t('The server cannot be reached. Please try again.') })
}

/** Parses JSON. Returns undefined for an empty body and for a proxy's error page, as its status is enough. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
