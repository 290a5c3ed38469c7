import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
// @ts-expect-error -- plain JavaScript, since every Node must run it
import { installBrowser } from './browser.mjs'
import { faults, problemsOf } from './faults.ts'
import type { Fault } from './faults/fault.ts'
import { plantFile, restoreFile } from './faults/planted-file.ts'
import { buildPagesFor, runTests, type FailedTest } from './faults/run-tests.ts'

const MAX_FAILURES = 3
const root = fileURLToPath(new URL('..', import.meta.url))

// Plants each fault of scripts/faults.ts in turn and says which tests catch it, as a table in Markdown. Exits with 1 where
// one is not caught, or a test fails without any fault.
// `npx node scripts/plant-faults.ts cart login` takes only the faults whose name or file contains one of these words;
// `--check` only looks whether each can be planted. Nobody else may edit, build or test this working tree meanwhile.
const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())
const chosen = faults.filter(({ name, file }) => {
  return words.length === 0 || words.some((word) => `${name}\n${file}`.toLowerCase().includes(word))
})
const problems = chosen.flatMap((fault) => problemsOf(fault, root).map((problem) => `${fault.name}: ${problem}`))
const unknown = given.filter((word) => word.startsWith('--') && word !== '--check')
if (unknown.length > 0) problems.push(`Unknown option: ${unknown.join(', ')}`)
if (chosen.length === 0) problems.push(`No fault is named like ${words.join(', ')}`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else if (given.includes('--check')) console.log(`${chosen.length} faults can be planted.`)
else process.exitCode = await plantEach(chosen)

/** @returns  the exit status */
async function plantEach(planted: readonly Fault[]): Promise<0 | 1> {
  const stopped = restoreWhenStopped()
  const files = [...new Set(planted.flatMap(({ tests }) => tests))]
  if (files.some((file) => file.endsWith('.e2e.ts')) && !(await installBrowser())) return 1

  console.error(`Running ${files.length} test files without a fault …`)
  const clean = await runTests(files, { maxFailures: 0 })
  stopped.exit()
  for (const trouble of clean.troubles) console.error(`Without any fault: ${trouble}`)
  for (const test of clean.failed) console.error(`Fails without any fault: ${nameOf(test)}`)
  if (clean.troubles.length > 0) return 1

  const rows: Row[] = []
  for (const fault of planted) {
    console.error(`${rows.length + 1} of ${planted.length}: ${fault.name} …`)
    const row = await tryFault(fault, clean.failed)
    stopped.exit()
    rows.push(row)
  }
  await buildPagesFor(files) // without a fault again
  console.log(['', '| fault | caught | by which tests |', '| --- | --- | --- |', ...rows.map(lineOf)].join('\n'))
  const caught = rows.filter(({ by }) => by.length > 0)
  const caughtSoon = caught.filter(({ by }) => by.some(({ file }) => !/\.(slow|long)\./.test(file)))
  console.error(`${caught.length} of ${rows.length} faults were caught, ${caughtSoon.length} by tests of npm test.`)
  return caught.length < rows.length || clean.failed.length > 0 ? 1 : 0
}

type Row = { fault: Fault; by: FailedTest[]; troubles: string[] }

/** @param failing  tests that fail without the fault: they catch nothing */
async function tryFault(fault: Fault, failing: readonly FailedTest[]): Promise<Row> {
  plantFile(join(root, fault.file), fault)
  try {
    const { failed, troubles } = await runTests(fault.tests, { maxFailures: MAX_FAILURES + failing.length })
    const known = new Set(failing.map(nameOf))
    const by = failed.filter((test) => !known.has(nameOf(test)))
    return { fault, by, troubles }
  } finally {
    restoreFile()
  }
}

/** Restores the file at whatever ends the process; `exit` ends it where a signal has asked for that. */
function restoreWhenStopped() {
  let signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | undefined
  for (const one of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(one, () => {
      signal = one
      restoreFile()
    })
  }
  process.on('exit', restoreFile)
  return { exit: () => signal && process.exit(128 + constants.signals[signal]) }
}

function nameOf({ file, title }: FailedTest): string {
  return `${file} › ${title}`
}

function lineOf({ fault, by, troubles }: Row): string {
  const caught = by.length > 0 ? 'yes' : troubles.length > 0 ? `no: ${troubles.join('; ')}` : '**no**'
  const cells = [fault.name, caught, by.slice(0, MAX_FAILURES).map(nameOf).join('; ')]
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ')).join(' | ')} |`
}
