import type { CustomRequestAction, CustomRequestState } from '#domain/custom-requests/custom-requests.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

const alreadySo: Record<CustomRequestState, string> = {
  requested: 'We have not made an offer for this piece yet.',
  quoted: 'We have already made an offer for this piece.',
  accepted: 'This piece is already ordered.',
  declined: 'You have declined our offer for this piece. Please send a new request.',
  withdrawn: 'This request is withdrawn. Please send a new one.',
  refused: 'We cannot make this piece.',
}

/** Returns the error for a request whose state does not allow a change. */
export function requestRefused(state: CustomRequestState): AppError {
  return new AppError('conflict', alreadySo[state])
}

export function notYours(action: CustomRequestAction | 'production'): AppError {
  return new AppError('forbidden', say('You are not allowed to do this: {action}.', { action }))
}

/** Returns the same error for an unknown request and for another shopper's request. */
export function requestNotFound(): AppError {
  return new AppError('not_found', 'Request not found.')
}
