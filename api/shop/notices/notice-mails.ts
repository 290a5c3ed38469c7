import type { Db } from '../../platform/db/client.ts'
import { nameIn } from '../../platform/language/localized.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readNotice } from './own-notices.ts'
import { confirmToken } from './person.ts'
import type { Subscription } from './subscription-queries.ts'

/** Mails a guest the link that confirms a request. Each time they ask they get it again. */
export async function mailConfirmation(tx: Db, secrets: Secrets, asked: Subscription, email: string): Promise<void> {
  const { id, kind, language } = asked
  const { product } = await readNotice(tx, id, language)
  await queueMail(tx, secrets, {
    event: `confirm-notice:${id}:${Date.now()}`,
    to: email,
    template: 'confirm-notice',
    language,
    data: {
      kind,
      piece: product && nameIn(language, product.name, product),
      confirm: confirmToken(secrets.dataKey, asked),
    },
  })
}
