import { runOnce } from '#api/office/backup/run-once.ts'
import { openAll } from '#api/platform/process/open-all.ts'
import { openShopDatabase } from '#api/open-database.ts'

await runOnce('npm run migrate', async ({ env, say, complain }) => {
  const opened = await openAll((toClose) => openShopDatabase(env, { connections: 1, warn: complain, toClose }))
  await opened.stop()
  say('The database is up to date.')
})
