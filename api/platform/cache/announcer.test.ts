import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from '../process/free-port.ts'
import { expect, ownDatabaseTest } from '../../test/test.ts'
import { openAnnouncer } from './announcer.ts'
import { openDatabase } from '../db/client.ts'

const PATIENCE = { timeout: 30_000, interval: 20 }

ownDatabaseTest('notices wait for the database and arrive in order; an outage is reported once', async ({ url }) => {
  const { announcer, failures, heard, reconnect } = await givenOutage(url)
  announcer.tell([{ channel: 'cache', payload: 'product:1' }])
  await expect.poll(() => failures, PATIENCE).toHaveLength(1)
  announcer.tell([{ channel: 'cache', payload: 'product:2' }])
  await reconnect()
  await expect.poll(() => heard, PATIENCE).toEqual(['product:1', 'product:2'])
  expect(failures).toHaveLength(1)
  await announcer.close()
})

ownDatabaseTest(
  'after very many changes every answer counts as changed, and a kind of job is announced once',
  async ({ url }) => {
    const { announcer, failures, heard, reconnect } = await givenOutage(url)
    const changes = Array.from({ length: 10_000 }, (_, id) => ({ channel: 'cache', payload: `product:${id}` }))
    const job = { channel: 'jobs', payload: 'send-mail' }
    announcer.tell([...changes, job, job])
    await expect.poll(() => failures, PATIENCE).toHaveLength(1)
    await reconnect()
    await expect.poll(() => heard, PATIENCE).toEqual(['all', 'send-mail'])
    await announcer.close()
  },
)

ownDatabaseTest('this process gets its own notices immediately', async ({ db }) => {
  const told: string[] = []
  const announcer = openAnnouncer(db, {
    onError: () => expect.unreachable(),
    onNotice: ({ payload }) => told.push(payload),
  })
  announcer.tell([{ channel: 'cache', payload: 'product:1' }])
  expect(told).toEqual(['product:1'])
  await announcer.close()
})

ownDatabaseTest('telling nothing does not keep later notices from being sent', async ({ db, url }) => {
  const heard = await listenTo(url)
  const announcer = openAnnouncer(db, { onError: () => expect.unreachable() })
  announcer.tell([])
  announcer.tell([{ channel: 'cache', payload: 'product:1' }])
  await expect.poll(() => heard, PATIENCE).toEqual(['product:1'])
  await announcer.close()
})

ownDatabaseTest('unsent notices do not delay the stop', async ({ url }) => {
  const { db, close } = openDatabase(url.replace(/:\d+\//, ':1/'))
  const failures: unknown[] = []
  const announcer = openAnnouncer(db, { onError: (error) => failures.push(error) })
  announcer.tell([{ channel: 'cache', payload: 'product:1' }])
  await expect.poll(() => failures, PATIENCE).toHaveLength(1)
  await announcer.close()
  await close()
})

/** Opens an announcer that cannot reach the database until `reconnect`; `heard` lists the notices that others get. */
async function givenOutage(url: string) {
  const heard = await listenTo(url)
  const port = (await freePort('127.0.0.1', 0))!
  const { db, close } = openDatabase(url.replace(/:\d+\//, `:${port}/`))
  onTestFinished(close)
  const failures: unknown[] = []
  const announcer = openAnnouncer(db, { onError: (error) => failures.push(error) })
  return { announcer, failures, heard, reconnect: () => openWayTo(url, port) }
}

async function listenTo(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the database may be dropped first
  await client.connect()
  onTestFinished(() => client.end())
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen cache; listen jobs')
  return heard
}

/** Makes the database reachable at this port too. */
async function openWayTo(url: string, port: number) {
  const server = createServer((socket) => {
    const { hostname, port: real } = new URL(url)
    const onward = connect(Number(real), hostname)
    for (const end of [socket, onward]) end.on('error', () => {})
    socket.pipe(onward).pipe(socket)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(port, '127.0.0.1'), 'listening')
}
