import { findCode, type OneTimeCode } from '../../people/accounts/codes/code-queries.ts'
import { giveDigits } from '../../people/accounts/codes/send-code.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { queueSms } from '../../platform/sms/queue-sms.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { findOrderById } from './order-queries.ts'
import type { StoredOrder } from './order-record.ts'
import { openDetails } from './present-order.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

/** Job: sends the code that confirms a guest's order or changes it to cash, by mail or SMS. Does nothing for codes of accounts. */
export async function sendOrderCode(
  { codeId, isBeyondShare = false }: JobData['send-code'],
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<void> {
  await db.transaction(async (tx) => {
    const code = await findCode(tx, codeId)
    if (code?.purpose !== 'verify-order' || !code.orderId) return
    const order = await findOrderById(tx, code.orderId)
    if (!order || order.state !== 'pending' || (order.verifyBy === null && order.payment === 'cod')) return
    if (code.email !== '' && order.email === '') return // its news goes to the phone now, and so does its next code
    const digits = await giveDigits(tx, secrets, code)
    if (digits === undefined) return
    const { email: to, name, number, total, language } = order
    const said = { number, code: digits, until: lastOf(code, order).toISOString() }
    if (code.email === '') {
      const { phone } = openDetails(secrets.dataKey, order)
      const data = { ...said, total }
      const template = 'order-code'
      return queueSms(tx, secrets, {
        event: `order-code:${code.id}`,
        phone,
        template,
        language,
        data,
        isUnproved: true,
      })
    }
    const forCash = order.verifyBy === null
    const data = { ...said, name, trackKey: trackKey(secrets.orderKey, number), ...(forCash && { forCash }) }
    const event = `verify-order:${code.id}`
    await queueMail(tx, secrets, { event, to, template: 'verify-order', language, data }, { isBeyondShare })
  })
}

/** Returns until when a code helps: the order may end before the code does. */
function lastOf({ expiresAt }: OneTimeCode, { verifyBy, payBy }: StoredOrder): Date {
  if (verifyBy !== null) return verifyBy
  return payBy !== null && payBy < expiresAt ? payBy : expiresAt
}
