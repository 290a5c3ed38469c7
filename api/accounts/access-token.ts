import type { KeyObject } from 'node:crypto'
import { newToken, readToken } from './signed-token.ts'

/** How long a token is good for at most; logging out ends it at once (authenticate.ts). */
export const ACCESS_TOKEN_VALID_S = 15 * 60

/** Who acts, and in which login. */
export type Actor = { id: string; userId: string }

type Claims = { sub: string; sid: string; exp: number }

/** @param actor  `id` is that of the session */
export function signAccessToken(tokenKey: KeyObject, { id, userId }: Actor): Promise<string> {
  return newToken('at+jwt', { sid: id })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_VALID_S} s`)
    .sign(tokenKey)
}

/**
 * Whom a token names, if we signed it and it has not expired; that its session still holds is for the caller to see.
 *
 * @param options.evenExpired  its time does not count
 */
export async function readAccessToken(
  tokenKey: KeyObject,
  token: string,
  { evenExpired = false } = {},
): Promise<Actor | undefined> {
  const claims = await readToken<Claims>(tokenKey, token, {
    type: 'at+jwt',
    requiredClaims: ['sub', 'sid', 'exp'],
    ...(evenExpired && { currentDate: new Date(0) }),
  })
  return claims && { id: claims.sid, userId: claims.sub }
}
