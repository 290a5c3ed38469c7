import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ShopSettings } from '#contract/settings.ts'
import { givenSettings } from '../../test/given-shell.ts'
import ChatButton from './chat-button.tsx'
import { openChat } from './chat-signal.ts'

const chat = () => page.getByRole('button', { name: 'Chat', exact: true })
/** A hidden button has no role. */
const count = () => chat().elements().length

type Opened = { settings?: Partial<ShopSettings>; id?: string; corner?: string }

const REST_MS = 200

/** Scrolls down and up again, and lets the page rest. */
async function scrollAbout(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const top of [600, 300]) {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    scrollTo({ top, behavior: 'instant' })
    await scrolled
  }
  vi.advanceTimersByTime(REST_MS)
  vi.useRealTimers()
}

/** Opens a page of three screens, optionally with a link in the corner of the window. */
async function open({ settings = {}, id = 'routes/home', corner }: Opened = {}): Promise<void> {
  const Page = () => (
    <>
      <div style={{ height: '300vh' }} />
      {corner !== undefined && (
        <a href="/cart" style={{ position: 'fixed', right: 0, bottom: 0, width: 120, height: 120 }}>
          {corner}
        </a>
      )}
      <ChatButton settings={{ ...givenSettings, ...settings }} />
    </>
  )
  const Stub = createRoutesStub([{ path: '/', id, Component: Page }])
  await render(<Stub initialEntries={['/']} />)
}

test('the chat button leaves while the page scrolls down, and returns when it scrolls up', async () => {
  await open()
  await expect.poll(count).toBe(1)
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.poll(count).toBe(0)
  scrollTo({ top: 300, behavior: 'instant' })
  await expect.poll(count).toBe(1)
})

test('the chat button never lies over the end of a former price at its side', async () => {
  await page.viewport(1366, 657)
  await open()
  await expect.poll(count).toBe(1)
  const { left, top, height } = chat().element().getBoundingClientRect()
  const price = document.createElement('s')
  price.textContent = 'Nrs. 1,12,000'
  Object.assign(price.style, {
    position: 'fixed',
    right: `${innerWidth - left - 4}px`,
    top: `${top + height / 2 - 8}px`,
  })
  document.body.append(price)
  onTestFinished(() => price.remove())
  await scrollAbout()
  await expect.poll(count).toBe(0)
})

test('the chat button never lies over something to press', async () => {
  await open({ corner: 'Add to Cart' })
  await expect.element(page.getByRole('link', { name: 'Add to Cart' })).toBeVisible()
  await scrollAbout()
  await expect.poll(count).toBe(0)
})

test.for(['product', 'routes/cart', 'routes/login', 'routes/contact'])('the page %s has no chat button', async (id) => {
  await open({ id })
  await scrollAbout()
  await expect.poll(count).toBe(0)
})

test('a phone has no chat button; the drawer opens the chat', async () => {
  await page.viewport(390, 844)
  await open()
  openChat()
  await expect.element(page.getByRole('dialog', { name: 'Chat with Kastha' })).toBeVisible()
  await expect.poll(count).toBe(0)
})

test.for([
  [{ whatsapp: '', social: [] }, 0],
  [{ whatsapp: '', social: [{ network: 'instagram', url: 'https://instagram.example/kastha' }] }, 1],
  [{ whatsapp: '+9779800000000', social: [] }, 1],
] satisfies [Partial<ShopSettings>, number][])('a shop with %j has %i chat buttons', async ([settings, wanted]) => {
  await open({ settings })
  await scrollAbout()
  await expect.poll(count).toBe(wanted)
})
