import { mails } from './en/mails/mails.ts'
import { replies } from './en/replies/replies.ts'
import { messages as sms } from './en/sms/sms.ts'
import { messages as pages } from './pages.ts'

/** Every text, in English. */
export const english = { ...pages, ...replies, ...mails, ...sms }

export type MessageId = keyof typeof english

/** Type of every text in another language. */
export type Translated = Record<MessageId, string>
