import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textOf, textsOf } from '../../../served-html.fixture.ts'

const policies = [
  ['/user-guide', 'User guide'],
  ['/shipping-policy', 'Shipping policy'],
  ['/return-policy', 'Return policy'],
  ['/security-guidelines', 'Security guidelines'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/about', 'About Kastha'],
  ['/grievance-officer', 'Grievance officer'],
] as const

test.for(policies)('the specified page %s exists in both languages', async ([path, title], { get }) => {
  const [english, nepali] = [await get(path), await get(`/ne${path}`)]
  expect([english.statusCode, nepali.statusCode]).toEqual([200, 200])
  expect(textsOf(english.body, 'h1')).toEqual([title])
  expect(nepali.body).toContain('<html lang="ne"')
  expect(textsOf(nepali.body, 'h1')).toEqual([expect.stringMatching(/[\u0900-\u097F]/)])
})

test('a page shows the shop’s settings and its date, also to search engines', async ({ get }) => {
  const { body } = await get('/shipping-policy')
  const rows = [...mainOf(body).matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) => textsOf(row!, 'td').join(': '))
  expect(rows).toContain('Goods for Nrs. 1,00,000 or less: Nrs. 1,000')
  expect(textsOf(mainOf(body), 'p')).toContainEqual(expect.stringMatching(/^Last updated on \d{1,2} \w+ \d{4}$/))
  const data = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  expect(data.map(([, json]) => JSON.parse(json!))).toContainEqual(
    expect.objectContaining({ '@type': 'WebPage', dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }),
  )
})

test('a page lists its sections beside the text, and related pages below it', async ({ get }) => {
  const { body } = await get('/shipping-policy')
  const contents = part(body, '<nav aria-labelledby="page-contents"', '</nav>')
  expect(contents).toContain('On this page')
  expect(textsOf(contents, 'a')).toContain('What it costs')
  const anchors = linksIn(contents).map((address) => address.split('#')[1]!)
  expect(anchors).toContain('s-what-it-costs')
  for (const id of anchors) expect(body).toMatch(new RegExp(`<h2[^>]* id="${id}"`))

  expect(linksIn(part(mainOf(body), '<article', '</article>'))).toContain('/return-policy')
  const next = part(body, '<nav aria-labelledby="page-related"', '</nav>')
  expect(next).toContain('Read next')
  expect(linksIn(next)).toEqual(['/return-policy', '/user-guide', '/terms-of-service'])
})

test('the registration opens the terms and the privacy policy in new tabs', async ({ get }) => {
  const main = mainOf((await get('/register')).body)
  const links = [...main.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(([link]) => link)
  for (const [name, address] of [
    ['Terms', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const link = links.find((one) => textOf(one) === name)!
    expect(link).toContain(`href="${address}"`)
    expect(link).toContain('target="_blank"')
  }
})

test('the footer names the business and its officer', async ({ get }) => {
  const footer = part((await get('/')).body, '<footer', '</footer>')
  const legal = part(footer, 'aria-label="Legal information"', '</section>')
  for (const text of ['000000/000/000', '000000000', '0000-0000', 'Sabina Shrestha (sample)', '01-5550124']) {
    expect(legal).toContain(text)
  }
})

test('the footer links to every page about the shop', async ({ get }) => {
  const footer = part((await get('/')).body, '<footer', '</footer>')
  const company = part(footer, '>Our Company</', '</nav>')
  expect(textsOf(company, 'a')).toEqual([
    'About us',
    'Our Projects',
    'Room planner',
    'Store locator',
    'Contact us',
    'Grievance officer',
  ])
  expect(linksIn(company)).toEqual(['/about', '/our-projects', '/planner', '/stores', '/contact', '/grievance-officer'])
  const help = part(footer, '>Help</', '</nav>')
  expect(textsOf(help, 'a')).toEqual([
    'Help Center',
    'Track order',
    'Free measuring visit',
    'User guide',
    'Shipping policy',
    'Return policy',
    'Security guidelines',
    'Privacy policy',
    'Terms of service',
  ])
  expect(linksIn(help).slice(0, 4)).toEqual(['/help-center', '/track-order', '/measuring-visit', '/user-guide'])
})

test('the showrooms are served with a phone number', async ({ get }) => {
  const main = mainOf((await get('/stores')).body)
  expect(textsOf(main, 'h2')).toEqual(['Kastha Jhamsikhel', 'Kastha Lakeside', 'Kastha Biratnagar'])
  const last = main.slice(main.lastIndexOf('<article'))
  expect(linksIn(last)).toContain('tel:+97721550126')
  expect(last).toContain('021-550126')
})
