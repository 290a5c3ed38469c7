import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

export const SMALLEST_COMPRESSED_BYTES = 1_024
/** Above this length, copying the body after the head costs more than writing it separately. */
const LONGEST_STRING_BYTES = 8_192
/** Objects, headers and map entries in V8's heap; measured with all three encodings (memory.slow.test.ts). */
const OVERHEAD_BYTES = 4_000
/** The tag itself, and its entry in the index of answers by tag. */
const BYTES_PER_TAG = 150
const BROTLI_QUALITY = 5
/** Limit for answers with a product: a process killed between an order's commit and its notice does not announce it. */
const PRODUCT_KEPT_MS = 60_000
/** A list of 100 products fits. Clients and proxies refuse answers with much longer headers (Node at 16 KB). */
const LONGEST_TAG_HEADER_BYTES = 4_000

/**
 * A CDN may serve it for 10 s, and 30 s more while it revalidates. Browsers revalidate each time and mostly get a 304.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'

/** A cacheable answer of a route: the payload, and the tags of all data it was made from. */
export type Answer<Payload> = {
  payload: Payload
  /** Lists of the payload whose items are JSON already; the payload has an empty list in their place. */
  lists?: Record<string, readonly string[]>
  /** As the database triggers send them: `product:7`, `catalog`, `categories`, `hoardings`, `settings`, … */
  tags: string[]
  /** For data that changes without a notice, such as the order by sales. By default cached until a tag is dropped. */
  keepForMs?: number
}

/** The result of a computation: a whole answer, not yet encoded. */
export type ComputedAnswer = {
  /** Only a 200 is cached. */
  status?: number
  /**
   * At least `content-type`; lower-case names. Without the headers that the cache writes: etag, cache-tag.
   * `cache-control` only to replace the default, `vary` for what the answer depends on besides the encoding.
   */
  headers: Record<string, string>
  body: string | Buffer
  /** The data it was made from, as the database triggers notify it. */
  tags: readonly string[]
  /**
   * For data that changes without a notice. By default cached until a tag is dropped, with a product a minute at most.
   */
  keepForMs?: number | undefined
}

/** One encoding of an answer, ready to be written. */
export type Representation = {
  etag: string
  /**
   * A string with one byte per character (latin1) for a short body: Node writes it together with the head, which is
   * faster.
   */
  body: string | Buffer
  headers: string[]
  headersOfNotModified: string[]
}

/** An answer that may be sent many times: each requested encoding is made once. */
export class CachedAnswer {
  readonly status: number
  readonly tags: readonly string[]
  readonly expiresAt: number
  /** Maximum memory once every encoding was requested. */
  readonly bytes: number
  readonly #headers: Record<string, string>
  readonly #identity: Buffer
  readonly #hash: string
  readonly #tagHeader: { 'cache-tag'?: string }
  readonly #representations = new Map<Encoding, Representation | Promise<Representation>>()

  constructor({ status = 200, headers, body, tags, keepForMs = Infinity }: ComputedAnswer) {
    this.status = status
    this.tags = tags
    this.expiresAt = Date.now() + (tags.some(isOfProduct) ? Math.min(keepForMs, PRODUCT_KEPT_MS) : keepForMs)
    this.#headers = headers
    this.#identity = inOwnMemory(Buffer.from(body))
    this.#hash = createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)
    this.#tagHeader = tagHeader(tags)
    this.bytes = bytesOfBodies(this.#identity.length) + BYTES_PER_TAG * tags.length + OVERHEAD_BYTES
  }

  /** Returns the representation immediately if it was requested before, else after compressing it. */
  representation(accepted: Encoding): Representation | Promise<Representation> {
    const encoding = this.#identity.length < SMALLEST_COMPRESSED_BYTES ? 'identity' : accepted
    const known = this.#representations.get(encoding)
    if (known) return known
    const coming = this.#encode(encoding).catch((error: unknown) => {
      this.#representations.delete(encoding)
      throw error
    })
    this.#representations.set(encoding, coming)
    return coming
  }

  async #encode(encoding: Encoding): Promise<Representation> {
    const body = inOwnMemory(await compress[encoding](this.#identity))
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
    const { 'cache-control': own, vary, ...others } = this.#headers
    const validators = Object.entries({
      etag,
      'cache-control': this.status === 200 ? (own ?? CACHE_CONTROL) : 'no-store',
      vary: vary ? `accept-encoding, ${vary}` : 'accept-encoding',
      ...this.#tagHeader,
    }).flat()
    const headers = [
      ...Object.entries(others).flat(),
      ...validators,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ]
    const written = body.length <= LONGEST_STRING_BYTES ? body.toString('latin1') : body
    const representation = { etag, body: written, headers, headersOfNotModified: validators }
    this.#representations.set(encoding, representation)
    return representation
  }
}

/** Pages compressed twice take at most as much again. Short bodies hardly shrink, and are also stored as strings. */
function bytesOfBodies(length: number): number {
  return (length <= LONGEST_STRING_BYTES ? 4 : 2) * length
}

/** Copies a short buffer: Node and zlib cut such buffers from blocks of 16 KB, which would stay in memory as long. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function isOfProduct(tag: string): boolean {
  return tag.startsWith('product:')
}

/**
 * Returns no header for too many tags, such as a sitemap's: a CDN then caches the answer for the `CACHE_CONTROL` time.
 */
function tagHeader(tags: readonly string[]): { 'cache-tag'?: string } {
  const list = tags.join(',')
  return list.length <= LONGEST_TAG_HEADER_BYTES ? { 'cache-tag': list } : {}
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** A window as large as the body compresses as well as a larger one, which takes a third more time to set up. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 1)), least), most)
}

export const compress: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  gzip: (body) => gzipAsync(body),
  identity: (body) => body,
}
