import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'

const SMALLEST_COMPRESSED_BYTES = 1_024
/** Longer bodies are dearer to copy behind the head than to write after it. */
const LONGEST_STRING_BYTES = 8_192
/** Objects, headers and entries of maps, in V8's heap; measured with all three encodings (memory.slow.test.ts). */
const OVERHEAD_BYTES = 4_000
/** The tag itself, and the answer among those that a change of it drops. */
const BYTES_PER_TAG = 150
const BROTLI_QUALITY = 5
/** A process that is killed between an order's commit and its notice tells nobody that the stock changed. */
const PRODUCT_KEPT_MS = 60_000
/** A list of 100 products fits; clients and proxies refuse answers whose headers are much longer (Node's at 16 KB). */
const LONGEST_TAG_HEADER_BYTES = 4_000

/**
 * A CDN may answer for 10 s on its own, and 30 s more while it asks again; browsers ask each time, and mostly hear 304.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'

/** What a computation gives: a whole answer, not yet encoded. */
export type ComputedAnswer = {
  /** Only 200 is kept. */
  status?: number
  /**
   * `content-type` at least; lower-case names. Not those that the cache writes: etag, cache-tag; `cache-control` only
   * where the usual one does not do, `vary` for what it depends on besides the encoding.
   */
  headers: Record<string, string>
  body: string | Buffer
  /** The data it was made from, as the database's triggers notify them. */
  tags: readonly string[]
  /** For data that changes without a notice. Else an answer is kept until a tag is dropped, with a product a minute at most. */
  keepForMs?: number | undefined
}

/** One encoding of an answer, ready to be written. */
export type Representation = {
  etag: string
  /** Short ones have one character a byte (latin1): Node writes a string in one go with the head, which is quicker. */
  body: string | Buffer
  headers: string[]
  headersOfNotModified: string[]
}

/** An answer that may be sent many times: encoded once for each encoding that is asked for. */
export class CachedAnswer {
  readonly status: number
  readonly tags: readonly string[]
  readonly expiresAt: number
  /** What it takes in memory when every encoding has been asked for, at most. */
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

  /** At once when it was asked for before, else after it was compressed. */
  representation(accepted: Encoding): Representation | Promise<Representation> {
    const encoding = this.#identity.length < SMALLEST_COMPRESSED_BYTES ? 'identity' : accepted
    const known = this.#representations.get(encoding)
    if (known) return known
    const coming = this.#encode(encoding)
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

/** Compressed twice, pages take as much again at most. Short bodies hardly shrink, and are strings besides. */
function bytesOfBodies(length: number): number {
  return (length <= LONGEST_STRING_BYTES ? 4 : 2) * length
}

/** Node and zlib cut short buffers from larger ones, of 16 KB each, and those stay in memory as long as the short ones. */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

function isOfProduct(tag: string): boolean {
  return tag.startsWith('product:')
}

/** None for an answer of too many tags, such as a sitemap: a CDN then keeps it no longer than `CACHE_CONTROL` says. */
function tagHeader(tags: readonly string[]): { 'cache-tag'?: string } {
  const list = tags.join(',')
  return list.length <= LONGEST_TAG_HEADER_BYTES ? { 'cache-tag': list } : {}
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const compress: Record<Encoding, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipAsync(body),
  identity: (body) => body,
}
