import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readMostConnections } from './most-connections.ts'

test.each([
  ['1024', 412],
  ['20000', 9_900],
  ['150', 1],
  ['unlimited', undefined],
])('with %s open files a process serves %s connections', async (soft, most) => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-limits-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'limits')
  await writeFile(path, `Limit    Soft Limit   Hard Limit  Units\nMax open files            ${soft}   20000   files\n`)
  expect(await readMostConnections(path)).toBe(most)
})

test('where the system names no limit there is none', async () => {
  expect(await readMostConnections('/nowhere/limits')).toBeUndefined()
})
