import type { TokenPair } from '#contract/accounts.ts'
import type { Db } from '../db/client.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Secrets } from '../secrets.ts'
import type { Client } from './client.ts'
import { insertSession, readDevices, type Session } from './session-queries.ts'
import type { Shop } from './shop.ts'
import { issueTokens } from './issue-tokens.ts'
import { holdPassword, type User } from './user-queries.ts'

/**
 * Begins a session, always a new one, and tells the owner when it is on a device they never logged in from.
 *
 * @param user  as they were when their password was found right
 * @returns undefined when they have another password by now: whoever changed it ended every session
 */
export async function openSession(
  { db, secrets }: Shop,
  user: User,
  { client, isRemembered }: { client: Client; isRemembered: boolean },
): Promise<TokenPair | undefined> {
  const session = await db.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) return undefined
    const known = await readDevices(tx, user.id)
    const { device, place } = client
    const opened = await insertSession(tx, { userId: user.id, device, place, isRemembered })
    if (known.length > 0 && !known.includes(device)) await tellOwner(tx, secrets, user, opened)
    return opened
  })
  return session && issueTokens(secrets, session)
}

async function tellOwner(tx: Db, secrets: Secrets, { name, email }: User, session: Session) {
  const { id, device, place, createdAt } = session
  const data = { name, device, place, at: createdAt.toISOString() }
  await queueMail(tx, secrets, { event: `new-device:${id}`, to: email, template: 'new-device', data })
}
