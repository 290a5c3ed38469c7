import { unescape } from 'node:querystring'

/** Parameters with keys, typed text, or data from a wallet, whatever they look like. */
const secretParams = new Set(['token', 'signature', 'key', 'q', 'data', 'email', 'phone', 'contact'])

const MASK = '***'

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
 * Returns an address without tokens, keys and personal data, for the log. It goes by what a value looks like, so that no
 * address or spelling needs to be listed here.
 *
 * @param url      path and query as received
 * @param pattern  of the route that answers, such as `/api/orders/:orderId`; its fixed parts are always shown
 */
export function hideSecrets(url: string, pattern = ''): string {
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
