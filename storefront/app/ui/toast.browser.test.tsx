import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { moveMouseAway } from '../test/given-media.ts'
import { toast } from '../test/open-page.tsx'
import { showToast, Toasts } from './toast.tsx'

const long = 'We could not reach the shop, so your order may have arrived or not. Press the button again.'
const close = () => page.getByRole('button', { name: 'Dismiss' })

/**
 * Waits until the message's timer runs (1) or is stopped (0). React starts it some time after showing the message. The test's
 * own tools set timers too, so a count proves nothing: what is shown does.
 */
async function timersToBe(count: 0 | 1): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBe(count)
}

/** Lets time pass. @returns whether the message is still there, once React has rendered what the timers changed */
async function showsAfter(ms: number, message: string): Promise<boolean> {
  vi.advanceTimersByTime(ms)
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  return toast(message).query() !== null
}

/** Waits until the message is gone, within a few seconds of its own time. */
async function toBeGone(message: string): Promise<void> {
  await expect.poll(() => showsAfter(200, message)).toBe(false)
}

async function show(message: string): Promise<void> {
  await moveMouseAway()
  await render(<Toasts />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast('error', message)
  await timersToBe(1)
}

test('a message shows for 3 s', async () => {
  await show('It was not saved.')
  expect(await showsAfter(2_900, 'It was not saved.')).toBe(true)
  await toBeGone('It was not saved.')
})

test('a long message shows for its reading time', async () => {
  await show(long)
  expect(await showsAfter(4_000, long)).toBe(true)
  await toBeGone(long)
})

test('a message stays while the mouse is over it, and its time then starts again', async () => {
  // Fake time goes on while the mouse is on its way, so this message has time to spare.
  await show(long)
  await userEvent.hover(toast(long))
  await timersToBe(0)
  expect(await showsAfter(10_000, long)).toBe(true)
  await moveMouseAway()
  await timersToBe(1)
  expect(await showsAfter(2_000, long)).toBe(true)
  await toBeGone(long)
})

test('a message stays while its button has the focus, which dismisses it', async () => {
  const short = 'It was not saved.'
  await show(short)
  close().element().focus()
  await timersToBe(0)
  expect(await showsAfter(10_000, short)).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(toast(short)).not.toBeInTheDocument()
})

test('the same message again shows once, from its beginning', async () => {
  const short = 'It was not saved.'
  await show(short)
  expect(await showsAfter(2_000, short)).toBe(true)
  showToast('error', short)
  await expect.poll(() => page.getByText(short).elements().length).toBe(1)
  expect(await showsAfter(2_000, short)).toBe(true)
  expect(close().elements()).toHaveLength(1)
  await toBeGone(short)
})

test('a failure without a network stays until the network is back', async () => {
  const offline = 'You are offline, so it was not added.'
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await moveMouseAway()
  await render(<Toasts />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast('error', offline)
  await expect.element(toast(offline)).toBeVisible()
  // A timer would have started after the first.
  expect(await showsAfter(100, offline)).toBe(true)
  expect(await showsAfter(60_000, offline)).toBe(true)
  connection.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await timersToBe(1)
  await toBeGone(offline)
})

test('a success without a network goes by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await moveMouseAway()
  await render(<Toasts />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast('success', 'The link is copied.')
  await timersToBe(1)
  await expect.poll(() => showsAfter(200, 'The link is copied.')).toBe(false)
})
