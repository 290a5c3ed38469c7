import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { boundBodies } from './body-room.ts'

const KILOBYTE = 1024
/** Three bodies of 20 KB find room, and a fourth does not. */
const ROOM_BYTES = 75 * KILOBYTE

/** A shop over real sockets, which counts the bytes of a body that have arrived. */
async function open() {
  const app = Fastify({ bodyLimit: 64 * KILOBYTE })
  app.decorateRequest('turnOwner')
  boundBodies(app, { roomBytes: ROOM_BYTES })
  let arrivedBytes = 0
  app.addHook('preParsing', async ({ raw }) => {
    raw.on('data', ({ length }: Buffer) => (arrivedBytes += length))
    raw.pause()
  })
  app.post('/tickets', async ({ body }) => ({ length: JSON.stringify(body).length }))
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())

  const connectFrom = async (localAddress: string) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}) // the shop ends it
    await once(socket, 'connect')
    return socket
  }
  /** Sends the first part of a body and waits until it has arrived. */
  const begin = async (localAddress: string, kilobytes: number) => {
    const socket = await connectFrom(localAddress)
    const before = arrivedBytes
    socket.write(headersOf(50 * KILOBYTE) + '"'.padEnd(kilobytes * KILOBYTE, 'x'))
    await expect.poll(() => arrivedBytes).toBe(before + kilobytes * KILOBYTE)
    return socket
  }
  const send = async (localAddress: string) => {
    const socket = await connectFrom(localAddress)
    socket.end(headersOf(20 * KILOBYTE) + '"'.padEnd(20 * KILOBYTE - 1, 'x') + '"')
    return replyOf(socket)
  }
  return { begin, send }
}

const headersOf = (bytes: number) =>
  `POST /tickets HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`

async function replyOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const piece of socket) text += String(piece)
  return text.split('\r\n')[0] ?? ''
}

const ended = (sockets: Socket[]) => sockets.map(({ destroyed, readableEnded }) => destroyed || readableEnded)
const readAll = (sockets: Socket[]) => sockets.forEach((socket) => socket.resume())

test('half-sent bodies of several addresses of a neighborhood give way to a body of another one, oldest first', async () => {
  const { begin, send } = await open()
  const flood = [await begin('127.0.5.1', 20), await begin('127.0.5.2', 20), await begin('127.0.5.3', 20)]
  readAll(flood)
  expect(await send('127.0.9.1')).toBe('HTTP/1.1 200 OK')
  await expect.poll(() => ended(flood)).toEqual([true, false, false])
})

test('a whole body from the neighborhood of half-sent ones is answered', async () => {
  const { begin, send } = await open()
  const flood = [await begin('127.0.5.1', 20), await begin('127.0.5.2', 20), await begin('127.0.5.3', 20)]
  readAll(flood)
  expect(await send('127.0.5.9')).toBe('HTTP/1.1 200 OK')
  await expect.poll(() => ended(flood)).toEqual([true, false, false])
})

test('a neighborhood that holds less keeps its half-sent bodies', async () => {
  const { begin } = await open()
  const shopper = await begin('127.0.9.1', 10)
  const flood = [await begin('127.0.5.1', 20), await begin('127.0.5.2', 20), await begin('127.0.5.3', 20)]
  flood.push(await begin('127.0.5.4', 20))
  readAll([shopper, ...flood])
  await expect.poll(() => ended(flood)).toEqual([true, false, false, false])
  expect(ended([shopper])).toEqual([false])
})

test('bodies that were answered or broken off leave the room', async () => {
  const { begin, send } = await open()
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await send('127.0.9.1')).toBe('HTTP/1.1 200 OK')
    const broken = await begin('127.0.8.1', 20)
    broken.destroy()
    await once(broken, 'close')
  }
  const waiting = await begin('127.0.5.1', 20)
  readAll([waiting])
  expect(await send('127.0.9.1')).toBe('HTTP/1.1 200 OK')
  expect(ended([waiting])).toEqual([false])
})
