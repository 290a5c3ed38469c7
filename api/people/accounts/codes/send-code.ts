import type { Db } from '../../../platform/db/client.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { queueMail, type NewMail } from '../../../platform/mail/queue-mail.ts'
import { findCode, setCodeHash, type OneTimeCode } from './code-queries.ts'
import { hashCode, newCode } from './one-time-code.ts'
import { findRegistration } from '../registration/registration-queries.ts'
import type { Shop } from '../shop.ts'
import { findUserByEmail } from '../user-queries.ts'

/** Job: mails the code of a registration or a forgotten password. Only here it matters whether the address has an account. */
export async function sendCode(
  { codeId, isBeyondShare = false }: JobData['send-code'],
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
) {
  await db.transaction(async (tx) => {
    const code = await findCode(tx, codeId)
    const mail = code && (await mailOf(tx, secrets, code))
    if (mail) await queueMail(tx, secrets, mail, { isBeyondShare })
  })
}

async function mailOf(tx: Db, secrets: Shop['secrets'], code: OneTimeCode): Promise<NewMail | undefined> {
  if (code.purpose === 'verify-email') return mailToRegistered(tx, secrets, code)
  if (code.purpose === 'reset-password') return mailToUser(tx, secrets, code)
  return undefined
}

async function mailToRegistered(tx: Db, secrets: Shop['secrets'], code: OneTimeCode): Promise<NewMail | undefined> {
  const registration = code.registrationId && (await findRegistration(tx, code.registrationId))
  if (!registration) return undefined
  const { email: to, name, language } = registration
  const owner = await findUserByEmail(tx, to)
  if (owner) {
    return {
      event: `account-exists:${code.id}`,
      to: owner.email,
      template: 'account-exists',
      language: owner.language,
      data: { name: owner.name },
    }
  }
  const digits = await giveDigits(tx, secrets, code)
  if (digits === undefined) return undefined
  const data = { name, code: digits }
  return { event: `verify-email:${code.id}`, to, template: 'verify-email', language, data }
}

async function mailToUser(tx: Db, secrets: Shop['secrets'], code: OneTimeCode): Promise<NewMail | undefined> {
  const user = await findUserByEmail(tx, code.email)
  if (!user) return undefined
  const digits = await giveDigits(tx, secrets, code)
  if (digits === undefined) return undefined
  const { email: to, name, language } = user
  const data = { name, code: digits }
  return { event: `reset-password:${code.id}`, to, template: 'reset-password', language, data }
}

/**
 * Draws the digits of a code, once however often the job runs; only the mail holds them.
 *
 * @returns undefined where they were drawn before
 */
export async function giveDigits(
  tx: Db,
  { codeKey }: Shop['secrets'],
  { id }: Pick<OneTimeCode, 'id'>,
): Promise<string | undefined> {
  const digits = newCode()
  return (await setCodeHash(tx, id, hashCode(codeKey, id, digits))) ? digits : undefined
}
