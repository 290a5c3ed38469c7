import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

/** How long a token is good for at most; logging out ends it at once (authenticate.ts). */
export const ACCESS_TOKEN_VALID_S = 15 * 60

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const PARTIES = { issuer: 'kastha', audience: 'kastha' }

/** Who acts, and in which login. */
export type Actor = { id: string; userId: string }

/** @param actor  `id` is that of the session */
export function signAccessToken(tokenKey: KeyObject, { id, userId }: Actor): Promise<string> {
  return new SignJWT({ sid: id })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(PARTIES.issuer)
    .setAudience(PARTIES.audience)
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
  try {
    const { payload } = await jwtVerify<{ sub: string; sid: string }>(token, tokenKey, {
      ...PARTIES,
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['sub', 'sid', 'exp'],
      ...(evenExpired && { currentDate: new Date(0) }),
    })
    return { id: payload.sid, userId: payload.sub }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
