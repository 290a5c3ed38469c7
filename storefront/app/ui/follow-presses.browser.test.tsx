import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

const menu = () => page.getByRole('button', { name: 'Menu' }).element() as HTMLElement

test('a press lasts until the finger goes up, although a field loses its focus to what is pressed', async () => {
  await render(
    <>
      <input aria-label="Search" />
      <button type="button">Menu</button>
    </>,
  )
  ;(page.getByRole('textbox', { name: 'Search' }).element() as HTMLElement).focus()
  menu().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  menu().focus()
  let isOver = false
  const over = window.endOfPress(document.body).then(() => {
    isOver = true
  })
  // What the lost focus might end would have ended after these tasks.
  for (let task = 0; task < 2; task += 1) await new Promise((next) => setTimeout(next))
  expect(isOver).toBe(false)
  menu().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await over
})
