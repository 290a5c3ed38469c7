import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '../errors/app-error.ts'
import { serveMetrics } from './serve-metrics.ts'

async function givenServer(text: () => Promise<string>) {
  const served = await serveMetrics({ host: 'localhost', port: 0 }, text)
  onTestFinished(served.close)
  return {
    port: served.port,
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${served.port}${path}`, init),
  }
}

test('the metrics are at /metrics, and nothing else is', async () => {
  const { ask } = await givenServer(async () => 'up 1\n')
  const read = await ask('/metrics?from=prometheus')
  expect([read.status, read.headers.get('content-type'), await read.text()]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'up 1\n',
  ])
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
})

test('scrapes at once share one reading', async () => {
  const begun = Promise.withResolvers<void>()
  let readings = 0
  const { ask } = await givenServer(async () => {
    readings += 1
    await begun.promise
    return `reading ${readings}\n`
  })
  const both = [ask('/metrics'), ask('/metrics')]
  await expect.poll(() => readings).toBe(1)
  const third = ask('/metrics')
  begun.resolve()
  await Promise.all([...both, third])
  expect(readings).toBeLessThan(3)
})

test('two processes with one port: the second start says which setting is wrong', async () => {
  const { port } = await givenServer(async () => '')
  const second = serveMetrics({ host: 'localhost', port }, async () => '')
  const line = `METRICS_PORT: given ${port}, expected a port that is free on localhost; each process needs its own`
  await expect(second).rejects.toThrow(new StartError(line))
})

test('idle connections keep no scraper waiting: the one that asked longest ago gives way', async () => {
  const { port, ask } = await givenServer(async () => 'up 1\n')
  const idle = []
  for (let count = 0; count < 40; count += 1) {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    idle.push({ socket, closed: once(socket.resume(), 'close') })
  }
  expect(await (await ask('/metrics')).text()).toBe('up 1\n')
  await Promise.all(idle.slice(0, 9).map(({ closed }) => closed))
  expect(idle.slice(9).every(({ socket }) => !socket.closed)).toBe(true)
})
