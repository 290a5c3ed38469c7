import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { SetUpList } from '#contract/admin/set-up.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { demoShopper } from '../../../seed/shopper.ts'
import { findUserByEmail } from '../../people/accounts/user-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { products, shopSettings } from '../../platform/db/schema.ts'
import { type Env, isLoopbackHost } from '../../platform/env/env.ts'
import type { Wallets } from '../../sales/payments/wallets/open-wallets.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { isAnybodyOfStaff } from '../staff/staff-queries.ts'

/** The parts of the server's configuration that can be incomplete. */
export type SetUp = {
  env: Pick<
    Env,
    | 'DEMO'
    | 'PUBLIC_URL'
    | 'TRUSTED_PROXIES'
    | 'SMTP_URL'
    | 'TEST_WALLETS'
    | 'TEST_SMS'
    | 'ESEWA_FORM_URL'
    | 'ESEWA_STATUS_URL'
    | 'KHALTI_BASE_URL'
  >
  /** The public origin of the shop. */
  publicUrl: string
  outboxDir: string
  wallets: Pick<Wallets, 'offered'>
  sms: Partial<Pick<Sms, 'gateway'>>
}

type MissingPart = SetUpList['items'][number]
type Fact = keyof typeof demoSettings

/** Facts that shoppers, the law or a payment depend on, with a readable name for each group. */
const facts: Record<string, readonly Fact[]> = {
  'phone numbers': ['phone', 'whatsapp', 'viber', 'emergencyPhone'],
  'email address': ['email'],
  'street address': ['streetAddress'],
  'social links': ['social'],
  'legal name': ['legalName'],
  'tax number': ['vatNumber'],
  'registration number': ['registrationNumber'],
  'portal listing number': ['portalListingNumber'],
  'bank account': ['bankName', 'bankAccountName', 'bankAccountNumber'],
  'grievance officer': ['grievanceName', 'grievancePhone', 'grievanceEmail'],
}

/** Lists what a real shop lacks before its first order. A demo lacks nothing. */
export async function findMissingParts(db: Db, setUp: SetUp): Promise<MissingPart[]> {
  if (setUp.env.DEMO) return []
  return [...(await missingStaff(db)), ...missingSettings(setUp), ...(await missingRecords(db))]
}

async function missingStaff(db: Db): Promise<MissingPart[]> {
  if (await isAnybodyOfStaff(db)) return []
  const how = 'Set ADMIN_EMAIL and ADMIN_PASSWORD to name the owner, and start again.'
  return [{ text: `Nobody can log in to the back office. ${how}`, remedy: null }]
}

function missingSettings({ env, publicUrl, outboxDir, wallets, sms }: SetUp): MissingPart[] {
  const hasSandbox = Boolean(env.ESEWA_FORM_URL ?? env.ESEWA_STATUS_URL ?? env.KHALTI_BASE_URL)
  const lines: [isMissing: boolean, text: string][] = [
    [env.PUBLIC_URL === undefined, `PUBLIC_URL is not set. Links in emails lead to ${publicUrl}.`],
    [isOpenHttp(env.PUBLIC_URL), 'PUBLIC_URL is not on https. Passwords and orders can be read on the way.'],
    [
      env.TRUSTED_PROXIES === undefined,
      'TRUSTED_PROXIES is not set. Every machine in a private network can choose the client address that limits count.',
    ],
    [env.SMTP_URL === undefined, `SMTP_URL is not set. No email is delivered; each one is kept in ${outboxDir}.`],
    [
      wallets.offered.length === 0 && env.TEST_WALLETS === undefined,
      'No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    ],
    [
      sms.gateway === undefined && env.TEST_SMS === undefined,
      'No SMS gateway has a token, so guests need an email address. Set that of Sparrow or Aakash, or TEST_SMS=0.',
    ],
    [hasSandbox, 'A wallet has the address of a sandbox. Orders paid there bring no money.'],
  ]
  return lines.filter(([isMissing]) => isMissing).map(([, text]) => ({ text, remedy: null }))
}

/** Whether other machines reach the shop without encryption. */
function isOpenHttp(publicUrl: string | undefined): boolean {
  const { protocol, host } = new URL(publicUrl ?? 'https://not.set')
  return protocol === 'http:' && !isLoopbackHost(host)
}

async function missingRecords(db: Db): Promise<MissingPart[]> {
  const samples = await findSamples(db)
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.listed, true)).limit(1)
  const hasDemoOrders = (await findUserByEmail(db, demoShopper.email)) !== undefined
  return [
    ...(samples.length > 0
      ? [
          {
            text: `These facts are samples: ${samples.join(', ')}.`,
            remedy: { label: 'Change them', path: '/settings' },
          },
        ]
      : []),
    ...(product
      ? []
      : [{ text: 'Nothing is for sale.', remedy: { label: 'Add categories and products', path: '/products' } }]),
    ...(hasDemoOrders
      ? [{ text: 'This database holds the demo’s orders and invoices. Sell from an empty one.', remedy: null }]
      : []),
  ]
}

async function findSamples(db: Db): Promise<string[]> {
  const [settings] = await db.select().from(shopSettings)
  if (!settings) return []
  const isSample = (fact: Fact) => isDeepStrictEqual(settings[fact], demoSettings[fact])
  return Object.keys(facts).filter((name) => facts[name]!.some(isSample))
}
