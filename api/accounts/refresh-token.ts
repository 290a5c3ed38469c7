import type { KeyObject } from 'node:crypto'
import { newToken, readToken } from './signed-token.ts'

/** Which session, and which of the tokens that follow one another in it. */
type Claims = { sid: string; gen: number; exp: number }

/** Good until the session's end, as long as no later one was given out. */
export function signRefreshToken(
  refreshKey: KeyObject,
  { id, generation, expiresAt }: { id: string; generation: number; expiresAt: Date },
): Promise<string> {
  return newToken('rt+jwt', { sid: id, gen: generation }).setExpirationTime(expiresAt).sign(refreshKey)
}

/** What a token names, if we signed it and it has not expired. */
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
