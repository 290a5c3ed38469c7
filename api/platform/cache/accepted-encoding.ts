import { BudgetedCache } from './budgeted-cache.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send few different headers. */
const remembered = new BudgetedCache<Encoding>({
  name: 'accepted encodings',
  maxBytes: 100 * 1024,
  bytesOf: () => 100,
})

/** Returns the best of our encodings that an `accept-encoding` header allows. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const known = remembered.get(header)
  if (known) return known
  const best = bestEncoding(header)
  remembered.set(header, best)
  return best
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
