import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './browser.mjs'
import { buildPages } from './build.mjs'
import { runChecks } from './check.mjs'
import { missingPackages } from './cluster-programs.mjs'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

// Everything that `npm test` and `npm run test:long` run, and what is slow by nature. A browser test that fails is tried once more, only to tell
// the flaky ones from the broken: both fail the run.
await installPackages()
const failed = await runChecks()
if (!(await installBrowser())) failed.push('the browser')
if (await buildPages()) await runTests()
else failed.push('the build')
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function runTests() {
  const reports = mkdtempSync(join(tmpdir(), 'kastha-reports-'))
  const vitest = join(reports, 'vitest.json')
  const playwright = join(reports, 'playwright.json')
  await show('unit, API and component tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitest}`,
  ])
  await show(
    'browser tests',
    'playwright',
    ['test', '--reporter=list,json', '--retries=1', '--fail-on-flaky-tests', '--max-failures=0'],
    { SLOW_TESTS: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
  )
  if ((await run('node', ['scripts/test-summary.ts', vitest, playwright])) !== 0) failed.push('the summary')
  rmSync(reports, { recursive: true })
  await testCluster()
}

/** Last and alone: it measures times. */
async function testCluster() {
  const missing = missingPackages()
  if (missing.length === 0) await show('the cluster', 'node', ['scripts/test-cluster.mjs'])
  else console.log(`Without the cluster's test, for lack of ${missing.join(', ')} (npm run test:cluster).`)
}

async function show(name, program, args, env) {
  if ((await run(program, args, env)) !== 0) failed.push(name)
}
