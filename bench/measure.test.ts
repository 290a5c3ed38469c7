import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { getAsSent, measure } from './measure.ts'

/** Requests before the load, of one visitor at a time. */
const BEFORE = 360

test('only answers of status 2xx count as served', async () => {
  let asked = 0
  const origin = await serve(() => (asked++ < BEFORE || asked % 2 === 0 ? 200 : 503))

  const load = await measure(origin, (turn) => `/${turn}`, BEFORE + 40)

  expect(load).toMatchObject({ served: BEFORE + 20, refused: 20 })
  expect(asked).toBe(BEFORE + 40)
})

test('the load ends with its time, even if more requests differ', async () => {
  const origin = await serve(() => 200)

  const load = await measure(origin, (turn) => `/${turn}`, 1_000_000, { seconds: 0.2 })

  expect(load.served).toBeLessThan(1_000_000)
})

test('a refused answer has no time that could be measured', async () => {
  const origin = await serve(() => 503)

  await expect(getAsSent(`${origin}/list`)).rejects.toThrow('/list answers 503')
})

async function serve(status: () => number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status()).end('answer'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
