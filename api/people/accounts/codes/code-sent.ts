import type { Language } from '#domain/language/languages.ts'
import { translateMessage } from '../../../platform/language/translate-message.ts'
import { say } from '../../../platform/language/sentence.ts'
import { done } from '../../../platform/http/done.ts'
import { givenEmail } from '../email-address.ts'

/** The answer to every request for a code, whether or not a mail is sent. */
export function codeSent(email: string, language: Language) {
  return done(translateMessage(language, say('OTP sent to {email} successfully!', { email: givenEmail(email) })))
}
