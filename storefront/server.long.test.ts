import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { buildApp } from '#api/app.ts'
import { AnswerCache } from '#api/platform/cache/answer-cache.ts'
import { listenForChanges } from '#api/platform/cache/invalidation-listener.ts'
import { respond } from '#api/platform/cache/respond.ts'
import { givenCategory, givenProduct } from '#api/shop/catalog/catalog.fixture.ts'
import type { Db } from '#api/platform/db/client.ts'
import { products, shopSettings, variants } from '#api/platform/db/schema.ts'
import { expect, ownDatabaseTest as test, testOptions } from '#api/test/test.ts'
import { languagePath, languages } from '#domain/language/languages.ts'
import { seedShop } from '../seed/demo.ts'
import { shopPagePaths } from './app/features/pages/shop-page-links.ts'
import { storefront } from './server.ts'

const MAX_HEADER_BYTES = 16_384

/** Mounts the built pages over a database like `server.ts`, with notices of changes. */
async function openPages(db: Db, url: string) {
  await seedShop(db, {})
  const answers = new AnswerCache()
  const app = buildApp({ ...testOptions, db, answers })
  app.register(storefront, { api: app, respond, publicUrl: testOptions.publicUrl })
  const flowing = once(answers, 'resume')
  const listener = listenForChanges(answers, url)
  onTestFinished(async () => {
    await listener.close()
    await app.close()
  })
  await flowing
  const show = async (path: string) => (await app.inject(path)).body
  /** Waits until the notice of a change has arrived, or everything was dropped because the listener had to connect again. */
  const changed = async (change: PromiseLike<unknown>, tag: string) => {
    const heard = new Promise<void>((resolve) => {
      answers.on('drop', (tags) => tags.includes(tag) && resolve())
      answers.on('resume', resolve)
    })
    await change
    await heard
  }
  return { app, show, changed }
}

test('a changed product shows on the next request, in two processes; other pages stay cached', async ({ db, url }) => {
  const chair = await givenProduct(db, { name: 'Palpa chair' })
  const lamp = await givenProduct(db, { name: 'Phewa lamp' })
  const [here, there] = [await openPages(db, url), await openPages(db, url)]
  const lampBefore = (await here.app.inject(`/product/${lamp.id}`)).headers.etag
  for (const { show } of [here, there]) expect(await show(`/product/${chair.id}`)).toContain('Palpa chair')

  const tag = `product:${chair.id}`
  const rename = db.update(products).set({ name: 'Tansen chair' }).where(eq(products.id, chair.id)).execute()
  await Promise.all([here.changed(rename, tag), there.changed(rename, tag)])

  for (const { show } of [here, there]) {
    const page = await show(`/product/${chair.id}`)
    expect(page).toContain('Tansen chair')
    expect(page).not.toContain('Palpa chair')
    expect(await show(`/productListing/category/${chair.categoryId}`)).toContain('Tansen chair')
  }
  expect((await here.app.inject(`/product/${lamp.id}`)).headers.etag).toBe(lampBefore)
})

test('the sale of the last piece shows on the product and on every list', async ({ db, url }) => {
  const chair = await givenProduct(db, { variants: [{ stock: 1 }] })
  const { show, changed } = await openPages(db, url)
  const list = `/productListing/category/${chair.categoryId}`
  expect(await show(list)).toContain('In Stock (1)')
  await changed(db.update(variants).set({ stock: 0 }).execute(), 'catalog')
  expect(await show(list)).toContain('Out of Stock')
  expect(await show(`/product/${chair.id}`)).toContain('Out of Stock')
})

test('a page is the same for everyone, cacheable by a CDN, and a 304 when unchanged', async ({ db, url }) => {
  const { id } = await givenProduct(db)
  const { app } = await openPages(db, url)
  const first = await app.inject({ url: `/product/${id}`, headers: { cookie: 'who=asmita', 'accept-encoding': 'br' } })
  expect(first.headers).toMatchObject({
    'cache-control': expect.stringMatching(/^public, .*s-maxage=\d+/),
    'content-encoding': 'br',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-content-type-options': 'nosniff',
  })
  expect(first.headers['set-cookie']).toBeUndefined()

  const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) }
  const again = await app.inject({ url: `/product/${id}`, headers })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('a campaign parameter is the same page, a choice is another', async ({ db, url }) => {
  const { id } = await givenProduct(db, { variants: [{ size: '122*200' }, { size: '153*200', price: 77_000 }] })
  const { app } = await openPages(db, url)
  const etagOf = async (path: string) => (await app.inject(path)).headers.etag
  const plain = await etagOf(`/product/${id}`)
  expect(await etagOf(`/product/${id}?utm_source=mail&fbclid=1`)).toBe(plain)
  expect(await etagOf(`/product/${id}?size=${encodeURIComponent('153*200')}`)).not.toBe(plain)
})

