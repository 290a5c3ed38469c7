import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { moveMouseAway } from '../test/given-media.ts'
import { toast } from '../test/open-page.tsx'
import { showToast, Toasts } from './toast.tsx'

const close = () => page.getByRole('button', { name: 'Dismiss' })

/** React has shown what the last call changed. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

async function show(message: string): Promise<void> {
  await moveMouseAway()
  await render(<Toasts />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  showToast('error', message)
  await drawn()
}

async function wait(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await drawn()
}

test('a message shows for 3 s, a long one for as long as it takes to read', async () => {
  const long = 'We could not reach the shop, so your order may have arrived or not. Press the button again.'
  await show(long)
  await wait(3_000)
  expect(toast(long).query()).not.toBeNull()
  await wait(3_000)
  expect(toast(long).query()).toBeNull()
})

test('a message stays while the mouse is over it, and its time begins again after that', async () => {
  await show('It was not saved.')
  await userEvent.hover(toast('It was not saved.'))
  await drawn()
  await wait(60_000)
  expect(toast('It was not saved.').query()).not.toBeNull()
  await moveMouseAway()
  await drawn()
  await wait(2_900)
  expect(toast('It was not saved.').query()).not.toBeNull()
  await wait(100)
  expect(toast('It was not saved.').query()).toBeNull()
})

test('a message stays while its button has focus, which dismisses it', async () => {
  await show('It was not saved.')
  close().element().focus()
  await drawn()
  await wait(60_000)
  expect(toast('It was not saved.').query()).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await drawn()
  expect(toast('It was not saved.').query()).toBeNull()
})
