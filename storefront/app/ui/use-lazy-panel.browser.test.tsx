import { useLayoutEffect, useRef } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openPage } from '../test/open-page.tsx'
import { BEFORE_MOUNT } from './before-mount.ts'
import { useLazyPanel } from './use-lazy-panel.ts'

const NOT_LOADED = 'This could not be loaded. Please check your connection and try again.'

function Guide({ isOpen }: { isOpen: boolean }) {
  return isOpen && <p>Measure twice</p>
}

/** A button that is pressed as soon as it is there, as a served part repeats a press from before its script came. */
function PressedAtOnce() {
  const guide = useLazyPanel(() => Promise.resolve({ default: Guide }))
  const button = useRef<HTMLButtonElement>(BEFORE_MOUNT)
  useLayoutEffect(() => button.current.click(), [])
  return (
    <>
      <button type="button" ref={button} {...guide.opener}>
        Open
      </button>
      {guide.Panel && <guide.Panel isOpen={guide.isOpen} />}
    </>
  )
}

test('a press that comes with the first render opens the panel', async () => {
  await render(
    <MemoryRouter>
      <PressedAtOnce />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('Measure twice')).toBeVisible()
})

/** Opens a page with a button whose panel waits for its script until `arrive` is called. */
async function openWaiting() {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Guide }>()
  const SizeGuide = () => {
    const guide = useLazyPanel(() => promise)
    return (
      <>
        <button type="button" {...guide.opener}>
          Open
        </button>
        <input aria-label="Search" />
        {guide.Panel && <guide.Panel isOpen={guide.isOpen} />}
      </>
    )
  }
  await openPage('/', SizeGuide)
  return { arrive: () => resolve({ default: Guide }) }
}

const opener = () => page.getByRole('button', { name: 'Open' })

test('a pressed button shows that its panel is coming, and pressing it again changes nothing', async () => {
  const { arrive } = await openWaiting()
  await opener().click()
  await expect.element(opener()).toHaveAttribute('aria-busy', 'true')
  expect(getComputedStyle(opener().element()).outlineStyle).toBe('solid')
  await opener().click()
  arrive()
  await expect.element(page.getByText('Measure twice')).toBeVisible()
  await expect.element(opener()).not.toHaveAttribute('aria-busy')
})

test('a panel that comes after the visitor has turned to something else stays closed until the next press', async () => {
  const { arrive } = await openWaiting()
  await opener().click()
  await page.getByRole('textbox', { name: 'Search' }).fill('bed')
  await userEvent.keyboard('s')
  await expect.element(opener()).not.toHaveAttribute('aria-busy')
  arrive()
  await opener().click({ trial: true })
  await expect.element(page.getByText('Measure twice')).not.toBeInTheDocument()
  await opener().click()
  await expect.element(page.getByText('Measure twice')).toBeVisible()
})

test('a panel shown for another part reports that it could not be loaded, and says nothing itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const reported = vi.fn<(isLoaded: boolean) => void>()
  const Cart = () => {
    const { show } = useLazyPanel<object>(() => Promise.reject(new Error('offline')))
    return (
      <button type="button" onClick={() => void show().then(reported)}>
        Add
      </button>
    )
  }
  await openPage('/', Cart)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => reported.mock.calls).toEqual([[false]])
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument()
})
