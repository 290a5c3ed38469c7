import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { Durations } from '../metrics/durations.ts'
import { timeRequests } from './time-requests.ts'

async function startServer() {
  const requests = new Durations('method', 'route', 'status')
  const app = Fastify()
  timeRequests(app, { requests })
  app.get('/beds', async () => [])
  // Answers once nobody waits any more.
  app.get('/waits', async (request) => {
    app.server.emit('waits')
    await once(request.raw.socket, 'close')
    return {}
  })
  app.get('/api/admin/live', async () => '')
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { app, port, counted: () => requests.all().map(({ labels, count }) => ({ ...labels, count })) }
}

test('an answer is counted once, by its route and the kind of its status', async () => {
  const { port, counted } = await startServer()
  for (const path of ['beds', 'beds', 'tables', 'api/admin/live']) {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { headers: { connection: 'close' } })
    await answer.text()
  }
  await expect.poll(counted).toEqual([
    { method: 'GET', route: '/beds', status: '2xx', count: 2 },
    { method: 'GET', route: 'none', status: '4xx', count: 1 },
  ])
})

test('what a page asks within the process is counted once, too', async () => {
  const { app, counted } = await startServer()
  await app.inject('/beds')
  await expect.poll(counted).toEqual([{ method: 'GET', route: '/beds', status: '2xx', count: 1 }])
})

test('a visitor who leaves before the answer is counted as such', async () => {
  const { app, port, counted } = await startServer()
  const visitor = connect(port, '127.0.0.1')
  const waits = once(app.server, 'waits')
  visitor.write('GET /waits HTTP/1.1\r\nHost: x\r\n\r\n')
  await waits
  visitor.destroy()
  await expect.poll(counted).toEqual([{ method: 'GET', route: '/waits', status: 'aborted', count: 1 }])
})
