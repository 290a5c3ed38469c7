import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { watchDisk } from './disk-figures.ts'
import { readingOf } from './readings.fixture.ts'

test('the disk of a folder has a size, and part of it is free', async () => {
  watchDisk(tmpdir(), () => {})
  expect(readingOf('kastha_disk_free_bytes')).toBeUndefined()
  await expect.poll(() => readingOf('kastha_disk_free_bytes')).toBeGreaterThan(0)
  expect(readingOf('kastha_disk_size_bytes')).toBeGreaterThanOrEqual(readingOf('kastha_disk_free_bytes')!)
})

test('a disk that cannot be read is left out, and its error goes to the log', async () => {
  const errors: unknown[] = []
  watchDisk(join(tmpdir(), 'no such folder'), (error) => errors.push(error))
  readingOf('kastha_disk_free_bytes')
  await expect.poll(() => errors).toMatchObject([{ code: 'ENOENT' }])
  expect(readingOf('kastha_disk_size_bytes')).toBeUndefined()
})
