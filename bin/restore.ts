import { resolve } from 'node:path'
import { restoreBackup } from '#api/office/backup/restore-backup.ts'
import { runOnce } from '#api/office/backup/run-once.ts'

await runOnce('npm run restore FILE', async ({ env, args: [file = ''], folder, say, complain, signal }) => {
  const { missing } = await restoreBackup(env, resolve(folder, file), { say, signal })
  for (const key of missing) complain(`An upload was missing already when the backup was made: ${key}`)
})
