import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { z } from 'zod'
import { expect, ownAppTest as base } from '../../test/test.ts'

/** Sends a body to a route that accepts texts, plain or with a content-encoding. */
const test = base.extend('send', ({ app }) => {
  const body = z.strictObject({ text: z.string().optional(), list: z.unknown().optional() })
  app.post('/api/texts', { schema: { body } }, async (request) => ({ heard: request.body.text }))
  return async (payload: string | Buffer, type = 'application/json', encoding?: string) => {
    const headers = { 'content-type': type, ...(encoding !== undefined && { 'content-encoding': encoding }) }
    const answer = await app.inject({ method: 'POST', url: '/api/texts', payload, headers })
    return [answer.statusCode, answer.json().message ?? answer.json().heard]
  }
})

test.for([
  ['a byte that is not UTF-8', Buffer.from('{"text":"caf\xe9"}', 'latin1')],
  ['a surrogate as bytes', Buffer.from([...Buffer.from('{"text":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
  ['an overlong encoding', Buffer.from([...Buffer.from('{"text":"'), 0xc0, 0x80, ...Buffer.from('"}')])],
] as const)('%s is refused', async ([, bytes], { send }) => {
  expect(await send(bytes)).toEqual([400, 'The body is not UTF-8.'])
})

test.for([
  ['NUL', String.raw`{"text":"a\u0000b"}`],
  ['a lone surrogate', String.raw`{"text":"\uD83e"}`],
  ['surrogates in the wrong order', String.raw`{"text":"\ude91\ud83e"}`],
  ['NUL in a key', String.raw`{"\u0000":1}`],
  ['NUL deep inside', `{"list":${'['.repeat(8_000)}${String.raw`"\u0000"`}${']'.repeat(8_000)}}`],
] as const)('%s is refused', async ([, payload], { send }) => {
  expect(await send(payload)).toEqual([400, 'The text contains a character that cannot be stored.'])
})

test('every other character is accepted unchanged', async ({ send }) => {
  for (const text of ['आशा', '🪑', 'a\u0001b', String.raw`a \u0000 and \ud800 in words`, '\ufeff', '\u202e']) {
    expect(await send(JSON.stringify({ text }))).toEqual([200, text])
  }
  expect(await send(String.raw`{"text":"\ud83e\ude91"}`)).toEqual([200, '🪑'])
})

test('keys that pollute the prototype are refused', async ({ send }) => {
  for (const payload of ['{"__proto__":{"isAdmin":true}}', '{"list":{"constructor":{"prototype":{"isAdmin":true}}}}']) {
    expect(await send(payload)).toEqual([400, 'The body is not valid JSON.'])
  }
  expect(await send(String.raw`{"list":[{"\u005f_proto__":{}}]}`)).toEqual([400, 'The body is not valid JSON.'])
  expect({}).not.toHaveProperty('isAdmin')
})

test('8,000 nested brackets get the usual refusal', async ({ send }) => {
  const [status] = await send('['.repeat(8_000) + ']'.repeat(8_000))
  expect(status).toBe(400)
})

test('only JSON is accepted', async ({ send }) => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    expect(await send('{"text":"x"}', type)).toEqual([415, 'The body must be JSON (Content-Type: application/json).'])
  }
})

const text = '{"text":"पलङ"}'

test.for([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['bogus', Buffer.from(text)],
] as const)('a body in %s is refused before it is read', async ([encoding, payload], { send }) => {
  const refused = [415, 'The body must be sent uncompressed, without Content-Encoding.']
  expect(await send(payload, 'application/json', encoding)).toEqual(refused)
})

test('a body that says it is not encoded is read', async ({ send }) => {
  expect(await send(text, 'application/json', 'identity')).toEqual([200, 'पलङ'])
})

test('a call without a login takes at most 16 KB', async ({ send }) => {
  const [accepted] = await send(JSON.stringify({ text: 'x'.repeat(16_300) }))
  const [refused] = await send(JSON.stringify({ text: 'x'.repeat(16_400) }))
  expect([accepted, refused]).toEqual([200, 413])
})
