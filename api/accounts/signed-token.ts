import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'

const ALGORITHM = 'HS256'
const PARTIES = { issuer: 'kastha', audience: 'kastha' }

/** Of each kind its own, so that no token passes for one of another kind. */
type TokenType = 'at+jwt' | 'rt+jwt'

/** A token to be given its claims and its end, and to be signed. */
export function newToken(type: TokenType, claims: JWTPayload): SignJWT {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: type })
    .setIssuer(PARTIES.issuer)
    .setAudience(PARTIES.audience)
}

/**
 * The claims of a token, if it is one of this type that we signed and that has not expired.
 *
 * @param options.requiredClaims  without which it is none of ours
 * @param options.currentDate     instead of now
 */
export async function readToken<Claims>(
  key: KeyObject,
  token: string,
  { type, ...options }: { type: TokenType; requiredClaims: (keyof Claims & string)[]; currentDate?: Date },
): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify<Claims>(token, key, {
      ...PARTIES,
      ...options,
      algorithms: [ALGORITHM],
      typ: type,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
