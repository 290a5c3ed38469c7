import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { givenMedia } from '../test/given-media.ts'
import { Picture } from './picture.tsx'

const sofa = { id: 'a'.repeat(24), alt: 'A sofa', width: 160, height: 160, placeholder: '' }
const shown = () => page.getByRole('img', { name: 'A sofa' })
const PLACEHOLDER = ['src', '/placeholder-image.jpg'] as const

test('a picture that failed for want of a network comes at the next chance', async () => {
  const media = { areThere: false }
  await givenMedia(media)
  await render(<Picture picture={sofa} sizes="160px" priority />)
  await expect.element(shown()).toHaveAttribute(...PLACEHOLDER)
  media.areThere = true
  dispatchEvent(new Event('online'))
  await expect.element(shown()).not.toHaveAttribute(...PLACEHOLDER)
  await vi.waitUntil(() => (shown().element() as HTMLImageElement).naturalWidth > 0, { timeout: 20_000 })
})

test('a picture that is gone makes one request at each chance', async () => {
  const asked = await givenMedia({ areThere: false })
  await render(<Picture picture={{ ...sofa, id: 'b'.repeat(24) }} sizes="160px" priority />)
  await expect.element(shown()).toHaveAttribute(...PLACEHOLDER)
  const before = asked.length
  for (const tries of [1, 2]) {
    await userEvent.keyboard('a')
    await vi.waitUntil(() => asked.length === before + tries, { timeout: 20_000 })
    await expect.element(shown()).toHaveAttribute(...PLACEHOLDER)
  }
  expect(asked).toHaveLength(before + 2)
})
