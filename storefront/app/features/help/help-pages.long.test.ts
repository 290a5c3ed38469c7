import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textOf, textsOf } from '../../../served-html.fixture.ts'

/** Returns the section of the page with this heading. */
const section = (html: string, heading: string) => part(mainOf(html), `>${heading}</h2>`, '</section>')
const answers = (html: string) => part(mainOf(html), '>Frequently asked questions</h2>', 'id="help-contact"')
const outcome = (html: string) => textOf(part(answers(html), 'role="status"', '</div>').slice('role="status">'.length))
/** Returns the search of each link. */
const queries = (html: string) => linksIn(html).map((path) => /\?q=(\w+)#help-faq$/.exec(path)?.[1])
const labelled = (html: string, label: string) => {
  const [, address] = new RegExp(`href="([^"]*)"[^>]*aria-label="${label}"`).exec(html)!
  return address
}

test('the strip above each page links to the Help Center', async ({ get }) => {
  const header = part((await get('/')).body, '<header', '</header>')
  const [, name] = /<a [^>]*href="\/help-center"[^>]*>(.*?)<\/a>/s.exec(header)!
  expect(textOf(name!)).toBe('Help Center / Contact Us')
})

test('each category shows its number of answers, in both languages', async ({ get }) => {
  const { body } = await get('/help-center')
  expect(textsOf(body, 'h1')).toEqual(['Help Center'])
  expect(textsOf(section(body, 'Browse by Category'), 'li')).toEqual([
    'Orders & Shopping12 articles',
    'Shipping & Delivery8 articles',
    'Returns & Exchanges10 articles',
    'Account Management9 articles',
    'Product Information15 articles',
    'Technical Support7 articles',
  ])
  const nepali = await get('/ne/help-center')
  expect(textsOf(nepali.body, 'li')).toContain('अर्डर र किनमेल१२ वटा जवाफ')
})

test('without scripts every answer of every group can be opened and is readable for search engines', async ({
  get,
}) => {
  const { body } = await get('/help-center')
  expect(textsOf(answers(body), 'summary')).toContain('Why is my account locked?')
  expect(answers(body)).toContain('It unlocks by itself after 30 minutes.')
  expect(answers(body).match(/<details /g)!.length).toBeGreaterThan(60)
  expect(answers(body).match(/<details [^>]*open=""/g)).toHaveLength(1)
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)!
  expect(JSON.parse(json!)).toMatchObject({ '@type': 'FAQPage', mainEntity: expect.any(Array) })
})

test('with scripts off there is no feedback form, which needs one', async ({ get }) => {
  expect((await get('/help-center')).body).toMatch(/<section class="[^"]*needs-script"[^>]*"help-feedback"/)
})

test('without scripts the search is a form that the server answers', async ({ get }) => {
  const { body } = await get('/help-center')
  const form = part(mainOf(body), '<search', '</search>')
  expect(form).toContain('action="/help-center#help-faq"')
  expect(form).not.toContain('method="post"')
  expect(form).toContain('name="q"')

  const found = (await get('/help-center?q=gift+crad')).body
  expect(part(mainOf(found), '<search', '</search>')).toContain('value="gift crad"')
  expect(outcome(found)).toContain('Showing “gift card”')
  expect(textsOf(answers(found), 'summary')[0]).toContain('Do you have gift cards?')
})

test('quick actions and chips are links to their search', async ({ get }) => {
  const { body } = await get('/help-center')
  expect(queries(section(body, 'Quick Actions'))).toEqual(['account', 'security', 'support', 'return'])
  const chips = part(body, 'aria-label="Popular searches"', '</ul>')
  expect(queries(chips)).toEqual(['track', 'return', 'shipping', 'account', 'support'])
  expect(outcome((await get('/help-center?q=return')).body)).toContain('found for "return"')
})

test('the Technical Support search finds its seven answers', async ({ get }) => {
  const { body } = await get('/help-center?q=technical')
  expect(outcome(body)).toBe('7 result(s) found for "technical"')
  expect(textsOf(answers(body), 'summary')).toHaveLength(7)
})

test('a typo finds as many answers as the correct word', async ({ get }) => {
  const exact = textsOf(answers((await get('/help-center?q=REFUND')).body), 'summary').length
  expect(exact).toBeGreaterThan(0)
  expect(outcome((await get('/help-center?q=refnud')).body)).toBe(
    `${exact} result(s) found for "refnud"No results for “refnud”. Showing “refund”.`,
  )
})

test('Contact Now links to phone, email and WhatsApp, Get Directions to a map', async ({ get }) => {
  const main = mainOf((await get('/help-center')).body)
  expect(labelled(main, 'Contact Now: Phone')).toBe('tel:+97715550123')
  expect(labelled(main, 'Contact Now: Email')).toBe('mailto:namaste@kastha.example')
  expect(labelled(main, 'Contact Now: WhatsApp')).toMatch(/^https:\/\/wa\.me\/\d+$/)
  const [, map] = /<a href="([^"]*)"[^>]*>Get Directions</.exec(main)!
  expect(map).toContain('openstreetmap')
})

test('the page shows four statistics of its support', async ({ get }) => {
  const stats = part((await get('/help-center')).body, 'aria-label="Our support in figures"', '</section>')
  expect(textsOf(stats, 'dd')).toEqual(['98.7%', 'Under 2 hrs', '500K+', '50,000+'])
})

test('Additional Resources links to the six detailed pages', async ({ get }) => {
  const resources = part((await get('/help-center')).body, '<nav aria-labelledby="help-resources"', '</nav>')
  expect(linksIn(resources)).toEqual([
    '/user-guide',
    '/shipping-policy',
    '/return-policy',
    '/security-guidelines',
    '/privacy-policy',
    '/terms-of-service',
  ])
})
