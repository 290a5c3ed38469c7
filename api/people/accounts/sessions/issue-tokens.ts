import type { TokenPair } from '#contract/accounts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { signAccessToken } from './access-token.ts'
import { signRefreshToken } from './refresh-token.ts'
import type { Session } from './session-queries.ts'

type Present = Pick<Session, 'id' | 'userId' | 'generation' | 'expiresAt'>

/** Issues the tokens for a session's current generation. */
export async function issueTokens({ tokenKey, refreshKey }: Secrets, session: Present): Promise<TokenPair> {
  const [accesstoken, refreshToken] = await Promise.all([
    signAccessToken(tokenKey, session),
    signRefreshToken(refreshKey, session),
  ])
  return { accesstoken, refreshToken }
}
