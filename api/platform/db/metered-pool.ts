import { AsyncResource } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'
import { limitFairly } from '../process/limit-fairly.ts'
import { currentCaller } from '../process/on-behalf-of.ts'

const MS_A_SECOND = 1_000

type MeteredConfig = PoolConfig & { max: number; connectionTimeoutMillis: number }
type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** Pools by the name that the metrics show. */
const open = new Map<string, MeteredPool>()

/** Describes the named pools of this process. */
export function poolFigures() {
  return [...open].filter(([, pool]) => !pool.ending).map(([name, pool]) => ({ name, ...pool.figures() }))
}

/**
 * A pool that lends its connections fairly: of callers who wait (on-behalf-of.ts), each neighborhood gets one before any gets
 * a second, so that hundreds of calls of one delay nobody else by more than the connection that is given back next. It
 * measures how long they wait.
 */
export class MeteredPool extends Pool {
  #waits = 0
  #waitedMs = 0
  #waiting = 0
  readonly #longestWait: () => AbortSignal
  readonly #inTurn: ReturnType<typeof limitFairly>
  /** Ends the turn in which a connection was lent. */
  readonly #givenBack = new WeakMap<PoolClient, () => void>()

  /** @param name  as the metrics show it; a pool without one is not shown */
  constructor(config: MeteredConfig, name: string | undefined) {
    super(config)
    this.#longestWait = () => AbortSignal.timeout(config.connectionTimeoutMillis)
    this.#inTurn = limitFairly({ atOnce: config.max, mostWaiting: Infinity }, say('calls.busy'))
    this.on('release', (_error, client) => this.#givenBack.get(client)?.())
    if (name !== undefined) open.set(name, this)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const lent = this.idleCount > 0 ? this.#lend() : this.#measured(this.#lend())
    if (!callback) return lent
    // The caller that gives a connection back has a trace of its own.
    const done = AsyncResource.bind(callback)
    lent.then(
      (client) => done(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: Error) => done(error, undefined, () => {}),
    )
  }

  async #measured(lent: Promise<PoolClient>): Promise<PoolClient> {
    const from = performance.now()
    this.#waiting += 1
    try {
      return await lent
    } finally {
      this.#waiting -= 1
      this.#waits += 1
      this.#waitedMs += performance.now() - from
    }
  }

  #lend(): Promise<PoolClient> {
    const lent = Promise.withResolvers<PoolClient>()
    const lend = async () => {
      const back = Promise.withResolvers<void>()
      const client = await super.connect()
      this.#givenBack.set(client, back.resolve)
      lent.resolve(client)
      await back.promise
    }
    this.#inTurn(currentCaller(), lend, this.#longestWait).catch((error: unknown) => {
      // In pg's words.
      lent.reject(error instanceof AppError ? new Error('timeout exceeded when trying to connect') : error)
    })
    return lent.promise
  }

  figures() {
    return {
      max: this.options.max ?? 0,
      open: this.totalCount,
      idle: this.idleCount,
      waiting: this.#waiting,
      waits: this.#waits,
      waitSeconds: this.#waitedMs / MS_A_SECOND,
    }
  }
}
