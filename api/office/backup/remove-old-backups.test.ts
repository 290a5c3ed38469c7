import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName, removeOldBackups } from './remove-old-backups.ts'

const now = new Date('2026-11-26T21:15:00Z')

test('backups older than the limit go, by their names; other files stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const old = ['kastha-2026-10-27T21-14-59Z.tar.zst', 'kastha-2025-11-26T21-15-00Z.tar.zst.age']
  const kept = [backupName(now), 'kastha-2026-10-27T21-15-00Z.tar.zst.age', 'before-the-move.tar.zst', 'kastha.txt']
  const draft = 'kastha-2026-11-25T21-15-00Z.tar.zst.9d4b.draft'
  for (const name of [...old, ...kept, draft]) await writeFile(join(folder, name), '')
  await utimes(join(folder, draft), 0, 0)

  expect(await removeOldBackups(folder, { days: 30, now })).toEqual(old.toSorted())
  expect((await readdir(folder)).toSorted()).toEqual(kept.toSorted())
})
