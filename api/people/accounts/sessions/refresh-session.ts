import type { RefreshBody, TokenPair } from '#contract/accounts.ts'
import type { Language } from '#domain/language/languages.ts'
import { sessionExpired } from './authenticate.ts'
import { issueTokens } from './issue-tokens.ts'
import { readRefreshToken } from './refresh-token.ts'
import { advanceSession, endSession, findSession } from './session-queries.ts'
import type { Shop } from '../shop.ts'
import { rememberLanguage } from '../user-queries.ts'

/**
 * Rotates the token pair of a session; refresh tokens are single-use. A reused token means that somebody stole it, so
 * the session ends for both parties. A retry with the same token and the same `attempt`, whose answer got lost, gets
 * the same pair again.
 *
 * @throws AppError unauthorized
 * @source RFC 9700, 4.14.2
 */
export async function refreshSession(
  { db, secrets }: Pick<Shop, 'db' | 'secrets'>,
  { refreshToken, attempt }: RefreshBody,
  language: Language,
): Promise<TokenPair> {
  const given = await readRefreshToken(secrets.refreshKey, refreshToken)
  if (!given) throw sessionExpired()
  const advanced = await advanceSession(db, given, attempt)
  if (advanced) {
    await rememberLanguage(db, advanced.userId, language)
    return issueTokens(secrets, advanced)
  }

  const present = await findSession(db, given.id)
  const isRepeated = attempt !== undefined && present?.lastAttempt === attempt
  if (isRepeated && present.generation === given.generation + 1) return issueTokens(secrets, present)
  await endSession(db, given.id)
  throw sessionExpired()
}
