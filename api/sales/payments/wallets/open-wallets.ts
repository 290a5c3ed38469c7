import { walletProviders, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { say } from '../../../platform/language/sentence.ts'
import { limitConcurrency, type Turns } from '../../../platform/process/limit-concurrency.ts'
import { limitFairly } from '../../../platform/process/limit-fairly.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { counted } from './count-questions.ts'
import { openEsewa } from './esewa.ts'
import { openKhalti } from './khalti.ts'
import type { AskedAttempt, Checked, Wallet } from './provider.ts'
import type { WalletSettings } from './wallet-settings.ts'

/**
 * Questions of this process to one gateway for calls, each until its answer is recorded. A gateway that hangs blocks these,
 * and no database connection. Each network has a turn before any has a second one.
 */
const FOR_CALLS: Turns = { atOnce: 8, mostWaiting: 32 }
/** Questions of jobs, which never wait behind those of calls. Jobs ask a few at a time by themselves. */
const FOR_JOBS: Turns = { atOnce: 4, mostWaiting: Infinity }

const NOT_TAKEN: Checked = { says: 'away', answer: 'the shop does not take this wallet now' }

/** The wallets that the shop takes. */
export type Wallets = {
  /** Origin of the API for browsers, to which buyers return. */
  apiUrl: string
  offered: readonly WalletProvider[]
  /** Whether the TEST gateway stands in for them, which moves no money. */
  isTest: boolean
  /** Undefined for a wallet that the shop does not take (any more). */
  find: (provider: WalletProvider) => Wallet | undefined
  /**
   * Asks a gateway when it is this question's turn, and records the answer.
   *
   * @param caller  takes the turn; undefined for a job
   * @returns undefined when too many wait
   */
  ask: <Done>(
    provider: WalletProvider,
    attempt: AskedAttempt,
    caller: string | undefined,
    record: (checked: Checked) => Promise<Done>,
  ) => Promise<Done | undefined>
  /** Runs the same work once for all concurrent callers, who share its result. */
  once: <Done>(key: string, work: () => Promise<Done>) => Promise<Done>
  /** Origins to which payment forms are posted, for a page's security policy. */
  formOrigins: readonly string[]
}

export function openWallets(
  settings: WalletSettings,
  { apiUrl, isTest }: { apiUrl: string; isTest: boolean },
): Wallets {
  const returnBase = `${apiUrl}/api/payments`
  const { esewa, khalti } = settings
  const open: Partial<Record<WalletProvider, Wallet>> = {
    ...(esewa && { esewa: counted(openEsewa(esewa, returnBase)) }),
    ...(khalti && { khalti: counted(openKhalti(khalti, returnBase)) }),
  }
  const inTurn = { esewa: takeTurns(), khalti: takeTurns() } satisfies Record<WalletProvider, unknown>
  return {
    apiUrl,
    offered: walletProviders.filter((provider) => open[provider]),
    isTest,
    find: (provider) => open[provider],
    ask: async (provider, attempt, caller, record) => {
      let hasBegun = false
      try {
        return await inTurn[provider](caller, async () => {
          hasBegun = true
          return record((await open[provider]?.check(attempt)) ?? NOT_TAKEN)
        })
      } catch (error) {
        if (!hasBegun && error instanceof AppError && error.code === 'unavailable') return undefined
        throw error
      }
    },
    once: singleFlight(),
    formOrigins: [...new Set(Object.values(open).flatMap((wallet) => wallet.formOrigins))],
  }
}

function takeTurns() {
  const ofCaller = limitFairly(FOR_CALLS, say('calls.busy'))
  const ofJob = limitConcurrency(FOR_JOBS)
  return <Done>(caller: string | undefined, work: () => Promise<Done>) =>
    caller === undefined ? ofJob(work) : ofCaller(caller, work)
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
