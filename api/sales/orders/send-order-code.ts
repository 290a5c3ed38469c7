import { findCode } from '../../people/accounts/codes/code-queries.ts'
import { giveDigits } from '../../people/accounts/codes/send-code.ts'
import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { findOrderById } from './order-queries.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'

/** Job: mails the code that confirms a guest's order. Does nothing for codes of accounts. */
export async function sendOrderCode(
  { codeId }: JobData['send-code'],
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<void> {
  await db.transaction(async (tx) => {
    const code = await findCode(tx, codeId)
    if (code?.purpose !== 'verify-order' || !code.orderId) return
    const order = await findOrderById(tx, code.orderId)
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
  })
}
