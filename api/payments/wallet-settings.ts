import type { Secrets } from '../secrets.ts'
import type { EsewaSettings } from './esewa.ts'
import type { KhaltiSettings } from './khalti.ts'
import { TEST_PRODUCT_CODE, testCredentials, testPaths } from './test-gateway/test-credentials.ts'

/** Of the wallets that the shop has a contract with. */
export type WalletSettings = { esewa?: EsewaSettings; khalti?: KhaltiSettings }

/** Both wallets, played by the shop's own TEST gateway. */
export function testWalletSettings(publicUrl: string, secrets: Pick<Secrets, 'testWalletKey'>): WalletSettings {
  const { esewaSecret, khaltiSecretKey } = testCredentials(secrets)
  const { esewaForm, esewaStatus, khaltiBase } = testPaths
  return {
    esewa: {
      formUrl: publicUrl + esewaForm,
      statusUrl: publicUrl + esewaStatus,
      productCode: TEST_PRODUCT_CODE,
      secret: esewaSecret,
    },
    khalti: { baseUrl: publicUrl + khaltiBase, secretKey: khaltiSecretKey },
  }
}
