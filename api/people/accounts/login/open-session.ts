import { randomUUID } from 'node:crypto'
import type { TokenPair } from '#contract/accounts.ts'
import type { Db } from '../../../platform/db/client.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import type { Client } from './client.ts'
import type { DeviceCookie } from './device-cookie.ts'
import { issueTokens } from '../sessions/issue-tokens.ts'
import { rememberDevice } from './known-devices.ts'
import { insertSession, type Session } from '../sessions/session-queries.ts'
import type { LoginShop } from '../shop.ts'
import { rememberLanguage, type User } from '../user-queries.ts'

/** Time from the login to the session's end, however much it is used. */
const USUAL_LIFE_MS = 24 * 60 * 60 * 1000
const REMEMBERED_LIFE_MS = 30 * USUAL_LIFE_MS

/**
 * Opens a new session, and mails the owner when its device is not among those of their earlier sessions.
 *
 * @param user  as read when the password was found right, with the devices of their sessions
 * @returns undefined when the user has another password by now: changing it ended every session
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
    issueTokens(secrets, session), // worthless without the session's row
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
