import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { cutUnreadReplies } from './unread-replies.ts'

const MEGABYTE = 'x'.repeat(1024 * 1024)

/** A shop that answers with a megabyte as soon as `answer` is called. */
async function open() {
  const app = Fastify({ trustProxy: true })
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  let asked = 0
  cutUnreadReplies(app)
  app.get('/cart', async () => {
    asked += 1
    await promise
    return MEGABYTE
  })
  app.get('/quick', async () => 'here')
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())
  const send = async (count: number, { path = '/cart', from = '198.51.100.7' } = {}) => {
    const socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(count))
    return socket
  }
  return { answer, send, asked: () => asked }
}

const ended = (socket: Socket) => once(socket.resume(), 'close')

async function read(socket: Socket, bytes: number): Promise<void> {
  let seen = 0
  for await (const piece of socket) {
    seen += (piece as Buffer).length
    if (seen >= bytes) return
  }
  throw new Error(`${seen} of ${bytes} bytes came`)
}

test('sixteen requests of a connection may be under way, and one more ends it', async () => {
  const { answer, send, asked } = await open()
  const many = await send(16)
  await expect.poll(asked).toBe(16)
  await ended(await send(17))
  answer()
  await read(many, 16 * MEGABYTE.length)
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
  const silent = await Promise.all([send(16), send(14)])
  await expect.poll(asked).toBe(32)
  const closed = Promise.race(silent.map((socket) => once(socket, 'close').then(() => socket)))
  answer()
  expect(await closed).toBe(silent[0])
  await read(neighbor, MEGABYTE.length)
  await read(other, MEGABYTE.length)
})
