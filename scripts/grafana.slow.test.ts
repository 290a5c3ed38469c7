import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const promtool = (...given: string[]) => execFileSync('promtool', given, { encoding: 'utf8' })

/** Whether Prometheus' own checker is installed (Debian: prometheus). */
function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test.skipIf(!hasPromtool())('Prometheus takes the alert rules, and they fire when they should', () => {
  expect(promtool('check', 'rules', 'deploy/grafana/alerts.yaml')).toContain('SUCCESS')
  expect(promtool('test', 'rules', 'deploy/grafana/alerts.test.yaml')).toContain('SUCCESS')
})
