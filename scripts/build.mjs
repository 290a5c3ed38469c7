import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runQuietly } from './run.mjs'

const inputs = ['package-lock.json', 'tsconfig.json', 'domain', 'contract', 'storefront']
const outputs = new Set(['build', '.react-router', 'node_modules'])
const stamp = join(root, 'storefront', 'build', '.inputs')

/** Builds the storefront when something that goes into it changed since the last build; says nothing otherwise. */
export async function buildStorefront() {
  const wanted = hashOf(inputs)
  if (readStamp() === wanted) return
  console.log('Building the storefront …')
  rmSync(stamp, { force: true }) // a build that fails half-way must not pass for the last good one
  const { status, output } = await runQuietly('react-router', ['build', 'storefront'], { NODE_ENV: 'production' })
  if (status !== 0) {
    console.error(output)
    process.exit(status)
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function hashOf(names) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesUnder(name))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Paths below the root, in an order that does not depend on the disk. */
function filesUnder(name) {
  if (/\.\w+$/.test(name)) return [name]
  const entries = readdirSync(join(root, name), { withFileTypes: true })
  const wanted = entries.filter((entry) => !outputs.has(entry.name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return wanted.flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(name, entry.name)) : [join(name, entry.name)],
  )
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await buildStorefront()
