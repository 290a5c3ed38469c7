import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, ownAppTest as base } from '../../../test/test.ts'

/** The app on a port of its own, because `inject` does not show what connections do to a request. */
const test = base.extend('port', async ({ app }) => {
  app.get('/*', async ({ url }) => `the page ${url}`)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
})

async function say(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request.replaceAll('\n', '\r\n'))
  return text(socket)
}

test('a client that sends 5 MB of JSON reads why it is refused, each time', async ({ port }) => {
  const body = JSON.stringify({ email: 'x'.repeat(5_000_000), password: 'x' })
  const headers = { 'content-type': 'application/json' }
  for (let turn = 0; turn < 10; turn += 1) {
    const refused = await fetch(`http://127.0.0.1:${port}/api/user/login`, { method: 'POST', headers, body })
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'too_large', message: 'The body is too large.' })
  }
})

const field = (name: string) => ({ head: `name="${name}"`, length: 1 })
const file = (name: string, length = 2_000_000) => ({ head: `name="${name}"; filename="a.jpg"`, length })

test.for([
  ['a field that is unknown', '/api/custom-orders', [field('evil'), file('photos')]],
  ['a field that is there twice', '/api/custom-orders', [field('name'), field('name'), file('photos')]],
  ['a file in a wrong field', '/api/custom-orders', [file('evil'), file('photos')]],
  ['a file that is too large', '/api/custom-orders', [file('photos', 9_000_000)]],
  ['no login', '/api/user/avatar', [file('avatar')]],
] as const)('after a form with %s, the connection takes another request', async ([, path, parts], { port }) => {
  const boundary = 'line'
  const pieces = parts.map(({ head, length }) => {
    return `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${'x'.repeat(length)}\r\n`
  })
  const body = `${pieces.join('')}--${boundary}--\r\n`
  const head = `host: x\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=${boundary}`
  const socket = connect(port, '127.0.0.1')
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  socket.write('GET /next HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d [^]*HTTP\/1\.1 200 [^]*the page \/next/)
})

test('an endless body is cut off', async ({ port }) => {
  const endless = new ReadableStream<Uint8Array>({ pull: (sink) => sink.enqueue(new Uint8Array(64_000).fill(120)) })
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: endless, duplex: 'half' } as const
  const outcome = await fetch(`http://127.0.0.1:${port}/api/user/login`, request).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(outcome)
})

test('two requests in one are refused', async ({ port }) => {
  const head = 'POST /api/user/login HTTP/1.1\nHost: shop.example\nContent-Type: application/json\n'
  for (const lengths of [
    'Content-Length: 5\nTransfer-Encoding: chunked\n\n0\n\nGET /hidden HTTP/1.1\nHost: shop.example\n\n',
    'Content-Length: 5\nContent-Length: 9\n\n{"a":"b"}',
    'Transfer-Encoding: xchunked\nContent-Length: 9\n\n{"a":"b"}',
    'X-A: b\u0000c\nContent-Length: 9\n\n{"a":"b"}',
    'X-A: b\n folded\nContent-Length: 9\n\n{"a":"b"}',
  ]) {
    const heard = await say(port, head + lengths)
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
  }
})

test('a request target with a host of its own gets our page and no redirect', async ({ port }) => {
  const ask = (address: string) => say(port, `GET ${address} HTTP/1.1\nHost: shop.example\nConnection: close\n\n`)
  expect(await ask('http://attacker.example/')).toContain('the page /')
  expect(await ask('HTTPS://attacker.example?q=1')).toContain('the page /?q=1')
  const details = await ask('http://attacker.example/api/user/user-details')
  expect(details).toMatch(/^HTTP\/1\.1 401 Unauthorized/)
  expect(details.toLowerCase()).toContain("content-security-policy: default-src 'none'")
})