test('a missing page is an uncached 404, until it exists', async ({ db, url }) => {
  const { app } = await openPages(db, url)
  for (const path of ['/product/1', '/product/x', '/productListing/category/1', '/no-such-page']) {
    const answer = await app.inject(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.headers['cache-control']).toContain('no-store')
  }
  const { id } = await givenProduct(db, { name: 'Sal bench' })
  const page = await app.inject(`/product/${id}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Sal bench')
})

test('new settings of the shop show on every page', async ({ db, url }) => {
  const { show, changed } = await openPages(db, url)
  expect(await show('/')).toContain('<title>Kastha')
  await changed(db.update(shopSettings).set({ name: 'Deodar' }).execute(), 'settings')
  expect(await show('/')).toContain('<title>Deodar')
})

test('texts by staff are escaped in the page, its head and its structured data', async ({ db, url }) => {
  const name = `</script><script>alert("1")</script> & 'x'`
  const { id } = await givenProduct(db, { name })
  const { app } = await openPages(db, url)
  const { body } = await app.inject(`/product/${id}`)
  expect(body).not.toContain('<script>alert')
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(data.find((one) => one['@type'] === 'Product')).toMatchObject({ name })
})

test('the sitemap lists every page once, robots.txt links to it, and headers stay small', async ({ db, url }) => {
  const { id: categoryId } = await givenCategory(db)
  const made = []
  for (let count = 0; count < 12; count += 1) made.push((await givenProduct(db, { categoryId })).id)
  await givenProduct(db, { categoryId, published: false })
  const { app } = await openPages(db, url)

  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  const found = [...sitemap.body.matchAll(/<loc>http:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path!)
  const expected = [
    '/',
    '/productListing',
    `/productListing/category/${categoryId}`,
    '/our-projects',
    '/planner',
    ...shopPagePaths,
    ...made.map((id) => `/product/${id}`),
  ]
  const inEachLanguage = languages.flatMap((language) => expected.map((path) => languagePath(language, path)))
  expect(found.toSorted()).toEqual(inEachLanguage.toSorted())

  const robots = await app.inject('/robots.txt')
  expect(robots.body).toContain('Sitemap: http://shop.example/sitemap.xml')
  for (const { headers } of [sitemap, robots, await app.inject('/productListing')]) {
    expect(JSON.stringify(headers).length).toBeLessThan(MAX_HEADER_BYTES)
  }
})

test('every kind of page loads its scripts after its content, from files that exist', async ({ db, url }) => {
  const { app, show } = await openPages(db, url)
  for (const path of ['/', '/productListing', '/checkout', '/no-such-page']) {
    const page = await show(path)
    expect(page, path).not.toContain('rel="modulepreload"')
    const [, start] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(page)!
    expect(start, path).toContain('addEventListener("load"')
    // A declaration would load its file before the wait; a call waits its turn.
    expect(start, path).not.toMatch(/\bimport\s*["'{*\w]/)
    const files = [...start!.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
    expect(files.length, path).toBeGreaterThan(3)
    for (const file of new Set(files)) expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200])
  }
})

test('an address with a broken escape is a 404', async ({ db, url }) => {
  const { app } = await openPages(db, url)
  for (const path of ['/product/%E0%A4%A', '/50%', '/%zz?q=1']) {
    const answer = await app.inject(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('not found')
  }
})

test('a page has one URL, whatever the case of the request', async ({ db, url }) => {
  const { id } = await givenProduct(db)
  const { app } = await openPages(db, url)
  const answer = await app.inject(`/PRODUCT/${id}?size=x`)
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe(`/product/${id}?size=x`)
})

test('no page responds to API addresses in capitals', async ({ db, url }) => {
  const { app } = await openPages(db, url)
  for (const path of ['/API', '/API/category', '/Api/product/1?x=1']) {
    const answer = await app.inject(path)
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.json()).toMatchObject({ success: false, error: true, code: 'not_found' })
  }
  expect((await app.inject('/apiary')).headers['content-type']).toContain('text/html')
})

test('the manifest has the shop’s name and colors, with its content type', async ({ db, url }) => {
  const { app, show, changed } = await openPages(db, url)
  const answer = await app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toMatchObject({ name: 'Kastha', short_name: 'Kastha', start_url: '/', theme_color: '#fbf8f3' })
  for (const { src } of answer.json().icons) expect((await app.inject(src)).headers['content-type']).toBe('image/png')
  await changed(db.update(shopSettings).set({ name: 'Deodar' }).execute(), 'settings')
  expect(JSON.parse(await show('/manifest.webmanifest'))).toMatchObject({ name: 'Deodar' })
})

test('the worker is revalidated each time, lists existing files, and changes with the page', async ({ db, url }) => {
  const { app, show, changed } = await openPages(db, url)
  const answer = await app.inject('/service-worker.js')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const kept = keptIn(answer.body)
  expect(kept.pages).toEqual(['/offline', '/ne/offline'])
  for (const path of [...kept.pages, ...kept.files])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200])
  const offline = await show(kept.pages[0]!)
  expect(offline).toContain('name="robots" content="noindex"')
  // The faces of rare letters (`-more`) are not kept.
  const asked = [...offline.matchAll(/(\/assets\/[^"')?]*-latin-[^"')?]*|\/assets\/logo[^"?]*)\?offline/g)]
    .map(([, file]) => file)
    .filter((file) => !file!.includes('-more-'))
  expect(asked.filter((file) => file!.includes('/logo'))).not.toEqual([])
  expect(asked.filter((file) => file!.includes('-latin-'))).not.toEqual([])
  expect(kept.files).toEqual(expect.arrayContaining([...new Set(asked)]))

  await changed(db.update(shopSettings).set({ name: 'Deodar' }).execute(), 'settings')
  expect(keptIn(await show('/service-worker.js')).version).not.toBe(kept.version)
})

function keptIn(worker: string): { version: string; pages: string[]; files: string[] } {
  return JSON.parse(/^const kept = (.*);$/m.exec(worker)![1]!)
}

test('browsers that request an icon by default get one', async ({ db, url }) => {
  const { app } = await openPages(db, url)
  const icon = await app.inject('/favicon.ico')
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/vnd.microsoft.icon'])
})

test('wrong methods are refused before a body is read', async ({ db, url }) => {
  const { app } = await openPages(db, url)
  const answer = await app.inject({ method: 'POST', url: '/product/7', payload: 'x'.repeat(100) })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})
