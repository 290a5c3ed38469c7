import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BEFORE_MOUNT } from './before-mount.ts'
import { useNear } from './use-near.ts'

type Follow = (entries: { isIntersecting: boolean }[]) => void

/** Replaces the observer by one that reports what the test says. */
function givenObserver(): Follow {
  let follow: Follow | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Follow) {
        follow = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  return (entries) => follow!(entries)
}

function Place() {
  const place = useRef<HTMLParagraphElement>(BEFORE_MOUNT)
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>
}

test('an element counts as near, even if the browser reports that together with an earlier change', async () => {
  const report = givenObserver()
  await render(<Place />)
  report([{ isIntersecting: false }])
  await expect.element(page.getByText('far')).toBeVisible()
  report([{ isIntersecting: false }, { isIntersecting: true }])
  await expect.element(page.getByText('near')).toBeVisible()
  report([{ isIntersecting: false }])
  await expect.element(page.getByText('near')).toBeVisible()
})
