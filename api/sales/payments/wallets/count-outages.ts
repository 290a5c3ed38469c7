import type { WalletProvider } from '#domain/payments/payment-methods.ts'

/** In a row; then a wallet is left alone until the next run. */
const OUTAGES_ENOUGH = 3

/** Whether a wallet's question was answered. */
export type Heard = { provider: WalletProvider; isAnswered: boolean }

/** Counts the outages of each wallet in one run of a job. */
export function countOutages() {
  const inARow = new Map<WalletProvider, number>()
  return {
    note({ provider, isAnswered }: Heard): void {
      inARow.set(provider, isAnswered ? 0 : (inARow.get(provider) ?? 0) + 1)
    },
    isAway: (provider: WalletProvider): boolean => (inARow.get(provider) ?? 0) >= OUTAGES_ENOUGH,
  }
}
