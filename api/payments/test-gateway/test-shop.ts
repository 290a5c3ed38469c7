import type { Db } from '../../db/client.ts'
import type { TestCredentials } from './test-credentials.ts'

/** What the TEST gateway knows of the shop whose payments it plays. */
export type TestShop = TestCredentials & {
  db: Db
  /** Where browsers reach this process, and come back to. */
  origin: string
  /** The origin of its pages. */
  publicUrl: string
  /** Over once the server stops: whoever is kept waiting on purpose then is not any more. */
  closing: AbortSignal
}
