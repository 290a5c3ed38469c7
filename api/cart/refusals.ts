import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart.ts'
import { AppError } from '../app-error.ts'
import { say } from '../language/sentence.ts'

export function notInShop(): AppError {
  return new AppError('not_found', 'The shop does not have this any more.')
}

export function notInCart(): AppError {
  return new AppError('not_found', 'This is not in your cart any more.')
}

export function soldOut(): AppError {
  return new AppError('out_of_stock', 'This is sold out.', { quantity: 'None are left' })
}

/** @param stock  all of them are in the cart already */
export function noMoreLeft(stock: number): AppError {
  const left = stock === 1 ? say('Only 1 is left') : say('Only {count} are left', { count: stock })
  const sentence = say('{left}, and your cart has as many already.', { left })
  return new AppError('out_of_stock', sentence, { quantity: left })
}

export function noMoreAllowed(): AppError {
  const most = say('At most {most} of one kind', { most: MAX_QUANTITY })
  const sentence = say('{most} can be ordered at once, and your cart has as many already.', { most })
  return new AppError('quantity_limit', sentence, { quantity: most })
}

export function cartFull(): AppError {
  const most = MAX_CART_LINES
  return new AppError('cart_full', say('Your cart has {most} different things in it, and room for no more.', { most }))
}

export function noSharedCart(): AppError {
  return new AppError('not_found', 'This cart is not shared any more.')
}
