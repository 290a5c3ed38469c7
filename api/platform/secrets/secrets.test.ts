import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSecrets, type Secrets } from './secrets.ts'
import { expect, test } from '../../test/test.ts'

test('created secrets are found again, and only their owner can read them', async () => {
  const dataDir = await newFolder()
  const made = await openSecrets({ dataDir })
  expect(bytesOf(await openSecrets({ dataDir }))).toEqual(bytesOf(made))
  const files = await readdir(join(dataDir, 'secrets'))
  expect(files.toSorted()).toEqual(['data-key', 'session-secret'])
  for (const file of files) expect((await stat(join(dataDir, 'secrets', file))).mode & 0o777).toBe(0o600)
})

test('concurrent starts get the same secrets', async () => {
  const dataDir = await newFolder()
  const all = await Promise.all(Array.from({ length: 20 }, () => openSecrets({ dataDir })))
  expect(new Set(all.map((secrets) => bytesOf(secrets).join())).size).toBe(1)
})

test('every use has its own key', async () => {
  const keys = bytesOf(await openSecrets({ dataDir: await newFolder() }))
  expect(new Set(keys).size).toBe(keys.length)
})

test('given secrets are used, and need no folder', async () => {
  const given = { dataDir: '/dev/null', dataKey: Buffer.alloc(32, 7).toString('base64') }
  const one = await openSecrets({ ...given, sessionSecret: 'one '.repeat(8) })
  const other = await openSecrets({ ...given, sessionSecret: 'other'.repeat(8) })
  expect(one.dataKey.keyOf(one.dataKey.id).export()).toEqual(Buffer.alloc(32, 7))
  expect(one.dataKey.id).toBe(other.dataKey.id)
  expect(one.tokenKey.equals(other.tokenKey)).toBe(false)
})

test('an unwritable folder and a damaged file refuse the start with one line', async () => {
  await expect(openSecrets({ dataDir: '/dev/null' })).rejects.toThrow(/^DATA_DIR cannot hold the secrets: ENOTDIR.*$/)
  const dataDir = await newFolder()
  await openSecrets({ dataDir })
  await writeFile(join(dataDir, 'secrets', 'data-key'), '')
  await expect(openSecrets({ dataDir })).rejects.toThrow(
    /^DATA_DIR: .*data-key is damaged, expected base64 of 32 bytes$/,
  )
})

function bytesOf({ dataKey, ...others }: Secrets): string[] {
  return [...Object.values(others), dataKey.keyOf(dataKey.id)].map((key) => key.export().toString('hex'))
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
