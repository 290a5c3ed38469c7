import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { AwsClient } from 'aws4fetch'
import { isMediaKey, type MediaStorage } from './storage.ts'

const ANSWER_BEGINS_WITHIN_MS = 10_000
const RETRIES = 3

export type Bucket = {
  /** Base address of the keys, without a trailing slash: `https://host:port/bucket/prefix`. */
  address: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/**
 * Reads UPLOADS_URL: `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1][&tls=0]`. Key and secret are
 * percent-encoded (`/` is `%2F`). The path names the bucket, which AWS, R2 and MinIO all support. `tls=0` uses plain
 * HTTP, for a server on the same machine.
 *
 * @throws RangeError that names the problem, never the secret
 */
export function parseUploadsUrl(text: string): Bucket {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:') throw malformed('it does not begin with s3://')
  if (!url.hostname) throw malformed('the host is missing')
  if (!url.username || !url.password) throw malformed('KEY:SECRET@ is missing')
  const path = url.pathname.replace(/^\/|\/$/g, '')
  if (!path) throw malformed('the bucket is missing')

  const { region = 'us-east-1', tls = '1', ...unknown } = Object.fromEntries(url.searchParams)
  const [stranger] = Object.keys(unknown)
  if (stranger) throw malformed(`it has no setting '${stranger}'`)
  if (tls !== '0' && tls !== '1') throw malformed('tls is 0 or 1')
  return {
    address: `${tls === '1' ? 'https' : 'http'}://${url.host}/${path}`,
    accessKeyId: decoded(url.username),
    secretAccessKey: decoded(url.password),
    region,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed('KEY or SECRET is not percent-encoded')
  }
}

function malformed(reason: string): RangeError {
  return new RangeError(`${reason}; expected s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1][&tls=0]`)
}

/**
 * Stores pictures as objects of an S3-compatible bucket. The key must have permission to list the bucket, or S3 answers
 * 403 instead of 404 for a missing object.
 */
export function s3Storage({ address, ...access }: Bucket): MediaStorage {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES })
  // A bucket that redirects could make the shop serve what another server on its network says.
  const send = (url: string, init: RequestInit = {}) =>
    withDeadline((signal) => client.fetch(url, { ...init, redirect: 'manual', signal }))
  const request = (key: string, init: RequestInit) => send(`${address}/${key}`, init)

  return {
    async put(key, bytes, contentType) {
      const body = new Uint8Array(bytes)
      const answer = await request(key, { method: 'PUT', body, headers: { 'content-type': contentType } })
      await answer.body?.cancel()
      if (!answer.ok) throw refused('PUT', key, answer)
    },

    async get(key) {
      const answer = await request(key, { method: 'GET' })
      const size = await sizeIn('GET', key, answer)
      if (size === undefined || !answer.body) return undefined
      return { body: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), size }
    },

    async sizeOf(key) {
      return sizeIn('HEAD', key, await request(key, { method: 'HEAD' }))
    },

    async storedAt(key) {
      const answer = await request(key, { method: 'HEAD' })
      const size = await sizeIn('HEAD', key, answer)
      return size === undefined ? undefined : new Date(answer.headers.get('last-modified') ?? Number.NaN)
    },

    async remove(key) {
      const answer = await request(key, { method: 'DELETE' })
      await answer.body?.cancel()
      if (!answer.ok && answer.status !== 404) throw refused('DELETE', key, answer)
    },

    async *keys() {
      const { bucket, prefix } = bucketOf(address)
      let next: string | undefined
      do {
        const asked = new URLSearchParams({
          'list-type': '2',
          // XML has no form for control characters, which keys that are not ours may have.
          'encoding-type': 'url',
          prefix,
          ...(next && { 'continuation-token': next }),
        })
        const answer = await send(`${bucket}?${asked}`)
        if (!answer.ok) throw refused('LIST', prefix, answer)
        const page = parseList(await answer.text())
        yield* page.keys.map((key) => key.slice(prefix.length)).filter(isMediaKey)
        next = page.next
      } while (next)
    },

    async checkWritable() {},
  }
}

function bucketOf(address: string): { bucket: string; prefix: string } {
  const { origin, pathname } = new URL(address)
  const [name, ...folders] = pathname.slice(1).split('/')
  return { bucket: `${origin}/${name}`, prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join('') }
}

/**
 * Reads a page of a bucket's list.
 *
 * @returns the keys, and the token of the next page if there is one
 * @throws Error when it is anything else, such as a proxy's page: an empty list would mean that nothing is stored
 */
function parseList(xml: string): { keys: string[]; next: string | undefined } {
  const { root } = parseXml(xml)
  if (root?.name !== 'ListBucketResult') throw new Error(`the uploads bucket answered LIST with <${root?.name}>`)
  const decode = textOf(root, 'EncodingType') === 'url' ? decodeKey : (key: string) => key
  const keys = childrenOf(root, 'Contents').map((object) => decode(textOf(object, 'Key') ?? ''))
  return { keys, next: textOf(root, 'NextContinuationToken') }
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

function textOf(parent: XmlElement, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.text
}

/** S3 encodes keys like a form: a blank is `+`. */
function decodeKey(key: string): string {
  return decodeURIComponent(key.replaceAll('+', ' '))
}

/** Aborts a request whose response does not begin in time. A response that has begun may take as long as it needs. */
async function withDeadline(send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const deadline = new AbortController()
  const late = () => deadline.abort(new Error('the uploads bucket did not answer'))
  const timer = setTimeout(late, ANSWER_BEGINS_WITHIN_MS)
  try {
    return await send(deadline.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function sizeIn(verb: string, key: string, answer: Response): Promise<number | undefined> {
  const length = answer.headers.get('content-length')
  if (answer.ok && length !== null) return Number(length)
  await answer.body?.cancel()
  if (answer.ok) throw new Error(`the uploads bucket answered ${verb} ${key} without a length`)
  if (answer.status === 404) return undefined
  throw refused(verb, key, answer)
}

function refused(verb: string, key: string, answer: Response): Error {
  return new Error(`the uploads bucket refused ${verb} ${key}: ${answer.status} ${answer.statusText}`)
}
