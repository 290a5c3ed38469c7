import { done } from './done.ts'
import { givenEmail } from './email-address.ts'

/** The answer to every request for a code, whether or not a mail leaves. */
export function codeSent(email: string) {
  return done(`OTP sent to ${givenEmail(email)} successfully!`)
}
