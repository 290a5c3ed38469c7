import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installBrowser } from './browser.mjs'
import { buildPages } from './build.mjs'
import { runChecks } from './check.mjs'
import { installPackages } from './install.mjs'
import { root, run, runQuietly } from './run.mjs'

// `npm test` runs the checks and what answers soon. `npm run test:long` (`--long`) runs the files named `*.long.*`, for CI.
// `npm test -- cart` runs the tests whose path contains the word, at every level, long or not. What is slow by nature
// (`*.slow.test.ts`, `*.slow.e2e.ts`, tests tagged @slow) runs in `npm run test:all` alone.
const words = process.argv.slice(2)
const failed = []
/** Leaves out `*.long.*` (vitest.config.ts, playwright.config.ts). */
const QUICK = { QUICK_TESTS: '1' }

await installPackages()
await (words.length === 0 ? testSoon() : words.includes('--long') ? testLong() : testSome())
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function testSoon() {
  const [failedChecks, isBuilt] = await Promise.all([runChecks(), buildPages()])
  failed.push(...failedChecks)
  if (!isBuilt) return void failed.push('the build')
  if (!(await installBrowser())) failed.push('the browser')
  await vitest('unit, API and component tests', { projects: ['!slow'], env: QUICK })
  await playwright([], QUICK)
}

async function testLong() {
  if (!(await buildPages())) return void failed.push('the build')
  if (!(await installBrowser())) failed.push('the browser')
  await vitest('long unit, API and component tests', { projects: ['!slow'], paths: ['.long.'] })
  await playwright([String.raw`\.long\.`])
}

/** Components need no built pages, so they answer first. */
async function testSome() {
  if (!(await installBrowser())) failed.push('the browser')
  const hasJourneys = await journeysMatch()
  const files = testFiles().filter(isWanted)
  if (files.length === 0 && !hasJourneys) return void failed.push(`no test has a path with ${words.join(' or ')}`)
  const others = files.filter((path) => !path.includes('.browser.test.'))
  const needsPages = hasJourneys || others.some((path) => path.startsWith('storefront/'))
  const [isBuilt] = await Promise.all([
    !needsPages || buildPages(),
    vitest('component tests', { projects: ['components*', 'back office'], paths: words }),
  ])
  if (!isBuilt) return void failed.push('the build')
  if (others.length > 0) await vitest('unit and API tests', { projects: ['node*'], paths: words })
  if (hasJourneys) await playwright(words)
}

async function vitest(name, { projects, paths = [], env = {} }) {
  const which = projects.map((project) => `--project=${project}`)
  const options = [...which, '--testNamePattern=^(?!.*@slow)', '--passWithNoTests']
  if ((await run('vitest', ['run', ...options, ...paths], env)) !== 0) failed.push(name)
}

async function playwright(paths, env = {}) {
  if ((await run('playwright', ['test', ...paths], env)) !== 0) failed.push('browser tests')
}

/** Playwright would start the shop even for no test. */
async function journeysMatch() {
  const { output } = await runQuietly('playwright', ['test', '--list', ...words])
  return !output.includes('No tests found')
}

function testFiles() {
  const folders = [
    'domain',
    'contract',
    'messages',
    'api',
    'seed',
    'scripts',
    'storefront',
    'admin/src',
    'admin/server',
  ]
  return folders.flatMap(filesUnder).filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('.slow.'))
}

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`)
}

function isWanted(path) {
  return words.some((word) => path.toLowerCase().includes(word.toLowerCase()))
}
