import type { WalletProvider } from '#domain/payments/payment-methods.ts'

/** After so many outages in a row, a run asks the wallet no more. */
const OUTAGES_ENOUGH = 3

/** Whether a wallet answered a question. */
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
