import type { RefreshBody, TokensReply } from '#contract/accounts.ts'
import { keep, readKept } from '../../../storage.ts'
import { call } from './call.ts'
import { storageKeys } from './storage-keys.ts'
import { keepTokens, readTokens } from './tokens.ts'

const LOCK = 'session-refresh'
/**
 * Tabs are processes: what one writes, another reads a little later, even the next holder of the lock. A caller that names
 * an attempt at the same time as another tab sees afterwards which of the two names stands.
 */
const SETTLE_MS = 100
/** The refresh token is not accepted, or is none. Anything else may be different the next time. */
const REFUSALS = new Set([400, 401, 403])

export type Refreshed = 'refreshed' | 'refused' | 'unreachable'

let running: Promise<Refreshed> | undefined

/**
 * Gets new tokens in place of an access token that was refused: once, however many calls and tabs ask for it. Never
 * throws.
 *
 * @param refused  the access token that was not accepted; where another one is kept by now, that one is the new one
 */
export function refreshTokens(refused: string): Promise<Refreshed> {
  running ??= alone(() => refresh(refused)).finally(() => {
    running = undefined
  })
  return running
}

/** One tab at a time, in browsers and on pages (https, localhost) that know locks; elsewhere the attempt protects. */
async function alone(refreshOnce: () => Promise<Refreshed>): Promise<Refreshed> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(LOCK, refreshOnce) : refreshOnce()
}

async function refresh(refused: string): Promise<Refreshed> {
  nameAttempt()
  await new Promise((settle) => setTimeout(settle, SETTLE_MS))
  const tokens = readTokens()
  if (!tokens) return 'refused'
  if (tokens.accesstoken !== refused) return 'refreshed'
  if (!tokens.refreshToken) return 'refused'

  const attempt = readKept(storageKeys.refreshAttempt)
  const body: RefreshBody = { refreshToken: tokens.refreshToken, ...(attempt && { attempt }) }
  const { status, answer } = await call<TokensReply>({ method: 'POST', path: '/api/user/refresh-token', body })
  // Meanwhile somebody may have logged in or out in another tab: what is kept now is theirs.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return readTokens() ? 'refreshed' : 'refused'
  if (answer.success) keepTokens(answer.data)
  if (answer.success) return 'refreshed'
  return REFUSALS.has(status) ? 'refused' : 'unreachable'
}

/**
 * The attempt that got no answer is repeated under its name, also after the page was left: the server may have changed
 * the tokens, and takes the old one from nobody else any more. The name lasts as long as the tokens (tokens.ts).
 */
function nameAttempt(): void {
  if (readKept(storageKeys.refreshAttempt) !== null) return
  if ('randomUUID' in crypto) keep(storageKeys.refreshAttempt, crypto.randomUUID()) // not on pages without https
}
