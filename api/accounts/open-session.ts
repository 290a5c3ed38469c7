import { randomUUID } from 'node:crypto'
import type { TokenPair } from '#contract/accounts.ts'
import type { Db } from '../db/client.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Secrets } from '../secrets.ts'
import type { Client } from './client.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { issueTokens } from './issue-tokens.ts'
import { rememberDevice } from './known-devices.ts'
import { insertSession, type Session } from './session-queries.ts'
import type { LoginShop } from './shop.ts'
import { rememberLanguage, type User } from './user-queries.ts'

/** From login on, whatever happens in between. */
const USUAL_LIFE_MS = 24 * 60 * 60 * 1000
const REMEMBERED_LIFE_MS = 30 * USUAL_LIFE_MS

/**
 * Begins a session, always a new one, and tells the owner when it is on a device they never logged in from.
 *
 * @param user  as they were when their password was found right, with the devices they are known to log in from
 * @returns undefined when they have another password by now: whoever changed it ended every session
 */
export async function openSession(
  { db, secrets, mergeGuestCart }: LoginShop,
  user: User & { devices: string[] },
  { client, isRemembered }: { client: Client; isRemembered: boolean },
): Promise<TokenPair | undefined> {
  const { device, place } = client
  const expiresAt = new Date(Date.now() + (isRemembered ? REMEMBERED_LIFE_MS : USUAL_LIFE_MS))
  const session = { id: randomUUID(), userId: user.id, generation: 1, device, place, isRemembered, expiresAt }
  const begin = (tx: Db) => insertSession(tx, session, user.passwordHash)
  const beginAndTell = async (tx: Db) => {
    const beganAt = await begin(tx)
    if (beganAt) await tellOwner(tx, secrets, user, { ...session, beganAt })
    return beganAt
  }
  const isNewDevice = user.devices.length > 0 && !user.devices.includes(device)
  const [beganAt, tokens] = await Promise.all([
    isNewDevice ? db.transaction(beginAndTell) : begin(db),
    issueTokens(secrets, session), // good for nothing without the row
  ])
  if (beganAt) await remember(db, session, client.deviceCookie)
  if (beganAt) await mergeGuestCart(db, user.id, client.guestKey)
  if (beganAt) await rememberLanguage(db, user.id, client.language)
  return beganAt && tokens
}

function remember(db: Db, { id, userId }: Pick<Session, 'id' | 'userId'>, { tokenHash, renew }: DeviceCookie) {
  return rememberDevice(db, { userId }, { sessionId: id, oldHash: tokenHash, tokenHash: renew() })
}

type Begun = Pick<Session, 'id' | 'device' | 'place'> & { beganAt: Date }

async function tellOwner(
  tx: Db,
  secrets: Secrets,
  { name, email, language }: User,
  { id, device, place, beganAt }: Begun,
) {
  const data = { name, device, place, at: beganAt.toISOString() }
  await queueMail(tx, secrets, { event: `new-device:${id}`, to: email, template: 'new-device', language, data })
}
