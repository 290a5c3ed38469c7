import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './client.ts'

/** Builds a message of PostgreSQL's protocol: type letter, length (including its own four bytes), contents. */
function message(type: string, ...contents: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(contents.map((content) => Buffer.from(content)))
  const head = Buffer.alloc(5, type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

const loggedIn = message('R', Buffer.alloc(4))
const ready = message('Z', 'I')
const terminated = message('E', 'SFATAL\0', 'C57P01\0', 'Mterminating connection due to administrator command\0', '\0')

test.each([true, false])(
  'a connection that breaks as soon as it is made rejects only its own query (pooler: %s)',
  async (isPooler) => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.end(Buffer.concat([loggedIn, ready, terminated])))
      socket.on('error', () => {})
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { db, close } = openDatabase(`postgresql://kastha@127.0.0.1:${port}/kastha`, { isPooler })
    await expect(db.execute(sql`select 1`)).rejects.toThrow()
    await close()
  },
)
