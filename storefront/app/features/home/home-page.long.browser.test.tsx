import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ProductsReply } from '#contract/catalog/products.ts'
import Home from '../../routes/home.tsx'
import { answerApi } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenCategories, roomNames } from '../../test/given-categories.ts'
import { bannersAnswer, givenBanner, givenClient, givenProject } from '../../test/given-home.ts'
import { givenMedia } from '../../test/given-media.ts'
import { givenBedCard, givenCard, givenPicture } from '../../test/given-products.ts'
import { givenShell } from '../../test/given-shell.ts'
import { openPage, visited } from '../../test/open-page.tsx'
import { noteSeen } from '../catalog/product/related/seen-products.ts'

const part = (name: string) => page.getByRole('region', { name, exact: true })
const viewed = () => part('Recently viewed')
const promoted = (count: number) =>
  Array.from({ length: count }, (_, at) => givenCard({ _id: String(at + 1), name: `Bed ${at + 1}`, isLatest: true }))

async function open({ project = givenProject, client = givenClient } = {}): Promise<void> {
  answerApi({ 'GET /api/banner': bannersAnswer([givenBanner()]) })
  await openPage('/', Home, {
    loaderData: {
      ...givenShell(),
      banners: [givenBanner()],
      categories: givenCategories().slice(0, 6),
      mixedProducts: promoted(8),
      livingRoom: { categoryId: '2', products: promoted(3) },
      project,
      clients: [client],
    },
  })
}

test('six rooms show as tiles in capitals, each linked to the listing with its room chosen', async () => {
  await givenMedia()
  await open()
  const tiles = part('Featured Categories')
  const links = tiles.getByRole('link')
  await expect.element(links.first()).toBeVisible()
  expect(links.elements().map((link) => (link as HTMLElement).innerText)).toEqual(
    roomNames.map((name) => name.toUpperCase()),
  )
  await tiles.getByRole('link', { name: 'Outdoor' }).click()
  await expect.element(visited()).toHaveTextContent('/productListing?category=5')
})

test('recently viewed products come last on the home page', async () => {
  await givenMedia()
  const rara = givenBedCard({ _id: '2', name: 'Rara bed' })
  const [first, second] = [rara, givenCard({ _id: '7', name: 'Asan bed' })]
  noteSeen(first)
  noteSeen(second)
  const body: ProductsReply = { success: true, message: '', products: [second, first], totalProducts: 2 }
  const asked = answerApi({ 'GET /api/product/getAllProducts': { status: 200, body } })
  await open()
  await expect
    .poll(async () => {
      // The browser updates visibility when it draws a frame.
      viewed().query()?.scrollIntoView()
      await new Promise(requestAnimationFrame)
      return viewed()
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href'))
    })
    .toEqual(['/product/7', '/product/2'])
  expect(asked).toHaveLength(1)
  // One of them has dearer sizes.
  const words = viewed()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(words).toEqual(['Asan bedNrs. 74,500', 'Rara bedFrom Nrs. 98,500'])
  await expect.element(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Recently viewed')
})

test('without recently viewed products their section is missing', async () => {
  await givenMedia()
  await open()
  await expect.element(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Trusted clients')
  expect(viewed().length).toBe(0)
})

test('the placeholders of projects and clients replace pictures that fail to load', async () => {
  await givenMedia({ areThere: false })
  // No other test has these pictures, so the browser has not cached them.
  await open({
    project: { ...givenProject, pictures: [givenPicture(9001, 'A room')] },
    client: { ...givenClient, picture: givenPicture(9002) },
  })
  const project = part('Lakeside hotel').getByRole('img')
  const client = page.getByRole('img', { name: 'Himtara Grand Hotel' })
  for (const picture of [project, client]) {
    await expect
      .poll(async () => {
        picture.element().scrollIntoView()
        await new Promise(requestAnimationFrame)
        return picture.element().getAttribute('src')
      })
      .toBe('/fallback-image.jpg')
  }
})

const none = () => page.getByText('No active banners.')

test.for([
  ['no banner at all', null, none],
  ['a banner whose lines are not a list', { ...givenBanner(), image: [{ url: '', descriptions: 7 }] }, none],
  [
    'a banner whose picture is a URL',
    { ...givenBanner({ title: 'Sofas' }), image: ['/banner.jpg'] },
    () => page.getByRole('heading', { name: 'Sofas' }),
  ],
] as const)('the rest of the home page stays when polling returns %s', async ([, banner, shown]) => {
  expectErrors(/./)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await givenMedia()
  await open()
  await expect.element(part('Featured Categories')).toBeVisible()
  answerApi({ 'GET /api/banner': { status: 200, body: { success: true, message: '', data: [banner] } } })
  vi.advanceTimersByTime(10_000)
  await expect.element(shown()).toBeVisible()
  await expect.element(part('Featured Categories')).toBeVisible()
})
