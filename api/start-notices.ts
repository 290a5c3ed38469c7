import { demoSettings } from '../seed/settings.ts'
import type { Db } from './db/client.ts'
import { products, shopSettings } from './db/schema.ts'
import type { Env } from './env.ts'
import type { Wallets } from './payments/open-wallets.ts'

type Opened = {
  /** The origin under which people reach the shop. */
  publicUrl: string
  outboxDir: string
  wallets: Pick<Wallets, 'offered' | 'isTest'>
  demoLogins: readonly string[]
  /** Whether anybody can log in to the back office. */
  hasStaff: boolean
}

/** The lines that a start prints below the address: how to log in to the demo, or what a production shop still lacks. */
export async function startNotices(db: Db, env: Env, opened: Opened): Promise<string[]> {
  const missing = env.isProduction ? await missingFor(db, env, opened) : []
  return [
    ...(opened.wallets.isTest ? ['Payments by wallet are TESTS: no wallet has credentials, and no money moves'] : []),
    ...opened.demoLogins.map((login) => `Log in as ${login}`),
    ...(missing.length > 0 ? ['Before the first order (docs/operations.md explains each):'] : []),
    ...missing.map((line) => `- ${line}`),
  ]
}

async function missingFor(db: Db, env: Env, { publicUrl, outboxDir, wallets, hasStaff }: Opened): Promise<string[]> {
  const [settings] = await db.select().from(shopSettings)
  const [product] = await db.select({ id: products.id }).from(products).limit(1)
  const samples = (['vatNumber', 'bankAccountNumber', 'grievanceName'] as const).filter(
    (name) => settings?.[name] === demoSettings[name],
  )
  const lines: [isMissing: boolean, line: string][] = [
    [!hasStaff, 'Nobody can log in to the back office. Set ADMIN_EMAIL and ADMIN_PASSWORD and start again.'],
    [env.PUBLIC_URL === undefined, `PUBLIC_URL is not set. Links in mails lead to ${publicUrl}.`],
    [env.SMTP_URL === undefined, `SMTP_URL is not set. No mail is delivered; each one is kept in ${outboxDir}.`],
    [wallets.offered.length === 0, 'No wallet has credentials. Set those of eSewa or Khalti, or sell without wallets.'],
    [
      samples.length > 0,
      `The shop’s tax number, bank account and grievance officer are samples. Change them at ${publicUrl}/admin/settings.`,
    ],
    [!product, `Nothing is for sale. Add categories and products at ${publicUrl}/admin.`],
  ]
  return lines.filter(([isMissing]) => isMissing).map(([, line]) => line)
}
