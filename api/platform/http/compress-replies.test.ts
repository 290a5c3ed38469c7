import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressReplies } from './compress-replies.ts'

const long = { name: 'Sal bed '.repeat(400) }

async function ask(encoding: string | undefined, { url = '/long', method = 'GET' as 'GET' | 'HEAD' } = {}) {
  const app = Fastify()
  compressReplies(app)
  app.get('/long', async (_, reply) => reply.header('vary', 'origin').send(long))
  app.get('/short', async () => ({ name: 'Sal bed' }))
  const { headers, rawPayload } = await app.inject({
    url,
    method,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })
  return { headers, rawPayload }
}

test.for([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip;q=0.5, br;q=0.1', 'gzip', gunzipSync],
] as const)('a client that accepts %s gets %s', async ([accepted, encoding, unpack]) => {
  const { headers, rawPayload } = await ask(accepted)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'origin, accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long)
})

test('other clients and short replies get them as they are', async () => {
  for (const encoding of [undefined, 'identity', 'zstd']) {
    const { headers, rawPayload } = await ask(encoding)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers.vary).toBe('origin, accept-encoding')
    expect(JSON.parse(rawPayload.toString())).toEqual(long)
  }
  expect((await ask('br', { url: '/short' })).headers).not.toHaveProperty('content-encoding')
  expect((await ask('br', { method: 'HEAD' })).rawPayload.length).toBe(0)
})
