import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const lock = join(root, 'package-lock.json')
const npmsOwnRecord = join(root, 'node_modules', '.package-lock.json')
const stamp = join(root, 'node_modules', '.installed-lock')

/** Installs the packages when node_modules is missing or was made from another lock file; says nothing otherwise. */
export async function installPackages() {
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (readIfPresent(stamp) === wanted) return
  if (!isNewer(npmsOwnRecord, lock)) {
    console.log('Installing packages …')
    const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const status = await npm(['ci', ...options])
    if (status !== 0) process.exit(status)
  }
  writeFileSync(stamp, wanted)
}

/** On the Node that npm came with: the one in node_modules would be replaced while it runs. */
function npm(args) {
  const { npm_node_execpath: node, npm_execpath: program } = process.env
  return node && program ? run(node, [program, ...args]) : run('npm', args)
}

function readIfPresent(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function isNewer(path, other) {
  const mine = statSync(path, { throwIfNoEntry: false })
  return mine !== undefined && mine.mtimeMs >= statSync(other).mtimeMs
}
