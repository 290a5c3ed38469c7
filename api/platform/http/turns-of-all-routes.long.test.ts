import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { buildApp, type App } from '../../app.ts'
import { givenApiKey } from '../../office/api-keys/api-keys.fixture.ts'
import { openActors } from '../../test/fuzz/actors.ts'
import { readCalls, type Call } from '../../test/fuzz/calls.ts'
import { requestOf, type Request, type Sample } from '../../test/fuzz/request.ts'
import { valuesOf } from '../../test/fuzz/schema-values.ts'
import { send } from '../../test/fuzz/send.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../../test/test.ts'

const MANY = 1_000
const VERBS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** A call under way, and whether its work runs in a bulkhead. */
type Under = { request: FastifyRequest; isInside?: true }

/** The app, its routes, those that were called, and those whose database work had no turn. */
const test = base.extend('watched', async ({ db, pool }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: MANY })
  onCleanup(() => app.close())
  const routes = new Set<string>()
  const called = new Set<string>()
  const withoutTurn = new Set<string>()
  const under = new AsyncLocalStorage<Under>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) if (VERBS.has(verb) && url.startsWith('/api/')) routes.add(`${verb} ${url}`)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    called.add(`${request.method} ${request.routeOptions.url}`)
    under.run({ request }, done)
  })
  // Bodies arrive outside of the context that the first hook opened.
  app.addHook('preValidation', (request, _reply, done) => under.run({ request }, done))
  const inside = <Result>(work: () => Result) => under.run({ ...under.getStore()!, isInside: true }, work)
  const { search, quote, listing, read } = app.bulkheads
  Object.assign(app.bulkheads, {
    search: (address, work) => inside(() => search(address, work)),
    quote: (address, work) => inside(() => quote(address, work)),
    listing: (address, work) => inside(() => listing(address, work)),
    read: (address, work) => inside(() => read(address, work)),
  } satisfies Partial<App['bulkheads']>)
  const connect = pool.connect.bind(pool)
  pool.connect = ((...given: []) => {
    const call = under.getStore()
    if (call && !call.isInside && !call.request.turn) {
      withoutTurn.add(`${call.request.method} ${call.request.routeOptions.url}`)
    }
    return connect(...given)
  }) as typeof pool.connect
  await app.ready()
  return { app, routes, called, withoutTurn }
})

test('every call asks the database in its turn, or in a bulkhead', { timeout: 60_000 }, async ({ watched }) => {
  const { app, routes, called, withoutTurn } = watched
  const actors = await openActors(app)
  const calls = readCalls((await app.inject('/api/docs/openapi.json')).json())
  const play = async (name: string, role: 'shopper' | 'owner', request: Request) => {
    const headers = { ...actors.headersOf(role), ...request.headers }
    await actors.heard(role, name, await send(app, 0, { ...request, headers }, false))
  }
  for (const call of calls) {
    await play(call.name, call.path.startsWith('/api/admin/') ? 'owner' : 'shopper', sampleOf(call))
  }
  // What the document leaves out, and the calls of programs.
  const { token } = await givenApiKey(app)
  for (const route of [...routes].filter((one) => !called.has(one))) {
    const [method, url] = route.split(' ') as [Call['method'], string]
    const headers = url.startsWith('/api/v1/') ? { authorization: `Bearer ${token}` } : {}
    await play(route, 'owner', { method, url: url.replaceAll(/:\w+/g, '1'), headers, spoils: [] })
  }
  expect(routes.size).toBeGreaterThan(200)
  expect([...routes].filter((route) => !called.has(route))).toEqual([])
  expect([...withoutTurn]).toEqual([])
})

function sampleOf(call: Call): Request {
  const [sample] = fc.sample(valuesOf(call.schema) as fc.Arbitrary<Sample>, { numRuns: 1, seed: 1 })
  return requestOf(call, sample!, Buffer.from('a photo'), [])
}
