import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenMenuProducts, productsAnswer } from '../../test/given-categories.ts'
import { givenMedia, givenMotion, moveMouseAway } from '../../test/given-media.ts'
import { pointAt } from '../../test/mouse.ts'
import { address, go, openHeader } from '../../test/open-header.tsx'
import { queryClient } from '../../query-client.ts'

const bar = () => page.getByRole('navigation', { name: 'Categories', exact: true })
/** Its name is there twice for those who measure it: the open room's is heavier. */
const room = (name: string) => bar().getByRole('link', { name: new RegExp(`^${name}( ${name})?$`) })
const explore = (name: string) => bar().getByText(`Explore our ${name} Collection`)
const menu = (name: string) => bar().getByRole('group', { name, exact: true })
const openRooms = () =>
  [...bar().element().querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)

/** A header whose menus are as they are before anybody has come near. */
async function open(answer?: () => Answer): Promise<string[]> {
  await moveMouseAway()
  await givenMedia()
  const asked = givenMenuProducts(answer)
  await openHeader()
  return asked
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Lets the stopped clock run, and what it brought about be drawn. */
async function run(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

/** Onto the page, away from the bar. */
const leave = () => pointAt(page.getByRole('main'), { x: 2, y: 300 })
const clickOutside = () => userEvent.click(page.getByRole('main'), { position: { x: 2, y: 300 } })

test('a menu lays subcategories out three a row, with products, View All and the promo', async () => {
  await givenMotion()
  await page.viewport(1440, 900)
  await open()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  const titles = () => bar().getByRole('heading', { level: 3 })
  expect(
    titles()
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Beds', 'Bedside tables', 'Wardrobes', 'Dressers'])
  await expect.element(titles().first().getByRole('link')).toHaveAttribute('href', '/productListing/subcategory/7')
  await expect.element(bar().getByRole('link', { name: 'Beds 1' })).toHaveAttribute('href', '/product/71')
  const viewAll = bar().getByRole('link', { name: 'View all Beds', exact: true })
  await expect.element(viewAll).toHaveTextContent('View All')
  await expect.element(viewAll).toHaveAttribute('href', '/productListing/subcategory/7')

  const whole = menu('Bedroom').element()
  expect(getComputedStyle(whole).animationDuration).toBe('0.3s')
  await Promise.all(whole.getAnimations().map(({ finished }) => finished))
  expect(whole.getBoundingClientRect().width).toBe(1200)
  const tops = titles()
    .elements()
    .map((title) => title.getBoundingClientRect().top)
  expect(tops.slice(0, 3)).toEqual([tops[0], tops[0], tops[0]])
  expect(tops[3]).toBeGreaterThan(tops[0]!)
  const promo = bar().getByRole('complementary')
  const { top, bottom } = promo.element().getBoundingClientRect()
  expect(bottom).toBeGreaterThan(tops[3]!)
  expect(top).toBeLessThanOrEqual(tops[3]!)
  await expect.poll(() => promo.element().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)

  await promo.getByRole('link', { name: 'Shop Now' }).click()
  await expect.element(address()).toHaveTextContent('/productListing')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
})

test('a menu closes by Escape and by a click outside, and only one is open', async () => {
  await open()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()

  room('Outdoor').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explore('Outdoor')).toBeVisible()
  await room('Dining').hover()
  await expect.element(explore('Dining')).toBeVisible()
  expect(bar().getByText(/^Explore our/)).toHaveLength(1)
  expect(openRooms()).toEqual(['Dining'])

  await userEvent.keyboard('{Escape}')
  room('Bedding Items').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(explore('Bedding Items')).toBeVisible()
  await clickOutside()
  await expect.element(bar().getByText(/^Explore our/)).not.toBeInTheDocument()
})

test.for([1024, 1280, 1440])('a menu stands whole within a window %i px wide', async (width) => {
  await page.viewport(width, 700)
  await open()
  for (const name of ['Bedroom', 'Dining', 'Bedding Items']) {
    await room(name).hover()
    await expect.element(explore(name)).toBeVisible()
    const box = menu(name).element().getBoundingClientRect()
    expect(box.width).toBeLessThanOrEqual(1200)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.bottom).toBeLessThanOrEqual(700)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth - clientWidth).toBe(0)
  }
})

test('a menu opens where the mouse rests for 150 ms, and not where it passes', async () => {
  await open()
  stopClock()
  await pointAt(room('Bedroom'))
  await run(149)
  expect(openRooms()).toEqual([])
  await leave()
  await run(1000)
  expect(openRooms()).toEqual([])
  await pointAt(room('Bedroom'))
  await run(150)
  expect(openRooms()).toEqual(['Bedroom'])
})

/** Lets the clock run until a menu is there with its script and its products. */
async function drawn(name: string): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10)
      return explore(name).length
    })
    .toBe(1)
}

test('a menu stays while the mouse cuts across a neighbour on its way in, and changes where it rests', async () => {
  await open()
  stopClock()
  await pointAt(room('Bedroom'))
  await run(150)
  await drawn('Bedroom')
  await pointAt(room('Living Room'))
  await run(149)
  await pointAt(bar().getByRole('heading', { name: 'Wardrobes' }))
  await run(1000)
  expect(openRooms()).toEqual(['Bedroom'])

  await pointAt(room('Living Room'))
  await run(150)
  expect(openRooms()).toEqual(['Living Room'])
})

