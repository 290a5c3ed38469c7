import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Panel } from './panel.tsx'

/** TypeScript does not know it yet. */
declare class Watcher extends EventTarget {
  requestClose(): void
  destroy(): void
}

/** Watchers that wait for a phone's request to close. */
let waiting: Watcher[]

beforeEach(() => {
  const Native = globalThis.CloseWatcher as unknown as typeof Watcher
  const forget = (one: Watcher) => (waiting = waiting.filter((other) => other !== one))
  waiting = []
  vi.stubGlobal(
    'CloseWatcher',
    class extends Native {
      constructor() {
        super()
        waiting.push(this)
        this.addEventListener('close', () => forget(this))
      }
      override destroy() {
        super.destroy()
        forget(this)
      }
    },
  )
})

/** Requests the panel opened last to close, as Back does on Android. */
const pressBack = () => waiting.at(-1)!.requestClose()

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

test('Back closes a panel each time and returns the focus', async () => {
  await render(<Panels />)
  for (const round of [1, 2]) {
    await opener().click()
    await expect.element(view(), { message: `round ${round}` }).toBeVisible()
    expect(waiting).toHaveLength(1)
    pressBack()
    await expect.element(view()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
    expect(waiting).toHaveLength(0)
  }
})

test.for([
  ['Back', pressBack],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s closes the upper panel, and only then the one below', async ([, close]) => {
  await render(<Panels />)
  await opener().click()
  await inner().click()
  await expect.element(guide()).toBeVisible()
  expect(waiting).toHaveLength(2)

  await close()
  await expect.element(guide()).not.toBeInTheDocument()
  await expect.element(view()).toBeVisible()
  await expect.element(inner()).toHaveFocus()
  expect(waiting).toHaveLength(1)
  await close()
  await expect.element(view()).not.toBeInTheDocument()
  expect(waiting).toHaveLength(0)
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
