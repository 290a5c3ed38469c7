import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Store } from '#contract/stores.ts'
import StoresPage from '../../routes/stores.tsx'
import { givenMedia } from '../../test/given-media.ts'
import { givenPicture } from '../../test/given-products.ts'
import { openPage } from '../../test/open-page.tsx'

const hours = [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }]
const about = { postalCode: '', hours, services: [], mapUrl: 'https://maps.example', picture: null }

const stores: Store[] = [
  {
    ...about,
    slug: 'lalitpur',
    name: 'Kastha Jhamsikhel',
    streetAddress: 'Jhamsikhel Marg',
    city: 'Lalitpur',
    district: 'Lalitpur',
    phone: '+97715550123',
    latitude: 27.6795,
    longitude: 85.3085,
  },
  {
    ...about,
    slug: 'pokhara',
    name: 'Kastha Lakeside',
    streetAddress: 'Baidam Marg',
    city: 'Pokhara',
    district: 'Kaski',
    phone: '+97761550125',
    latitude: 28.2096,
    longitude: 83.9586,
  },
  {
    ...about,
    slug: 'biratnagar',
    name: 'Kastha Biratnagar',
    streetAddress: 'Main Road',
    city: 'Biratnagar',
    district: 'Morang',
    phone: '+97721550126',
    latitude: 26.4525,
    longitude: 87.2718,
  },
]

const names = () =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const ask = () => page.getByRole('button', { name: 'Nearest to me' }).click()
const found = () => page.getByRole('status').filter({ hasText: /showroom/ })

async function open(): Promise<void> {
  await openPage('/stores', StoresPage, { loaderData: { stores, holidays: [] } })
  await expect.poll(names).toEqual(['Kastha Jhamsikhel', 'Kastha Lakeside', 'Kastha Biratnagar'])
}

/** Sets the browser's position; without coordinates it refuses to tell. */
function givenWhereabouts(coords?: { latitude: number; longitude: number }): void {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((told, refused) => {
    if (coords) told({ coords } as GeolocationPosition)
    else refused!({ code: 1 } as GeolocationPositionError)
  })
}

test('showrooms are sorted by distance on request', async () => {
  givenWhereabouts({ latitude: 28.2, longitude: 83.98 })
  await open()
  await ask()
  await expect.poll(names).toEqual(['Kastha Lakeside', 'Kastha Jhamsikhel', 'Kastha Biratnagar'])
  await expect.element(page.getByText('2 km away, as the crow flies')).toBeVisible()
})

test('without the browser’s position the order stays, and the page says so', async () => {
  givenWhereabouts()
  await open()
  await ask()
  await expect
    .element(found())
    .toMatchTextContent(/Your browser does not share your location. Choose a district instead\.$/)
  expect(names()[0]).toBe('Kastha Jhamsikhel')
})

test('showrooms are filtered by province and district', async () => {
  await open()
  const district = page.getByLabelText('District')
  await page.getByLabelText('Province').selectOptions('Koshi')
  await expect.poll(names).toEqual(['Kastha Biratnagar'])
  await expect.element(found()).toMatchTextContent(/^1 showroom/)
  expect([...(district.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'All districts',
    'Morang',
  ])
  await district.selectOptions('Morang')
  expect(names()).toEqual(['Kastha Biratnagar'])
  await expect.element(page.getByRole('link', { name: '021-550126' })).toHaveAttribute('href', 'tel:+97721550126')
})

test('a showroom leads to the map, and says when it opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:00:00Z') })
  await open()
  const first = page.getByRole('article').first()
  await expect.element(first.getByText('Closed now, opens tomorrow at 10:00')).toBeVisible()
  vi.useRealTimers()
  const toMap = first.getByRole('link').first()
  await expect.element(toMap).toMatchTextContent(/^Jhamsikhel Marg, Lalitpur/)
  await expect.element(toMap).toHaveAttribute('href', 'https://maps.example')
})

test('a showroom with a picture shows it above its name, and one without has no empty place', async () => {
  const asked = await givenMedia()
  const [first, ...others] = stores
  const picture = givenPicture(7_001)
  await openPage('/stores', StoresPage, { loaderData: { stores: [{ ...first!, picture }, ...others], holidays: [] } })
  await expect.poll(() => asked.some((path) => path.includes(picture.id))).toBe(true)
  const card = page.getByRole('article').first().element()
  const shown = card.querySelector('img')!.getBoundingClientRect()
  expect(shown.height).toBeGreaterThan(100)
  expect(shown.bottom).toBeLessThanOrEqual(card.querySelector('h2')!.getBoundingClientRect().top)
  expect(page.getByRole('article').nth(1).element().querySelector('img')).toBeNull()
})
