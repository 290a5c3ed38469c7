import { MAX_CART_LINES, MAX_QUANTITY } from '#domain/cart.ts'
import { AppError } from '../app-error.ts'

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
  const left = stock === 1 ? 'Only 1 is left' : `Only ${stock} are left`
  return new AppError('out_of_stock', `${left}, and your cart has as many already.`, { quantity: left })
}

export function noMoreAllowed(): AppError {
  const most = `At most ${MAX_QUANTITY} of one kind`
  return new AppError('quantity_limit', `${most} can be ordered at once, and your cart has as many already.`, {
    quantity: most,
  })
}

export function cartFull(): AppError {
  return new AppError('cart_full', `Your cart has ${MAX_CART_LINES} different things in it, and room for no more.`)
}

export function noSharedCart(): AppError {
  return new AppError('not_found', 'This cart is not shared any more.')
}
