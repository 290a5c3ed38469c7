import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { finishRequestsOf } from './close-to-visitors.ts'
import { listenMore, sharesPort } from './more-listeners.ts'

const place = { host: '127.0.0.1', port: 0, reusePort: sharesPort }

/** A shop whose page asks the API once its gate opens. */
async function givenShop(finishWithinMs?: number) {
  const app = fastify({ forceCloseConnections: 'idle' })
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  app.get('/api', () => 'a bed')
  app.get('/page', async () => {
    asked.resolve()
    await gate.promise
    return (await app.inject('/api')).body
  })
  app.get('/endless', () => {
    asked.resolve()
    return new Promise(() => {})
  })
  const close = finishRequestsOf(app, finishWithinMs)
  const address = await app.listen(place)
  onTestFinished(() => app.close())
  return { app, address, close, gate, asked: asked.promise }
}

test('a page under way at the stop is finished with the calls that it makes, and new visitors are refused', async () => {
  const { app, address, close, gate, asked } = await givenShop()
  const port = Number(new URL(address).port)
  const closeMore = sharesPort ? await listenMore(app.server, { ...place, port }) : undefined
  const page = fetch(`${address}/page`)
  await asked
  const closed = close(closeMore)
  await expect(fetch(`${address}/api`)).rejects.toThrow('fetch failed')
  gate.resolve()
  const answer = await page
  expect([answer.status, await answer.text()]).toEqual([200, 'a bed'])
  await closed
})

test('without requests it closes at once, and a kept connection is closed with its next answer', async () => {
  const { address, close, gate, asked } = await givenShop()
  const kept = connect(Number(new URL(address).port), place.host)
  await once(kept, 'connect')
  let said = ''
  kept.on('data', (bytes) => (said += bytes.toString()))
  kept.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\nGET /api HTTP/1.1\r\nhost: x\r\n\r\n')
  await asked
  const closed = close()
  gate.resolve()
  await once(kept, 'close')
  expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  await closed
  const other = await givenShop()
  await other.close()
})

test('a request that never ends is cut off', async () => {
  const { address, close, asked } = await givenShop(50)
  const endless = fetch(`${address}/endless`).catch((error: unknown) => error)
  await asked
  await close()
  expect(await endless).toMatchObject({ message: 'fetch failed' })
})
