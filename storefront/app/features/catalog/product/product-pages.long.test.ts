import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

const BED = '/product/1'

test.for([BED, '/productDetails/1?size=153*200'])(
  '%s has one canonical address and the same offers',
  async (path, { get }) => {
    const { body } = await get(path)
    expect(body).toMatch(/<link rel="canonical" href="http[^"]*\/product\/1"/)
    const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    const product = data.map(([, json]) => JSON.parse(json!)).find((one) => one['@type'] === 'Product')
    expect(product.offers).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'NPR' })
    expect(product.image[0]).toMatch(/^http.*\/media\//)
  },
)

test.for(['999999999', '0', 'abc', '1e3', '%00', '9'.repeat(40)])(
  'product %s is missing: a 404 with links to home and search',
  async (id, { get }) => {
    const { statusCode, body } = await get(`/product/${id}`)
    expect(statusCode).toBe(404)
    expect(body).toMatch(/<h1[^>]*>Product not found<\/h1>/)
    const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
    expect(content).toContain('type="search"')
    expect(content).toMatch(/<a [^>]*href="\/"[^>]*>Go Home/)
  },
)

test.for([
  ['/product/1?color=no-such', '/product/1'],
  ['/product/1?color=blush&size=1*1&type=Normal', '/product/1?color=blush&type=Normal'],
  ['/ne/product/1?size=1*1', '/ne/product/1'],
  ['/productDetails/1?type=x', '/productDetails/1'],
])('%s leads to %s, since no variant has that', async ([path, to], { get }) => {
  const { statusCode, headers } = await get(path!)
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(to)
})

test('without scripts each size links to the page with that size chosen', async ({ get }) => {
  const { body } = await get(BED)
  const [, href] = /<a [^>]*role="radio"[^>]*href="([^"]*size=183[^"]*)"/.exec(body)!
  const chosen = await get(href!.replaceAll('&amp;', '&'))
  expect(chosen.body).toMatch(/<a [^>]*aria-checked="true"[^>]*href="[^"]*size=183/)
  expect(chosen.body).toContain('Nrs. 1,24,500')
})

test('without scripts all parts show one below another, each with its title', async ({ get }) => {
  const { body } = await get(BED)
  for (const name of ['Description', 'Product Details', String.raw`Reviews \[\d+\]`, 'Order Custom-Sized Furniture']) {
    expect(body).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`))
  }
  expect(body).toMatch(/<th scope="row">Material<\/th>/)
  expect(body).toMatch(/<ul [^>]*aria-label="Reviews"/)
})

test('without scripts the photos from buyers’ homes are links to the files', async ({ get }) => {
  const { body } = await get(BED)
  const section = body.slice(body.indexOf('In buyers’ homes'), body.indexOf('id="questions"'))
  expect(section).toMatch(/<a [^>]*href="\/media\/[^"]*\.webp"[^>]*>.*alt="Photo by /s)
})

test('without scripts the page has the first questions with their answers, and no way to ask', async ({ get }) => {
  const { body } = await get(BED)
  const section = body.slice(body.indexOf('id="questions"'))
  expect(section).toMatch(/<h2[^>]*>Questions and answers<\/h2>/)
  expect(section).toMatch(/<h3[^>]*>Does the headboard fit up a narrow stair\?/)
  expect(section).toContain('Bought this')
  expect(section.slice(0, section.indexOf('Ask a question'))).toMatch(/<button[^>]*needs-script[^>]*>$/)
  expect(section).not.toContain('Can one person lift the base')
})

test.for(['Share', 'Full screen', 'Size guide', 'View in 3D', 'Will it get in?', 'feet and inches'])(
  'without scripts there is no "%s"',
  async (name, { get }) => {
    const { body } = await get(BED)
    const at = body.lastIndexOf(name, body.indexOf('</main>'))
    expect(at).toBeGreaterThan(0)
    const beforeName = body.slice(0, at)
    const container = beforeName.slice(beforeName.lastIndexOf(name === 'feet and inches' ? '<fieldset' : '<button'))
    expect(container).toContain('needs-script')
  },
)

test('without scripts a thumbnail links to its picture', async ({ get }) => {
  const { body } = await get(BED)
  expect(body).toMatch(/<a [^>]*href="#picture-2"[^>]*aria-label="Show picture 2 of 2"/)
  expect(body).toMatch(/<li id="picture-2"/)
})

test('without scripts, the shop’s phone, WhatsApp and email replace the custom-order form', async ({ get }) => {
  const { body } = await get('/product/1')
  expect(body).toMatch(/<h2[^>]*>Order Custom-Sized Furniture<\/h2>/)
  const ways = body.match(/<section[^>]*aria-label="Ask the shop".*?<\/section>/s)![0]
  const addresses = [...ways.matchAll(/href="([^":]+):/g)].map(([, scheme]) => scheme)
  expect(addresses).toEqual(['tel', 'https', 'mailto'])
  expect(body).not.toMatch(/<form[^>]*Order Custom-Sized Furniture/)
  expect(body).not.toContain('Send by')
})

test('a bed says below its price what it comes without, in the chosen size and the language', async ({ get }) => {
  const { body } = await get('/product/1?size=153*200')
  const [, path, words] = /<a [^>]*href="([^"]+)"[^>]*>(Not included: [^<]+)<\/a>/.exec(body) ?? []
  expect(words).toMatch(/^Not included: Sukha pocket-spring mattress, Nrs\. [\d,]+$/)
  expect(path).toMatch(/^\/product\/\d+\?size=153\*200$/)
  expect((await get(path!)).statusCode).toBe(200)
  expect((await get('/ne/product/1')).body).toMatch(/>समावेश छैन: [^<]+, रु\. [०-९,]+</u)
  expect((await get(path!)).body).not.toContain('Not included:')
})
