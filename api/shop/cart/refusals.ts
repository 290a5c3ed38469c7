import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function notInShop(): AppError {
  return new AppError('not_found', 'We no longer sell this.')
}

export function notInCart(): AppError {
  return new AppError('not_found', 'This is no longer in your cart.')
}

export function soldOut(): AppError {
  return new AppError('out_of_stock', 'This is sold out.', { quantity: 'None are left' })
}

/** @param stock  pieces in stock, all of which are already in the cart */
export function noMoreLeft(stock: number): AppError {
  const left = stock === 1 ? say('Only 1 is left') : say('Only {count} are left', { count: stock })
  const sentence = say('{left}, and your cart already has that many.', { left })
  return new AppError('out_of_stock', sentence, { quantity: left })
}

export function noMoreAllowed(): AppError {
  const most = say('At most {most} of one item', { most: MAX_QUANTITY })
  const sentence = say('{most} can be ordered at once, and your cart already has that many.', { most })
  return new AppError('quantity_limit', sentence, { quantity: most })
}

export function cartFull(): AppError {
  const most = MAX_CART_LINES
  return new AppError('cart_full', say('Your cart is full: it holds at most {most} different items.', { most }))
}

export function noSharedCart(): AppError {
  return new AppError('not_found', 'This cart is no longer shared.')
}
