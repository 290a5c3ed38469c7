import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { duplexPair, Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { AnswerCache } from '../cache/answer-cache.ts'
import { answerFromMemory, respond } from '../cache/respond.ts'
import { serverOfFewAtOnce } from './few-at-once.ts'
import { cutUnreadReplies } from './unread-replies.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)
const FILE_BYTES = 128 * 1024
/** So many files are 16 MB. */
const MOST_FILES = 128
/** More than the system keeps of a connection that nobody reads. */
const TWELVE_MEGABYTES = MEGABYTE.repeat(12)

const makeListing = async () => ({ headers: {}, body: TWELVE_MEGABYTES, tags: [] })

type Sent = { path?: string; from?: string }

/** A shop that answers with megabytes as soon as `answer` is called. */
async function open({ mostConnections = 200, proxy = '' } = {}) {
  const app = Fastify({ trustProxy: true, serverFactory: serverOfFewAtOnce((address) => address === proxy) })
  app.decorateRequest('language', 'en')
  app.decorateRequest('turn')
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const files = new Set<Readable>()
  let asked = 0
  let routed = 0
  app.addHook('onRequest', async () => {
    routed += 1
  })
  cutUnreadReplies(app, { mostConnections })
  answerFromMemory(app, new AnswerCache())
  const megabytes = (count: number) => async () => {
    asked += 1
    await promise
    return MEGABYTE.repeat(count)
  }
  app.get('/cart', megabytes(1))
  app.get('/large-cart', megabytes(3))
  app.get('/quick', async () => 'here')
  app.get('/file', async (_request, reply) => {
    const file = new Readable({ read() {} })
    files.add(file)
    return reply.header('content-length', 10 * FILE_BYTES).send(file)
  })
  app.get('/listing', (request, reply) => {
    return respond(request, reply, request.url, makeListing)
  })
  let cut = 0
  app.server.on('connection', (socket) => {
    socket.once('close', () => {
      cut += 1
    })
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())
  const connectFrom = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const send = async (count: number, sent?: Sent) => write(await connectFrom(), count, sent)
  return {
    server: app.server,
    answer,
    connectFrom,
    send,
    files,
    asked: () => asked,
    routed: () => routed,
    cut: () => cut,
  }
}

function write(socket: Socket, count: number, { path = '/cart', from = '198.51.100.7' }: Sent = {}): Socket {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(count))
  return socket
}

const many = <One>(count: number, make: () => Promise<One>) => Promise.all(Array.from({ length: count }, make))

const ended = (socket: Socket) => once(socket.resume(), 'close')

async function read(socket: Socket, bytes: number): Promise<void> {
  let seen = 0
  for await (const piece of socket) {
    seen += (piece as Buffer).length
    if (seen >= bytes) return
  }
  throw new Error(`${seen} of ${bytes} bytes came`)
}

test('requests of a connection run one after another, and more than sixteen end it', async () => {
  const { answer, send, asked } = await open()
  const one = await send(16)
  await ended(await send(17))
  await ended(await send(17, { from: '203.0.113.9' }))
  expect(asked()).toBe(1)
  answer()
  await read(one, 16 * MEGABYTE.length)
  expect(asked()).toBe(16)
})

test('of thousands of requests in one piece only sixteen are looked at', async () => {
  const { send, routed } = await open()
  await ended(await send(1_000))
  expect(routed()).toBe(16)
})

test('a network that goes on sending thousands at once is refused, and others are not', async () => {
  const { send, connectFrom, routed } = await open()
  await many(8, async () => ended(await send(17)))
  const before = routed()
  await ended(await connectFrom())
  expect(routed()).toBe(before)
  const other = write(await connectFrom('127.0.0.2'), 1, { path: '/quick' })
  await once(other, 'data')
})

test('a trusted proxy is never refused, because everybody is behind it', async () => {
  const { send, connectFrom } = await open({ proxy: '127.0.0.1' })
  await many(9, async () => ended(await send(17)))
  const other = write(await connectFrom(), 1, { path: '/quick' })
  const [answer] = await once(other, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/)
})

test('a connection whose client is gone, so that its address is unknown, ends without a request', async () => {
  const { server, routed } = await open()
  const [client, accepted] = duplexPair()
  server.emit('connection', accepted)
  client.write('GET /quick HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(accepted, 'close')
  expect(routed()).toBe(0)
})

test('requests one after the other have no limit', async () => {
  const { send } = await open()
  const socket = await send(1, { path: '/quick' })
  for (let count = 0; count < 40; count += 1) {
    await once(socket, 'data')
    socket.write('GET /quick HTTP/1.1\r\nhost: x\r\n\r\n')
  }
  expect(socket.destroyed).toBe(false)
})

test('who leaves most answers of a network unread is cut; neighbors and others read theirs', async () => {
  const { answer, send, asked } = await open()
  const neighbor = await send(1)
  const other = await send(1, { from: '203.0.113.9' })
  const worst = await send(1, { path: '/large-cart' })
  await many(13, () => send(1))
  await expect.poll(asked).toBe(16)
  answer()
  await once(worst, 'close')
  await read(neighbor, MEGABYTE.length)
  await read(other, MEGABYTE.length)
})

test('files under way count, and one ends with its connection', async () => {
  const { send, files } = await open()
  await many(MOST_FILES, () => send(1, { path: '/file' }))
  await send(1, { path: '/file', from: '203.0.113.9' })
  await expect.poll(() => files.size).toBe(MOST_FILES + 1)
  const isEnded = () => [...files].filter(({ destroyed }) => destroyed).length
  expect(isEnded()).toBe(0)
  await send(1, { path: '/file' })
  await expect.poll(isEnded).toBe(1)
})

test('answers of the cache count too', async () => {
  const { send, cut } = await open()
  const first = await send(1, { path: '/listing?page=1' })
  await once(first, 'readable')
  expect(cut()).toBe(0)
  await send(1, { path: '/listing?page=2' })
  await expect.poll(cut).toBe(1)
})

test('of too many connections of a network the oldest that nobody uses ends', async () => {
  const { connectFrom, send, asked } = await open({ mostConnections: 3 })
  const busy = await send(1)
  await expect.poll(asked).toBe(1)
  const idle = write(await connectFrom(), 1, { path: '/quick' })
  await once(idle, 'data')
  const next = write(await connectFrom(), 1, { path: '/quick' })
  await once(next, 'data')
  const other = await send(1, { path: '/quick', from: '203.0.113.9' })
  await once(other, 'data')
  expect(idle.destroyed).toBe(false)
  const last = await send(1, { path: '/quick' })
  await once(idle, 'close')
  await once(last, 'data')
  expect([busy, next, other].map(({ destroyed }) => destroyed)).toEqual([false, false, false])
})
