import { pathToFileURL } from 'node:url'
import { installPackages } from './install.mjs'
import { runQuietly } from './run.mjs'

// One checker: each further one works out most types again, and the processors are busy with the builds.
const checks = [
  ['format', 'oxfmt --check .'],
  ['lint', 'oxlint --quiet'],
  ['types', 'react-router typegen storefront && tsc --checkers 1'],
  ['dead code', 'knip --no-progress'],
]

/**
 * Runs every check that only reads the sources, and prints a line for each and what a failed one said.
 *
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks() {
  const failed = await Promise.all(checks.map(([name, command]) => check(name, command)))
  return failed.filter(Boolean)
}

async function check(name, command) {
  const began = Date.now()
  const { status, output } = await runQuietly('sh', ['-c', command])
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (status === 0) return undefined
  console.log(output)
  return name
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installPackages()
  process.exitCode = (await runChecks()).length === 0 ? 0 : 1
}
