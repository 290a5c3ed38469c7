import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { ShopSettings } from '#contract/settings.ts'
import { givenPhoto } from '../../test/given-media.ts'
import { givenSettings } from '../../test/given-shell.ts'
import { givenBed } from '../../test/given-products.ts'
import { openPage } from '../../test/open-page.tsx'
import ChatButton from './chat-button.tsx'
import { openChat as openChatFromDrawer } from './chat-signal.ts'
import { clearMessages } from './chat-store.ts'

const TYPING_MS = 300
const MOST_FRAMES = 300

const settings: ShopSettings = {
  ...givenSettings,
  social: [
    { network: 'instagram', url: 'https://instagram.example/kastha' },
    { network: 'facebook', url: 'https://facebook.example/kastha' },
  ],
}

const opener = () => page.getByRole('button', { name: 'Chat', exact: true })
const chat = () => page.getByRole('dialog', { name: 'Chat with Kastha' })
const field = () => chat().getByRole('textbox', { name: 'Your message' })
const tab = (name: string) => chat().getByRole('tab', { name })
const onWhatsapp = () => chat().getByRole('link', { name: 'Continue on WhatsApp' })
const dots = () => chat().getByText('A note follows').length
const messages = () =>
  chat()
    .getByRole('log')
    .getByRole('listitem')
    .elements()
    .map((message) => message.querySelector('p')?.textContent)

const Shop = () => (
  <>
    <input aria-label="Email" />
    <ChatButton settings={settings} />
  </>
)

async function openChat(): Promise<void> {
  await openPage('/', Shop)
  await opener().click()
  await expect.element(chat()).toBeVisible()
}

async function write(message: string): Promise<void> {
  await field().fill(message)
  await userEvent.keyboard('{Enter}')
}

beforeEach(clearMessages)

test('Enter saves a message, and the chat says that messages stay on this device', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const told = vi.spyOn(navigator, 'sendBeacon')
  await openChat()
  await expect
    .element(chat().getByText(/It stays on this device; nothing is sent until you continue in an app/))
    .toBeVisible()
  await write('Does the Rara bed go through a stair of 80 cm?')
  await expect.poll(messages).toEqual(['Does the Rara bed go through a stair of 80 cm?'])
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  expect(fetched).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
})

test('the chat first offers to write to the shop on WhatsApp', async () => {
  await openChat()
  const first = chat().getByRole('link', { name: 'Write to us on WhatsApp' })
  const address = new URL((first.element() as HTMLAnchorElement).href)
  expect(address.origin + address.pathname).toBe('https://wa.me/9779801234567')
  expect(address.searchParams.get('text')).toBe('Hello Kastha, I have a question.')
  expect(chat().getByRole('link').elements()[0]).toBe(first.element())
})

test('on a product’s page that message names the product and its address', async () => {
  await openPage('/product/:id', Shop, { address: '/product/1', loaderData: { product: givenBed() } })
  openChatFromDrawer()
  await expect.element(chat()).toBeVisible()
  const first = chat().getByRole('link', { name: 'Write to us on WhatsApp' })
  const message = new URL((first.element() as HTMLAnchorElement).href).searchParams.get('text')
  expect(message).toBe(`Hello Kastha, I am interested in this piece:\n${givenBed().name}\n${location.href}`)
})

test('Shift+Enter starts a new line; an empty message is not saved', async () => {
  await openChat()
  await field().click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}')
  await expect.poll(messages).toEqual(['One\nTwo'])
})

test('a photo is saved with or without text, and can be removed before', async () => {
  await openChat()
  const choose = async () => userEvent.upload(chat().getByLabelText('Add a photo'), await givenPhoto())
  const remove = chat().getByRole('button', { name: 'Remove your photo' })
  await choose()
  await remove.click()
  await expect.element(field()).toHaveFocus()
  await choose()
  await expect.element(remove).toBeVisible()
  await chat().getByRole('button', { name: 'Save message' }).click()
  const photo = chat().getByRole('log').getByRole('img', { name: 'Your photo' })
  await expect.poll(() => (photo.element() as HTMLImageElement).naturalWidth).toBe(60)
  expect(remove.length).toBe(0)
})

