import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { expect } from '../../test/test.ts'
import { openStorage } from '../../platform/media/open-storage.ts'
import { backupTest as test, filesOf, settingsOf, silent } from './backup.fixture.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

test('uploads from a folder are restored into a bucket, and a bucket is backed up', async ({
  env,
  storage,
  folder,
  emptyPlace,
}) => {
  const directory = join(folder, 's3')
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'uploads' }],
  })
  const { port } = await s3.run()
  const UPLOADS_URL = `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads/shop?tls=0`
  for (let number = 0; number < 40; number++) {
    await storage.put(`abcdef${number}/160.webp`, Buffer.alloc(number * 3_000, number), 'image/webp')
  }
  const { path } = await writeBackup(env, { say: silent })
  const place = await emptyPlace()
  const inBucket = settingsOf(place.url, place.env.DATA_DIR, { UPLOADS_URL })
  await restoreBackup(inBucket, path, { say: silent })
  const files = await filesOf(storage)
  expect(files.size).toBe(40)
  expect(await filesOf(openStorage({ dataDir: '', uploadsUrl: UPLOADS_URL }))).toEqual(files)

  const another = await emptyPlace()
  const again = await writeBackup(inBucket, { say: silent })
  await restoreBackup(another.env, again.path, { say: silent })
  expect(await filesOf(another.storage)).toEqual(files)
  await s3.close()
})
