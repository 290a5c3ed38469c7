import { AppError } from '../../../platform/errors/app-error.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import { sessionExpired } from '../sessions/authenticate.ts'
import { endSession } from '../sessions/session-queries.ts'
import type { Shop } from '../shop.ts'
import { say } from '../../../platform/language/sentence.ts'

/**
 * Ends the session of an access token, even of an expired one. Otherwise a shopper who left a browser open and comes
 * back to log out would stay logged in. An ended session stays ended.
 *
 * @throws AppError unauthorized without a token, or with one that we did not sign
 */
export async function logOut({ db, secrets }: Pick<Shop, 'db' | 'secrets'>, token: string | undefined): Promise<void> {
  if (token === undefined) throw new AppError('unauthorized', say('session.no-token'))
  const actor = await readAccessToken(secrets.tokenKey, token, { evenExpired: true })
  if (!actor) throw sessionExpired()
  await endSession(db, actor.id)
}
