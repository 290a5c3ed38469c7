/** Wallets that are paid on their own pages. */
export const walletProviders = ['esewa', 'khalti'] as const
export type WalletProvider = (typeof walletProviders)[number]

/** Brand names, the same in every language. */
export const walletNames = { esewa: 'eSewa', khalti: 'Khalti' } as const satisfies Record<WalletProvider, string>

/** `cod`: cash on delivery, or on collection. `bank`: a transfer that the staff confirm when it has arrived. */
export const paymentMethods = ['cod', ...walletProviders, 'bank'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export function isPaymentMethod(text: string): text is PaymentMethod {
  return (paymentMethods as readonly string[]).includes(text)
}

export function isWallet(method: PaymentMethod): method is WalletProvider {
  return (walletProviders as readonly PaymentMethod[]).includes(method)
}
