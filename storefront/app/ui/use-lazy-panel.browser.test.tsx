import { useLayoutEffect, useRef } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BEFORE_MOUNT } from './before-mount.ts'
import { useLazyPanel } from './use-lazy-panel.ts'

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
