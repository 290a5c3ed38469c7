import { MAX_ADDRESS_LENGTH } from './webhook-events.ts'

export const HTTPS_PORT = 443
/** Lower ports belong to mail, databases and the like. */
export const FIRST_FREE_PORT = 1024
/** URL drops or encodes them, so the stored address would not be the one that is called. */
const CONTROL_CHARACTER = /\p{Cc}/u
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns what is wrong with the address of a receiver, in words; undefined for a good one. Where its host leads is
 * checked elsewhere.
 *
 * @param allowsLoopback  whether receivers may be on the shop's own machine, also over http: outside production
 */
export function receiverUrlProblem(text: string, { allowsLoopback }: { allowsLoopback: boolean }): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH) return `Must have at most ${MAX_ADDRESS_LENGTH} characters`
  if (CONTROL_CHARACTER.test(text)) return 'Must contain no line break and no other control character'
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return 'Must be an address such as https://books.example/hooks'
  const isLocal = allowsLoopback && LOOPBACK.test(url.hostname)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return 'Must start with https://'
  if (url.username !== '' || url.password !== '') return 'Must contain no name and no password'
  if (url.hash !== '') return 'Must contain no #'
  const port = Number(url.port || HTTPS_PORT)
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT)
    return `Its port must be ${HTTPS_PORT}, or at least ${FIRST_FREE_PORT}`
  return undefined
}
