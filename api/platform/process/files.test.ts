import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder, removeOldDrafts, writeWhole } from './files.ts'

test('a folder is created with its parents, and a second call changes nothing', async () => {
  const path = join(await newFolder(), 'one', 'two')
  await Promise.all([makeFolder(path, 0o700), makeFolder(path, 0o700)])
  await makeFolder(path)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
})

test.for(['/proc/nope', '/proc/nope/below', '/dev/null/below'])(
  'a folder that cannot be created is refused: %s',
  async (path) => {
    await expect(makeFolder(path)).rejects.toThrow(/^E[A-Z]+: /)
  },
)

test('a file where a folder belongs is refused', async () => {
  const file = join(await newFolder(), 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toThrow('EEXIST')
})

test('a file that cannot be renamed into place leaves no draft', async () => {
  const folder = await newFolder()
  await makeFolder(join(folder, 'taken'))
  await expect(writeWhole(join(folder, 'taken'), Buffer.from('new'))).rejects.toThrow('EISDIR')
  await writeWhole(join(folder, 'free'), Buffer.from('new'), 0o600)
  expect((await readdir(folder)).toSorted()).toEqual(['free', 'taken'])
  expect(await readFile(join(folder, 'free'), 'utf8')).toBe('new')
})

test('drafts of killed processes are removed; recent drafts and other files stay', async () => {
  const folder = await newFolder()
  const before = new Date(Date.now() - 61 * 60_000)
  for (const name of ['old.draft', 'old.eml', 'new.draft']) await writeFile(join(folder, name), 'mail')
  for (const name of ['old.draft', 'old.eml']) await utimes(join(folder, name), before, before)
  await Promise.all([removeOldDrafts(folder), removeOldDrafts(folder)])
  expect((await readdir(folder)).toSorted()).toEqual(['new.draft', 'old.eml'])
  await removeOldDrafts(join(folder, 'absent'))
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
