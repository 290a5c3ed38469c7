import type { PoolClient } from 'pg'
import { buildApp, type App } from '../../app.ts'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { testOptions } from '../test.ts'
import { openWallets, type Wallets } from '../../sales/payments/wallets/open-wallets.ts'
import { testWalletSettings } from '../../sales/payments/wallets/wallet-settings.ts'

const CONNECTIONS = 4

/** The process dies before the nth statement from now, or right after it, before its result arrives. */
type Crash = { statement: number; when: 'before' | 'after' }

/** A server process that a test can crash in the middle of its work. */
export type ShopProcess = {
  app: App
  db: Db
  wallets: Wallets
  crash: (crash: Crash) => void
  /** Resolves when the process dies, so that callers stop waiting for its work. */
  died: Promise<void>
  close: () => Promise<void>
}

export function openShop(databaseUrl: string, walletUrl: string): ShopProcess {
  const process = openProcess(databaseUrl, walletUrl)
  const { db, wallets } = process
  const app = buildApp({ ...testOptions, db, wallets, addressLimitFactor: 0 })
  return {
    ...process,
    app,
    close: async () => {
      await app.close()
      await process.close()
    },
  }
}

/** Like `openShop`, without the app: for tests that call a function, such as a job. */
export function openProcess(databaseUrl: string, walletUrl: string): Omit<ShopProcess, 'app'> {
  const database = openDatabase(databaseUrl, { max: CONNECTIONS })
  const life = mortal()
  database.pool.on('connect', life.hold)
  const { publicUrl, secrets } = testOptions
  const wallets = openWallets(testWalletSettings(walletUrl, secrets), { apiUrl: publicUrl, isTest: false })
  return { db: database.db, wallets, crash: life.end, died: life.died, close: database.close }
}

type Ask = (...question: unknown[]) => Promise<unknown>

/** Breaks all connections at one statement, which is how PostgreSQL sees the death of a process. */
function mortal() {
  const clients = new Set<PoolClient>()
  let crash: Crash | undefined
  let isDead = false
  const { promise: died, resolve: sayDied } = Promise.withResolvers<void>()

  function die() {
    isDead = true
    for (const client of clients) (client as unknown as Connected).connection.stream.destroy()
    sayDied()
  }

  return {
    died,
    end(given: Crash) {
      crash = given
    },
    hold(client: PoolClient) {
      clients.add(client)
      client.on('error', () => {}) // breaks on purpose
      client.on('end', () => clients.delete(client))
      const ask = client.query.bind(client) as Ask
      const askMortally: Ask = async (...question) => {
        if (crash) crash.statement -= 1
        const isLast = crash !== undefined && crash.statement <= 0
        if (isLast && crash?.when === 'before') die()
        if (isDead) throw new Error('The process is dead')
        const answer = await ask(...question)
        if (isLast) die()
        if (isDead) throw new Error('The process is dead')
        return answer
      }
      client.query = withCallback(askMortally) as typeof client.query
    },
  }
}

type Connected = { connection: { stream: { destroy: () => void } } }

/** Supports both ways to query: a pool uses a callback, a transaction a promise. */
function withCallback(ask: Ask) {
  return (...question: unknown[]) => {
    const tell = question.at(-1)
    if (typeof tell !== 'function') return ask(...question)
    ask(...question.slice(0, -1)).then(
      (answer) => tell(undefined, answer),
      (error: unknown) => tell(error),
    )
    return undefined
  }
}
