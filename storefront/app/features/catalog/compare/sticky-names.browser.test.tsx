import { useLayoutEffect, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import table from './comparison-table.module.css'
import StickyNames from './sticky-names.tsx'

const NAMES = ['Bed']

function Page() {
  const scroller = useRef<HTMLDivElement>(BEFORE_MOUNT)
  return (
    <div>
      <header style={{ position: 'sticky', top: 0, zIndex: 3 }}>
        <p style={{ height: 'var(--h-stuck)', margin: 0 }}>Shop</p>
      </header>
      <StickyNames names={NAMES} scroller={scroller} />
      <div ref={scroller} className={table.scroller} role="region" aria-label="Products">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Rara</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 60 }, (_, at) => (
              <tr key={at}>
                <th scope="row">{`Row ${at}`}</th>
                <td>
                  <a href={`#${at}`}>{`Link ${at}`}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('many events of one frame measure the table once', async () => {
  await render(<Page />)
  await nextFrame()
  const measured = vi.spyOn(
    page.getByRole('columnheader', { name: 'Rara' }).element().parentElement!,
    'getBoundingClientRect',
  )
  for (let count = 0; count < 10; count += 1) window.dispatchEvent(new Event('scroll'))
  await nextFrame()
  expect(measured).toHaveBeenCalledTimes(1)
})

test('a link that comes into sight from above stays clear of the names', async () => {
  await page.viewport(800, 500)
  await render(<Page />)
  page.getByRole('link', { name: 'Link 50' }).element().scrollIntoView({ block: 'start' })
  await expect.element(page.getByText('Bed', { exact: true })).toBeVisible()
  const link = page.getByRole('link', { name: 'Link 30' })
  link.element().scrollIntoView({ block: 'nearest' })
  const bar = page.getByText('Bed', { exact: true }).element().parentElement!.parentElement!
  await vi.waitUntil(() => link.element().getBoundingClientRect().top >= bar.getBoundingClientRect().bottom, {
    timeout: 20_000,
  })
})

function OtherPage({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown)
  return <p>Beds</p>
}

/** React forgets the refs of a page before it ends its effects, and a frame may come between. */
test('a frame that comes while another page replaces the table harms nothing', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const screen = await render(<Page />)
  const runFrames = vi.fn<() => void>(() => frames.forEach((frame) => frame(0)))
  await screen.rerender(<OtherPage onShown={runFrames} />)
  expect(frames).not.toHaveLength(0)
  expect(runFrames).toHaveReturned()
  await expect.element(page.getByText('Beds')).toBeVisible()
})
