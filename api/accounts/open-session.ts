import type { TokenPair } from '#contract/accounts.ts'
import { mergeGuestCart } from '../cart/merge-guest-cart.ts'
import type { Db } from '../db/client.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Secrets } from '../secrets.ts'
import type { Client } from './client.ts'
import { issueTokens } from './issue-tokens.ts'
import { insertSession, type Session } from './session-queries.ts'
import type { Shop } from './shop.ts'
import type { User } from './user-queries.ts'

/**
 * Begins a session, always a new one, and tells the owner when it is on a device they never logged in from.
 *
 * @param user  as they were when their password was found right, with the devices they are known to log in from
 * @returns undefined when they have another password by now: whoever changed it ended every session
 */
export async function openSession(
  { db, secrets }: Shop,
  user: User & { devices: string[] },
  { client, isRemembered }: { client: Client; isRemembered: boolean },
): Promise<TokenPair | undefined> {
  const begin = (tx: Db) => insertSession(tx, user, { ...client, isRemembered })
  const isNewDevice = user.devices.length > 0 && !user.devices.includes(client.device)
  const session = await (isNewDevice ? db.transaction((tx) => beginAndTell(tx, secrets, user, begin)) : begin(db))
  if (session) await mergeGuestCart(db, user.id, client.guestKey)
  return session && issueTokens(secrets, session)
}

async function beginAndTell(
  tx: Db,
  secrets: Secrets,
  { name, email }: User,
  begin: (tx: Db) => Promise<Session | undefined>,
): Promise<Session | undefined> {
  const session = await begin(tx)
  if (!session) return undefined
  const { id, device, place, createdAt } = session
  const data = { name, device, place, at: createdAt.toISOString() }
  await queueMail(tx, secrets, { event: `new-device:${id}`, to: email, template: 'new-device', data })
  return session
}
