import { resolve } from 'node:path'
import { runOnce } from '#api/office/backup/run-once.ts'
import { writeBackup } from '#api/office/backup/write-backup.ts'

await runOnce('npm run backup [FILE]', async ({ env, args: [file], folder, say, complain, signal }) => {
  const { missing } = await writeBackup(env, { file: file && resolve(folder, file), say, signal })
  for (const key of missing) complain(`An upload that the database names is nowhere: ${key}`)
})