test('a menu closes 150 ms after the mouse left it, and stays when it comes back before', async () => {
  await open()
  stopClock()
  await pointAt(room('Bedroom'))
  await run(150)
  await drawn('Bedroom')
  await leave()
  await run(149)
  await pointAt(room('Bedroom'))
  await run(1000)
  await expect.element(explore('Bedroom')).toBeVisible()
  await leave()
  await run(149)
  expect(openRooms()).toEqual(['Bedroom'])
  await run(1)
  expect(openRooms()).toEqual([])
})

/** Without moving the clock, as polls do. */
async function untilAsked(asked: string[], count: number): Promise<void> {
  while (asked.length < count) await run(0)
}

test('products are fetched before the mouse has rested, or when the room has the focus', async () => {
  const asked = await open()
  stopClock()
  await pointAt(room('Bedroom'))
  await untilAsked(asked, 4)
  await leave()
  room('Outdoor').element().focus()
  await untilAsked(asked, 7)
  expect(openRooms()).toEqual([])
})

test.for(['{Enter}', ' ', '{ArrowDown}'])('"%s" opens a menu and goes in; Escape returns to the room', async (key) => {
  await open()
  room('Bedroom').element().focus()
  await userEvent.keyboard(key)
  await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
  await expect.element(address()).toHaveTextContent('/')
  await userEvent.keyboard('{Escape}')
  await expect.element(room('Bedroom')).toHaveFocus()
  await expect.element(room('Bedroom')).toHaveAttribute('aria-expanded', 'false')
})

test('a menu stays closed on the page that Back returns to', async () => {
  await open()
  room('Bedroom').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing/subcategory/7')
  go('Back')
  await expect.element(address()).toHaveTextContent('/')
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
  expect(openRooms()).toEqual([])
})

test('Tab leads from a room through its menu to the next room, and back', async () => {
  await open()
  room('Dining').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu('Dining').getByRole('link', { name: 'Sideboards 2' })).toBeVisible()
  for (const link of menu('Dining').getByRole('link').all()) {
    await expect.element(link).toHaveFocus()
    await userEvent.keyboard('{Tab}')
  }
  await expect.element(room('Office Items')).toHaveFocus()
  await expect.element(menu('Dining')).not.toBeInTheDocument()

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(room('Dining')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu('Dining').getByRole('link').first()).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(room('Dining')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(address()).toHaveTextContent('/productListing/category/3')
})

test('a menu does not lose the focus to a mouse that leaves', async () => {
  await open()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  room('Bedroom').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
  await leave()
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
  await expect.element(room('Bedroom')).toHaveFocus()
})

test('the menus ask for ten products of each subcategory, once in a visit, drawer included', async () => {
  const asked = await open()
  for (let visit = 0; visit < 2; visit += 1) {
    await room('Bedroom').hover()
    await expect.element(bar().getByRole('link', { name: 'Beds 1' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(explore('Bedroom')).not.toBeInTheDocument()
    await leave()
  }
  await page.getByRole('button', { name: 'Our Categories' }).click()
  const drawer = page.getByRole('dialog', { name: 'Our Categories' })
  await drawer.getByRole('button', { name: 'BEDROOM' }).click()
  await drawer.getByRole('button', { name: 'BEDS', exact: true }).click()
  await expect.element(drawer.getByRole('link', { name: 'BEDS 1' })).toBeVisible()
  expect(asked.toSorted()).toEqual(['10', '7', '8', '9'].map((id) => `${id}?limit=10`))
})

test('a menu says where a subcategory has no products', async () => {
  await open(() => productsAnswer([]))
  await room('Bedroom').hover()
  await expect.poll(() => bar().getByText('No products available').length).toBe(4)
})

test('without an answer a menu says that there are no products, and tells the console', async () => {
  expectErrors(/object Object/)
  const usual = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...usual.queries, retryDelay: 1 } })
  await open(() => ({ status: 500, body: { success: false, error: true } }))
  await room('Bedroom').hover()
  await expect.poll(() => bar().getByText('No products available').length).toBe(4)
  expect(console.error).toHaveBeenCalled()
  queryClient.setDefaultOptions(usual)
})

test('a finger opens a menu by the first tap, follows by the second, and closes it by one outside', async () => {
  await open()
  await tap(room('Bedroom').element())
  await expect.element(explore('Bedroom')).toBeVisible()
  await expect.element(address()).toHaveTextContent('/')
  await tap(page.getByRole('main').element())
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()

  await tap(room('Outdoor').element())
  await expect.element(explore('Outdoor')).toBeVisible()
  await tap(room('Dining').element())
  await expect.element(explore('Dining')).toBeVisible()
  await tap(room('Dining').element())
  await expect.element(address()).toHaveTextContent('/productListing/category/3')
  await expect.element(explore('Dining')).not.toBeInTheDocument()
})

/** What a browser tells of a finger, the click included; nothing of it rests on the element afterwards. */
async function tap(element: Element): Promise<void> {
  const finger = { pointerType: 'touch', bubbles: true, cancelable: true, isPrimary: true }
  const around: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) around.push(one)
  for (const one of around) one.dispatchEvent(new PointerEvent('pointerenter', { ...finger, bubbles: false }))
  element.dispatchEvent(new PointerEvent('pointerdown', finger))
  element.dispatchEvent(new PointerEvent('pointerup', finger))
  for (const one of around) one.dispatchEvent(new PointerEvent('pointerleave', { ...finger, bubbles: false }))
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
}
