import { randomUUID } from 'node:crypto'
import type { FastifyRequest, HTTPMethods } from 'fastify'
import { SHORT_KEY_LENGTH } from '#domain/orders/short-token.ts'
import { buildApp } from '../../app.ts'
import { signAccessToken } from '../../people/accounts/sessions/access-token.ts'
import { confirmToken, unsubscribeToken } from '../../shop/notices/person.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { newRandomToken } from '../secrets/random.ts'
import { shortTokenOf, trackKey } from '../secrets/track-key.ts'
import { logOptions } from './log.ts'

const MANY = 1_000
const { secrets } = testOptions
const number = 'KA-261125-7F3K9Q2M'

/** One of each kind of token and key that an address may hold. */
async function tokens(): Promise<string[]> {
  const short = shortTokenOf(secrets.orderKey, number)
  return [
    newRandomToken().token,
    trackKey(secrets.orderKey, number),
    short,
    short.slice(-SHORT_KEY_LENGTH),
    confirmToken(secrets.dataKey, { id: randomUUID(), askedAt: new Date() }),
    unsubscribeToken(secrets.dataKey, 'asmita@post.example', 'price-drop'),
    await signAccessToken(secrets.tokenKey, { id: randomUUID(), userId: randomUUID() }),
  ]
}

const test = base.extend('watched', async ({ db }, { onCleanup }) => {
  const app = buildApp({ ...testOptions, db, addressLimitFactor: MANY })
  onCleanup(() => app.close())
  const routes: { method: HTTPMethods; url: string }[] = []
  const logged: string[] = []
  const { serializers } = logOptions('info') as { serializers: { req: (request: FastifyRequest) => { url: string } } }
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) routes.push({ method: verb, url })
  })
  app.addHook('onResponse', async (request) => void logged.push(serializers.req(request).url))
  app.get('/*', async () => '') // where the pages are
  await app.ready()
  return { app, routes, logged }
})

test('no route has a token logged, wherever its address holds one', { timeout: 60_000 }, async ({ watched }) => {
  const { app, routes, logged } = watched
  const kinds = await tokens()
  const open = routes.filter(({ url }) => /[:*]/.test(url))
  expect(open.length).toBeGreaterThan(100)
  let count = 0
  const hold = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, () => kinds[(count += 1) % kinds.length]!)
  for (const { method, url } of open) {
    await app.inject({ method, url: `${hold(url)}?after=${hold('*')}&next=%2Ftrack-order%3Fkey%3D${hold('*')}` })
  }
  for (const token of kinds) {
    for (const path of ['o', 'O', '%6f', 'api/Notices/confirm', 'ne/cart/shared']) await app.inject(`/${path}/${token}`)
    await app.inject(`/cart/shared/${token}.data?${token}`)
    await app.inject(`/api/notices/confirm//${token.replaceAll('-', '%2D')}/`)
  }
  const ends = kinds.map((token) => token.slice(-SHORT_KEY_LENGTH))
  expect(logged.length).toBeGreaterThan(open.length)
  expect(logged.filter((url) => ends.some((end) => url.includes(end)))).toEqual([])
})
