import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address } from '../../test/open-header.tsx'
import { pointAt, soon } from '../../test/stopped-clock.ts'
import { bar, explore, leaveBar, openMenuBar, openRooms, room } from './mega-menu.fixture.ts'

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Advances the stopped clock and waits until React has rendered the result. */
async function run(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
}

test('a menu opens when the mouse rests for 150 ms, not when it passes', async () => {
  await openMenuBar()
  stopClock()
  await pointAt(room('Bedroom'))
  await run(149)
  expect(openRooms()).toEqual([])
  await leaveBar()
  await run(1000)
  expect(openRooms()).toEqual([])
  await pointAt(room('Bedroom'))
  await run(150)
  expect(openRooms()).toEqual(['Bedroom'])
})

/** Advances the clock until a menu shows its products. */
async function drawn(name: string): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(10)
      return explore(name).length
    })
    .toBe(1)
}

test('a menu stays while the mouse crosses a neighbor on its way in, and changes where it rests @slow', async () => {
  await openMenuBar()
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

test('a menu closes 150 ms after the mouse has left, and stays if it returns earlier', async () => {
  await openMenuBar()
  stopClock()
  await pointAt(room('Bedroom'))
  await run(150)
  await drawn('Bedroom')
  await leaveBar()
  await run(149)
  await pointAt(room('Bedroom'))
  await run(1000)
  await expect.element(explore('Bedroom')).toBeVisible()
  await leaveBar()
  await run(149)
  expect(openRooms()).toEqual(['Bedroom'])
  await run(1)
  expect(openRooms()).toEqual([])
})

test('products load before the mouse has rested, or when the room has the focus', async () => {
  const asked = await openMenuBar()
  stopClock()
  await pointAt(room('Bedroom'))
  expect(await soon(() => asked.length >= 4)).toBe(true)
  await leaveBar()
  room('Outdoor').element().focus()
  expect(await soon(() => asked.length >= 7)).toBe(true)
  expect(openRooms()).toEqual([])
})

test('a mouse that leaves the menu returns the focus to its room @slow', async () => {
  await openMenuBar()
  await room('Bedroom').hover()
  await expect.element(explore('Bedroom')).toBeVisible()
  room('Bedroom').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar().getByRole('link', { name: 'Beds', exact: true })).toHaveFocus()
  await leaveBar()
  await expect.element(explore('Bedroom')).not.toBeInTheDocument()
  await expect.element(room('Bedroom')).toHaveFocus()
})

test('a first tap opens a menu, a second follows the link, and a tap outside closes the menu', async () => {
  await openMenuBar()
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

/** Sends the events of a finger's tap, including the click. Unlike a mouse, a finger then leaves the element. */
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
