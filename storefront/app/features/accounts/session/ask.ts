import { authorisedCall } from './authorised-call.ts'
import { call, type Answer, type Call } from './call.ts'
import { readTokens } from './tokens.ts'

/** Calls with the member's session, or without a login. */
export async function ask<Reply>(asked: Call): Promise<Answer<Reply>> {
  return readTokens() ? authorisedCall<Reply>(asked) : (await call<Reply>(asked)).answer
}
