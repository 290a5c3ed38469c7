import { createHash } from 'node:crypto'
import { vi } from 'vitest'
import { parse } from 'yaml'
import { buildApp } from '../app.ts'
import { givenStaff } from '../office/staff/staff.fixture.ts'
import { expect, test as base, testOptions } from '../test/test.ts'

/** A production shop. */
const test = base.extend('shop', ({ db }, { onCleanup }) => {
  const shop = buildApp({ ...testOptions, db, hidesAdminCalls: true })
  onCleanup(() => shop.close())
  return shop
})

const isAdmin = (path: string) => path.startsWith('/api/admin/')

test.for(['/api/docs/', '/api/docs/openapi.json', '/api/docs/openapi.yaml'])(
  'in production %s lists no call of the back office',
  async (url, { shop }) => {
    const answer = await shop.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('/api/admin')
    expect(answer.body).not.toContain('AdminOrder')
  },
)

test('in production the public calls stay where other programs expect them', async ({ shop }) => {
  const answer = await shop.inject('/api/docs/openapi.json')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/category': {}, '/api/orders/{orderId}': {}, '/api/user/login': {} },
  })
  expect((await shop.inject('/api/docs/openapi.yaml')).body).toContain('/api/orders/{orderId}:')
})

test('the YAML says what the JSON does, and others get a turn after each call that is written', async ({ shop }) => {
  const document = (await shop.inject('/api/docs/openapi.json')).json()
  let turns = 0
  let isDone = false
  const countTurn = () => {
    turns += 1
    if (!isDone) setImmediate(countTurn)
  }
  countTurn()
  const yaml = await shop.inject('/api/docs/openapi.yaml')
  isDone = true
  expect(parse(yaml.body)).toEqual(document)
  expect(turns).toBeGreaterThan(Object.keys(document.paths).length)
})

test('each document is made once, compressed once, and known by its ETag', async ({ app }) => {
  const ask = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
  for (const url of ['/api/docs/openapi.json', '/api/docs/openapi.yaml', '/api/docs/js/scalar.js', '/api/docs/']) {
    const first = await ask(url, { 'accept-encoding': 'br' })
    expect(first.statusCode, url).toBe(200)
    if (!url.endsWith('/')) expect(first.headers['content-encoding'], url).toBe('br')
    const again = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body], url).toEqual([304, ''])
  }
  const readDocument = vi.spyOn(app, 'swagger')
  expect((await ask('/api/docs/openapi.yaml', {})).statusCode).toBe(200)
  expect(readDocument).not.toHaveBeenCalled()
})

test('outside production every call is listed', async ({ app }) => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json()
  expect(Object.keys(paths).filter(isAdmin).length).toBeGreaterThan(50)
})

test('a record that several calls share is described once, and every reference leads to a description', async ({
  app,
}) => {
  const document = await app.inject('/api/docs/openapi.json')
  const { components, paths } = document.json()
  const references = [...document.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(new Set(references)).toEqual(new Set(Object.keys(components.schemas)))
  expect(components.schemas.Order.properties).toHaveProperty('otherWays')
  const { schema } = paths['/api/orders/{orderId}'].get.responses[200].content['application/json']
  expect(schema.properties.data).toEqual({ $ref: '#/components/schemas/Order' })
})

test('staff of every role can read every call, and nobody else can', async ({ shop }) => {
  const { cookies } = await givenStaff(shop, 'support')
  for (const url of ['/api/admin/docs', '/api/admin/docs/openapi.json']) {
    expect((await shop.inject(url)).statusCode).toBe(401)
    const answer = await shop.inject({ url, cookies })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('/api/admin/orders/{id}')
    expect(answer.body).toContain('/api/orders/{orderId}')
  }
})

test.for(['/api/docs/', '/api/admin/docs'])(
  'the scripts of %s run by their hashes, in an origin of their own, and load nothing from elsewhere',
  async (url, { shop }) => {
    const { cookies } = await givenStaff(shop, 'owner')
    const page = await shop.inject({ url, cookies })
    expect(page.headers['content-type']).toContain('text/html')
    const policy = new Map(
      String(page.headers['content-security-policy'])
        .split('; ')
        .map((one) => [one.split(' ')[0], one.split(' ').slice(1)]),
    )
    const scripts = [...page.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes, text]) => ({
      src: /src="([^"]+)"/.exec(attributes!)?.[1],
      hash: `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
    }))
    expect(scripts).toHaveLength(2)
    expect(policy.get('script-src')).toEqual(["'self'", scripts[1]!.hash])
    expect(policy.get('sandbox')).not.toContain('allow-same-origin')
    expect(policy.get('default-src')).toEqual(["'none'"])
    const { pathname } = new URL(scripts[0]!.src!, `http://shop.example${url}`)
    expect(pathname).toBe('/api/docs/js/scalar.js')
    const library = await shop.inject(pathname)
    expect(library.statusCode).toBe(200)
    expect(library.headers['cross-origin-resource-policy']).toBe('cross-origin')
  },
)
