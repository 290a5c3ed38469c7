import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
// @ts-expect-error -- plain JavaScript, since every Node must run it
import * as commands from '../run.mjs'

const { root, run }: { root: string; run: Run } = commands
type Run = (program: string, args: readonly string[], extraEnv?: Record<string, string>) => Promise<number>

export type FailedTest = { file: string; title: string }

/** `troubles` say what kept tests from running, such as a shop that does not build: they prove nothing. */
type Outcome = { failed: FailedTest[]; troubles: string[] }

/**
 * Builds the pages if one of these test files needs them: tests of components, rules and the API do not, and a build
 * takes minutes.
 *
 * @returns  false where they do not build
 */
export async function buildPagesFor(files: readonly string[]): Promise<boolean> {
  const needPages = files.some((file) => file.endsWith('.e2e.ts') || /^storefront\/.*\.test\.ts$/.test(file))
  return !needPages || (await run('node', ['scripts/build.mjs'])) === 0
}

/**
 * Runs test files by the runner that each belongs to, on pages that are built anew if they need any.
 *
 * @param files       paths from the root of the repository
 * @param maxFailures of browser tests, after which the others are not run; 0 for all
 */
export async function runTests(files: readonly string[], { maxFailures }: { maxFailures: number }): Promise<Outcome> {
  if (!(await buildPagesFor(files))) return { failed: [], troubles: ['the shop does not build'] }
  const inBrowser = files.filter((file) => file.endsWith('.e2e.ts'))
  const others = files.filter((file) => !inBrowser.includes(file))
  const outcomes = [
    ...(others.length > 0 ? [await runVitest(others)] : []),
    ...(inBrowser.length > 0 ? [await runPlaywright(inBrowser, maxFailures)] : []),
  ]
  return {
    failed: outcomes.flatMap(({ failed }) => failed),
    troubles: outcomes.flatMap(({ troubles }) => troubles),
  }
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { title: string; status: string }[]
  }[]
}

async function runVitest(files: readonly string[]): Promise<Outcome> {
  const { status, report } = await withReport<VitestReport>((path) =>
    run('vitest', ['run', ...files, '--reporter=json', `--outputFile=${path}`]),
  )
  if (!report) return { failed: [], troubles: ['Vitest wrote no report'] }
  const results = report.testResults.map((result) => ({ ...result, file: relative(root, result.name) }))
  const failed = results.flatMap(({ file, assertionResults }) =>
    assertionResults.filter((test) => test.status === 'failed').map(({ title }) => ({ file, title })),
  )
  const unread = results.filter(
    ({ file, status: stand }) => stand === 'failed' && !failed.some((one) => one.file === file),
  )
  return withStatus('Vitest', status, { failed, troubles: unread.map(({ file, message }) => `${file}: ${message}`) })
}

type PlaywrightSuite = {
  file: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] }

async function runPlaywright(files: readonly string[], maxFailures: number): Promise<Outcome> {
  const { status, report } = await withReport<PlaywrightReport>((path) =>
    run('playwright', ['test', ...files, '--reporter=json', '--trace=off', `--max-failures=${maxFailures}`], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      SLOW_TESTS: '1',
    }),
  )
  if (!report) return { failed: [], troubles: ['Playwright wrote no report'] }
  const failed = report.suites.flatMap(unexpectedIn)
  return withStatus('Playwright', status, {
    failed,
    troubles: report.errors.map(({ message = 'an error' }) => message),
  })
}

/** A flaky test, which passes when it is tried again, has not failed. */
function unexpectedIn({ file, specs, suites = [] }: PlaywrightSuite): FailedTest[] {
  const failed = specs.filter(({ tests }) => tests.some((test) => test.status === 'unexpected'))
  return [...failed.map(({ title }) => ({ file: join('e2e', file), title })), ...suites.flatMap(unexpectedIn)]
}

async function withReport<Report>(work: (path: string) => Promise<number>) {
  const folder = mkdtempSync(join(tmpdir(), 'kastha-faults-'))
  const path = join(folder, 'report.json')
  try {
    const status = await work(path)
    return { status, report: existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withStatus(runner: string, status: number, { failed, troubles }: Outcome): Outcome {
  const isUnexplained = status !== 0 && failed.length + troubles.length === 0
  return { failed, troubles: isUnexplained ? [`${runner} ended with status ${status}`] : troubles }
}
