import { expect, inject, onTestFinished, test } from 'vitest'
import { openReceiver } from '#api/platform/traces/otlp-receiver.fixture.ts'
import { freePort } from '#api/platform/process/free-port.ts'
import { cloneDatabase } from '#api/test/databases.ts'
import { newFolder, startProcess } from '#api/test/processes.ts'

const STOP_LIMIT_MS = 10_000

async function givenSettings() {
  const database = await cloneDatabase(inject('postgresUrl'))
  onTestFinished(database.drop)
  const receiver = await openReceiver()
  onTestFinished(receiver.close)
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_TRACES_SAMPLER: 'always_on' }
  return { receiver, settings: { DATABASE_URL: database.url, DATA_DIR: await newFolder(), JOBS: '0', ...tracing } }
}

const scrape = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test('server and worker serve metrics, and send what is left when they stop', { timeout: 120_000 }, async () => {
  const { receiver, settings } = await givenSettings()
  const [port, other] = [String(await freePort('127.0.0.1', 0)), String(await freePort('127.0.0.1', 0))]
  const server = startProcess('bin/server.ts', { ...settings, METRICS_PORT: port })
  const address = await server.opened
  expect((await fetch(`${address}/api/category`)).status).toBe(200)
  expect(await scrape(port)).toMatch(/^http_server_request_duration_seconds_count\{.*route="\/api\/category".*\} 1$/m)

  const taken = startProcess('bin/worker.ts', { ...settings, METRICS_PORT: port })
  expect(await taken.exited).toBe(1)
  expect(await taken.complaints).toBe(
    `METRICS_PORT: given ${port}, expected a port that is free on localhost; each process needs its own\n`,
  )
  const worker = startProcess('bin/worker.ts', { ...settings, METRICS_PORT: other })
  await worker.opened
  expect(await scrape(other)).toContain('kastha_pool_connections{pool="calls and jobs"}')

  expect([await server.stop('SIGTERM'), await worker.stop('SIGTERM')]).toEqual([0, 0])
  expect(receiver.spans()).toContainEqual(expect.objectContaining({ service: 'kastha', name: 'GET /api/category' }))
  expect(receiver.text('/v1/metrics')).toContain('kastha-worker')
})

test('a receiver that is away does not delay the stop', { timeout: 90_000 }, async () => {
  const { receiver, settings } = await givenSettings()
  await receiver.close()
  const server = startProcess('bin/server.ts', settings)
  expect((await fetch(`${await server.opened}/api/category`)).status).toBe(200)
  const began = performance.now()
  expect(await server.stop('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(STOP_LIMIT_MS)
})
