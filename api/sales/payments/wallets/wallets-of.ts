import type { Env } from '../../../platform/env/env.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { StartError } from '../../../platform/errors/app-error.ts'
import { openWallets, type Wallets } from './open-wallets.ts'
import { testWalletSettings, type WalletSettings } from './wallet-settings.ts'

/**
 * Production endpoints. A sandbox needs its URL in the settings: a shop that forgot to declare itself
 * real must not hand out goods for a sandbox's money.
 */
const real = {
  esewaForm: 'https://epay.esewa.com.np/api/epay/main/v2/form',
  esewaStatus: 'https://esewa.com.np/api/epay/transaction/status/',
  khalti: 'https://khalti.com/api/v2/',
}

type WalletEnv = Pick<
  Env,
  | 'isProduction'
  | 'TEST_WALLETS'
  | 'ESEWA_SECRET'
  | 'ESEWA_PRODUCT_CODE'
  | 'ESEWA_FORM_URL'
  | 'ESEWA_STATUS_URL'
  | 'KHALTI_SECRET_KEY'
  | 'KHALTI_BASE_URL'
>

/**
 * The wallets that have credentials. When none has, the TEST gateway plays both, and shoppers pay nothing; in production
 * it does so only when TEST_WALLETS asks for it, and otherwise no wallet is offered.
 *
 * @param apiUrl  the origin under which browsers reach the API
 * @throws StartError when a wallet lacks half of its credentials, or TEST_WALLETS is set beside credentials
 */
export function walletsOf(env: WalletEnv, { apiUrl, secrets }: { apiUrl: string; secrets: Secrets }): Wallets {
  const settings = { ...esewaOf(env), ...khaltiOf(env) }
  const hasCredentials = Object.keys(settings).length > 0
  if (hasCredentials && env.TEST_WALLETS) {
    throw new StartError('TEST_WALLETS: given "1" beside the credentials of a wallet, expected one or the other')
  }
  const isTest = !hasCredentials && (env.TEST_WALLETS ?? !env.isProduction)
  if (!isTest) return openWallets(settings, { apiUrl, isTest: false })
  return openWallets(testWalletSettings(apiUrl, secrets), { apiUrl, isTest: true })
}

function esewaOf(env: WalletEnv): WalletSettings {
  const { ESEWA_SECRET: secret, ESEWA_PRODUCT_CODE: productCode } = env
  if (secret === undefined && productCode === undefined) return {}
  if (secret === undefined) throw missing('ESEWA_SECRET', 'the secret that belongs to ESEWA_PRODUCT_CODE')
  if (productCode === undefined) throw missing('ESEWA_PRODUCT_CODE', 'the product code that belongs to ESEWA_SECRET')
  const { ESEWA_FORM_URL: formUrl = real.esewaForm, ESEWA_STATUS_URL: statusUrl = real.esewaStatus } = env
  return { esewa: { formUrl, statusUrl, productCode, secret } }
}

function khaltiOf({ KHALTI_SECRET_KEY: secretKey, KHALTI_BASE_URL: baseUrl = real.khalti }: WalletEnv): WalletSettings {
  return secretKey === undefined ? {} : { khalti: { baseUrl, secretKey } }
}

function missing(name: string, expected: string): StartError {
  return new StartError(`${name}: given nothing, expected ${expected}`)
}
