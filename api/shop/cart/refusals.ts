import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function notInShop(): AppError {
  return new AppError('not_found', say('cart.not-sold'))
}

/** The product comes in other colors, but not in the wanted one with that size and type. */
export function notInColor(): AppError {
  const sentence = say('cart.not-in-color')
  return new AppError('not_found', sentence, { color: sentence })
}

/** The product is not sold in the wanted size and type, or not in that color. */
export function notInSize(): AppError {
  const sentence = say('cart.not-in-size')
  return new AppError('not_found', sentence, { size: sentence })
}

export function notInCart(): AppError {
  return new AppError('not_found', say('cart.no-such-line'))
}

export function soldOut(): AppError {
  return new AppError('out_of_stock', say('stock.sold-out'), { quantity: say('stock.none-left') })
}

/** @param stock  pieces in stock, all of which are already in the cart */
export function noMoreLeft(stock: number): AppError {
  const left = say('stock.only-left', { count: stock })
  const sentence = say('cart.has-all-left', { left })
  return new AppError('out_of_stock', sentence, { quantity: left })
}

export function noMoreAllowed(): AppError {
  const most = say('cart.most-of-one', { most: MAX_QUANTITY })
  const sentence = say('cart.has-most', { most })
  return new AppError('quantity_limit', sentence, { quantity: most })
}

export function cartFull(): AppError {
  const most = MAX_CART_LINES
  return new AppError('cart_full', say('cart.full', { most }))
}

export function noSharedCart(): AppError {
  return new AppError('not_found', say('cart.not-shared'))
}
