import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send few different headers. */
const remembered = new LRUCache<string, Encoding>({ max: 500, memoMethod: bestEncoding })

/** Returns the best of our encodings that an `accept-encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  return typeof header === 'string' ? remembered.memo(header) : 'identity'
}

/** @source RFC 9110, 12.5.3 */
function bestEncoding(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br > 0 && br >= gzip) return 'br'
  return gzip > 0 ? 'gzip' : 'identity'
}

function readWeight(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}
