/** Wallets that are paid on their own pages. */
export const walletProviders = ['esewa', 'khalti'] as const
export type WalletProvider = (typeof walletProviders)[number]

/** Brand names, the same in every language. */
export const walletNames = { esewa: 'eSewa', khalti: 'Khalti' } as const satisfies Record<WalletProvider, string>

/** `cod`: cash on delivery, or on collection. `bank`: a transfer that the staff confirm when it has arrived. */
export const paymentMethods = ['cod', ...walletProviders, 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How money of an order came in. `credit`: a gift card or store credit, which no buyer chooses as the method. */
export const paidWays = [...paymentMethods, 'credit'] as const
export type PaidWay = (typeof paidWays)[number]

export function isPaidWay(text: string): text is PaidWay {
  return (paidWays as readonly string[]).includes(text)
}

export function isWallet(method: PaidWay): method is WalletProvider {
  return (walletProviders as readonly PaidWay[]).includes(method)
}
