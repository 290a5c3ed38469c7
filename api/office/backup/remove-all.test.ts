import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../../platform/media/open-storage.ts'
import { removeAll } from './remove-all.ts'

const keys = ['sofa', 'bed', 'desk', 'lamp'].map((name) => `${name}/160.webp`)

test('an upload that cannot be removed is named, and all others are removed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-remove-all-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const storage = openStorage({ dataDir })
  for (const key of ['sofa/160.webp', 'lamp/160.webp']) await storage.put(key, Buffer.from('a picture'), 'image/webp')
  for (const key of ['bed/160.webp', 'desk/160.webp']) await mkdir(join(dataDir, 'media', key), { recursive: true })
  const removing = removeAll(storage, keys)
  await expect(removing).rejects.toThrow(
    /^2 uploads could not be removed: bed\/160\.webp \(.+\), desk\/160\.webp \(.+\)\.$/,
  )
  expect(await Array.fromAsync(storage.keys())).toEqual([])
})
