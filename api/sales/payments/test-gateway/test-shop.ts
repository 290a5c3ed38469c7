import type { Db } from '../../../platform/db/client.ts'
import type { TestCredentials } from './test-credentials.ts'

/** What the TEST gateway knows of the shop whose payments it plays. */
export type TestShop = TestCredentials & {
  db: Db
  /** The origin of its pages. */
  publicUrl: string
  /** That of its API and of the gateway, often the same; buyers come back there. */
  apiUrl: string
  /** Aborts when the server stops, which also ends the deliberate delays. */
  closing: AbortSignal
}
