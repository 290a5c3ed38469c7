import { demoTest as test, expect } from './demo-pages.fixture.ts'
import { linksIn, mainOf, part, textsOf } from './served-html.fixture.ts'

test('without scripts links lead from the home page through a category to a product', async ({ get }) => {
  const home = (await get('/')).body
  expect(textsOf(home, 'h2')).toContain('Featured Categories')
  const tiles = part(home, '>Featured Categories<', '</section>')
  const toBedroom = linksIn(tiles).find((path) => path.includes('category=1'))!
  const listing = (await get(toBedroom)).body
  expect(listing).toMatch(/There are \d+ products\./)

  const card = part(mainOf(listing), '<article', '</article>')
  const [name] = textsOf(card, 'h3')
  const product = (await get(linksIn(card)[0]!)).body
  expect(textsOf(product, 'h1')).toEqual([name])
  expect(textsOf(product, 'title')[0]).toContain(name)
  expect(mainOf(product)).toMatch(/Nrs\. [\d,]+/)
})

test('an unknown address says so and links home', async ({ get }) => {
  const { statusCode, body } = await get('/no-such-page')
  expect(statusCode).toBe(404)
  expect(textsOf(mainOf(body), 'h1')).toEqual(['Page not found'])
  expect(linksIn(mainOf(body))).toContain('/')
  expect(mainOf(body)).toContain('Go Home')
})

test('each page has one h1, its own title, a canonical URL and structured data', async ({ get }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/productListing', '/productListing/category/1', '/product/1']) {
    const { body } = await get(path)
    expect(textsOf(body, 'h1'), path).toHaveLength(1)
    titles.add(textsOf(body, 'title')[0]!)
    expect(body, path).toMatch(/<link rel="canonical" href="http/)
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    expect(data.length, path).toBeGreaterThan(0)
    for (const [, json] of data) expect(JSON.parse(json!)).toHaveProperty('@context', 'https://schema.org')
  }
  expect(titles.size).toBe(4)
})
