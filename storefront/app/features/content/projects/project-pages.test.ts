import { readPlanFragment } from '#domain/planner/share-link.ts'
import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'
import { linksIn, mainOf, part, textsOf } from '../../../../served-html.fixture.ts'

const panel = (html: string) => part(mainOf(html), 'id="project-category"', 'aria-labelledby="trusted-clients"')
const slides = (html: string) => html.match(/aria-roledescription="slide"/g)?.length ?? 0

test('home and header link to our projects', async ({ get }) => {
  const { body } = await get('/')
  expect(linksIn(part(body, '<header', '</header>'))).toContain('/our-projects')
  expect(linksIn(mainOf(body))).toContain('/our-projects')
})

test('the page has its title, a banner, five categories and ten clients', async ({ get }) => {
  const { body } = await get('/our-projects')
  const main = mainOf(body)
  expect(textsOf(body, 'title')[0]).toBe('Our Projects | Kastha')
  expect(textsOf(body, 'h1')).toEqual(['Our Projects'])
  expect(/<img[^>]*alt="([^"]*)"/.exec(main)![1]).toMatch(/Hotel lobby/)
  const clients = part(main, '<section aria-labelledby="trusted-clients"', '</section>')
  expect(textsOf(clients, 'li')).toHaveLength(10)
})

test('without scripts categories are links, and a project shows all its pictures', async ({ get }) => {
  const main = mainOf((await get('/our-projects')).body)
  const categories = part(main, 'aria-label="Categories of projects"', '</div>')
  expect(textsOf(categories, 'a')).toEqual(['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor'])
  expect(linksIn(categories).at(-1)).toBe('/our-projects?category=outdoor')

  const outdoor = (await get('/our-projects?category=outdoor')).body
  expect(textsOf(panel(outdoor), 'h3')).toEqual(['Rooftop cafe terrace'])
  expect(slides(panel(outdoor))).toBe(4)
  expect(panel(outdoor)).not.toContain('inert')
  const [buttons] = /<div class="[^"]*"><button[^>]*aria-label="Pause pictures"/.exec(outdoor)!
  expect(buttons).toMatch(/<div class="[^"]*\bneeds-script"/)
})

test.for([
  ['', 'Bedroom'],
  ['?category=office-items', 'Office Items'],
  ['?category=no-such', 'Bedroom'],
])('an address with “%s” shows %s', async ([search, category], { get }) => {
  expect(textsOf(panel((await get(`/our-projects${search}`)).body), 'h2')).toEqual([category])
})

test('a project links from its card to the furniture in its pictures', async ({ get }) => {
  const [card] = linksIn(panel((await get('/our-projects')).body)).filter((path) => path.startsWith('/our-projects/'))
  expect(card).toBe('/our-projects/lakeside-hotel-guest-rooms')
  const { body } = await get(card!)
  expect(textsOf(body, 'h1')).toEqual(['Lakeside hotel guest rooms'])
  const look = part(mainOf(body), '<section aria-labelledby="shop-look"', '</section>')
  expect(look).toContain('Shop this look')
  expect(textsOf(look, 'h3')[0]).toBe('Rara wingback bed')
  expect(linksIn(look)[0]).toMatch(/^\/product\/1\b/)
})

test('a project has two finished rooms that open in the planner', async ({ get }) => {
  const { body } = await get('/our-projects/budhanilkantha-master-bedroom')
  const rooms = part(mainOf(body), '<section aria-labelledby="finished-plans"', '</section>')
  expect(textsOf(rooms, 'h3')).toEqual(['Bedroom with a four-poster bed', 'Smaller bedroom'])
  expect(rooms).toContain('520 × 440 cm, 5 pieces')
  const [first] = linksIn(rooms)
  expect(first).toMatch(/^\/planner\?project=\d+#plan=/)
  const read = await readPlanFragment(first!.slice(first!.indexOf('#')))
  expect(read).toMatchObject({ plan: { name: 'Bedroom with a four-poster bed', pieces: { length: 5 } } })
  const nepali = (await get('/ne/our-projects/budhanilkantha-master-bedroom')).body
  expect(textsOf(part(nepali, 'aria-labelledby="finished-plans"', '</section>'), 'h3')).toEqual([
    'चार खम्बे पलङको सुत्ने कोठा',
    'सानो सुत्ने कोठा',
  ])
})

test('an unknown project is a 404 that says so', async ({ get }) => {
  const { statusCode, body } = await get('/our-projects/no-such-place')
  expect(statusCode).toBe(404)
  expect(textsOf(mainOf(body), 'h1')).toEqual(['Project not found'])
})
