import type { PointOnServer } from '#domain/set-up/set-up-points.ts'
import { type Env, isLoopbackHost } from '../../platform/env/env.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import type { Wallets } from '../../sales/payments/wallets/open-wallets.ts'
import { instructionsFor, type CheckedPoint } from './checked-point.ts'

/** The parts of the server's configuration that can be incomplete. */
export type SetUp = {
  env: Pick<
    Env,
    | 'DATA_KEYS_OLD'
    | 'DEMO'
    | 'isProduction'
    | 'PUBLIC_URL'
    | 'TRUSTED_PROXIES'
    | 'ADMIN_PASSWORD'
    | 'SMTP_URL'
    | 'TEST_WALLETS'
    | 'TEST_SMS'
    | 'ESEWA_FORM_URL'
    | 'ESEWA_STATUS_URL'
    | 'KHALTI_BASE_URL'
  >
  /** The public origin of the shop. */
  publicUrl: string
  dataDir: string
  outboxDir: string
  wallets: Pick<Wallets, 'offered'>
  sms: Partial<Pick<Sms, 'gateway'>>
}

/** The points that environment variables decide. */
export function checkSettings({ env, publicUrl, outboxDir, wallets, sms }: SetUp): CheckedPoint[] {
  const hasSandbox = Boolean(env.ESEWA_FORM_URL ?? env.ESEWA_STATUS_URL ?? env.KHALTI_BASE_URL)
  const settings: (Omit<CheckedPoint, 'remedy'> & { point: PointOnServer })[] = [
    {
      point: 'demo',
      title: 'Demo off',
      isMissing: env.DEMO,
      text: 'DEMO=1 is set. Everybody can log in with the demo’s published passwords; take no real orders.',
    },
    {
      point: 'publicUrl',
      title: 'Address of the shop',
      isMissing: env.PUBLIC_URL === undefined,
      text: `PUBLIC_URL is not set. Links in emails lead to ${publicUrl}.`,
    },
    {
      point: 'https',
      title: 'Encrypted connections',
      isMissing: isOpenHttp(env.PUBLIC_URL),
      text: 'PUBLIC_URL is not on https. Passwords and orders can be read on the way.',
    },
    {
      point: 'proxies',
      title: 'Trusted proxies',
      isMissing: env.TRUSTED_PROXIES === undefined,
      text: 'TRUSTED_PROXIES is not set. Every machine in a private network can choose the client address that limits count.',
    },
    {
      point: 'firstPassword',
      title: 'First password put away',
      isMissing: env.ADMIN_PASSWORD !== undefined,
      text: 'ADMIN_EMAIL and ADMIN_PASSWORD are still set. Change the password after the first login, and take both away.',
    },
    {
      point: 'mail',
      title: 'Mail server',
      isMissing: env.SMTP_URL === undefined,
      text: `SMTP_URL is not set. No email is delivered; each one is kept in ${outboxDir}.`,
    },
    {
      point: 'wallets',
      title: 'Wallets',
      isMissing: wallets.offered.length === 0 && env.TEST_WALLETS === undefined,
      text: 'No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    },
    {
      point: 'sandbox',
      title: 'Wallets take real money',
      isMissing: hasSandbox,
      text: 'A wallet has the address of a sandbox. Orders paid there bring no money.',
    },
    {
      point: 'sms',
      title: 'SMS gateway',
      isMissing: sms.gateway === undefined && env.TEST_SMS === undefined,
      text: 'No SMS gateway has a token, so guests need an email address. Set that of Sparrow or Aakash, or TEST_SMS=0.',
    },
  ]
  return settings.map((setting) => ({ ...setting, remedy: instructionsFor(setting.point) }))
}

/** Whether other machines reach the shop without encryption. */
function isOpenHttp(publicUrl: string | undefined): boolean {
  const { protocol, host } = new URL(publicUrl ?? 'https://not.set')
  return protocol === 'http:' && !isLoopbackHost(host)
}
