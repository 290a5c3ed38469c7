import type { TokenPair } from '#contract/accounts.ts'
import { keep, readKept, storageKeys } from '../../../storage.ts'

/** Replaces storage where the browser has none (private windows, full storage), until the visitor leaves the page. */
let unkept: TokenPair | undefined

/** Tokens of the member logged in here, in any tab. */
export function readTokens(): TokenPair | undefined {
  if (unkept) return unkept
  const accesstoken = readKept(storageKeys.accessToken)
  const refreshToken = readKept(storageKeys.refreshToken) ?? readKept(storageKeys.refreshTokenToo) ?? ''
  return accesstoken ? { accesstoken, refreshToken } : undefined
}

/** Stores the access token last, since other tabs wait for it. */
export function keepTokens(pair: TokenPair): void {
  const isKept = keep(storageKeys.refreshToken, pair.refreshToken) && keep(storageKeys.accessToken, pair.accesstoken)
  unkept = isKept ? undefined : pair
  keep(storageKeys.refreshTokenToo, null)
  keep(storageKeys.refreshAttempt, null)
}

export function dropTokens(): void {
  unkept = undefined
  const { accessToken, refreshToken, refreshTokenToo, refreshAttempt } = storageKeys
  for (const key of [accessToken, refreshToken, refreshTokenToo, refreshAttempt]) keep(key, null)
}
