import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { App } from '../../app.ts'
import type { Request } from './request.ts'
import type { WireSpoil } from './odd-values.ts'

/** An answer. `status` is 0 when the connection ends without one, as it may after invalid bytes. */
export type Answer = { status: number; body: string; retryAfter: string | undefined; cookies: Cookie[]; ms: number }
type Cookie = { name: string; value: string }

const SILENCE_MS = 10_000
const unfinished = new Set<WireSpoil>(['length too long', 'chunks cut', 'no version'])
/** Node notices no error in the body of a request that asks for another protocol, and waits until its time is over. */
const unnoticed: readonly WireSpoil[] = ['upgrade', 'broken chunks']
/** Characters that Node accepts in a header; `inject` would accept more. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/

/**
 * Sends a request. It stays within the process where that proves as much, because that is several times faster. Input
 * for Node's HTTP parser (odd headers, lengths, bytes) goes over a socket, where no client corrects it.
 *
 * @throws Error when the server does not answer for ten seconds and keeps the connection open
 */
export async function send(app: App, port: number, request: Request, overWire: boolean): Promise<Answer> {
  const isSendable = Object.entries(request.headers).every(([name, value]) => NAME.test(name) && SENDABLE.test(value))
  const start = performance.now()
  const needsWire = overWire || request.spoils.length > 0 || !isSendable || !/^[\x21-\x7e]*$/.test(request.url)
  const answer = await (needsWire
    ? sendBytes(
        port,
        bytesOf(request, port),
        request.spoils.some((how) => unfinished.has(how)) || unnoticed.every((how) => request.spoils.includes(how)),
      )
    : inject(app, request))
  return { ...answer, ms: performance.now() - start }
}

async function inject(app: App, { method, url, headers, payload }: Request) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  const retryAfter = answer.headers['retry-after']
  return {
    status: answer.statusCode,
    body: answer.body,
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
    cookies: answer.cookies.map(({ name, value }) => ({ name, value })),
  }
}

/**
 * Sends raw bytes. Node does not answer a client that closes its side first. So only an unfinished request is closed,
 * because the server would wait for the rest.
 */
async function sendBytes(port: number, bytes: Buffer, isUnfinished: boolean): Promise<Omit<Answer, 'ms'>> {
  const socket = connect({ port, host: '127.0.0.1' })
  const received: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.setTimeout(SILENCE_MS, () => reject(new Error(`no answer and no end within ${SILENCE_MS} ms`)))
  socket.on('data', (piece: Buffer) => received.push(piece))
  // The server may close the connection on an invalid request while the client is still writing.
  socket.on('error', () => resolve())
  socket.on('close', () => resolve())
  socket.write(bytes)
  if (isUnfinished) socket.end()
  try {
    await promise
  } finally {
    socket.destroy()
  }
  return read(Buffer.concat(received).toString('latin1'))
}

function read(text: string): Omit<Answer, 'ms'> {
  const final = text.replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '')
  const [head = '', ...rest] = final.split('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0),
    body: rest.join('\r\n\r\n'),
    retryAfter: /^retry-after: (.*)$/im.exec(head)?.[1],
    cookies: [],
  }
}

type Head = { line: string; fields: string[]; payload: Buffer }

function bytesOf({ method, url, headers, payload = Buffer.alloc(0), spoils }: Request, port: number): Buffer {
  const fields = [`host: 127.0.0.1:${port}`, 'connection: close']
  for (const [name, value] of Object.entries(headers)) fields.push(`${name}: ${value}`)
  if (payload.length > 0) fields.push(`content-length: ${payload.length}`)
  const head: Head = { line: `${method} ${url} HTTP/1.1`, fields, payload }
  for (const how of spoils) spoil(head, how, method, url)
  const end = spoils.includes('only line feeds') ? '\n' : '\r\n'
  return Buffer.concat([Buffer.from([head.line, ...head.fields, '', ''].join(end), 'latin1'), head.payload])
}

const LONG = 20_000
const MANY = 3_000

function spoil(head: Head, how: WireSpoil, method: string, url: string): void {
  const { fields, payload } = head
  const without = (name: string) => fields.filter((field) => !field.toLowerCase().startsWith(`${name}:`))
  const line = (text: string) => () => void (head.line = text)
  const more =
    (...texts: string[]) =>
    () =>
      void fields.push(...texts)
  const length =
    (...texts: string[]) =>
    () =>
      void (head.fields = [...without('content-length'), ...texts])
  const chunks =
    (text: string, ...texts: string[]) =>
    () => {
      head.fields = [...without('content-length'), 'transfer-encoding: chunked', ...texts]
      head.payload = Buffer.from(text)
    }
  const whole = `${payload.length.toString(16)}\r\n${payload.toString('latin1')}\r\n0\r\n\r\n`
  const spoilt: Record<WireSpoil, () => void> = {
    'NUL in header': more('x-odd: a\0b'),
    'bytes in header': more('accept-language: \xff\xfe\x80', 'user-agent: \xe0\xa4'),
    'folded header': more('x-odd: a', ' folded'),
    'space before colon': more('x-odd : a'),
    'no colon': more('odd'),
    'long header': more(`x-odd: ${'x'.repeat(LONG)}`),
    'many headers': more(...Array.from({ length: MANY }, (_, index) => `x${index}: 1`)),
    'no host': () => void (head.fields = without('host')),
    'two hosts': more('host: evil.example'),
    'odd host': () => void (head.fields = [...without('host'), "host: a b'<>[:99999"]),
    'length too long': length(`content-length: ${payload.length + 100}`),
    'length too short': length(`content-length: ${Math.floor(payload.length / 2)}`),
    'two lengths': more('content-length: 5', 'content-length: 6'),
    'negative length': length('content-length: -1'),
    'length and chunks': chunks(whole, 'content-length: 5'),
    'broken chunks': chunks('zz\r\nabc\r\n0\r\n\r\n'),
    'chunks cut': chunks('ff\r\nabc'),
    'unknown transfer': () => {
      fields.push('transfer-encoding: gzip, chunked')
      head.payload = Buffer.from(whole)
    },
    expect: more('expect: 100-continue'),
    'expect odd': more('expect: the unexpected'),
    upgrade: more('upgrade: h2c', 'connection: upgrade, http2-settings', 'http2-settings: AAMAAABkAAQAAP__'),
    'old version': line(`${method} ${url} HTTP/1.0`),
    'no version': line(`${method} ${url}`),
    'unknown method': line(`BREW ${url} HTTP/1.1`),
    'small method': line(`${method.toLowerCase()} ${url} HTTP/1.1`),
    'bytes in address': line(`${method} ${url}\xff\x80 HTTP/1.1`),
    'space in address': line(`${method} ${url} x HTTP/1.1`),
    'absolute address': line(`${method} http://evil.example${url} HTTP/1.1`),
    'star address': line(`${method} * HTTP/1.1`),
    'only line feeds': () => {},
    'long address': line(`${method} ${url}${url.includes('?') ? '&' : '?'}x=${'y'.repeat(LONG / 2)} HTTP/1.1`),
    TRACE: line(`TRACE ${url} HTTP/1.1`),
    HEAD: line(`HEAD ${url} HTTP/1.1`),
    OPTIONS: line(`OPTIONS ${url} HTTP/1.1`),
  }
  spoilt[how]()
}
