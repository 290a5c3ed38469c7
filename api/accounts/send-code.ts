import type { Db } from '../db/client.ts'
import type { JobData } from '../jobs/kinds.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrderById } from '../orders/order-queries.ts'
import { trackKey } from '../orders/track-key.ts'
import { findCode, setCodeHash, type OneTimeCode } from './code-queries.ts'
import { hashCode, newCode } from './one-time-code.ts'
import { findRegistration } from './registration-queries.ts'
import type { Shop } from './shop.ts'
import { findUserByEmail } from './user-queries.ts'

/** The job behind every request for a code: only here does it matter whether the e-mail address has an account. */
export async function sendCode({ codeId }: JobData['send-code'], { db, secrets }: Pick<Shop, 'db' | 'secrets'>) {
  await db.transaction(async (tx) => {
    const code = await findCode(tx, codeId)
    if (code?.purpose === 'verify-email') await sendToRegistered(tx, secrets, code)
    if (code?.purpose === 'reset-password') await sendToUser(tx, secrets, code)
    if (code?.purpose === 'verify-order') await sendToBuyer(tx, secrets, code)
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

async function sendToBuyer(tx: Db, secrets: Shop['secrets'], code: OneTimeCode) {
  const order = code.orderId && (await findOrderById(tx, code.orderId))
  if (!order || order.state !== 'pending' || order.verifyBy === null) return
  const digits = await giveDigits(tx, secrets, code)
  if (digits === undefined) return
  const { email: to, name, number, language } = order
  const data = {
    name,
    number,
    trackKey: trackKey(secrets.orderKey, number),
    code: digits,
    until: order.verifyBy.toISOString(),
  }
  await queueMail(tx, secrets, { event: `verify-order:${code.id}`, to, template: 'verify-order', language, data })
}

/** Once for each code, however often the job is tried; the digits themselves are only in the mail. */
async function giveDigits(tx: Db, { codeKey }: Shop['secrets'], { id }: OneTimeCode): Promise<string | undefined> {
  const digits = newCode()
  return (await setCodeHash(tx, id, hashCode(codeKey, id, digits))) ? digits : undefined
}
