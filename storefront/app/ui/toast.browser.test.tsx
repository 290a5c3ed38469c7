import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { moveMouseAway } from '../test/given-media.ts'
import { toast } from '../test/open-page.tsx'
import { showToast, Toasts } from './toast.tsx'

const close = () => page.getByRole('button', { name: 'Dismiss' })

/** Waits until the message's timer runs (1) or is stopped (0). React starts it some time after showing the message. */
async function timersToBe(count: 0 | 1): Promise<void> {
  await expect.poll(() => vi.getTimerCount()).toBe(count)
}

const shows = (message: string) => toast(message).query() !== null

async function show(message: string): Promise<void> {
  await moveMouseAway()
  await render(<Toasts />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  showToast('error', message)
  await timersToBe(1)
}

test('a message shows for 3 s, a long one for its reading time', async () => {
  const long = 'We could not reach the shop, so your order may have arrived or not. Press the button again.'
  await show(long)
  vi.advanceTimersByTime(3_000)
  expect(vi.getTimerCount()).toBe(1)
  expect(shows(long)).toBe(true)
  vi.advanceTimersByTime(3_000)
  await expect.poll(() => shows(long)).toBe(false)
})

test('a message stays while the mouse is over it, and its time then starts again', async () => {
  await show('It was not saved.')
  vi.advanceTimersByTime(2_000)
  await userEvent.hover(toast('It was not saved.'))
  await timersToBe(0)
  expect(shows('It was not saved.')).toBe(true)
  await moveMouseAway()
  await timersToBe(1)
  vi.advanceTimersByTime(2_000)
  expect(vi.getTimerCount()).toBe(1)
  expect(shows('It was not saved.')).toBe(true)
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => shows('It was not saved.')).toBe(false)
})

test('a message stays while its button has the focus, which dismisses it', async () => {
  await show('It was not saved.')
  close().element().focus()
  await timersToBe(0)
  expect(shows('It was not saved.')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shows('It was not saved.')).toBe(false)
})
