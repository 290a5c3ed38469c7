import { Link, createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import OurProjects, { clientLoader, shouldRevalidate } from '../../../routes/our-projects.tsx'
import { givenMedia } from '../../../test/given-media.ts'
import { givenPictures } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { COWORKING, CORPORATE, givenProjects } from './projects.fixture.ts'
import type { ProjectsContent } from './load-projects.ts'

const OFFICES = '/our-projects?category=office-items'

const tabs = () => page.getByRole('tab')
const tab = (name: string) => page.getByRole('tab', { name })
const chosen = () => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
const card = (name: string) => page.getByRole('article', { name })
const clients = () => page.getByRole('region', { name: 'Our Trusted Clients' })
const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent)

async function open(address = '/our-projects', content: ProjectsContent = givenProjects): Promise<void> {
  await givenMedia()
  await openPage('/our-projects', OurProjects, { address, loaderData: { content } })
}

/** Waits until the card's pictures slide. */
async function sliding(within: Locator): Promise<void> {
  within.element().scrollIntoView({ block: 'center' })
  await expect
    .poll(async () => {
      // The browser updates visibility when it draws a frame.
      await new Promise(requestAnimationFrame)
      return within.element().querySelector('.swiper-initialized')
    })
    .not.toBeNull()
}

function sizeOf(locator: Locator | Element): [number, number] {
  const { width, height } = ('element' in locator ? locator.element() : locator).getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}

test('the page shows our projects from the banner to the clients', async () => {
  await open()
  const main = page.getByRole('main')
  expect(main.getByRole('img').first().element().getAttribute('alt')).toBe('Hotel lobby')
  await expect.element(main.getByText('Crafting furniture that blends aesthetics with functionality.')).toBeVisible()
  await expect.element(main.getByText(/^Our projects redefine modern furniture design/)).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Our Projects')
  expect(textsOf(tabs())).toEqual(['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor'])
  await expect.element(tabs().first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(chosen()).toHaveTextContent('Bedroom')
  await expect.element(clients().getByText("We're very proud to serve our clients")).toBeVisible()
  expect(clients().getByRole('listitem').length).toBe(10)
})

test('tabs, clients and thumbnails have the specified sizes', async () => {
  await open()
  expect(sizeOf(tabs().first())).toEqual([135, 48])
  const client = clients().getByRole('listitem').first()
  expect(sizeOf(client)).toEqual([142, 240])
  expect(sizeOf(client.element().querySelector('img')!)).toEqual([130, 130])

  // Six pictures, more than the strip of five shows.
  const rooms = page.getByRole('article').first()
  await sliding(rooms)
  const strip = rooms.getByRole('group', { name: 'Thumbnails' })
  expect(sizeOf(strip.getByRole('button', { name: 'Show picture 1 of 6' }))).toEqual([62, 47])
  expect(sizeOf(strip.element().querySelector('.swiper')!)).toEqual([310, 47])
})

test('mouse and keyboard choose a category, and each has its own projects', async () => {
  await open()
  await tab('Dining').click()
  await expect.element(chosen()).toHaveTextContent('Dining')
  await expect.element(card('Rooftop restaurant, Thamel')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tab('Office Items')).toHaveFocus()
  await expect.element(chosen()).toHaveTextContent('Office Items')
  expect(page.getByRole('article').length).toBe(2)
  await userEvent.keyboard('{Home}')
  await expect.element(chosen()).toHaveTextContent('Bedroom')
  await tab('Outdoor').click()
  await expect.element(page.getByText('No projects in this category yet.')).toBeVisible()
})

test('the address chooses a category', async () => {
  await open(OFFICES)
  await expect.element(chosen()).toHaveTextContent('Office Items')
})

test('the strip centers the current picture, and the wheel scrolls only the strip @slow', async () => {
  await open(OFFICES)
  const six = card(CORPORATE)
  await sliding(six)
  const strip = six.getByRole('group', { name: 'Thumbnails' })
  const middle = () => {
    const outer = strip.element().querySelector('.swiper')!.getBoundingClientRect()
    const inner = strip.element().querySelector('[aria-current]')!.getBoundingClientRect()
    return Math.round(inner.x + inner.width / 2 - outer.x - outer.width / 2)
  }
  const shown = () => six.element().querySelector('[aria-roledescription=slide]:not([inert])')!.ariaLabel
  await expect.poll(middle).toBe(0)
  await strip.getByRole('button', { name: 'Show picture 2 of 6' }).click()
  await expect.poll(shown).toBe('2 of 6')
  await expect.poll(middle).toBe(0)
  await six.getByRole('button', { name: 'Previous picture' }).click()
  await six.getByRole('button', { name: 'Previous picture' }).click()
  await expect.poll(shown).toBe('6 of 6')
  await expect.poll(middle).toBe(0)
  await userEvent.wheel(strip, { delta: { y: 120 } })
  await expect.poll(middle).not.toBe(0)
  expect(shown()).toBe('6 of 6')
})

test('a strip of at most five thumbnails does not move and has no buttons', async () => {
  await open(OFFICES)
  const four = card(COWORKING)
  await sliding(four)
  expect(four.getByRole('button', { name: 'Next thumbnails' }).length).toBe(0)
  expect(card(CORPORATE).getByRole('button', { name: 'Next thumbnails' }).length).toBe(1)
})

/** Navigates to the projects from another page; the server returns `answers` one after another. */
async function comeFromElsewhere(...answers: (() => Promise<ProjectsContent>)[]): Promise<void> {
  await givenMedia({ areThere: false })
  const serverLoader = vi.fn<() => Promise<object>>()
  for (const answer of answers) serverLoader.mockImplementationOnce(async () => ({ content: await answer() }))
  type Args = Parameters<typeof clientLoader>[0]
  const loader = () => clientLoader({ serverLoader } as unknown as Args)
  const Page = OurProjects as never
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Link to="/our-projects">Our Projects</Link> },
    { path: '/our-projects', Component: Page, loader, shouldRevalidate: shouldRevalidate as never },
  ])
  await render(<Stub />)
  await page.getByRole('link', { name: 'Our Projects' }).click()
}

