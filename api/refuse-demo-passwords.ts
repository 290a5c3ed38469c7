import { findDemoShopper } from '../seed/shopper.ts'
import type { Db } from './db/client.ts'
import { findOpenToDemoPassword } from './staff/ensure-owner.ts'
import { StartError } from './start-error.ts'

/**
 * Keeps a shop closed while a password that everybody can read in the README opens one of its accounts.
 *
 * @throws StartError with one line that names the accounts and the ways out
 */
export async function refuseDemoPasswords(db: Db): Promise<void> {
  const open = [...(await findOpenToDemoPassword(db)), await findDemoShopper(db)].filter((one) => one !== undefined)
  if (open.length === 0) return
  const emails = open.map(({ email }) => email).join(', ')
  throw new StartError(
    `DEMO: the demo’s published password still opens ${emails}. Start with DEMO=1 on this machine, give each of them another password, and start again; or begin with an empty database and DATA_DIR.`,
  )
}
