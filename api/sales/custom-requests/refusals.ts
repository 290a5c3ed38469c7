import type { CustomRequestAction, CustomRequestState } from '#domain/custom-requests/custom-requests.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** Returns the error for a request whose state does not allow a change. */
export function requestRefused(state: CustomRequestState): AppError {
  return new AppError('conflict', say(`custom-requests.is-${state}`))
}

export function notYours(action: CustomRequestAction | 'production'): AppError {
  return new AppError('forbidden', say('calls.act-not-allowed', { action }))
}

/** Returns the same error for an unknown request and for another shopper's request. */
export function requestNotFound(): AppError {
  return new AppError('not_found', say('custom-requests.not-found'))
}
