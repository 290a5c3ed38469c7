import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textsOf } from '../../../../served-html.fixture.ts'

const trending = (html: string) => part(html, '<nav aria-label="Trending searches"', '</nav>')

test('a misspelled word finds the intended one, and the page says so', async ({ get }) => {
  const { body } = await get('/search?q=sofaa')
  expect(textsOf(body, 'h1')).toEqual(['“sofaa”'])
  expect(body).toContain('Showing results for “sofa” instead of “sofaa”.')
  expect(textsOf(mainOf(body), 'h3').some((name) => /sofa/i.test(name))).toBe(true)
})

test('search engines may not index results', async ({ get }) => {
  expect((await get('/search?q=sofa')).body).toContain('<meta name="robots" content="noindex"')
})

test('results are sorted like a listing, by relevance first', async ({ get }) => {
  expect((await get('/search?q=bed')).body).toMatch(/<option value="relevance" selected=""/)
  expect((await get('/search?q=bed&sort=price')).body).toMatch(/<option value="price" selected=""/)
})

test('a Nepali word finds furniture', async ({ get }) => {
  expect((await get(`/search?q=${encodeURIComponent('कुर्सी')}`)).body).toContain('<article')
})

const understood = (html: string) => part(html, '<nav aria-label="We looked for"', '</nav>')

test('a sentence is shown as chips, each a link to the search without it', async ({ get }) => {
  const { body } = await get('/search?q=green+bed+under+1+lakh')
  expect(textsOf(understood(body), 'a')).toEqual(['Green', 'in Beds', 'up to Nrs. 1,00,000', 'Search the exact words'])
  expect(linksIn(understood(body))).toEqual([
    '/search?q=bed+under+1+lakh',
    '/search?q=green+under+1+lakh',
    '/search?q=green+bed',
    '/search?q=green+bed+under+1+lakh&exact=true',
  ])
  expect(understood((await get('/search?q=green+bed+under+1+lakh&exact=true')).body)).toBe('')
  expect((await get('/ne/search?q=green+bed')).body).toContain('पलङमा')
})

test('a measure is a chip, and the card shows the size that fits', async ({ get }) => {
  const { body } = await get('/search?q=bed+under+140+cm+wide')
  expect(textsOf(understood(body), 'a')).toEqual(['in Beds', 'up to 140 cm wide', 'Search the exact words'])
  expect(linksIn(understood(body))[1]).toBe('/search?q=bed')
  const { body: wide } = await get('/search?q=bed+over+190+cm+wide+under+1+lakh')
  expect(linksIn(mainOf(wide)).find((link) => link.startsWith('/product/'))).toContain('size=183*200')
  const nepali = (await get('/ne/search?q=sofa+under+180+cm+wide')).body
  expect(nepali).toContain('बढीमा १८० सेमी चौडा')
})

test('if nothing fits, the page says so and shows what comes closest', async ({ get }) => {
  const { body } = await get('/search?q=wardrobe+under+120+cm+wide')
  expect(mainOf(body)).toContain('Nothing in Wardrobes fits today: up to 120 cm wide.')
  expect(textsOf(mainOf(body), 'h3')[0]).toBe('Lumbini three-door wardrobe')
  const nepali = (await get('/ne/search?q=wardrobe+under+120+cm+wide')).body
  expect(nepali).toContain('दराजमा केही पनि आज यो नापमा छैन: बढीमा १२० सेमी चौडा।')
})

test('the page says which measure it leaves out', async ({ get }) => {
  const { body } = await get('/search?q=tv+stand+for+55+inch+tv')
  expect(body).toContain('We left out “55 inch”.')
  expect((await get('/ne/search?q=under+180+cm+wide')).body).toContain('खोज्दा “under 180 cm wide” गनिएन।')
})

test('the page says how many the exact words find, if that is more', async ({ get }) => {
  const exactLink = async (address: string) =>
    textsOf((await get(address)).body, 'a').find((name) => /exact|लेखिएकै/.test(name))
  expect(await exactLink('/search?q=cushion')).toBe('Search the exact words (8)')
  expect(await exactLink('/search?q=cushion&color=red')).toBe('Search the exact words')
  expect(await exactLink('/ne/search?q=cushion')).toBe('लेखिएकै शब्द खोज्नुहोस् (८)')
})

test('a card shows the size and color that the search asks for, and leads to them', async ({ get }) => {
  const beds = async (q: string) =>
    linksIn(mainOf((await get(`/search?q=${q}`)).body)).filter((link) => link.startsWith('/product/'))
  for (const link of await beds('king+size+bed')) expect(link).toContain('size=183*200')
  for (const link of await beds('6x6.5+ft+bed')) expect(link).toContain('size=183*200')
  expect((await beds('pink+king+size+bed'))[0]).toContain('color=blush&size=183*200')
})

test('a card shows the wood that the search asks for, and leads to it', async ({ get }) => {
  const first = async (q: string) => linksIn(part(mainOf((await get(`/search?q=${q}`)).body), '<h3', '</h3>'))[0]
  expect(await first('executive+desk')).not.toContain('color=')
  for (const wood of ['oak', 'light+wood', 'light+coloured'])
    expect(await first(`${wood}+executive+desk`)).toContain('color=oak')
})

test('if nothing costs so little, the page says so and shows what comes closest', async ({ get }) => {
  const { body } = await get('/search?q=bed+under+50000')
  expect(mainOf(body)).toContain('Nothing in Beds costs less than Nrs. 50,000 today.')
  expect(textsOf(mainOf(body), 'h3')[0]).toBe('Pokhara bunk bed')
  expect(body).toMatch(/href="\/search\?q=bed&amp;maxPrice=75000"[^>]*>Up to Nrs. 75,000/)
  expect(textsOf(mainOf(body), 'h2')).toContain('Other pieces up to Nrs. 50,000')
  expect(body).toMatch(/<option value="relevance" selected="">Closest price/)
})

