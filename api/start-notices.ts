import { eq } from 'drizzle-orm'
import { demoSettings } from '../seed/settings.ts'
import { demoShopper } from '../seed/shopper.ts'
import { findUserByEmail } from './accounts/user-queries.ts'
import type { Db } from './db/client.ts'
import { products, shopSettings } from './db/schema.ts'
import type { Env } from './env.ts'
import type { Wallets } from './payments/open-wallets.ts'
import { isLoopbackHost } from './shop-address.ts'

type Opened = {
  /** The origin under which people reach the shop. */
  publicUrl: string
  outboxDir: string
  wallets: Pick<Wallets, 'offered' | 'isTest'>
  demoLogins: readonly string[]
  /** Whether anybody can log in to the back office. */
  hasStaff: boolean
}

/** Facts that the law or a payment depends on, and what a person calls them. */
const factNames = {
  legalName: 'legal name',
  vatNumber: 'tax number',
  registrationNumber: 'registration number',
  portalListingNumber: 'portal listing number',
  bankAccountNumber: 'bank account',
  grievanceName: 'grievance officer',
} as const

/** The lines that a start prints below the address: how to log in to the demo, or what a real shop still lacks. */
export async function startNotices(db: Db, env: Env, opened: Opened): Promise<string[]> {
  const missing = env.DEMO ? [] : await missingFor(db, env, opened)
  const isOpenDemo =
    env.DEMO && !env.isProduction && !isLoopbackHost(env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST)
  return [
    ...(opened.wallets.isTest ? ['Payments by wallet are TESTS: no wallet has credentials, and no money moves'] : []),
    ...opened.demoLogins.map((login) => `Log in as ${login}`),
    ...(isOpenDemo
      ? [`Everybody who reaches ${env.HOST} can log in with these. Set NODE_ENV=production for a real shop.`]
      : []),
    ...(missing.length > 0 ? ['Before the first order (docs/operations.md explains each):'] : []),
    ...missing.map((line) => `- ${line}`),
  ]
}

async function missingFor(db: Db, env: Env, { publicUrl, outboxDir, wallets, hasStaff }: Opened): Promise<string[]> {
  const samples = await findSampleFacts(db)
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.listed, true)).limit(1)
  const hasSandbox = Boolean(env.ESEWA_FORM_URL ?? env.ESEWA_STATUS_URL ?? env.KHALTI_BASE_URL)
  const lines: [isMissing: boolean, line: string][] = [
    [!hasStaff, 'Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again.'],
    [env.PUBLIC_URL === undefined, `PUBLIC_URL is not set. Links in emails lead to ${publicUrl}.`],
    [env.SMTP_URL === undefined, `SMTP_URL is not set. No email is delivered; each one is kept in ${outboxDir}.`],
    [
      wallets.offered.length === 0 && env.TEST_WALLETS === undefined,
      'No wallet has credentials. Set those of eSewa or Khalti, or TEST_WALLETS=0 to sell without wallets.',
    ],
    [hasSandbox, 'A wallet has the address of a sandbox. Orders paid there bring no money.'],
    [samples.length > 0, `The shop’s ${samples.join(', ')} are samples. Change them at ${publicUrl}/admin/settings.`],
    [!product, `Nothing is for sale. Add categories and products at ${publicUrl}/admin.`],
    [
      (await findUserByEmail(db, demoShopper.email)) !== undefined,
      'This database holds the demo’s orders and invoices. Sell from an empty one.',
    ],
  ]
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line)
}

async function findSampleFacts(db: Db): Promise<string[]> {
  const [settings] = await db.select().from(shopSettings)
  const names = Object.keys(factNames) as (keyof typeof factNames)[]
  return names.filter((name) => settings?.[name] === demoSettings[name]).map((name) => factNames[name])
}
