import type { TokensReply } from '#contract/accounts.ts'
import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

/** The demo's own customer. */
const MEMBER = { email: 'asmita@kastha.example', password: 'kastha-demo' }

/** Returns the words of a page's first element with this class. */
function wordsOf(body: string, tag: string): string {
  const element = body.match(new RegExp(`<${tag}[^>]*aria-label="Delivery"[^>]*>.*?</${tag}>`, 's'))![0]
  return element.replaceAll(/<[^>]*>/g, ' ').replaceAll(/ +/g, ' ')
}

test('without scripts a product page has the usual days, and one sentence about delivery and fitting', async ({
  get,
}) => {
  const words = wordsOf((await get('/product/1')).body, 'section')
  expect(words).toContain('In 3-7 business days')
  expect(words).toContain('Express in 1-3 business days, where offered')
  expect(words).toContain('Delivery and fitting: Nrs. 1,000. Free over Nrs. 1,00,000.')
})

test('a size above the limit is delivered free', async ({ get }) => {
  const { body } = await get('/product/1?size=183*200&type=Hydraulics')
  expect(wordsOf(body, 'section')).toContain('free, as for all orders over Nrs. 1,00,000.')
})

test('a sold-out piece has the days of its making, and is no order with free delivery', async ({ get }) => {
  const { body } = await get('/product/4')
  expect(body).toContain('Tell me when it is back')
  expect(wordsOf(body, 'section')).toContain('In 21-25 business days Ask us to make yours')
  expect(body).not.toContain('Free for this order')
})

test('cards have the usual days and cost in both languages', async ({ get }) => {
  const { body } = await get('/productListing')
  expect(body).toMatch(/In 3-7 business days<!-- --> <span>Nrs\. 1,000 delivery</)
  expect(body).toMatch(/In 3-7 business days<!-- --> <span>Free delivery</)
  expect((await get('/ne/productListing')).body).toMatch(/३-७ कार्यदिनभित्र<!-- --> <span>डेलिभरी रु\. १,०००</)
})

test('the choice of a district needs scripts', async ({ get }) => {
  const { body } = await get('/product/1')
  const buttons = body.match(/<button[^>]*needs-script[^>]*>(?:(?!<\/button>).)*(?:Deliver to:|Choose).*?<\/button>/gs)!
  expect(buttons.length).toBeGreaterThanOrEqual(2)
})

test.for(['/', '/productListing', '/product/1', '/compare?products=1,2', '/cart'])(
  'the served HTML of %s is the same for a member with a district',
  async (path, { app, get }) => {
    const login = await app.inject({ method: 'POST', url: '/api/user/remember-me-login', payload: MEMBER })
    const headers = { authorization: `Bearer ${login.json<TokensReply>().data.accesstoken}` }
    const payload = { district: 'Dolpa' }
    const kept = await app.inject({ method: 'PUT', url: '/api/user/delivery-district', headers, payload })
    expect(kept.statusCode).toBe(200)
    const own = await app.inject({ url: path, headers: { ...headers, cookie: 'deliveryDistrict=Dolpa' } })
    const { body } = await get(path)
    expect(own.body).toBe(body)
    expect(body).not.toContain('Dolpa')
  },
)
