import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPart, type LoadPart, type Retry } from './lazy-part.tsx'

const Floors = ({ from }: { from: string }) => <p>Floors from {from}</p>

function Missing({ isTrying, onRetry }: Retry) {
  return (
    <button type="button" aria-busy={isTrying} onClick={onRetry}>
      Try again
    </button>
  )
}

let isOffline = true
const load = vi.fn<LoadPart<{ from: string }>>(async () => {
  await new Promise((next) => setTimeout(next)) // as the network would
  if (isOffline) throw new Error('offline')
  return { default: Floors }
})

const part = () => page.getByText('Floors from 0')
const again = () => page.getByRole('button', { name: 'Try again' })

/** Shows a part whose first load has failed. */
async function openBroken(): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Part = lazyPart(load, { Missing })
  await render(
    <>
      <p>Any other place</p>
      <Part from="0" />
    </>,
  )
  await expect.element(again()).toHaveAttribute('aria-busy', 'false')
}

beforeEach(() => {
  isOffline = true
  load.mockClear()
})

test.for([
  ['the network returns', () => dispatchEvent(new Event('online'))],
  ['the person returns to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the person presses anything', () => page.getByText('Any other place').click()],
  ['the person asks for it', () => again().click()],
] as const)('a part that could not be loaded loads when %s', async ([, happen]) => {
  await openBroken()
  isOffline = false
  await happen()
  await expect.element(part()).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that fails again is tried once for each press', async () => {
  await openBroken()
  await again().click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(again()).toHaveAttribute('aria-busy', 'false')
  isOffline = false
  dispatchEvent(new Event('online'))
  await expect.element(part()).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part that has loaded at another place meanwhile shows at the next try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const Part = lazyPart(load, { Missing })
  const { rerender } = await render(<Part from="0" />)
  await expect.element(again()).toHaveAttribute('aria-busy', 'false')
  isOffline = false
  await rerender(
    <>
      <Part from="0" />
      <Part from="1" />
    </>,
  )
  await expect.element(page.getByText('Floors from 1')).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(part()).toBeVisible()
})
