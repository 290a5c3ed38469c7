import { pathToFileURL } from 'node:url'
import { auditPackages } from './audit.mjs'
import { checkInstalledSize } from './installed-size.mjs'
import { installPackages } from './install.mjs'
import { checkWords } from './plain-english.mjs'
import { runQuietly } from './run.mjs'

// One type checker: a second one would infer most types again while the builds need the processors.
const checks = [
  ['format', shell('oxfmt --check .')],
  ['lint', shell('oxlint --quiet')],
  ['types', shell('react-router typegen storefront && tsc --checkers 1')],
  ['dead code', shell('knip --no-progress')],
  ['plain English', checkWords],
  ['openapi.json', shell('node scripts/openapi.ts --check')],
  ['known vulnerabilities', auditPackages],
  ['size of node_modules', checkInstalledSize],
]

/**
 * Runs every check that only reads the sources, the lock file and node_modules, and prints a line for each and what a failed one said.
 *
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runChecks() {
  const failed = await Promise.all(checks.map(([name, run]) => check(name, run)))
  return failed.filter(Boolean)
}

function shell(command) {
  return () => runQuietly('sh', ['-c', command])
}

async function check(name, run) {
  const began = Date.now()
  const { status, output, note } = await run()
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)${note ? `: ${note}` : ''}`)
  if (status === 0) return undefined
  console.log(output)
  return name
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installPackages()
  process.exitCode = (await runChecks()).length === 0 ? 0 : 1
}