test('of two kinds the one that nothing fulfils has its nearest products above the list', async ({ get }) => {
  const { body } = await get('/ne/search?q=' + encodeURIComponent('डबल बेड गद्दा सहित ८०,००० सम्म'))
  const alone = new URLSearchParams({ q: 'डबल बेड सहित ८०,००० सम्म' })
  const titles = textsOf(mainOf(body), 'h2')
  expect(titles.filter((title) => ['पलङ', 'म्याट्रेस'].includes(title))).toEqual(['पलङ', 'म्याट्रेस'])
  expect(mainOf(body)).toContain('यी सबै मिल्ने सामान आज रु. ८०,००० भन्दा कममा छैन।')
  expect(linksIn(mainOf(body))).toContain(`/ne/search?${alone}`)
  expect((await get('/search?q=bed+and+mattress')).body).not.toContain('Search for Beds alone')
})

test('a word without results offers best sellers, and words that have some', async ({ get }) => {
  const { body } = await get('/search?q=zzzzzz')
  expect(mainOf(body)).toContain('Nothing found for “zzzzzz”')
  expect(textsOf(mainOf(body), 'h2')).toContain('Popular products')
  expect(mainOf(body)).toContain('<article')
  expect(textsOf(trending(body), 'a')).toEqual(['Bed', 'Sofa', 'Dining', 'Office Chair', 'Table'])
  for (const path of linksIn(trending(body))) expect((await get(path)).body, path).toContain('<article')
})

test('a similar search is offered as a link with results', async ({ get }) => {
  const { body } = await get('/search?q=szfaa')
  expect(mainOf(body)).toContain('Nothing found for “szfaa”')
  const offered = part(body, '<nav aria-label="Did you mean"', '</nav>')
  expect(textsOf(offered, 'a')).toEqual(['“sofa”'])
  expect(linksIn(offered)).toEqual(['/search?q=sofa'])
})

test.for(['/search', '/search?q=%20%20'])('an empty search asks for a word: %s', async (path, { get }) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(mainOf(body)).toContain('Please enter a search keyword to continue')
})

test.for(['%FF', 'sofa%00', '%EF%BF%BD'])(
  '/search?q=%s is invalid text: the page asks for it again',
  async (q, { get }) => {
    const { statusCode, body } = await get(`/search?q=${q}`)
    expect(statusCode).toBe(400)
    expect(body).toContain('Please enter it again.')
    expect(trending(body)).not.toBe('')
    expect(body).toMatch(/<input [^>]*type="search"[^>]*name="q" value=""/)
  },
)

test('the typed words are escaped', async ({ get }) => {
  const { body } = await get(`/search?q=${encodeURIComponent('<script>document.title="hit"</script>')}`)
  expect(textsOf(body, 'h1')[0]).toContain('<script>document.title="hit"</script>')
  expect(body).not.toContain('<script>document.title')
})

test('without scripts the search form of each page leads to results', async ({ get }) => {
  const { body } = await get('/')
  const form = part(body, '<search>', '</search>')
  expect(form).toMatch(/<form [^>]*action="\/search" method="get"/)
  expect(form).toMatch(/<input [^>]*placeholder="Search"[^>]*name="q"/)
  expect(form).toMatch(/<button type="submit"[^>]*aria-label="Search"/)
})

test('without scripts filters keep the search', async ({ get }) => {
  const { body } = await get('/search?q=chair')
  expect(body).toMatch(/action="\/search" method="get"[^>]*><input type="hidden" name="q" value="chair"/)
  expect((await get('/search?q=chair&sort=relevance&minPrice=&rating=5')).body).toContain(
    'aria-label="Remove filter: 5 stars"',
  )
})

test('a search for furniture made to measure leads to the form for it, in both languages', async ({ get }) => {
  const { body } = await get('/search?q=custom+bookshelf')
  expect(body).toContain('We also build furniture to your size.')
  const quote = linksIn(body).find((to) => to.endsWith('#custom-order'))!
  expect((await get(quote.replace('#custom-order', ''))).body).toContain('Bandipur open bookshelf')
  expect((await get(`/ne/search?q=${encodeURIComponent('कस्टम बुकसेल्फ')}`)).body).toContain('तपाईंकै नापमा')
  expect((await get('/search?q=bookshelf')).body).not.toContain('We also build')
})

test('a search for a custom piece that is not found says so, and that we build it', async ({ get }) => {
  const { body } = await get('/search?q=custom+elephant')
  expect(body).toContain('Nothing found for “custom elephant”')
  expect(body).toContain('We also build furniture to your size.')
})

test('a search for made to measure alone names no piece, and offers some', async ({ get }) => {
  const { body } = await get('/search?q=custom+made')
  expect(body).toContain('Choose the piece that comes closest and ask for a quote on its page.')
  expect(body).not.toContain('Nothing found')
  expect(textsOf(mainOf(body), 'h2')).toContain('Popular products')
})

test('the page of a carpet says in both languages that the shop makes furniture', async ({ get }) => {
  const { body } = await get('/search?q=carpet+for+living+room')
  expect(mainOf(body)).toContain('We do not sell “carpet”: we make furniture.')
  expect(mainOf(body)).not.toContain('spelling')
  expect(understood(body)).toBe('')
  const nepali = (await get(`/ne/search?q=${encodeURIComponent('गलैँचा')}`)).body
  expect(mainOf(nepali)).toContain('“गलैँचा” हामीकहाँ पाइँदैन: हामी फर्निचर मात्र बनाउँछौं।')
})
