import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/db/client.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { closeResets } from '../codes/code-queries.ts'
import { endSessionsOf } from '../sessions/session-queries.ts'
import { setPasswordHash, type User } from '../user-queries.ts'

/** Sets a password, ends every session and mails the owner. */
export async function replacePassword(tx: Db, secrets: Secrets, user: User, passwordHash: string): Promise<void> {
  const { id, email, name, language } = user
  await setPasswordHash(tx, id, passwordHash)
  await endSessionsOf(tx, id)
  await closeResets(tx, email)
  const data = { name, at: new Date().toISOString() }
  await queueMail(tx, secrets, {
    event: `password-changed:${randomUUID()}`,
    to: email,
    template: 'password-changed',
    language,
    data,
  })
}
