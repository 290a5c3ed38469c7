import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SLOWEST = 20
const root = fileURLToPath(new URL('..', import.meta.url))

type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped'
type Tested = { name: string; outcome: Outcome; ms: number }

// Prints one summary of the reports that Vitest and Playwright wrote as JSON: counts, what failed, what is flaky, and the
// slowest tests. `node scripts/test-summary.ts vitest.json playwright.json`
const [vitestReport = '', playwrightReport = ''] = process.argv.slice(2)
const missing = [vitestReport, playwrightReport].filter((path) => !existsSync(path))
const tests = [...readVitest(vitestReport), ...readPlaywright(playwrightReport)]
const having = (outcome: Outcome) => tests.filter((one) => one.outcome === outcome)

console.log(`\nSlowest ${SLOWEST}:`)
for (const { ms, name } of tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`)
}
for (const outcome of ['failed', 'flaky'] as const) {
  for (const { name } of having(outcome)) console.log(`${outcome}: ${name}`)
}
if (missing.length > 0) console.log(`No report was written: ${missing.join(', ')}`)
const counts = (['passed', 'failed', 'flaky', 'skipped'] as const).map((one) => `${having(one).length} ${one}`)
console.log(`\n${counts.join(', ')}`)
process.exitCode = missing.length > 0 ? 1 : 0

function readVitest(path: string): Tested[] {
  if (!existsSync(path)) return []
  type Report = {
    testResults: { name: string; assertionResults: { fullName: string; status: string; duration?: number }[] }[]
  }
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as Report
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0 }) => ({
      name: `${relative(root, file)} › ${fullName}`,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration,
    })),
  )
}

type Suite = { file: string; specs: Spec[]; suites?: Suite[] }
type Spec = { title: string; tests: { projectName: string; status: string; results: { duration: number }[] }[] }

function readPlaywright(path: string): Tested[] {
  if (!existsSync(path)) return []
  const outcomes: Record<string, Outcome> = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' }
  const readSuite = ({ file, specs, suites = [] }: Suite): Tested[] => [
    ...specs.flatMap(({ title, tests: runs }) =>
      runs.map(({ projectName, status, results }) => ({
        name: `${join('e2e', file)} › ${title} (${projectName})`,
        outcome: outcomes[status] ?? 'skipped',
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
      })),
    ),
    ...suites.flatMap(readSuite),
  ]
  return (JSON.parse(readFileSync(path, 'utf8')) as { suites: Suite[] }).suites.flatMap(readSuite)
}
