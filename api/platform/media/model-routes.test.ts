import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { MODEL_CONTENT_TYPE, modelKey, modelUrl } from '#domain/catalog/model.ts'
import { buildApp } from '../../app.ts'
import type { Db } from '../db/client.ts'
import { testOptions } from '../../test/test.ts'
import { localStorage } from './local-storage.ts'

const id = '0123456789abcdef01234567'
const glb = Buffer.from('glTF'.repeat(1_000))
const url = modelUrl(id)

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-models-'))
  const storage = localStorage(folder)
  await storage.put(modelKey(id), glb, MODEL_CONTENT_TYPE)
  await storage.put(modelKey(id, 'br'), brotliCompressSync(glb), MODEL_CONTENT_TYPE)
  // Files need no database. The whole app is built to test that nothing compresses them again.
  app = buildApp({ ...testOptions, db: {} as Db, storage })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a model is served compressed and immutable', async () => {
  const answer = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'model/gltf-binary',
    'content-encoding': 'br',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    etag: `"${id}-br"`,
  })
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(glb)
})

test.each([undefined, 'gzip', 'br;q=0'])('a client that accepts %s gets it uncompressed', async (accepted) => {
  const answer = await get(accepted === undefined ? {} : { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({ 'content-length': String(glb.length), etag: `"${id}"` })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload).toEqual(glb)
})

test.each(['br', 'identity'])('HEAD answers like GET, without the body (%s)', async (accepted) => {
  const headers = { 'accept-encoding': accepted }
  const [got, head] = await Promise.all([get(headers), app.inject({ method: 'HEAD', url, headers })])
  const { date: _date, connection: _connection, 'x-request-id': _id, ...same } = head.headers
  expect(head.statusCode).toBe(200)
  expect(got.headers).toMatchObject(same)
  expect(head.rawPayload.length).toBe(0)
})

test('a client that has the model gets a 304', async () => {
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': `"${id}-br"` })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload.length).toBe(0)
  expect(again.headers).toMatchObject({ etag: `"${id}-br"`, vary: 'accept-encoding' })
  expect((await get({ 'if-none-match': `"${id}-br"` })).statusCode).toBe(200)
})

test.each([
  [`/media/${'0'.repeat(24)}/model.glb`, 'an unknown model'],
  [`/media/${id}/model.gltf`, 'another format'],
  [`/media/${id}/model.glb.br`, 'the stored name'],
  ['/media/..%2f..%2fetc/model.glb', 'a way out'],
])('%s (%s) is a 404 with the usual error body, not cached', async (path) => {
  for (const known of ['', '*']) {
    const headers = known ? { 'if-none-match': known } : {}
    const [got, head] = await Promise.all([
      app.inject({ url: path, headers }),
      app.inject({ method: 'HEAD', url: path, headers }),
    ])
    expect(got.statusCode).toBe(404)
    expect(got.json()).toMatchObject({ success: false, error: true, code: 'not_found' })
    expect(got.headers['cache-control']).toBeUndefined()
    expect(got.headers['etag']).toBeUndefined()
    expect(head.statusCode).toBe(404)
  }
})
