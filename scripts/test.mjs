import { installBrowser } from './browser.mjs'
import { buildPages } from './build.mjs'
import { runChecks } from './check.mjs'
import { installPackages } from './install.mjs'
import { run } from './run.mjs'

// `npm test -- cart` runs only the tests whose path contains the word, at every level; without words, everything but
// what is slow by nature (`*.slow.test.ts`, `*.slow.e2e.ts`, tests tagged @slow), which `npm run test:all` adds.
const words = process.argv.slice(2)

await installPackages()
const [failed, isBuilt] = await Promise.all([words.length > 0 ? [] : runChecks(), buildPages()])
if (!isBuilt) process.exit(1)
if (!(await installBrowser())) failed.push('the browser')
await show('unit, API and component tests', 'vitest', [
  'run',
  '--project=!slow',
  '--testNamePattern=^(?!.*@slow)',
  '--passWithNoTests',
  ...words,
])
await show('browser tests', 'playwright', ['test', '--pass-with-no-tests', ...words])

console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function show(name, program, args) {
  if ((await run(program, args)) !== 0) failed.push(name)
}
