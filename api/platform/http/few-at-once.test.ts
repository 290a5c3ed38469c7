import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serverOfFewAtOnce } from './few-at-once.ts'

async function open() {
  const app = Fastify({ serverFactory: serverOfFewAtOnce(() => false) })
  app.all('/', async (request) => {
    await nextRound() // calls of the shop wait, while Node reads what has come
    return { given: JSON.stringify(request.body ?? '').length }
  })
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  onTestFinished(() => app.close())
  return port
}

/** Sends a JSON text in pieces of a length, and returns what comes back until the connection ends. */
async function send(
  port: number,
  { method, length, pieceLength }: { method: string; length: number; pieceLength: number },
) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const pieces = Array.from({ length: length / pieceLength }, (_, at) => {
    const text = Array.from({ length: pieceLength }, (__, place) => {
      const index = at * pieceLength + place
      return index === 0 || index === length - 1 ? '"' : 'x'
    }).join('')
    return `${pieceLength.toString(16)}\r\n${text}\r\n`
  })
  const head = `${method} / HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`
  let answer = ''
  socket.on('data', (data) => (answer += String(data)))
  socket.on('error', () => {}) // a connection that is ended while it sends
  socket.write(`${head}${pieces.join('')}0\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

test('a call whose body comes in very short pieces ends with its connection', async () => {
  const port = await open()
  expect(await send(port, { method: 'POST', length: 4_000, pieceLength: 1 })).toBe('')
})

test('a network that goes on sending such bodies is refused, also where nobody reads them', async () => {
  const port = await open()
  const good = { method: 'POST', length: 100, pieceLength: 1 }
  expect(await send(port, good)).toContain('200 OK')
  for (let count = 0; count < 8; count += 1) await send(port, { method: 'GET', length: 4_000, pieceLength: 1 })
  expect(await send(port, good)).toBe('')
})

test.for([
  { length: 100, pieceLength: 1 },
  { length: 6_400, pieceLength: 64 },
])('a body of $length bytes in pieces of $pieceLength arrives', async (body) => {
  const port = await open()
  expect(await send(port, { method: 'POST', ...body })).toContain(`{"given":${body.length}}`)
})
