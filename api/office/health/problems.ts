import type { HealthPart, HealthProblem, HealthReport } from '#contract/admin/health.ts'
import { isBackupOld } from '../backup/backup-age.ts'

type Facts = Omit<HealthReport, 'at' | 'problems'>
/** `isReal`: the shop is no demo, so it needs backups. */
export type Rules = { isReal: boolean; now: Date }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Retries follow within minutes; a queue that stands longer has nobody who works on it. */
const QUEUE_STANDS_MS = 10 * MINUTE_MS
const LITTLE_SPACE = 0.1
const NO_SPACE = 0.03

/** Returns what is wrong, the worst first, with the next step. */
export function findProblems(facts: Facts, rules: Rules): HealthProblem[] {
  const found = [
    ...unreadParts(facts),
    ...ofJobs(facts, rules),
    ...ofSchedule(facts, rules),
    ...ofMessages(facts),
    ...ofWallets(facts),
    ...ofWebhooks(facts),
    ...ofMachines(facts),
    ...ofBackup(facts, rules),
  ]
  return found.toSorted((a, b) => Number(b.severity === 'danger') - Number(a.severity === 'danger'))
}

function unreadParts({ unread }: Facts): HealthProblem[] {
  return unread.map((part) =>
    warning(part, `“${part}” could not be read in time. The log of the server says why, and this page tries again.`),
  )
}

function ofJobs({ jobs, schedule }: Facts, { now }: Rules): HealthProblem[] {
  const parked = (jobs ?? []).reduce((sum, kind) => sum + kind.parked, 0)
  const due = (jobs ?? []).flatMap(({ dueSince }) => dueSince ?? []).toSorted()[0]
  const standsMs = due === undefined ? 0 : now.getTime() - Date.parse(due)
  const isWorked = areJobsRun(schedule, now)
  const found: HealthProblem[] = []
  if (standsMs > QUEUE_STANDS_MS || !isWorked) {
    found.push({
      part: 'jobs',
      severity: 'danger',
      text: `${
        isWorked ? `Jobs have waited for ${duration(standsMs)}.` : 'No process runs the shop’s jobs: no mail is sent.'
      } Start the worker, or a server without JOBS=0.`,
      step: { label: 'See what waits', path: jobsOf('waiting') },
    })
  }
  if (parked > 0) {
    found.push({
      part: 'jobs',
      severity: 'danger',
      text: `${numbered(parked, 'job')} failed at every try and ${parked === 1 ? 'is' : 'are'} parked. Mend the cause, then retry or drop.`,
      step: { label: 'See parked jobs', path: jobsOf('parked') },
    })
  }
  return found
}

/** Some tasks run each minute, so where none has run for minutes no process runs any. */
function areJobsRun(schedule: Facts['schedule'], now: Date): boolean {
  if (!schedule?.some(({ isLate }) => isLate)) return true
  const newest = Math.max(...schedule.map(({ startedAt }) => (startedAt === null ? 0 : Date.parse(startedAt))))
  return now.getTime() - newest < QUEUE_STANDS_MS
}

function ofSchedule({ schedule }: Facts, { now }: Rules): HealthProblem[] {
  if (!schedule || !areJobsRun(schedule, now)) return []
  const late = schedule.filter(({ isLate }) => isLate)
  const failed = schedule.filter(({ error, isLate }) => error !== '' && !isLate)
  return [
    ...(late.length > 0
      ? [warning('schedule', `Late: ${namesOf(late)}. A run may be stuck; see running jobs.`, running)]
      : []),
    ...(failed.length > 0 ? [warning('schedule', `Failed at the last run: ${namesOf(failed)}.`)] : []),
  ]
}

const running = { label: 'See running jobs', path: jobsOf('running') }

