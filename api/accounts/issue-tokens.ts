import type { TokenPair } from '#contract/accounts.ts'
import type { Secrets } from '../secrets.ts'
import { signAccessToken } from './access-token.ts'
import { signRefreshToken } from './refresh-token.ts'
import type { Session } from './session-queries.ts'

/** The tokens of a session's present generation. */
export async function issueTokens({ tokenKey, refreshKey }: Secrets, session: Session): Promise<TokenPair> {
  const [accesstoken, refreshToken] = await Promise.all([
    signAccessToken(tokenKey, session),
    signRefreshToken(refreshKey, session),
  ])
  return { accesstoken, refreshToken }
}
