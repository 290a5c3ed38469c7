import { expect, ownAppTest as base, testOptions } from '../../test/test.ts'

const host = 'localhost:3000'

/** The app with a route that changes data. */
const test = base.extend('send', ({ app }) => {
  app.route({
    url: '/api/chairs',
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    handler: async () => ({ success: true }),
  })
  return async (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET', headers: Record<string, string>) =>
    (await app.inject({ method, url: '/api/chairs', headers: { host, ...headers } })).statusCode
})

// The cases of Go's own tests: https://go.dev/src/net/http/csrf_test.go
test.for([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200], // typed by the visitor
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403], // another host of the same domain
  [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, 403],
  [{}, 200], // not a browser
  [{ origin: `http://${host}` }, 200],
  [{ origin: `https://${host}` }, 200], // TLS ended at a proxy
  [{ origin: 'https://attacker.example' }, 403],
  [{ origin: 'http://localhost:3001' }, 403],
  [{ origin: 'null' }, 403], // a sandboxed frame
  [{ origin: 'no address' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://shop.example' }, 200], // our pages at PUBLIC_URL
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://shop.example.attacker.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, 403],
] as const)('a change with %j is a %i', async ([headers, status], { send }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) expect(await send(method, headers)).toBe(status)
})

test('the server accepts its own pages under each of its host names', async ({ send }) => {
  for (const name of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20']) {
    expect(await send('POST', { host: name, origin: `http://${name}` })).toBe(200)
  }
  expect(await send('POST', { host: 'localhost:3000', origin: 'http://127.0.0.1:3000' })).toBe(403)
})

test('behind a proxy the host is the one that the browser requested', async ({ send }) => {
  const headers = {
    host: '10.0.0.7:3000',
    'x-forwarded-host': 'furniture.example',
    origin: 'https://furniture.example',
  }
  expect(await send('POST', headers)).toBe(200)
})

test('read requests are accepted from everywhere', async ({ app }) => {
  const headers = { host, 'sec-fetch-site': 'cross-site', origin: 'https://attacker.example' }
  expect((await app.inject({ url: '/api/category', headers })).statusCode).toBe(200)
})

test('a refusal gives its reason', async ({ app }) => {
  app.post('/api/chairs', async () => ({ success: true }))
  const refused = await app.inject({
    method: 'POST',
    url: '/api/chairs',
    headers: { origin: 'https://attacker.example' },
  })
  expect(refused.json()).toEqual({
    success: false,
    error: true,
    code: 'forbidden',
    message: 'This request comes from another website and was refused.',
  })
})

test('a browser that posts a form from another site sees a page with the way to the shop', async ({ app }) => {
  app.post('/api/chairs', async () => ({ success: true }))
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const refused = await app.inject({ method: 'POST', url: '/api/chairs', headers })
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('Please open the shop at its own address')
  expect(refused.body).toContain('कृपया पसल यसकै ठेगानामा खोल्नुहोस्')
  expect(refused.body).toContain(`<a href="${testOptions.publicUrl}">`)
})