test('each network has its own messages', async () => {
  await openChat()
  await write('For WhatsApp')
  await expect.poll(messages).toEqual(['For WhatsApp'])
  await tab('Messenger').click()
  await expect.poll(messages).toEqual([])
  await write('For Messenger')
  await expect.poll(messages).toEqual(['For Messenger'])
  await tab('WhatsApp').click()
  await expect.poll(messages).toEqual(['For WhatsApp'])
})

test('messages survive a reload', async () => {
  await openChat()
  await write('One')
  await expect.poll(messages).toEqual(['One'])
  await cleanup()
  await openChat()
  await expect.poll(messages).toEqual(['One'])
})

test('messages are deleted for good after a confirmation, and the focus stays in the chat', async () => {
  await openChat()
  await write('One')
  const deleting = chat().getByRole('button', { name: 'Delete all messages' })
  await deleting.click()
  await expect.element(chat().getByRole('button', { name: 'Keep them' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(deleting).toHaveFocus()
  expect(messages()).toEqual(['One'])

  await userEvent.keyboard('{Enter}')
  await chat().getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(messages).toEqual([])
  await expect.element(chat()).toHaveFocus()
  await cleanup()
  await openChat()
  await expect.element(chat().getByText(/^Write your question for WhatsApp/)).toBeVisible()
  expect(messages()).toEqual([])
})

test('typing dots show for 0.3 s, then the link that takes the text along', async () => {
  await openChat()
  await field().fill('Is teak & oak in stock?')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Enter would move the stopped clock, which advances during a command of vitest.
  ;(field().element() as HTMLTextAreaElement).form!.requestSubmit()
  for (let frame = 0; frame < MOST_FRAMES && !dots(); frame += 1) await new Promise(requestAnimationFrame)
  expect(dots()).toBe(1)
  vi.advanceTimersByTime(TYPING_MS - 1)
  await new Promise(requestAnimationFrame)
  expect([dots(), onWhatsapp().length]).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect
    .element(onWhatsapp())
    .toHaveAttribute('href', 'https://wa.me/9779801234567?text=Is%20teak%20%26%20oak%20in%20stock%3F')
  await expect.element(onWhatsapp()).toHaveAttribute('rel', 'noopener')
})

test('for a network that takes no text, the message is copied @slow', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await openChat()
  await tab('Instagram').click()
  await write('Namaste')
  const onInstagram = chat().getByRole('link', { name: 'Continue on Instagram' })
  await expect.element(onInstagram).toHaveAttribute('href', 'https://instagram.example/kastha')
  onInstagram.element().addEventListener('click', (press) => press.preventDefault())
  await onInstagram.click()
  await expect.element(page.getByText('Your message is copied: paste it in Instagram')).toBeVisible()
  expect(copied).toHaveBeenCalledExactlyOnceWith('Namaste')
})

test('the keyboard opens, reads and closes the chat', async () => {
  await openPage('/', Shop)
  await expect.element(opener()).toBeVisible()
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
  tab('WhatsApp').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tab('Messenger')).toHaveFocus()
  await expect.element(chat().getByRole('log', { name: 'Messages for Messenger' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => chat().length).toBe(0)
  await expect.element(opener()).toHaveFocus()
})

test('the page beside the chat stays usable', async () => {
  await openChat()
  await page.getByRole('textbox', { name: 'Email' }).fill('sita@example.com')
  await expect.element(chat()).toBeVisible()
  await chat().getByRole('button', { name: 'Close chat' }).click()
  await expect.poll(() => chat().length).toBe(0)
})

test('on a touch screen the chat has the focus, not its field, so no keyboard slides over it', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(hover: none)', addEventListener: () => {} }) as unknown as MediaQueryList,
  )
  await openChat()
  await expect.element(chat()).toHaveFocus()
})
