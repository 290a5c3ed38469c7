import type { mails } from '#messages/en/mails/mails.ts'
import type { Values } from '#messages/params.ts'
import { messageText } from '../language/message-text.ts'
import type { MailShop } from './letter.ts'

type Mails = typeof mails

/** Returns the texts in the mail's language: `text('mail.welcome.subject', { shop: 'Kastha' })`. */
export function mailText({ language }: Pick<MailShop, 'language'>) {
  return <Id extends keyof Mails>(id: Id, ...[values]: Values<Mails[Id]>): string =>
    messageText(language, id, values ?? {})
}
