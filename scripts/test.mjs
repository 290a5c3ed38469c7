import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installBrowser } from './browser.mjs'
import { buildPages } from './build.mjs'
import { runChecks } from './check.mjs'
import { installPackages } from './install.mjs'
import { root, run, runQuietly } from './run.mjs'

// `npm test -- cart` runs only the tests whose path contains the word, at every level; without words, everything but
// what is slow by nature (`*.slow.test.ts`, `*.slow.e2e.ts`, tests tagged @slow), which `npm run test:all` adds.
const words = process.argv.slice(2)
const failed = []

await installPackages()
await (words.length > 0 ? testSome() : testMost())
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function testMost() {
  const [failedChecks, isBuilt] = await Promise.all([runChecks(), buildPages()])
  failed.push(...failedChecks)
  if (!isBuilt) return void failed.push('the build')
  if (!(await installBrowser())) failed.push('the browser')
  await vitest('unit, API and component tests', '!slow')
  await playwright()
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
    vitest('component tests', 'components*', 'back office'),
  ])
  if (!isBuilt) return void failed.push('the build')
  if (others.length > 0) await vitest('unit and API tests', 'node*')
  if (hasJourneys) await playwright()
}

async function vitest(name, ...projects) {
  const which = projects.map((project) => `--project=${project}`)
  const options = [...which, '--testNamePattern=^(?!.*@slow)', '--passWithNoTests']
  if ((await run('vitest', ['run', ...options, ...words])) !== 0) failed.push(name)
}

async function playwright() {
  if ((await run('playwright', ['test', ...words])) !== 0) failed.push('browser tests')
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
