import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../api/app.ts'
import { openDatabase } from '../api/platform/db/client.ts'
import { localStorage } from '../api/platform/media/local-storage.ts'
import { openSecrets } from '../api/platform/secrets/secrets.ts'

// Writes docs/openapi.json; with --check it fails when the file is not what the API says of itself. The routes are only
// described here, so no database is needed.

const FILE = join(import.meta.dirname, '../docs/openapi.json')

const database = openDatabase('postgresql://nobody@localhost:1/none')
const app = buildApp({
  db: database.db,
  publicUrl: 'https://shop.example',
  storage: localStorage(tmpdir()),
  secrets: await openSecrets({
    dataDir: '',
    sessionSecret: 'x'.repeat(32),
    dataKey: Buffer.alloc(32).toString('base64'),
  }),
  logLevel: 'silent',
})
await app.ready()
const described = `${JSON.stringify(app.swagger(), null, 1)}\n`
await app.close()
await database.close()

if (!process.argv.includes('--check')) await writeFile(FILE, described)
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== described) {
  console.log('docs/openapi.json is out of date: run npm run openapi, and look at what changes for programs.')
  process.exitCode = 1
}
