import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Writes client/src/schema.d.ts from docs/openapi-v1.json (npm run client). The generator needs a compiler of its own, so
// it has a lock file of its own, and is installed only when somebody generates.

const here = import.meta.dirname
const DOCUMENT = join(here, '../docs/openapi-v1.json')
export const TYPES = join(here, 'src/schema.d.ts')

/**
 * Returns the first line of the types: hashes of the document that they were made from, and of themselves.
 *
 * @param {string} types  without that line
 */
export async function headOf(types) {
  return `// Written by npm run client. Document: ${hash(await readFile(DOCUMENT))}, types: ${hash(types)}`
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

async function generate() {
  const generator = join(here, 'generator')
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', generator])
  const own = join(tmpdir(), `kastha-openapi-${process.pid}.json`)
  await writeFile(own, JSON.stringify(await withoutKeys()))
  run(join(generator, 'node_modules/.bin/openapi-typescript'), [own, '--output', TYPES, '--root-types'])
  await rm(own)
  const types = await readFile(TYPES, 'utf8')
  await writeFile(TYPES, `${await headOf(types)}\n${types}`)
}

/** The client adds an Idempotency-Key by itself, so its callers need not. */
async function withoutKeys() {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    operation.parameters = operation.parameters?.filter(({ name }) => name !== 'idempotency-key')
  }
  return document
}

function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await generate()
