import type { RefreshBody, TokensReply } from '#contract/accounts.ts'
import { keep, readKept, storageKeys } from '../../../storage.ts'
import { newUuid } from '../../../ui/new-uuid.ts'
import { call } from './call.ts'
import { keepTokens, readTokens } from './tokens.ts'

const LOCK = 'session-refresh'
/**
 * Tabs are processes: what one writes, another reads a little later, even the next holder of the lock. A caller that names
 * an attempt at the same time as another tab sees afterwards which of the two names stands.
 */
const SETTLE_MS = 100
/** The refresh token is invalid or missing. Any other failure may be temporary. */
const REFUSALS = new Set([400, 401, 403])

export type Refreshed = 'refreshed' | 'refused' | 'unreachable'

let running: Promise<Refreshed> | undefined

/**
 * Replaces a refused access token: once, however many calls and tabs need it. Never throws.
 *
 * @param refused  the refused access token; a different stored token is already the new one
 */
export function refreshTokens(refused: string): Promise<Refreshed> {
  running ??= alone(() => refresh(refused)).finally(() => {
    running = undefined
  })
  return running
}

/** Runs in one tab at a time where locks exist (https, localhost); elsewhere the attempt id protects. */
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
  // Another tab may have logged in or out meanwhile; the stored tokens then belong to its session.
  if (readTokens()?.refreshToken !== tokens.refreshToken) return readTokens() ? 'refreshed' : 'refused'
  if (answer.success) keepTokens(answer.data)
  if (answer.success) return 'refreshed'
  return REFUSALS.has(status) ? 'refused' : 'unreachable'
}

/**
 * Repeats an unanswered attempt under its id, even on the next page. The server may have rotated the tokens, and then
 * accepts the old one only with this id. The id lasts as long as the tokens (tokens.ts).
 */
function nameAttempt(): void {
  if (readKept(storageKeys.refreshAttempt) !== null) return
  keep(storageKeys.refreshAttempt, newUuid())
}
