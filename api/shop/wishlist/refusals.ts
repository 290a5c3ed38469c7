import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

/** Products in the list of one account. */
export const MAX_LIST_ITEMS = 200

export function notInShop(): AppError {
  return new AppError('not_found', say('cart.not-sold'))
}

export function listFull(): AppError {
  const most = MAX_LIST_ITEMS
  return new AppError('list_full', say('wishlist.full', { most }))
}

export function notSoldOut(): AppError {
  return new AppError('conflict', say('wishlist.in-stock'))
}
