import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../api/app.ts'
import { flatContract, type Document } from '../api/office/integrations/flat-contract.ts'
import { openDatabase } from '../api/platform/db/client.ts'
import { localStorage } from '../api/platform/media/local-storage.ts'
import { openSecrets } from '../api/platform/secrets/secrets.ts'

// Writes docs/openapi.json, docs/openapi-v1.json and what /api/v1 promises programs; with --check it fails when a file is
// not what the API says of itself. The routes are only described here, so no database is needed.

const root = join(import.meta.dirname, '..')
const PROMISED = 'contract/integrations/promised.txt'

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
const ofPrograms = (await app.inject('/api/v1/openapi.json')).json<Document>()
const files = {
  'docs/openapi.json': asText(app.swagger()),
  'docs/openapi-v1.json': asText(ofPrograms),
  [PROMISED]: await withPromises(flatContract(ofPrograms)),
}
await app.close()
await database.close()

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) await writeFile(join(root, file), text)
  else if ((await read(file)) !== text) {
    console.log(`${file} is out of date: run npm run openapi, and look at what changes for programs.`)
    process.exitCode = 1
  }
}

/** New lines are added, and none is removed: api/office/integrations/contract.test.ts fails for a promise that breaks. */
async function withPromises(lines: readonly string[]): Promise<string> {
  const before = (await read(PROMISED)).split('\n').filter(Boolean)
  return `${[...new Set([...before, ...lines])].toSorted().join('\n')}\n`
}

function asText(document: object): string {
  return `${JSON.stringify(document, null, 1)}\n`
}

function read(file: string): Promise<string> {
  return readFile(join(root, file), 'utf8').catch(() => '')
}
