import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

const RARA = 'Rara wingback bed'
const TOGGLE = `aria-label="Compare ${RARA}"`

test('a shared comparison is served completely: title, columns, and a link that removes each product', async ({
  get,
}) => {
  const { statusCode, body } = await get('/compare?products=1,2')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Compare products | Kastha</title>')
  expect(body.match(/<th scope="col">/g)).toHaveLength(2)
  expect(body).toMatch(
    new RegExp(`<a [^>]*aria-label="Remove ${RARA} from the comparison"[^>]*href="/compare\\?products=2"`),
  )
})

test('search engines may not index comparisons', async ({ get }) => {
  expect((await get('/compare?products=1,2')).body).toContain('<meta name="robots" content="noindex"')
})

test('an address with too many or invalid ids shows its first four valid products', async ({ get }) => {
  const { body } = await get('/compare?products=x,1,0,2,1,3,5,4,20')
  const removed = [...body.matchAll(/data-removes="(\d+)"/g)].map(([, id]) => id)
  expect(removed).toEqual(['1', '2', '3', '5'])
})

test('without scripts the browser’s choice is unknown, so the page says how to begin', async ({ get }) => {
  expect((await get('/compare')).body).toContain('Compare up to four products')
})

test('controls that need a script are hidden without one', async ({ get }) => {
  const { body } = await get('/compare?products=1,2')
  expect(body).toMatch(/<label class="[^"]*needs-script[^"]*"><input[^>]*role="switch"/)
})

test.for(['/product/1', '/productListing/subcategory/7'])(
  'a product can be chosen for comparison on %s, with scripts only',
  async (path, { get }) => {
    const { body } = await get(path)
    const before = body.slice(0, body.indexOf(TOGGLE))
    expect(body).toContain(TOGGLE)
    // The class is on the button itself or on an element around it.
    expect(before.slice(-1500)).toContain('needs-script')
  },
)
