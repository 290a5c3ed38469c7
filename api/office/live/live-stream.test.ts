import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { message, openStream, type LiveStream } from './live-stream.ts'

const MB = 1024 * 1024
/** Far more than the buffers of the operating system hold for a reader that does not read. */
const MOST_BYTES = 64 * MB
const news = message('happened', { words: 'x'.repeat(16 * 1024) })

/** Opens a stream over a connection of its own, as a process of the shop does. */
async function openConnection() {
  const app = Fastify()
  const opened = Promise.withResolvers<LiveStream>()
  app.decorateRequest('staff')
  app.get('/', async (request, reply) => {
    request.staff = { id: 'a', sessionId: 'b', role: 'owner' } as FastifyRequest['staff']
    opened.resolve(openStream(request, reply))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(async () => {
    client.destroy()
    await app.close()
  })
  client.on('error', () => {}) // a cut connection is the point
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  return { client, stream: await opened.promise }
}

/** Writes until the stream is cut, in turns, so that a reader can follow. @returns the bytes written */
async function writeUntilCut(stream: LiveStream, most: number): Promise<number> {
  let bytes = 0
  while (!stream.isClosed && bytes < most) {
    stream.write(news)
    bytes += news.length
    await new Promise((resolve) => setImmediate(resolve))
  }
  return bytes
}

test('a reader that does not read is cut off, and leaves its place', async () => {
  const { client, stream } = await openConnection()
  client.pause()
  const left = Promise.withResolvers<void>()
  stream.onClose(left.resolve)
  expect(await writeUntilCut(stream, MOST_BYTES)).toBeLessThan(MOST_BYTES)
  await left.promise
  expect(stream.isClosed).toBe(true)
  stream.write(news) // does nothing
})

test('a reader that reads gets everything, however much it is', async () => {
  const { client, stream } = await openConnection()
  let received = 0
  client.on('data', (piece: Buffer) => (received += piece.length))
  const written = await writeUntilCut(stream, 8 * MB)
  expect(written).toBeGreaterThanOrEqual(8 * MB)
  stream.end('closing')
  await once(client, 'close')
  expect(received).toBeGreaterThan(written)
})
