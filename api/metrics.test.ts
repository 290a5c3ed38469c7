import { onTestFinished } from 'vitest'
import { AnswerCache } from './platform/cache/answer-cache.ts'
import { buildApp } from './app.ts'
import { openMeter } from './platform/metrics/meter.ts'
import { givenProduct } from './shop/catalog/catalog.fixture.ts'
import { expect, test as base, testOptions } from './test/test.ts'

const TOKEN = 'the-operators-own-token'
const KNOWN = ['answers', 'addresses', 'cards', 'prices', 'searches', 'totals', 'facets', 'families', 'limit searches']

const test = base.extend('open', ({ db }) => async (metricsToken?: string) => {
  const answers = new AnswerCache()
  answers.resume()
  const meter = await openMeter({ service: 'kastha-test' })
  const app = buildApp({ ...testOptions, db, answers, meter, metricsToken })
  onTestFinished(async () => {
    await app.close()
    await meter.close()
  })
  const read = async (authorization = `Bearer ${TOKEN}`) => app.inject({ url: '/metrics', headers: { authorization } })
  return { app, read }
})

/** Returns the samples of a metric, by cache. */
function samplesOf(text: string, metric: string): Record<string, number> {
  const lines = text.matchAll(/^(\w+)\{cache="([^"]+)"\} (\d+)$/gm)
  return Object.fromEntries(
    [...lines].flatMap(([, name, cache, value]) => (name === metric ? [[cache, Number(value)]] : [])),
  )
}

test('only who has the token reads the metrics', async ({ open }) => {
  const { read } = await open(TOKEN)
  expect((await read()).statusCode).toBe(200)
  for (const wrong of ['', TOKEN, 'Bearer ', `Bearer ${TOKEN}x`]) {
    expect((await read(wrong)).json()).toMatchObject({ code: 'unauthorized' })
  }
  expect((await (await open()).read()).statusCode).toBe(404)
})

test('the metrics are lines as Prometheus reads them', async ({ open }) => {
  const { headers, body } = await (await open(TOKEN)).read()
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
  const labels = /(?:\{\w+="[^"\\\n]+"(?:,\w+="[^"\\\n]+")*\})?/.source
  const line = new RegExp(
    `^(?:# (?:HELP|UNIT) \\w+ [^\\n]+|# TYPE \\w+ (?:gauge|counter|histogram)|\\w+${labels} [\\d.e+-]+)$`,
  )
  expect(
    body
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([])
  expect(body).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
})

test('every cache has a budget, and shows what it holds and how often that was found', async ({ db, open }) => {
  const { app, read } = await open(TOKEN)
  await givenProduct(db, { name: 'Sofa' })
  for (const limit of [1, 2, 1]) await app.inject(`/api/product/getAllProducts?limit=${limit}&facets=true`)
  const { body } = await read()
  const [bytes, maxBytes] = [samplesOf(body, 'kastha_cache_bytes'), samplesOf(body, 'kastha_cache_max_bytes')]
  expect(Object.keys(maxBytes)).toEqual(expect.arrayContaining(KNOWN))
  for (const [name, most] of Object.entries(maxBytes)) {
    expect([name, most]).toEqual([name, expect.toSatisfy((figure: number) => figure > 0 && figure < 64 * 1024 * 1024)])
    expect(bytes[name]).toBeLessThanOrEqual(most)
  }
  expect(samplesOf(body, 'kastha_cache_entries')).toMatchObject({ answers: 2, addresses: 2, cards: 1, facets: 1 })
  expect(samplesOf(body, 'kastha_cache_hits_total')).toMatchObject({ answers: 1, addresses: 1, cards: 1, facets: 1 })
  expect(bytes['answers']).toBeGreaterThan(4_000)
})

test('answers are timed by their route, never by their address', async ({ open, db }) => {
  const { app, read } = await open(TOKEN)
  const { id } = await givenProduct(db, { name: 'Sofa' })
  await app.inject(`/api/product/${id}`)
  await app.inject('/nowhere/at-all')
  await app.inject('/healthz')
  const { body } = await read()
  const counts = [...body.matchAll(/^http_server_request_duration_seconds_count\{(.*)\} 1$/gm)].map(
    ([, labels]) => labels,
  )
  expect(counts.toSorted()).toEqual([
    'method="GET",route="/api/product/:id",status="2xx"',
    'method="GET",route="none",status="4xx"',
  ])
})
