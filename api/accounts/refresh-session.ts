import type { RefreshBody, TokenPair } from '#contract/accounts.ts'
import type { Language } from '#domain/languages.ts'
import { sessionExpired } from './authenticate.ts'
import { issueTokens } from './issue-tokens.ts'
import { readRefreshToken } from './refresh-token.ts'
import { advanceSession, endSession, findSession } from './session-queries.ts'
import type { Shop } from './shop.ts'
import { rememberLanguage } from './user-queries.ts'

/**
 * Gives the next pair of tokens for a refresh token, once. A token used before is a stolen one, or its thief has used
 * it: the session ends for both. But the same attempt with the same token, whose answer got lost, gets the same pair.
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
