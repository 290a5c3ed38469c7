import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avatarKey } from '#domain/accounts/avatar.ts'
import { pictureKey } from '#domain/catalog/picture.ts'
import { errorHandler } from '../http/errors.ts'
import { drawAvatar } from './draw-avatar.ts'
import { ingestPicture } from './ingest-picture.ts'
import { openStorage } from './open-storage.ts'
import { mediaRoutes } from './routes.ts'

let folder: string
let s3: S3rver
const apps: Record<string, FastifyInstance> = {}
let id: string
const avatarId = 'a'.repeat(32)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-media-'))
  const directory = join(folder, 's3')
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await s3.run()
  const sky = sharp({ create: { width: 200, height: 100, channels: 3, background: '#88aaff' } })
  const bytes = await sky.clone().png().toBuffer()

  const local = openStorage({ dataDir: folder })
  const bucket = openStorage({ dataDir: folder, uploadsUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?tls=0` })
  for (const [name, storage] of Object.entries({ local, bucket })) {
    id = (await ingestPicture(bytes, storage)).id
    await storage.put(
      pictureKey(id, 160, 'avif'),
      await sky.clone().resize(160).avif({ effort: 0 }).toBuffer(),
      'image/avif',
    )
    await storage.put(avatarKey(avatarId), await drawAvatar(bytes), 'image/webp')
    apps[name] = fastify()
    apps[name].setErrorHandler(errorHandler)
    await apps[name].register(mediaRoutes, { storage })
  }
})

afterAll(async () => {
  await Promise.all(Object.values(apps).map((app) => app.close()))
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each(['local', 'bucket'])('from the %s storage', (name) => {
  test.each(['avif', 'webp'])('an %s is served as immutable', async (format) => {
    const answer = await apps[name]!.inject(`/media/${id}/160.${format}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-160-${format}"`,
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 80 })
  })

  test('an avatar is cached by browsers and by no proxy', async () => {
    const answer = await apps[name]!.inject(`/media/avatars/${avatarId}.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 100, height: 100 })
  })

  test.each(['160.avif', 'avatar'])('HEAD answers like GET, without the body: %s', async (file) => {
    const url = file === 'avatar' ? `/media/avatars/${avatarId}.webp` : `/media/${id}/${file}`
    const [got, head] = await Promise.all([apps[name]!.inject(url), apps[name]!.inject({ method: 'HEAD', url })])
    const { date: _date, connection: _connection, ...headers } = head.headers
    expect(head.statusCode).toBe(200)
    expect(got.headers).toMatchObject(headers)
    expect(head.rawPayload.length).toBe(0)
  })

  test('a client that has the picture gets a 304', async () => {
    const { headers } = await apps[name]!.inject(`/media/${id}/160.avif`)
    const again = await apps[name]!.inject({
      url: `/media/${id}/160.avif`,
      headers: { 'if-none-match': `W/"other", ${headers['etag']}` },
    })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload.length).toBe(0)
    expect(again.headers).toMatchObject({ etag: headers['etag'], 'cache-control': headers['cache-control'] })
  })

  test('an unknown picture is a 404 even with an ETag', async () => {
    const unknown = '0123456789abcdef01234567'
    for (const known of ['*', `"${unknown}-160-avif"`]) {
      const url = `/media/${unknown}/160.avif`
      const answer = await apps[name]!.inject({ url, headers: { 'if-none-match': known } })
      expect(answer.statusCode).toBe(404)
    }
  })

  test.each([
    ['0123456789abcdef01234567/160.avif', 'an unknown picture'],
    ['ID/320.avif', 'a width wider than the original'],
    ['ID/161.avif', 'a width off the ladder'],
    ['ID/160.jpg', 'another format'],
    ['ID/pixels.webp', 'the pixels of a picture'],
    ['ID/160.avif.webp', 'two endings'],
    ['ID/160.avif%00', 'a NUL'],
    ['ID/..%2f..%2fpackage.json', 'a way out in the file'],
    ['..%2f..%2f..%2fetc/160.avif', 'a way out in the picture'],
    ['..%5c..%5cetc/160.avif', 'backslashes'],
    [`avatars/${'0'.repeat(32)}.webp`, 'an unknown person’s picture'],
    [`avatars/${avatarId}.png`, 'a person’s picture in another format'],
    [`avatars/${avatarId.toUpperCase()}.webp`, 'a person’s picture in capitals'],
    ['avatars/..%2f..%2fpackage.webp', 'a way out among people’s pictures'],
    [`ID/${'9'.repeat(90)}.avif`, 'a very long number'],
  ])('%s (%s) is a 404 with the usual error body, not cached', async (path) => {
    const url = `/media/${path.replace('ID', id)}`
    const [got, head] = await Promise.all([apps[name]!.inject(url), apps[name]!.inject({ method: 'HEAD', url })])
    expect(got.statusCode).toBe(404)
    expect(got.json()).toMatchObject({ success: false, error: true, code: 'not_found' })
    expect(got.headers['cache-control']).toBeUndefined()
    expect(head.statusCode).toBe(404)
  })
})
