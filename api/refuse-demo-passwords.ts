import { findDemoShopper } from '../seed/shopper.ts'
import type { Db } from './platform/db/client.ts'
import { findOpenToDemoPassword } from './office/staff/ensure-owner.ts'
import { StartError } from './platform/errors/app-error.ts'

/**
 * Refuses to start while a demo password from the README still opens an account.
 *
 * @throws StartError with one line that names the accounts and the ways out
 */
export async function refuseDemoPasswords(db: Db): Promise<void> {
  const open = [...(await findOpenToDemoPassword(db)), await findDemoShopper(db)].filter((one) => one !== undefined)
  if (open.length === 0) return
  const emails = open.map(({ email }) => email).join(', ')
  throw new StartError(
    `DEMO: a password that everybody can read in the README still opens ${emails}. Begin with an empty database and DATA_DIR, since demo orders and invoices stay in this one; or set DEMO=1 to go on showing the demo.`,
  )
}
