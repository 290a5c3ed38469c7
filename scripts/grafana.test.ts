import { expect, onTestFinished, test } from 'vitest'
import '../api/app.ts'
import '../api/start-jobs.ts'
import { watchShopFigures } from '../api/office/metrics/shop-figures.ts'
import { AnswerCache } from '../api/platform/cache/answer-cache.ts'
import { openReplicas } from '../api/platform/cache/replicas.ts'
import { openDatabase } from '../api/platform/db/client.ts'
import { watchDisk } from '../api/platform/metrics/disk-figures.ts'
import { allReadings } from '../api/platform/metrics/figures.ts'
import { timedEvents } from '../api/platform/metrics/meter.ts'
import { registerProcessFigures } from '../api/platform/metrics/process-figures.ts'
import { readDocuments, readText } from './deploy-files.fixture.ts'

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } }
type Rules = { groups: { rules: Rule[] }[] }
type Cases = { tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[] }

const [{ groups }] = readDocuments<Rules>('deploy/grafana/alerts.yaml') as [Rules]
const rules = groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(readText('deploy/grafana/dashboard.json')) as {
  panels: { targets?: { expr: string }[] }[]
}
const graphs = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const OURS = /\b(?:kastha|http_server|process|nodejs)_\w+/g

/** Returns the name of every metric that a process can show. */
async function exportedNames(): Promise<Set<string>> {
  const nowhere = 'postgresql://nobody@localhost:1/none'
  const primary = openDatabase(nowhere)
  const replicas = openReplicas([nowhere], { primary: primary.db, answers: new AnswerCache(), max: 1, warn: () => {} })
  onTestFinished(async () => {
    await replicas.close()
    await primary.close()
  })
  watchShopFigures(primary.db, () => {})
  watchDisk('.', () => {})
  registerProcessFigures()
  const timed = Object.values(timedEvents).flatMap(({ name }) =>
    ['', '_bucket', '_count', '_sum'].map((end) => name + end),
  )
  return new Set([...allReadings().map(({ name }) => name), ...timed])
}

test('every metric of the dashboard, the alerts and the manual is one that the shop exports', async () => {
  const exported = await exportedNames()
  const table = /^## Metrics\n([^]*?)^## /m.exec(readText('docs/operations.md'))![1]!
  const documented = new Set(table.match(OURS))
  for (const [place, texts] of Object.entries({ alerts: rules.map(({ expr }) => expr), graphs, manual: [table] })) {
    const named = texts.flatMap((text) => text.match(OURS) ?? [])
    expect([place, named.filter((name) => !exported.has(name))]).toEqual([place, []])
  }
  const inManual = (name: string) => documented.has(name.replace(/_(?:bucket|count|sum)$/, ''))
  expect([...exported].filter((name) => !inManual(name))).toEqual([])
})

test('every alert has a section in the run book, and no section is left over', () => {
  const sections = [...readText('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(sections).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules) {
    expect(annotations).toEqual({ summary: expect.any(String), runbook: `docs/runbook.md#${alert.toLowerCase()}` })
  }
})

test('each alert has a case in which it fires, and one in which it does not', () => {
  const [{ tests }] = readDocuments<Cases>('deploy/grafana/alerts.test.yaml') as [Cases]
  const cases = tests.flatMap((one) => one.alert_rule_test)
  const named = (fires: boolean) =>
    new Set(cases.filter(({ exp_alerts: fired }) => fired.length > 0 === fires).map(({ alertname }) => alertname))
  const alerts = new Set(rules.map(({ alert }) => alert))
  expect(named(true)).toEqual(alerts)
  expect(named(false)).toEqual(alerts)
})
