import type { KeyObject } from 'node:crypto'
import { newToken, readToken } from './signed-token.ts'

/** The session, and the token's generation in it. */
type Claims = { sid: string; gen: number; exp: number }

/** Signs a refresh token. It is valid until the session ends, as long as no later one was issued. */
export function signRefreshToken(
  refreshKey: KeyObject,
  { id, generation, expiresAt }: { id: string; generation: number; expiresAt: Date },
): Promise<string> {
  return newToken('rt+jwt', { sid: id, gen: generation }).setExpirationTime(expiresAt).sign(refreshKey)
}

/** Returns the session and generation that a token names, if we signed it and it has not expired. */
export async function readRefreshToken(
  refreshKey: KeyObject,
  token: string,
): Promise<{ id: string; generation: number } | undefined> {
  const claims = await readToken<Claims>(refreshKey, token, {
    type: 'rt+jwt',
    requiredClaims: ['sid', 'gen', 'exp'],
  })
  return claims && { id: claims.sid, generation: claims.gen }
}
