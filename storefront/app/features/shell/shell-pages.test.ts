import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'
import { linksIn, part, textsOf } from '../../../served-html.fixture.ts'

test('the HTML contains the splash screen', async ({ get }) => {
  expect((await get('/')).body).toMatch(/<div id="splash" aria-hidden="true">Kastha<\/div>/)
})

test('the header shows the first offer, and says which buttons need a script', async ({ get }) => {
  const header = part((await get('/')).body, '<header', '</header>')
  const offers = textsOf(part(header, '<section', '</section>'), 'li')
  expect(offers.slice(0, 3)).toEqual([
    'Free shipping over Nrs. 1,00,000',
    expect.stringMatching(/^Made to your size/),
    'Cash on delivery in most districts',
  ])
  const hidden = [...header.matchAll(/<li[^>]*>/g)].slice(0, 3).map(([tag]) => tag.includes(' hidden=""'))
  expect(hidden).toEqual([false, true, true])
  for (const name of ['Pause offers', 'Our Categories', 'Furniture Cart \\[0\\]']) {
    const [button] = new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(header)!
    expect(button).toMatch(/class="[^"]*\bneeds-script\b/)
  }
})

test('the footer links to the rooms, even without scripts', async ({ get }) => {
  const footer = part((await get('/')).body, '<footer', '</footer>')
  const products = part(footer, '>Products</', '</nav>')
  expect(textsOf(products, 'a')).toEqual([
    'Bedroom',
    'Living Room',
    'Dining',
    'Office Items',
    'Outdoor',
    'Bedding Items',
  ])
  expect(linksIn(products)[0]).toBe('/productListing/category/1')
})

test('robots.txt excludes the API and searches, and links to the sitemap', async ({ get }) => {
  const { headers, body } = await get('/robots.txt')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const expected = ['Disallow: /api/', 'Disallow: /search', 'Sitemap: http://shop.example/sitemap.xml']
  expect(body.split('\n')).toEqual(expect.arrayContaining(expected))
})

test('the sitemap has each product of the shop once', async ({ get }) => {
  const { headers, body } = await get('/sitemap.xml')
  expect(headers['content-type']).toMatch(/^application\/xml/)
  const paths = [...body.matchAll(/<loc>http:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path]) => path!)
  expect(new Set(paths).size).toBe(paths.length)
  const { totalProducts } = (await get('/api/product/getAllProducts?limit=1')).json()
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(totalProducts)
})
