import type { Db } from '../../../platform/db/client.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import {
  findNewestCodeFor,
  findNewestCodeOfRegistration,
  lockContact,
  useCode,
  type OneTimeCode,
} from '../codes/code-queries.ts'
import { unlockLogins } from '../login/login-tries.ts'
import { deleteRegistrations, findRegistration, isRegistrationOf } from './registration-queries.ts'
import { refuseBlankCode, type EnteredCode } from '../codes/refuse-blank-code.ts'
import type { Shop } from '../shop.ts'
import { tryCode, wrongCode } from '../codes/try-code.ts'
import { emailKey } from '../email-address.ts'
import { findUser, insertUser } from '../user-queries.ts'

/**
 * Creates the user whose email address a code verifies.
 *
 * @param from.registrationId  of this browser's registration; only its codes count when it has this email address,
 *                             otherwise those of the newest registration do
 * @throws AppError invalid_input, too_many_requests
 */
export async function verifyEmail(
  shop: Shop,
  given: EnteredCode,
  from: { ip: string; registrationId: string | undefined },
): Promise<void> {
  refuseBlankCode(given)
  // The answer to the right code was lost, and this browser sends it again.
  const known = from.registrationId && (await findUser(shop.db, from.registrationId))
  if (known && emailKey(known.email) === emailKey(given.email)) return
  const code = await findPending(shop.db, given.email, from.registrationId)
  const entered = await tryCode(shop, { code, otp: given.otp, ip: from.ip })
  await shop.db.transaction((tx) => makeUser(tx, shop.secrets, entered))
  await unlockLogins(shop, entered.email, from.ip) // earlier tries to log in must not lock out the new user
}

async function findPending(db: Db, email: string, ownId: string | undefined): Promise<OneTimeCode | undefined> {
  const isOwn = ownId !== undefined && (await isRegistrationOf(db, ownId, email))
  return isOwn ? findNewestCodeOfRegistration(db, ownId) : findNewestCodeFor(db, email, 'verify-email')
}

/** The user keeps the id of the registration, to which its private details are bound. */
async function makeUser(tx: Db, secrets: Shop['secrets'], code: OneTimeCode) {
  await lockContact(tx, code)
  const registration = code.registrationId && (await findRegistration(tx, code.registrationId))
  if (!registration || !(await useCode(tx, code.id))) throw wrongCode()
  const { createdAt: _, ...user } = registration
  if (!(await insertUser(tx, user))) throw wrongCode()
  await deleteRegistrations(tx, user.email)
  const { id, email: to, name, language } = user
  await queueMail(tx, secrets, { event: `welcome:${id}`, to, template: 'welcome', language, data: { name } })
}