function ofMessages({ messages }: Facts): HealthProblem[] {
  if (!messages) return []
  const { mails, sms } = messages
  const found: HealthProblem[] = []
  if (mails.failing > 0) {
    const step = { label: 'See waiting mails', path: listOf('mails', { state: 'waiting' }) }
    found.push(
      warning('messages', `${numbered(mails.failing, 'mail')} could not be sent yet: ${mails.lastError}`, step),
    )
  }
  if (sms.gateway !== null && sms.isHalted) {
    const text = `The SMS gateway ${sms.gateway} refuses our messages. Look at token, sender and credit at the gateway.`
    const step = { label: 'See failed SMS', path: listOf('sms', { state: 'failed' }) }
    found.push({ part: 'messages', severity: 'danger', text, step })
  }
  if (sms.gateway !== null && sms.parts >= sms.dailyParts) {
    found.push(
      warning('messages', `All ${sms.dailyParts} parts of SMS of the day are used. SMS_DAILY_PARTS sets how many.`),
    )
  }
  return found
}

function ofWallets({ wallets }: Facts): HealthProblem[] {
  return (wallets ?? []).flatMap(({ wallet, open, unanswered }) => {
    if (unanswered === 0) return []
    const text = `${walletNames[wallet]} does not answer about ${unanswered} of ${numbered(open, 'open payment')}. The shop asks again by itself.`
    return [warning('wallets', text, { label: 'See look-ups', path: listOf('look-ups', { wallet }) })]
  })
}

const walletNames = { esewa: 'eSewa', khalti: 'Khalti' }

function ofWebhooks({ webhooks }: Facts): HealthProblem[] {
  return (webhooks?.failing ?? []).map(({ id, url, state }) => {
    const step = { label: 'Open the receiver', path: `/webhooks/${id}/show` }
    if (state === 'active') return warning('webhooks', `Messages do not arrive at ${url}. They are tried again.`, step)
    const text = `${url} gets no more messages${state === 'gone' ? ', as it asked' : ' after days of failures'}. Talk to its owner, then resume it.`
    return warning('webhooks', text, step)
  })
}

function ofMachines({ server, replicas }: Facts): HealthProblem[] {
  const found = (replicas ?? [])
    .filter(({ isUsed }) => !isUsed)
    .map(({ name, lagMs }) =>
      warning(
        'replicas',
        `${name} is not read: it is ${lagMs === null ? 'down or too far behind' : 'not sure to be current'}.`,
      ),
    )
  const disk = server?.disk
  if (!disk || disk.freeBytes > LITTLE_SPACE * disk.totalBytes) return found
  const severity = disk.freeBytes > NO_SPACE * disk.totalBytes ? 'warning' : 'danger'
  const percent = Math.floor((100 * disk.freeBytes) / disk.totalBytes)
  const text = `${percent}% of the disk of DATA_DIR is free. Remove old backups or get a larger disk; a full one stops the shop.`
  return [...found, { part: 'server', severity, text, step: null }]
}

function ofBackup({ backup }: Facts, { isReal, now }: Rules): HealthProblem[] {
  if (!backup || !isReal) return []
  const { last } = backup
  const isOld = last !== null && isBackupOld(new Date(last.at), now)
  const how = '“Backups” in docs/operations.md says how to write one each night.'
  const found: HealthProblem[] = []
  if (!last || isOld) {
    const text = `${last ? `The last backup is ${duration(now.getTime() - Date.parse(last.at))} old.` : 'There is no backup.'} ${how}`
    found.push({ part: 'backup', severity: 'danger', text, step: null })
  }
  if (last?.isEncrypted === false) {
    found.push(warning('backup', 'The last backup is not encrypted. BACKUP_RECIPIENT encrypts the next one.'))
  }
  if (last && last.missingFiles > 0) {
    found.push(
      warning('backup', `The last backup misses ${numbered(last.missingFiles, 'upload')} that the database names.`),
    )
  }
  return found
}

function warning(part: HealthPart, text: string, step: HealthProblem['step'] = null): HealthProblem {
  return { part, severity: 'warning', text, step }
}

function listOf(list: string, filter: Record<string, string>): string {
  return `/health/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

function jobsOf(state: string): string {
  return listOf('jobs', { state })
}

function namesOf(tasks: { kind: string }[]): string {
  return tasks.map(({ kind }) => kind.replaceAll('-', ' ')).join(', ')
}

function numbered(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/** @example 25 minutes */
function duration(ms: number): string {
  if (ms < 2 * HOUR_MS) return numbered(Math.round(ms / MINUTE_MS), 'minute')
  const hours = Math.round(ms / HOUR_MS)
  return hours < 48 ? numbered(hours, 'hour') : numbered(Math.round(hours / 24), 'day')
}
