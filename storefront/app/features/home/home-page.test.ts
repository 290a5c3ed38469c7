import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textOf, textsOf } from '../../../served-html.fixture.ts'

/** Returns the section of the home page with this heading. */
const section = (html: string, heading: string) => part(mainOf(html), `>${heading}</h2>`, '</section>')
const cardNames = (html: string) => textsOf(html, 'h3')

type Listed = { name: string; isFeatured: boolean; isLatest: boolean; isDiscounted: boolean }
type Get = (path: string) => Promise<{ json: () => { products: Listed[] } }>

async function productsOf(get: Get, query: string): Promise<Listed[]> {
  return (await get(`/api/product/getAllProducts?${query}`)).json().products
}

test('six rooms are tiles below a subtitle; each links to the listing with its room chosen', async ({ get }) => {
  const tiles = section((await get('/')).body, 'Featured Categories')
  expect(tiles).toContain(
    'Furniture for living room, dining room, bedroom, home office, hotels, businesses and corporate spaces.',
  )
  const rooms = ['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor', 'Bedding Items']
  expect(textsOf(tiles, 'a')).toEqual(rooms)
  expect(linksIn(tiles)).toEqual(rooms.map((_, at) => `/productListing?category=${at + 1}`))

  const listing = mainOf((await get('/productListing?category=5')).body)
  expect(listing).toContain('aria-label="Remove filter: OutDoor Items"')
  const checked = [...listing.matchAll(/<label[^>]*>(?:(?!<\/label>).)*?<input[^>]* checked=""[^>]*>.*?<\/label>/gs)]
  expect(checked.map(([label]) => textOf(label))).toEqual([expect.stringMatching(/^OutDoor Items/)])
})

test('the served sliders show five promoted products: of three of each kind, filled up to eight, without duplicates', async ({
  get,
}) => {
  const products = await productsOf(get, 'limit=100')
  const promoted = products.filter((one) => one.isFeatured || one.isLatest || one.isDiscounted)
  const names = new Set(promoted.map(({ name }) => name))
  expect(names.size).toBeLessThan(products.length)

  const home = (await get('/')).body
  const featured = section(home, 'Featured Products')
  expect(featured).toContain('Explore Our Latest Arrivals, Trending Items, and Exclusive On-Sale Products.')
  const mixed = cardNames(featured)
  const kinds = ['featured=true&limit=3', 'latest=true&limit=3', 'discounted=true&limit=3', 'limit=10']
  const candidates = (await Promise.all(kinds.map((query) => productsOf(get, query)))).flat()
  const chosen = [...new Set(candidates.map(({ name }) => name))].filter((name) => names.has(name)).slice(0, 8)
  expect(chosen).toHaveLength(8)
  expect(new Set(mixed).size).toBe(5)
  expect(chosen).toEqual(expect.arrayContaining(mixed))
  const livingRoom = cardNames(section(home, 'New for the living room'))
  expect(livingRoom.length).toBeGreaterThan(0)
  expect([...mixed, ...livingRoom].filter((name) => !names.has(name))).toEqual([])
})

test('the clients come last', async ({ get }) => {
  const main = mainOf((await get('/')).body)
  const clients = part(main, '<section aria-label="Trusted clients"', '</section>')
  expect(clients.match(/<li/g)!.length).toBeGreaterThan(1)
  expect(clients).toContain('alt="Himtara Grand Hotel"')
  expect(main.slice(main.indexOf(clients) + clients.length)).not.toContain('<section')
})
