import { MAX_NOTICES } from '#domain/notices/notices.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function tooManyNotices(): AppError {
  return new AppError('conflict', say('notices.too-many', { most: MAX_NOTICES }))
}

export function tooManyOfProduct(): AppError {
  return new AppError('conflict', say('notices.too-many-people'))
}

export function nothingInCart(): AppError {
  return new AppError('cart_empty', say('notices.cart-empty'))
}

/** SMS do not go out, or reach no phone with that number. */
export function noSms(): AppError {
  return new AppError('unavailable', say('notices.no-sms'), { phone: say('notices.no-sms') })
}

/** The same for a forged, an old and a shortened link. */
export function noSuchLink(): AppError {
  return new AppError('not_found', say('notices.no-link'))
}
