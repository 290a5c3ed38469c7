import type { Db } from './platform/db/client.ts'
import { type Env, isLoopbackHost } from './platform/env/env.ts'
import { INSTRUCTIONS } from './office/set-up/checked-point.ts'
import { findMissingParts } from './office/set-up/find-set-up.ts'
import type { SetUp } from './office/set-up/setting-points.ts'

type Opened = {
  env: Env
  setUp: SetUp
  /** Whether the TEST gateway stands in for the wallets. */
  hasTestWallets: boolean
  demoLogins: readonly string[]
}

/** Returns the lines that a start prints below the address: the demo logins, or what a real shop still lacks. */
export async function startNotices(db: Db, { env, setUp, hasTestWallets, demoLogins }: Opened): Promise<string[]> {
  const missing = await findMissingParts(db, setUp)
  const isOpenDemo =
    env.DEMO && !env.isProduction && !isLoopbackHost(env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST)
  return [
    ...(hasTestWallets ? ['Payments by wallet are TESTS: no wallet has credentials, and no money moves'] : []),
    ...demoLogins.map((login) => `Log in as ${login}`),
    ...(isOpenDemo
      ? [`Everybody who reaches ${env.HOST} can log in with these. Set NODE_ENV=production for a real shop.`]
      : []),
    ...(missing.length > 0 ? ['Before the first order (docs/operations.md explains each):'] : []),
    ...missing.map(({ text, remedy }) => `- ${text}${remedy ? placeOf(remedy, setUp.publicUrl) : ''}`),
  ]
}

/** The first of these lines names the manual, so a link to instructions would be a second one. */
function placeOf({ label, path }: { label: string; path: string }, publicUrl: string): string {
  return path.startsWith(INSTRUCTIONS) ? '' : ` ${label} at ${publicUrl}/admin${path}.`
}
