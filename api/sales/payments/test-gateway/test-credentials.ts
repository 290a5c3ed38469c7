import { deriveBytes } from '../../../platform/secrets/derive-bytes.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Db } from '../../../platform/db/client.ts'

/** As eSewa's own sandbox calls its merchant. */
export const TEST_PRODUCT_CODE = 'EPAYTEST'

/** Where the TEST gateway is, below the shop's own origin. */
export const testPaths = {
  esewaForm: '/test-gateway/esewa/api/epay/main/v2/form',
  esewaStatus: '/test-gateway/esewa/api/epay/transaction/status/',
  khaltiBase: '/test-gateway/khalti/api/v2/',
  /** Followed by the transaction's id and `/refund/`. */
  khaltiTransactions: '/test-gateway/khalti/api/merchant-transaction/',
  /** Followed by the transaction_uuid. */
  esewaPay: '/test-gateway/esewa/pay/',
  /** Followed by the pidx. */
  khaltiPay: '/test-gateway/khalti/pay/',
} as const

export type TestCredentials = { esewaSecret: string; khaltiSecretKey: string }

/** What the shop and its TEST gateway both know, of each shop its own: nobody else can play the gateway. */
export function testCredentials({ testWalletKey }: Pick<Secrets, 'testWalletKey'>): TestCredentials {
  return {
    esewaSecret: deriveBytes(testWalletKey, 'TEST eSewa').toString('base64url'),
    khaltiSecretKey: deriveBytes(testWalletKey, 'TEST Khalti').toString('hex'),
  }
}

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
