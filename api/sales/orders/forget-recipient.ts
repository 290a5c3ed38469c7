import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { mails } from '../../platform/db/schema.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import type { OrderMail } from '../../platform/mail/templates/placed-order-data.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

/** The mails that name the recipient. */
const naming = ['order-placed', 'order-received', 'custom-accepted'] as const

/**
 * Removes the recipient from the mails about these orders, also from those that staff may send again. The mails stay, since
 * they are the buyer's and the shop's.
 *
 * @throws Error when a mail cannot be decrypted
 */
export async function forgetRecipientInMails(tx: Db, dataKey: DataKey, orderIds: readonly string[]): Promise<void> {
  const events = orderIds.flatMap((id) => naming.map((template) => `${template}:${id}`))
  const held = await tx
    .select()
    .from(mails)
    .where(and(inArray(mails.event, events), or(isNotNull(mails.content), isNotNull(mails.kept))))
    .orderBy(mails.id)
    .for('no key update')
  for (const { id, content, kept, ...mail } of held) {
    const aad = mailAad({ id, ...mail })
    const forgotten = (bytes: Buffer | null) =>
      bytes && encrypt(dataKey, JSON.stringify(withoutRecipient(JSON.parse(decrypt(dataKey, bytes, aad)))), aad)
    await tx
      .update(mails)
      .set({ content: forgotten(content), kept: forgotten(kept) })
      .where(eq(mails.id, id))
  }
}

function withoutRecipient(data: OrderMail | { order: OrderMail }) {
  return 'order' in data ? { ...data, order: { ...data.order, recipient: null } } : { ...data, recipient: null }
}
