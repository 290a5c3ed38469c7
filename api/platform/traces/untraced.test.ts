import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { expect, ownDatabaseTest as test, testOptions } from '../../test/test.ts'
import { openTracer } from './open-tracer.ts'
import { flushSpans, openReceiver } from './otlp-receiver.fixture.ts'
import { inTrace, traceId } from './spans.ts'

test('callers do not decide what is traced, and a receiver that is away delays nothing', async ({ db }) => {
  const receiver = await openReceiver()
  const tracer = await openTracer({ service: 'kastha-test', endpoint: receiver.endpoint, share: 0 })
  const app = buildApp({ ...testOptions, db })
  onTestFinished(async () => {
    await app.close()
    await receiver.close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/category`
  expect((await fetch(address, { headers })).status).toBe(200)
  expect(await inTrace('job clean-carts', async () => traceId())).toBeUndefined()
  await flushSpans()
  expect(receiver.spans()).toEqual([])
  await receiver.close()
  await tracer.close()
  expect((await fetch(address)).status).toBe(200)
})
