import type { Db } from '../../../platform/db/client.ts'
import type { JobData } from '../../../platform/jobs/kinds.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { findCode, setCodeHash, type OneTimeCode } from './code-queries.ts'
import { hashCode, newCode } from './one-time-code.ts'
import { findRegistration } from '../registration/registration-queries.ts'
import type { Shop } from '../shop.ts'
import { findUserByEmail } from '../user-queries.ts'

/** Job: mails the code of a registration or a forgotten password. Only here it matters whether the address has an account. */
export async function sendCode({ codeId }: JobData['send-code'], { db, secrets }: Pick<Shop, 'db' | 'secrets'>) {
  await db.transaction(async (tx) => {
    const code = await findCode(tx, codeId)
    if (code?.purpose === 'verify-email') await sendToRegistered(tx, secrets, code)
    if (code?.purpose === 'reset-password') await sendToUser(tx, secrets, code)
  })
}

async function sendToRegistered(tx: Db, secrets: Shop['secrets'], code: OneTimeCode) {
  const registration = code.registrationId && (await findRegistration(tx, code.registrationId))
  if (!registration) return
  const { email: to, name, language } = registration
  const owner = await findUserByEmail(tx, to)
  if (owner) {
    return queueMail(tx, secrets, {
      event: `account-exists:${code.id}`,
      to: owner.email,
      template: 'account-exists',
      language: owner.language,
      data: { name: owner.name },
    })
  }
  const digits = await giveDigits(tx, secrets, code)
  if (digits === undefined) return
  const data = { name, code: digits }
  await queueMail(tx, secrets, { event: `verify-email:${code.id}`, to, template: 'verify-email', language, data })
}

async function sendToUser(tx: Db, secrets: Shop['secrets'], code: OneTimeCode) {
  const user = await findUserByEmail(tx, code.email)
  if (!user) return
  const digits = await giveDigits(tx, secrets, code)
  if (digits === undefined) return
  const { email: to, name, language } = user
  const data = { name, code: digits }
  await queueMail(tx, secrets, { event: `reset-password:${code.id}`, to, template: 'reset-password', language, data })
}

/**
 * Draws the digits of a code, once however often the job runs; only the mail holds them.
 *
 * @returns undefined where they were drawn before
 */
export async function giveDigits(
  tx: Db,
  { codeKey }: Shop['secrets'],
  { id }: OneTimeCode,
): Promise<string | undefined> {
  const digits = newCode()
  return (await setCodeHash(tx, id, hashCode(codeKey, id, digits))) ? digits : undefined
}