test('on navigation from another page, loading messages show at once', async () => {
  const held = Promise.withResolvers<ProjectsContent>()
  await comeFromElsewhere(() => held.promise)
  await expect.element(page.getByText('Loading projects...')).toBeVisible()
  await expect.element(page.getByText('Loading clients...')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  held.resolve(givenProjects)
  await expect.element(card('Guest rooms, Pokhara')).toBeVisible()
})

test('lists that fail to load are empty, with a retry', async () => {
  await comeFromElsewhere(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(givenProjects),
  )
  await expect.element(page.getByText('No clients available at the moment.')).toBeVisible()
  await expect.element(page.getByText('Our projects could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card('Guest rooms, Pokhara')).toBeVisible()
})

test('the placeholder replaces pictures that fail to load @slow', async () => {
  // No other test has these pictures, so the browser has not cached them.
  const projects = givenProjects.projects!.map((project) => ({ ...project, pictures: givenPictures(2, 9005) }))
  await comeFromElsewhere(() => Promise.resolve({ ...givenProjects, projects }))
  const rooms = card('Guest rooms, Pokhara')
  await expect.element(rooms).toBeVisible()
  const picture = rooms.getByRole('img').first()
  picture.element().scrollIntoView()
  await expect
    .poll(async () => {
      await new Promise(requestAnimationFrame)
      return picture.element().getAttribute('src')
    })
    .toBe('/fallback-image.jpg')
})

test.for([320, 360])('nothing overflows at %i px', async (width) => {
  await page.viewport(width, 640)
  await open()
  await sliding(card('Guest rooms, Pokhara'))
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
