import { expect, test } from 'vitest'
import { judge, type AuditException } from './audit.mjs'

const HOLE = 'GHSA-aaaa-bbbb-cccc'
const exception = { advisory: HOLE, why: 'The shop never calls it.', until: '2026-12-31' }

/** As npm writes it: a hole in `tar`, which `tool` reaches. */
function reportOf(severity: string) {
  const url = `https://github.com/advisories/${HOLE}`
  const hole = { source: 1, name: 'tar', title: 'Writes anywhere', url, severity, range: '<7.5.3' }
  return {
    vulnerabilities: {
      tar: { name: 'tar', severity, via: [hole] },
      tool: { name: 'tool', severity, via: ['tar'] },
    },
  }
}

function judged(report: object, exceptions: object[] = [], mustAnswer = false) {
  return judge(report, { exceptions: exceptions as AuditException[], today: '2026-11-23', mustAnswer })
}

test('packages without known vulnerabilities pass', () => {
  expect(judged({ vulnerabilities: {} })).toEqual({ status: 0, output: '' })
})

test.each(['high', 'critical'])('a %s hole fails the check, and is listed once', (severity) => {
  const output = `${severity}: tar <7.5.3: Writes anywhere (${HOLE}, https://github.com/advisories/${HOLE})`
  expect(judged(reportOf(severity))).toEqual({ status: 1, output })
})

test.each(['low', 'moderate'])('a hole that is %s does not fail', (severity) => {
  expect(judged(reportOf(severity)).status).toBe(0)
})

test('a named hole passes until the last day of its exception', () => {
  expect(judged(reportOf('high'), [exception])).toEqual({ status: 0, output: '', note: '1 accepted' })
  expect(judged(reportOf('high'), [{ ...exception, until: '2026-11-23' }]).status).toBe(0)
})

test('after that day the hole fails again', () => {
  const { status, output } = judged(reportOf('high'), [{ ...exception, until: '2026-11-22' }])
  expect(status).toBe(1)
  expect(output).toContain('its exception ended on 2026-11-22 (The shop never calls it.)')
})

test('an exception for another hole does not help', () => {
  expect(judged(reportOf('high'), [{ ...exception, advisory: 'GHSA-dddd-eeee-ffff' }]).status).toBe(1)
})

test('an unneeded exception is listed', () => {
  const note = `${HOLE} is no longer needed in audit-exceptions.json`
  expect(judged({ vulnerabilities: {} }, [exception])).toEqual({ status: 0, output: '', note })
})

test.each([
  { advisory: HOLE, why: 'No reason to worry.' },
  { ...exception, why: '' },
  { ...exception, until: 'soon' },
])('an exception without a reason or a day fails: %j', (incomplete) => {
  expect(judged({ vulnerabilities: {} }, [incomplete])).toMatchObject({
    status: 1,
    output: expect.stringContaining('An exception needs'),
  })
})

test.each([
  ['cannot be reached', { message: 'request failed, reason: connect ECONNREFUSED', error: {} }],
  ['knows no audit', { message: '405 Method Not Allowed', statusCode: 405 }],
])('a registry that %s is told, and fails only where an answer is required', (_what, report) => {
  const note = `not asked: ${report.message}`
  expect(judged(report)).toEqual({ status: 0, output: '', note })
  expect(judged(report, [], true)).toMatchObject({ status: 1, output: expect.stringContaining(report.message) })
})
