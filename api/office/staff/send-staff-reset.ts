import { randomUUID } from 'node:crypto'
import { decrypt } from '../../platform/secrets/encryption.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { newResetToken } from './reset-token.ts'
import { findStaffByEmail } from './staff-queries.ts'
import type { Shop } from '../../people/accounts/shop.ts'

export const askedEmailAad = 'e-mail address of a forgotten password'

/** The job behind every forgotten staff password. Only here does it matter whether the address belongs to staff. */
export async function sendStaffReset(
  { sealedEmail }: JobData['send-staff-reset'],
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
): Promise<void> {
  const person = await findStaffByEmail(
    db,
    decrypt(secrets.dataKey, Buffer.from(sealedEmail, 'base64url'), askedEmailAad),
  )
  if (!person || person.disabledAt !== null) return
  const token = newResetToken(secrets.staffLinkKey, person)
  await db.transaction((tx) =>
    queueMail(tx, secrets, {
      event: `staff-reset:${randomUUID()}`,
      to: person.email,
      template: 'staff-reset',
      language: 'en',
      data: { name: person.name, token },
    }),
  )
}
