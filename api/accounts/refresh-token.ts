import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'
const TYPE = 'rt+jwt'
const PARTIES = { issuer: 'kastha', audience: 'kastha' }

/** Which session, and which of the tokens that follow one another in it. */
type Claims = { sid: string; gen: number }

/** Good until the session's end, as long as no later one was given out. */
export function signRefreshToken(
  refreshKey: KeyObject,
  { id, generation, expiresAt }: { id: string; generation: number; expiresAt: Date },
): Promise<string> {
  return new SignJWT({ sid: id, gen: generation } satisfies Claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(PARTIES.issuer)
    .setAudience(PARTIES.audience)
    .setExpirationTime(expiresAt)
    .sign(refreshKey)
}

/** What a token names, if we signed it and it has not expired. */
export async function readRefreshToken(
  refreshKey: KeyObject,
  token: string,
): Promise<{ id: string; generation: number } | undefined> {
  try {
    const { payload } = await jwtVerify<Claims>(token, refreshKey, {
      ...PARTIES,
      algorithms: [ALGORITHM],
      typ: TYPE,
      requiredClaims: ['sid', 'gen', 'exp'],
    })
    return { id: payload.sid, generation: payload.gen }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
