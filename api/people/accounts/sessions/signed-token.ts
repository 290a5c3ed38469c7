import type { KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'

const ALGORITHM = 'HS256'
const PARTIES = { issuer: 'kastha', audience: 'kastha' }

/** One type per kind of token, so that no token passes for one of another kind. */
type TokenType = 'at+jwt' | 'rt+jwt'

/** Returns an unsigned token, to which the caller adds further claims and the expiry. */
export function newToken(type: TokenType, claims: JWTPayload): SignJWT {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: type })
    .setIssuer(PARTIES.issuer)
    .setAudience(PARTIES.audience)
}

/**
 * Returns the claims of a token, if it has this type, we signed it and it has not expired.
 *
 * @param options.requiredClaims  claims that our tokens always have
 * @param options.currentDate     replaces the current time
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
