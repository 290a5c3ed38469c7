import { unescape } from 'node:querystring'

/** Parameters with keys, typed text, or data from a wallet, whatever they look like. */
const secretParams = new Set(['token', 'signature', 'key', 'q', 'data', 'email', 'phone', 'contact'])

const MASK = '***'

/** Characters that an address may take. Requests accept some 8,000, and each is logged. */
const MAX_LENGTH = 500

/**
 * A phone number: ten to fifteen digits of any script, with at most two characters between digits. Not within a word or an
 * ID such as a UUID. The classes exclude each other and the length is bounded, so matching takes linear time.
 */
const PHONE = /(?<![\p{L}\p{N}-])\p{Nd}(?:[ ().-]{0,2}\p{Nd}){9,14}(?![\p{L}\p{N}-])/u

/** All our tokens and keys have such a part: the shortest key, of a link in an SMS, has 16 characters. */
const LONG = /[\w-]{16,}/g
/** What else is that long: UUIDs, the numbers of orders, requests and tickets, and IDs of pictures. */
const IDS = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|K[ACT]-\d{6}-[\dA-Z]{8}|[\da-f]{24})$/i
/** Part of a name such as `price-low-to-high`. */
const WORD = /^(?:[a-z]{1,15}|\d{1,10})$/

/**
 * Returns an address without tokens, keys and personal data, in at most 500 characters, for the log. It goes by what a value looks like, so that no
 * address or spelling needs to be listed here.
 *
 * @param url      path and query as received
 * @param pattern  of the route that answers, such as `/api/orders/:orderId`; its fixed parts are always shown
 */
export function hideSecrets(url: string, pattern = ''): string {
  const shown = mask(cut(url), pattern)
  if (url.length <= MAX_LENGTH && shown.length <= MAX_LENGTH) return shown
  return `${shown.slice(0, MAX_LENGTH - 1)}…`
}

/** Cuts a long address after a whole part or parameter: half of one would not look like what it is. */
function cut(url: string): string {
  if (url.length <= MAX_LENGTH) return url
  const start = url.slice(0, MAX_LENGTH)
  const query = start.indexOf('?')
  const end = query === -1 ? start.lastIndexOf('/') : Math.max(query, start.lastIndexOf('&'))
  return start.slice(0, end + 1)
}

function mask(url: string, pattern: string): string {
  const [path = '', search] = url.split(/\?(.*)/s)
  const fixed = pattern.split('/')
  const parts = path.split('/').map((part, at) => (part === fixed[at] || !isPrivate(unescape(part)) ? part : MASK))
  if (search === undefined) return parts.join('/')
  const shown = search.split('&').map((pair) => {
    const [[name, value] = ['', '']] = new URLSearchParams(pair)
    if (isPrivate(name)) return MASK
    return secretParams.has(name) || isPrivate(value) ? `${name}=${MASK}` : pair
  })
  return `${parts.join('/')}?${shown.join('&')}`
}

/** Returns whether a text looks like an email address or a phone number, or holds a token. */
function isPrivate(text: string): boolean {
  return text.includes('@') || PHONE.test(text) || (text.match(LONG)?.some(isToken) ?? false)
}

function isToken(text: string): boolean {
  return !IDS.test(text) && !text.split(/[-_]/).every((part) => WORD.test(part))
}
