import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toast } from '../test/open-page.tsx'
import { Panel } from './panel.tsx'
import { showToast, Toasts } from './toast.tsx'

const opener = () => page.getByRole('button', { name: 'Quick view' })
const view = () => page.getByRole('dialog', { name: 'Rara bed' })
const inner = () => page.getByRole('button', { name: 'Size guide' })
const guide = () => page.getByRole('dialog', { name: 'Sizes' })

/** A panel that opens another one, as the quick view opens the size guide. */
function Panels() {
  const [isOpen, setIsOpen] = useState(false)
  const [isGuideOpen, setIsGuideOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setIsOpen(true)}>
        Quick view
      </button>
      <Panel side="right" title="Rara bed" closeLabel="Close" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button" onClick={() => setIsGuideOpen(true)}>
          Size guide
        </button>
        <Panel
          side="centre"
          title="Sizes"
          closeLabel="Close the sizes"
          isOpen={isGuideOpen}
          onClose={() => setIsGuideOpen(false)}
        >
          <p>120 × 200 cm</p>
        </Panel>
      </Panel>
    </main>
  )
}

test('Escape closes the upper panel, and only then the one below', async () => {
  await render(<Panels />)
  await opener().click()
  await inner().click()
  await expect.element(guide()).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.element(guide()).not.toBeInTheDocument()
  await expect.element(view()).toBeVisible()
  await expect.element(inner()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(view()).not.toBeInTheDocument()
})

test('the close button closes the panel, and the focus stays inside until then', async () => {
  await render(<Panels />)
  await opener().click()
  await expect.element(view()).toBeVisible()
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(view().element().contains(document.activeElement)).toBe(true)
  }
  await view().getByRole('button', { name: 'Close' }).click()
  await expect.element(view()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('a message of before does not cover the panel; an error stays', async () => {
  await render(
    <>
      <Toasts />
      <Panels />
    </>,
  )
  await expect.element(opener()).toBeVisible()
  showToast('success', 'The day is chosen.')
  showToast('error', 'It was not saved.')
  await expect.element(toast('The day is chosen.')).toBeVisible()
  await opener().click()
  await expect.element(toast('The day is chosen.')).not.toBeInTheDocument()
  await expect.element(page.getByText('It was not saved.')).toBeInTheDocument()
})
