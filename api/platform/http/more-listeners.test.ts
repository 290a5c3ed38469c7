import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serverOfFewAtOnce } from './few-at-once.ts'
import { listenMore, sharesPort } from './more-listeners.ts'

const host = '127.0.0.1'
const CONNECTIONS = 64

/** Opens connections on a thread of its own, and sets the first number of `connected` once the system holds them all. */
const CLIENT = `
  const { connect } = require('node:net')
  const { workerData: { port, count, connected } } = require('node:worker_threads')
  let open = 0
  for (let i = 0; i < count; i++) {
    connect(port, '${host}', () => {
      open += 1
      if (open < count) return
      connected[0] = 1
      Atomics.notify(connected, 0)
    })
  }
`

/** Without it, a stop waits for the connection, too. */
const lastOfItsConnection = { headers: { connection: 'close' } }

const shop = () => Fastify({ serverFactory: serverOfFewAtOnce(() => false) })

/** Starts a shop with all its listeners. `close` stops it as the shop does. */
async function open(app = shop()) {
  app.get('/', () => 'here')
  const place = { host, port: 0, reusePort: true }
  const port = Number(new URL(await app.listen(place)).port)
  const closeMore = await listenMore(app.server, { host, port })
  const close = () => Promise.all([closeMore(), app.close()])
  onTestFinished(async () => void (await close()))
  return { app, port, close }
}

/** Lets connections wait for a server that is busy, and returns how many rounds of the event loop it takes them in. */
async function roundsToAccept(server: { on(event: 'connection', listener: () => void): unknown }, port: number) {
  let accepted = 0
  const { promise: isDone, resolve: end } = Promise.withResolvers<void>()
  server.on('connection', () => {
    accepted += 1
    if (accepted === CONNECTIONS) end()
  })
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(CLIENT, { eval: true, workerData: { port, count: CONNECTIONS, connected } })
  onTestFinished(async () => void (await client.terminate()))
  await once(client, 'online')
  Atomics.wait(connected, 0, 0)
  let rounds = 0
  let next: NodeJS.Immediate
  const countRounds = () => {
    rounds += 1
    next = setImmediate(countRounds)
  }
  countRounds()
  await isDone
  clearImmediate(next!)
  return rounds
}

test('one socket takes one waiting connection per round of the event loop', async () => {
  const server = createServer().listen(0, host)
  onTestFinished(() => void server.close())
  await once(server, 'listening')

  expect(await roundsToAccept(server, (server.address() as AddressInfo).port)).toBeGreaterThanOrEqual(CONNECTIONS)
})

test.runIf(sharesPort)('more listeners take many waiting connections per round', async () => {
  const { app, port } = await open()

  expect(await roundsToAccept(app.server, port)).toBeLessThan(CONNECTIONS / 2)
})

test.runIf(sharesPort)('every connection is answered, and counts among the most that the server takes', async () => {
  const { app, port } = await open()
  const ask = async () => {
    const socket = connect(port, host)
    const answer = new Promise<string>((heard) => {
      socket.on('data', (bytes) => heard(String(bytes))).on('error', ({ message }) => heard(message))
      socket.on('close', () => heard('nothing'))
    })
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
    return { isAnswered: (await answer).startsWith('HTTP/1.1 200'), socket }
  }
  app.server.maxConnections = 40

  const asked = await Promise.all(Array.from({ length: 50 }, ask))

  expect(asked.filter(({ isAnswered }) => isAnswered)).toHaveLength(40)
  await Promise.all(asked.map(({ socket }) => socket.closed || once(socket.destroy(), 'close')))
  await expect.poll(async () => (await ask()).isAnswered).toBe(true)
})

test.runIf(sharesPort)('a stop refuses new connections and waits for the answers under way', async () => {
  const app = shop()
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  let asked = 0
  app.get('/slow', () => {
    asked += 1
    return promise
  })
  const { port, close } = await open(app)
  const answers = Array.from({ length: 30 }, async () =>
    (await fetch(`http://${host}:${port}/slow`, lastOfItsConnection)).text(),
  )
  await expect.poll(() => asked).toBe(30)

  const closed = close()
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  for (let i = 0; i < 30; i++) await expect(once(connect(port, host), 'connect')).rejects.toThrow('ECONNREFUSED')
  expect(isClosed).toBe(false)
  answer('done')

  expect(await Promise.all(answers)).toEqual(Array.from({ length: 30 }, () => 'done'))
  await closed
})
