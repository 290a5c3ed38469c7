import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { EsewaSettings } from './esewa.ts'
import type { KhaltiSettings } from './khalti.ts'
import { TEST_PRODUCT_CODE, testCredentials, testPaths } from '../test-gateway/test-credentials.ts'

/** Settings of the wallets that the shop has a contract with. */
export type WalletSettings = { esewa?: EsewaSettings; khalti?: KhaltiSettings }

/**
 * Both wallets, played by the shop's own TEST gateway.
 *
 * @param apiUrl  the origin under which browsers reach the API, and the gateway beside it
 */
export function testWalletSettings(apiUrl: string, secrets: Pick<Secrets, 'testWalletKey'>): WalletSettings {
  const { esewaSecret, khaltiSecretKey } = testCredentials(secrets)
  const { esewaForm, esewaStatus, khaltiBase } = testPaths
  return {
    esewa: {
      formUrl: apiUrl + esewaForm,
      statusUrl: apiUrl + esewaStatus,
      productCode: TEST_PRODUCT_CODE,
      secret: esewaSecret,
    },
    khalti: { baseUrl: apiUrl + khaltiBase, secretKey: khaltiSecretKey },
  }
}
