import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Hoarding } from '#contract/content.ts'
import { givenMotion, moveMouseAway } from '../../test/given-media.ts'
import { address, openHeader } from '../../test/open-header.tsx'

const offers = ['Free shipping', 'Made to your size'].map((description, at): Hoarding => ({
  _id: String(at + 1),
  description,
  isActive: true,
}))
const header = () => page.getByRole('banner')
const logo = () => page.getByRole('link', { name: 'Kastha, home page' })
const searchBox = () => header().getByPlaceholder('Search')
const bar = () => page.getByRole('navigation', { name: 'Categories', exact: true })
const pause = () => page.getByRole('button', { name: 'Pause offers' })
const place = (number: number) => page.getByRole('link', { name: `Place ${number}`, exact: true })
const boxOf = (one: ReturnType<typeof header>) => one.element().getBoundingClientRect()

/** Opens a scrolling header, on a page of 4,000 px with a focusable element every 100 px. */
async function open(path = '/'): Promise<void> {
  await givenMotion()
  await moveMouseAway()
  const places = Array.from({ length: 40 }, (_, at) => (
    <div key={at} style={{ height: 100 }}>
      <h2 style={{ fontSize: 20 }}>
        <a href={`#${at}`}>Place {at}</a>
      </h2>
    </div>
  ))
  await openHeader({ address: path, shell: { hoardings: offers }, content: <div>{places}</div> })
}

const frame = () => new Promise(requestAnimationFrame)

/** Scrolls down and up in steps of a mouse wheel. */
async function wheel(top: number): Promise<void> {
  for (let moved = 0; moved < Math.abs(top); moved += 100) {
    scrollBy({ top: Math.sign(top) * 100, behavior: 'instant' })
    await frame()
  }
}

/** Returns the bottom of the header's visible parts, without the space of hidden ones. */
function lowestPart(): number {
  const parts = [...header().element().children].filter((part) => getComputedStyle(part).visibility === 'visible')
  return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
}

function isSeen(part: ReturnType<typeof header>): boolean {
  const element = part.query()
  if (!element?.checkVisibility({ visibilityProperty: true })) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const topInPage = () => boxOf(place(0)).top + scrollY

test('the logo links home', async () => {
  await moveMouseAway()
  await openHeader({ address: '/productListing' })
  // A mouse would come over the categories on its way, and load them.
  logo()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(address()).toHaveTextContent('/')
})

test.for([
  { width: 1440, whileShrunk: { search: true, bar: true }, shrunk: 122, whole: 138 },
  { width: 390, whileShrunk: { search: false, bar: false }, shrunk: 56, whole: 120 },
])(
  'at $width px the header stays, shrinks on scrolling down and grows on scrolling up, anywhere in the page',
  async ({ width, whileShrunk, shrunk, whole }) => {
    await page.viewport(width, 844)
    await open()
    await wheel(100)
    await expect.element(searchBox()).toBeVisible()
    for (const down of [600, 1200, 900]) {
      await wheel(down)
      await expect.element(logo()).toBeInViewport({ ratio: 1 })
      await expect.poll(lowestPart).toBe(shrunk)
      expect({ search: isSeen(searchBox()), bar: isSeen(bar()) }).toEqual(whileShrunk)

      await wheel(-200)
      await expect.element(logo()).toBeInViewport({ ratio: 1 })
      await expect.poll(lowestPart).toBe(whole)
      await expect.element(searchBox()).toBeInViewport({ ratio: 1 })
    }
    scrollTo(0, 0)
    await expect.element(header().getByRole('region', { name: 'Offers' })).toBeInViewport({ ratio: 1 })
  },
)

test.for([1440, 390])('at %i px shrinking and growing moves nothing below', async (width) => {
  await page.viewport(width, 844)
  await open()
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
  })
  observer.observe({ type: 'layout-shift' })
  const before = topInPage()
  for (const by of [700, -300, 500, -900]) {
    await wheel(by)
    expect(topInPage()).toBeCloseTo(before, 0)
  }
  await frame()
  observer.disconnect()
  expect(shifts).toEqual([])
})

test.for([1440, 390])('at %i px the focused element is never under the header', async (width) => {
  await page.viewport(width, 844)
  await open()
  for (const number of [5, 15, 25]) {
    const link = place(number)
    // In the window, and under the full header.
    scrollTo(0, boxOf(link).top + scrollY - 80)
    await wheel(-100)
    scrollBy(0, boxOf(link).top - 80)
    await frame()
    ;(link.element() as HTMLElement).focus()
    await expect
      .poll(() => {
        const { top, left } = boxOf(link)
        return header()
          .element()
          .contains(document.elementFromPoint(left + 4, top + 4))
      })
      .toBe(false)
    await expect.element(link).toBeInViewport({ ratio: 1 })
  }
})

test('a jump within the page ends below the header', async () => {
  await open()
  for (const number of [20, 3]) {
    place(number).element().scrollIntoView({ behavior: 'instant' })
    await frame()
    expect(boxOf(place(number)).top).toBeGreaterThanOrEqual(boxOf(header()).bottom)
  }
})

test('keyboard focus brings back the offers strip', async () => {
  await open()
  await wheel(1500)
  await expect.element(pause()).not.toBeInViewport()
  await userEvent.keyboard('{Shift}')
  // If the page scrolled up for the focus, the strip would be visible anyway.
  ;(pause().element() as HTMLElement).focus({ preventScroll: true })
  await expect.element(pause()).toBeInViewport({ ratio: 1 })
  expect(scrollY).toBe(1500)
})

test.for([/^Pause offers/, /^Our Categories/, /^Furniture Cart/])(
  'on a phone the header’s button %s is a target of 44 px, and none overlaps another',
  async (name) => {
    await page.viewport(390, 844)
    await open()
    const button = page.getByRole('button', { name }).element()
    const answers = (x: number, y: number) => button.contains(document.elementFromPoint(x, y))
    const { left, width } = button.getBoundingClientRect()
    const rows = [...Array(120).keys()].filter((y) => answers(left + width / 2, y + 0.5))
    expect(rows.length).toBeGreaterThanOrEqual(44)
    const columns = [...Array(innerWidth).keys()].filter((x) => answers(x + 0.5, rows[0]! + 22))
    expect(columns.length).toBeGreaterThanOrEqual(44)
  },
)

test('switching the language keeps the search, the filters and the part of the page', async () => {
  await openHeader({ address: '/product/1?size=153*200#reviews' })
  await expect
    .element(page.getByRole('link', { name: 'नेपाली' }))
    .toHaveAttribute('href', '/ne/product/1?size=153*200#reviews')
})

test('on a phone that lies on its side the header scrolls away', async () => {
  await page.viewport(844, 390)
  await open()
  await wheel(600)
  await expect.poll(() => boxOf(header()).bottom).toBeLessThanOrEqual(0)
})
