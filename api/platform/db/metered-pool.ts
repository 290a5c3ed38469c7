import { AsyncResource } from 'node:async_hooks'
import { Pool, type PoolClient, type PoolConfig } from 'pg'

const MS_A_SECOND = 1_000

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/** Pools by the name that the metrics show. */
const open = new Map<string, MeteredPool>()

/** Describes the named pools of this process. */
export function poolFigures() {
  return [...open].filter(([, pool]) => !pool.ending).map(([name, pool]) => ({ name, ...pool.figures() }))
}

/** A pool that measures how long callers wait when no connection is idle. */
export class MeteredPool extends Pool {
  #waits = 0
  #waitedMs = 0

  /** @param name  as the metrics show it; a pool without one is not shown */
  constructor(config: PoolConfig, name: string | undefined) {
    super(config)
    if (name !== undefined) open.set(name, this)
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (this.idleCount > 0) return callback ? super.connect(callback) : super.connect()
    const from = performance.now()
    const note = () => {
      this.#waits += 1
      this.#waitedMs += performance.now() - from
    }
    if (!callback) return super.connect().finally(note)
    // The caller that releases a connection calls this, and has a trace of its own.
    super.connect(
      AsyncResource.bind((...result: Parameters<Connected>) => {
        note()
        callback(...result)
      }),
    )
  }

  figures() {
    return {
      max: this.options.max ?? 0,
      open: this.totalCount,
      idle: this.idleCount,
      waiting: this.waitingCount,
      waits: this.#waits,
      waitSeconds: this.#waitedMs / MS_A_SECOND,
    }
  }
}
