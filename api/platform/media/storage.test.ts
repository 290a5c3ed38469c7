import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localStorage } from './local-storage.ts'
import { openStorage } from './open-storage.ts'
import { parseUploadsUrl, s3Storage } from './s3-storage.ts'

const key = '0123456789abcdef01234567/160.avif'
const bytes = Buffer.from('not a picture, but storages do not look inside')

let folder: string
let s3: S3rver
let uploadsUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kastha-media-'))
  const directory = join(folder, 's3')
  const configureBuckets = [{ name: 'pictures' }]
  s3 = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await s3.run()
  uploadsUrl = `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures/shop?tls=0`
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

describe.each([
  ['a local folder', () => openStorage({ dataDir: folder })],
  ['an S3 bucket', () => openStorage({ dataDir: folder, uploadsUrl })],
])('%s', (_name, open) => {
  test('returns a stored object, and its size', async () => {
    const storage = open()
    await storage.put(key, bytes, 'image/avif')
    const stored = await storage.get(key)
    expect(stored?.size).toBe(bytes.length)
    expect(await buffer(stored!.body)).toEqual(bytes)
    expect(await storage.sizeOf(key)).toBe(bytes.length)
  })

  test('returns nothing for an unknown key', async () => {
    expect(await open().get('0123456789abcdef01234567/320.avif')).toBeUndefined()
    expect(await open().sizeOf('0123456789abcdef01234567/320.avif')).toBeUndefined()
  })

  test('forgets a removed object, and ignores a second removal', async () => {
    const storage = open()
    await storage.put('avatars/gone.webp', bytes, 'image/webp')
    await storage.put('avatars/kept.webp', bytes, 'image/webp')
    await storage.remove('avatars/gone.webp')
    await storage.remove('avatars/gone.webp')
    expect(await storage.sizeOf('avatars/gone.webp')).toBeUndefined()
    expect(await storage.sizeOf('avatars/kept.webp')).toBe(bytes.length)
  })

  test('lists every object, of any number', async () => {
    const storage = open()
    const put = Array.from({ length: 12 }, (_, number) => `abcdef${number}/1.webp`)
    await Promise.all(put.map((one) => storage.put(one, bytes, 'image/webp')))
    const found = await Array.fromAsync(storage.keys())
    expect(found).toEqual(expect.arrayContaining(put))
    expect(new Set(found).size).toBe(found.length)
    for (const one of found) expect(await storage.sizeOf(one)).toBe(bytes.length)
  })

  test('returns when an object was stored', async () => {
    const storage = open()
    await storage.put('abcdefa/1.webp', bytes, 'image/webp')
    const age = Date.now() - (await storage.storedAt('abcdefa/1.webp'))!.getTime()
    expect(Math.abs(age)).toBeLessThan(60_000)
    expect(await storage.storedAt('abcdefa/2.webp')).toBeUndefined()
  })

  test('stores the same object twice', async () => {
    const storage = open()
    await Promise.all([storage.put(key, bytes, 'image/avif'), storage.put(key, bytes, 'image/avif')])
    expect(await storage.sizeOf(key)).toBe(bytes.length)
  })
})

test('a local put leaves no draft behind', async () => {
  await localStorage(join(folder, 'tidy')).put(key, bytes, 'image/avif')
  expect(await readdir(join(folder, 'tidy', '0123456789abcdef01234567'))).toEqual(['160.avif'])
})

test('drafts and hidden files are not listed, and a missing folder is empty', async () => {
  const storage = localStorage(join(folder, 'strays'))
  expect(await Array.fromAsync(storage.keys())).toEqual([])
  await storage.put(key, bytes, 'image/avif')
  for (const stray of ['.hidden', '160.avif.1234.draft', 'a b.txt']) {
    await writeFile(join(folder, 'strays', '0123456789abcdef01234567', stray), '')
  }
  expect(await Array.fromAsync(storage.keys())).toEqual([key])
})

test('a local put that fails leaves nothing', async () => {
  const storage = localStorage(join(folder, 'blocked'))
  await storage.put(`${key}/already-a-folder`, bytes, 'image/avif')
  await expect(storage.put(key, bytes, 'image/avif')).rejects.toThrow()
  expect(await readdir(join(folder, 'blocked', '0123456789abcdef01234567'))).toEqual(['160.avif'])
})

test.each(['../secret', 'a/../../secret', '/etc/passwd', 'a//b', '', '.hidden', 'a\\..\\b', 'a/\0'])(
  'a key that could leave the local folder is refused: %j',
  async (stray) => {
    const storage = localStorage(join(folder, 'media'))
    await expect(storage.put(stray, bytes, 'image/avif')).rejects.toThrow(RangeError)
    await expect(storage.get(stray)).rejects.toThrow(RangeError)
    await expect(storage.remove(stray)).rejects.toThrow(RangeError)
  },
)

test('a wrong secret is an error and not a missing picture', async () => {
  const storage = s3Storage(parseUploadsUrl(uploadsUrl.replace(':S3RVER@', ':wrong@')))
  await expect(storage.get(key)).rejects.toThrow('the uploads bucket refused GET')
  await expect(storage.put(key, bytes, 'image/avif')).rejects.toThrow(/refused PUT .*: 403/)
  await expect(storage.remove(key)).rejects.toThrow(/refused DELETE .*: 403/)
})

test('a missing bucket refuses uploads', async () => {
  const storage = s3Storage(parseUploadsUrl(uploadsUrl.replace('/pictures/', '/elsewhere/')))
  await expect(storage.put(key, bytes, 'image/avif')).rejects.toThrow(/refused PUT .*: 404/)
})
