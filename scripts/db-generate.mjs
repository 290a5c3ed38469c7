import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.mjs'

// Writes the next migration, and the files that describe the database after it. drizzle-kit compares the schema with the
// newest snapshot alone, so older ones are removed.

const meta = join(root, 'api/platform/migrations/sql/meta')

let status = await run('drizzle-kit', ['generate', ...process.argv.slice(2)])
if (status === 0) {
  const snapshots = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  for (const older of snapshots.slice(0, -1)) await rm(join(meta, older))
  status = await run('node', ['scripts/db-structure.ts'])
}
process.exitCode = status
