import { gzipSync } from 'node:zlib'
import type { Call } from './calls.ts'
import type { BodySpoil, WireSpoil } from './odd-values.ts'
import type { Spoil } from './spoil.ts'

/** Values of a call, as its schema allows or with faults. */
export type Sample = { path: object; query: object; headers: object; body?: unknown }

/** A request to send. The code that writes the bytes applies `spoils`. */
export type Request = {
  method: Call['method']
  url: string
  headers: Record<string, string>
  payload?: Buffer
  spoils: WireSpoil[]
}

const BOUNDARY = 'kastha-fuzz'
const BRACKETS = 200_000

/** Builds the request of a sample, with the faults of its headers, address and body. */
export function requestOf(call: Call, sample: Sample, file: Buffer | undefined, spoils: readonly Spoil[]): Request {
  const body = call.files ? formOf(sample.body, call.files, file) : jsonOf(sample.body)
  const added = spoils.filter((spoil) => spoil.kind === 'address').map(({ text }) => text)
  const request: Request = {
    method: call.method,
    url: urlOf(call.path, sample) + added.join(''),
    headers: { ...textsOf(sample.headers), ...body?.headers },
    ...(body && { payload: body.payload }),
    spoils: spoils.filter((spoil) => spoil.kind === 'wire').map(({ how }) => how),
  }
  for (const spoil of spoils) {
    if (spoil.kind === 'body') spoilBody(request, spoil.how)
    if (spoil.kind === 'header') request.headers[spoil.name] = spoil.value
  }
  return request
}

function urlOf(path: string, { path: given, query }: Sample): string {
  const values = new Map(Object.entries(textsOf(given)))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values.get(name) ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encode(name)}=${encode(textOf(one))}`),
  )
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
}

/** Encodes a text; one with a lone surrogate becomes the bytes of a surrogate. */
function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Body = { headers: Record<string, string>; payload: Buffer }

function jsonOf(body: unknown): Body | undefined {
  if (body === undefined) return undefined
  return { headers: { 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) }
}

function formOf(texts: unknown, field: string, file: Buffer | undefined): Body {
  const fields = typeof texts === 'object' && texts !== null ? Object.entries(textsOf(texts)) : []
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.slice(0, 200)}"${more}\r\n\r\n`
  const chunks = fields.map(([name, text]) => `${part(name)}${text}\r\n`)
  const pieces: (string | Buffer)[] = [...chunks]
  if (file) pieces.push(part(field, '; filename="photo.jpg"\r\ncontent-type: image/jpeg'), file, '\r\n')
  pieces.push(`--${BOUNDARY}--\r\n`)
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))),
  }
}

function spoilBody(request: Request, how: BodySpoil): void {
  const { headers, payload = Buffer.from('{}') } = request
  const isForm = headers['content-type']?.startsWith('multipart')
  if (!isForm) headers['content-type'] = 'application/json'
  const spoilt: Record<BodySpoil, () => Buffer> = {
    cut: () => payload.subarray(0, payload.length / 2),
    'not UTF-8': () => Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')]),
    brackets: () => Buffer.from('['.repeat(BRACKETS)),
    empty: () => Buffer.alloc(0),
    mark: () => Buffer.concat([Buffer.from('\ufeff'), payload]),
    'not gzip': () => encodedAs(headers, 'gzip', payload),
    'not zstd': () => encodedAs(headers, 'zstd', payload),
    'unknown encoding': () => encodedAs(headers, 'bogus', payload),
    gzip: () => encodedAs(headers, 'gzip', gzipSync(payload)),
    'gzip twice': () => encodedAs(headers, 'gzip, gzip', gzipSync(gzipSync(payload))),
    text: () => typedAs(headers, 'text/plain', payload),
    'utf-16': () => typedAs(headers, 'application/json; charset=utf-16', Buffer.from(payload.toString(), 'utf16le')),
    form: () => typedAs(headers, 'application/x-www-form-urlencoded', Buffer.from('a=1&__proto__[b]=2')),
    'form without boundary': () => typedAs(headers, 'multipart/form-data', payload),
    'form cut': () => formSpoilt(headers, ({ payload: whole }) => whole.subarray(0, whole.length - BOUNDARY.length)),
    'form fields': () => formSpoilt(headers, ({ payload: whole }) => whole),
    'huge number': () => Buffer.from(payload.toString().replace(/:\s*-?\d+/, ':1e999')),
    'same key twice': () => Buffer.from(payload.toString().replace(/^\{("[^"]*":)/, '{$1null,$1')),
  }
  request.payload = spoilt[how]()
}

function encodedAs(headers: Record<string, string>, encoding: string, payload: Buffer): Buffer {
  headers['content-encoding'] = encoding
  return payload
}

function typedAs(headers: Record<string, string>, type: string, payload: Buffer): Buffer {
  headers['content-type'] = type
  return payload
}

/** Returns a form with odd names, for calls that expect another form or none. */
function formSpoilt(headers: Record<string, string>, spoil: (form: Body) => Buffer): Buffer {
  const form = formOf(
    { __proto__x: '1', constructor: '2', comment: '\0', rating: '9'.repeat(70_000) },
    'toString',
    Buffer.from('x'),
  )
  return typedAs(headers, form.headers['content-type']!, spoil(form))
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

const LONGEST_SHOWN = 2_000

/** Returns the curl command for a request. */
export function asCurl(origin: string, { method, url, headers, payload, spoils }: Request): string {
  const lines = [
    `curl -i -X ${method} ${quote(origin + url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${shown(value)}`)}`),
    ...(payload ? [`--data-raw ${quote(shown(String(payload)))}`] : []),
  ]
  const wire = spoils.length > 0 ? `\n  (bytes: ${spoils.join(', ')})` : ''
  return lines.join(' \\\n  ') + wire
}

function shown(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}… (${text.length} characters)`
}
