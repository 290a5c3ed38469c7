import { installBrowser } from './browser.mjs'
import { buildPages } from './build.mjs'
import { installPackages } from './install.mjs'
import { run, runQuietly } from './run.mjs'

const readingChecks = [
  ['format', 'oxfmt --check .'],
  ['lint', 'oxlint --quiet'],
  ['types', 'react-router typegen storefront && tsc'],
  ['dead code', 'knip --no-progress'],
]

await installPackages()
const failed = []
await Promise.all(readingChecks.map(([name, command]) => check(name, command)))
await buildPages()
await show('unit and API tests', 'vitest', ['run'])
if (await installBrowser()) await show('browser tests', 'playwright', ['test'])
else failed.push('browser tests')

console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function check(name, command) {
  const began = Date.now()
  const { status, output } = await runQuietly('sh', ['-c', command])
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (status === 0) return
  failed.push(name)
  console.log(output)
}

async function show(name, program, args) {
  if ((await run(program, args)) !== 0) failed.push(name)
}
