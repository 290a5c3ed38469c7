import { readFileSync } from 'node:fs'
import { runQuietly } from './run.mjs'

/** Others are shown by `npm audit`; they wait for the next update. */
const BLOCKING = new Set(['high', 'critical'])

/** Even where npm is set to work offline: then it would report no hole at all without asking. One try, 10 s. */
const COMMAND = ['audit', '--json', '--offline=false', '--fetch-retries=0', '--fetch-timeout=10000']

/**
 * Asks the registry for known vulnerabilities in the installed packages.
 *
 * @returns {Promise<{ status: number, output: string, note?: string }>} `note` says what the line of a passed check must not hide
 */
export async function auditPackages() {
  const { stdout } = await runQuietly('npm', COMMAND)
  const exceptions = JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8'))
  const today = new Date().toISOString().slice(0, 10)
  return judge(readReport(stdout), { exceptions, today, mustAnswer: process.env.REQUIRE_AUDIT === '1' })
}

/** npm's report; or, of a registry that cannot be reached or knows no audit, its message. */
function readReport(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { message: 'npm gave no report' }
  }
}

/**
 * @param {object} report  as `npm audit --json` writes it
 * @param {{ exceptions: { advisory: string, why: string, until: string }[], today: string, mustAnswer: boolean }} options
 *   `until` is the last day of an exception, `2027-01-31`; with `mustAnswer` a registry that gives no answer fails
 */
export function judge(report, { exceptions, today, mustAnswer }) {
  const wrong = exceptions.filter((exception) => !isComplete(exception)).map(sayIncomplete)
  if (!report.vulnerabilities) {
    const note = `not asked: ${report.message ?? 'npm gave no report'}`
    const problems = mustAnswer ? [...wrong, `REQUIRE_AUDIT=1, but the registry was ${note}`] : wrong
    return { status: problems.length > 0 ? 1 : 0, output: problems.join('\n'), note }
  }
  const found = advisoriesOf(report)
  const current = new Map(exceptions.filter(({ until }) => until >= today).map((one) => [one.advisory, one]))
  const open = found.filter(({ id }) => !current.has(id)).map((one) => sayOpen(one, exceptions))
  const spare = exceptions.filter(({ advisory }) => !found.some(({ id }) => id === advisory))
  const accepted = found.length - open.length
  const notes = [
    ...(accepted > 0 ? [`${accepted} accepted`] : []),
    ...spare.map(({ advisory }) => `${advisory} is no longer needed in audit-exceptions.json`),
  ]
  const problems = [...wrong, ...open]
  return {
    status: problems.length > 0 ? 1 : 0,
    output: problems.join('\n'),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  }
}

/** Each blocking advisory once, however many packages it reaches through others. */
function advisoriesOf({ vulnerabilities }) {
  const each = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object' && BLOCKING.has(via.severity))
    .map((via) => [via.url, { id: via.url.split('/').at(-1), ...via }])
  return [...new Map(each).values()]
}

function isComplete({ advisory, why, until }) {
  return [advisory, why, until].every((field) => typeof field === 'string' && field) && /^\d{4}-\d\d-\d\d$/.test(until)
}

function sayIncomplete(exception) {
  return `An exception needs advisory, why and until (2027-01-31): ${JSON.stringify(exception)}`
}

function sayOpen({ id, severity, name, range, title, url }, exceptions) {
  const ended = exceptions.find(({ advisory }) => advisory === id)
  const since = ended ? `; its exception ended on ${ended.until} (${ended.why})` : ''
  return `${severity}: ${name} ${range}: ${title} (${id}, ${url})${since}`
}
