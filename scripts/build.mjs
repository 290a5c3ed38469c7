import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runQuietly } from './run.mjs'

const shared = ['package-lock.json', 'tsconfig.json', 'domain', 'contract', 'messages', 'scripts/precompress.ts']
const outputs = new Set(['build', '.react-router', 'node_modules'])
/** Files that no page is built from. */
const testFiles = /\.(test|fixture)\.tsx?$|(^|\/)test\//

const parts = [
  { name: 'the storefront', folder: 'storefront', program: 'react-router' },
  { name: 'the back office', folder: 'admin', program: 'vite' },
  // It shares texts, formats, icons and colors with the shop's pages.
  { name: 'the drivers’ app', folder: 'drive', program: 'vite', uses: ['storefront/app', 'storefront/build-tools'] },
]

/**
 * Builds storefront, back office and drivers' app, each when something that goes into it changed since its last build; says nothing
 * otherwise.
 *
 * @returns {Promise<boolean>} false when one cannot be built: what it said is on the terminal
 */
export async function buildPages() {
  for (const part of parts) if (!(await build(part))) return false
  return true
}

async function build({ name, folder, program, uses = [] }) {
  const stamp = join(root, folder, 'build', '.inputs')
  const wanted = hashOf([...shared, ...uses, folder])
  if (readStamp(stamp) === wanted) return true
  console.log(`Building ${name} …`)
  rmSync(stamp, { force: true }) // a build that fails half-way must not pass for the last good one
  const { status, output } = await runQuietly(program, ['build', folder], { NODE_ENV: 'production' })
  if (status !== 0) {
    console.error(output)
    return false
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function hashOf(names) {
  const hash = createHash('sha256')
  for (const path of names.flatMap((name) => filesUnder(name)).filter((one) => !testFiles.test(one))) {
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

function readStamp(stamp) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = (await buildPages()) ? 0 : 1
}
