import type { KeyObject } from 'node:crypto'
import { newToken, readToken } from './signed-token.ts'

/** Maximum lifetime of an access token. Logging out ends it immediately (authenticate.ts). */
export const ACCESS_TOKEN_VALID_S = 15 * 60

/** The user of a request and the id of their session. */
export type Actor = { id: string; userId: string }

type Claims = { sub: string; sid: string; exp: number }

/**
 * Signs an access token.
 *
 * @param actor  `id` is the session's id
 */
export function signAccessToken(tokenKey: KeyObject, { id, userId }: Actor): Promise<string> {
  return newToken('at+jwt', { sid: id })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_VALID_S} s`)
    .sign(tokenKey)
}

/**
 * Returns the actor that a token names, if we signed it and it has not expired. The caller must check that the
 * session is still valid.
 *
 * @param options.evenExpired  accepts an expired token
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
