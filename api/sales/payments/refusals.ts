import type { OrderState } from '#domain/orders/order-states.ts'
import { walletNames, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'

export function walletNotOffered(provider: WalletProvider): AppError {
  return new AppError(
    'conflict',
    say('This order cannot be paid by {wallet} now.', { wallet: say(walletNames[provider]) }),
  )
}

export function amountChanged(): AppError {
  return new AppError('conflict', 'The amount due has changed. Please reload the page.')
}

export function walletAway(provider: WalletProvider): AppError {
  const wallet = say(walletNames[provider])
  return new AppError(
    'unavailable',
    say('{wallet} is not answering right now. Please try again, or pay another way.', { wallet }),
  )
}

export function attemptNotFound(): AppError {
  return new AppError('not_found', 'Payment not found.')
}

const off: Partial<Record<OrderState, string>> = {
  cancelled: 'This order is cancelled: there is nothing to pay.',
  returned: 'This order was returned: there is nothing to pay.',
}

/** Refusal for an order that only cash can still pay. */
export function nothingToPay({ state, payBy }: { state: OrderState; payBy: Date | null }, now: Date): AppError {
  const isLate = state === 'pending' && payBy !== null && now > payBy
  const said = isLate ? 'The time to pay for this order has run out. Please order again.' : 'There is nothing to pay.'
  return new AppError('conflict', off[state] ?? said)
}
