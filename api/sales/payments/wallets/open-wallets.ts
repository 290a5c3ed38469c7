import { walletProviders, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { limitConcurrency, type Turns } from '../../../platform/process/limit-concurrency.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { openEsewa } from './esewa.ts'
import { openKhalti } from './khalti.ts'
import type { AskedAttempt, Checked, Wallet } from './provider.ts'
import type { WalletSettings } from './wallet-settings.ts'

/** Questions to one gateway from this process: one that hangs holds these, and no connection to the database. */
const LOOK_UPS: Turns = { atOnce: 8, mostWaiting: 32 }

/** The wallets that the shop takes. */
export type Wallets = {
  /** The origin under which browsers reach the API: buyers come back there. */
  apiUrl: string
  offered: readonly WalletProvider[]
  /** Whether the shop's own TEST gateway plays them: no money moves. */
  isTest: boolean
  /** Undefined when the shop does not take it any more. */
  find: (provider: WalletProvider) => Wallet | undefined
  /** Asks a gateway when it is this question's turn; undefined when too many wait already. */
  ask: (provider: WalletProvider, attempt: AskedAttempt) => Promise<Checked | undefined>
  /** Runs the same work once for all concurrent callers, who share its result. */
  once: <Done>(key: string, work: () => Promise<Done>) => Promise<Done>
  /** Origins that payment forms are posted to, for a page's policy. */
  formOrigins: readonly string[]
}

export function openWallets(
  settings: WalletSettings,
  { apiUrl, isTest }: { apiUrl: string; isTest: boolean },
): Wallets {
  const returnBase = `${apiUrl}/api/payments`
  const { esewa, khalti } = settings
  const open: Partial<Record<WalletProvider, Wallet>> = {
    ...(esewa && { esewa: openEsewa(esewa, returnBase) }),
    ...(khalti && { khalti: openKhalti(khalti, returnBase) }),
  }
  const inTurn = { esewa: limitConcurrency(LOOK_UPS), khalti: limitConcurrency(LOOK_UPS) } satisfies Record<
    WalletProvider,
    unknown
  >
  return {
    apiUrl,
    offered: walletProviders.filter((provider) => open[provider]),
    isTest,
    find: (provider) => open[provider],
    ask: async (provider, attempt) => {
      const wallet = open[provider]
      if (!wallet) return { says: 'away', answer: 'the shop does not take this wallet now' }
      try {
        return await inTurn[provider](() => wallet.check(attempt))
      } catch (error) {
        if (error instanceof AppError && error.code === 'unavailable') return undefined
        throw error
      }
    },
    once: singleFlight(),
    formOrigins: [...new Set(Object.values(open).flatMap((wallet) => wallet.formOrigins))],
  }
}

function singleFlight(): Wallets['once'] {
  const running = new Map<string, Promise<unknown>>()
  return <Done>(key: string, work: () => Promise<Done>) => {
    const before = running.get(key) as Promise<Done> | undefined
    if (before) return before
    const begun = work().finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }
}
