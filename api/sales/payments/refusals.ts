import type { OrderState } from '#domain/orders/order-states.ts'
import type { WalletProvider } from '#domain/payments/payment-methods.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Message } from '../../platform/language/sentence.ts'

export function walletNotOffered(provider: WalletProvider): AppError {
  return new AppError('conflict', say('payments.wallet-not-offered', { wallet: say(`payments.wallet.${provider}`) }))
}

export function amountChanged(): AppError {
  return new AppError('conflict', say('payments.amount-changed'))
}

export function walletAway(provider: WalletProvider): AppError {
  const wallet = say(`payments.wallet.${provider}`)
  return new AppError('unavailable', say('payments.wallet-away', { wallet }))
}

/** Refusal of a second payment of what a bank receipt says was transferred. */
export function receiptPending(): AppError {
  return new AppError('conflict', say('payments.receipt-pending'))
}

export function attemptNotFound(): AppError {
  return new AppError('not_found', say('payments.not-found'))
}

const off: Partial<Record<OrderState, Message>> = {
  cancelled: say('payments.order-cancelled'),
  returned: say('payments.order-returned'),
}

/** Refusal for an order that only cash can still pay. */
export function nothingToPay({ state, payBy }: { state: OrderState; payBy: Date | null }, now: Date): AppError {
  const isLate = state === 'pending' && payBy !== null && now > payBy
  const said = isLate ? say('payments.too-late') : say('payments.nothing-due')
  return new AppError('conflict', off[state] ?? said)
}
