import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

test('a heading that a script focuses has no ring, unlike what the keyboard reaches', async () => {
  await render(
    <>
      <h2 tabIndex={-1}>Thank you, Asmita</h2>
      <button type="button">Track order</button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  const button = page.getByRole('button').element()
  expect(document.activeElement).toBe(button)
  expect(getComputedStyle(button).boxShadow).not.toBe('none')
  const heading = page.getByRole('heading').element() as HTMLElement
  heading.focus()
  expect(heading.matches(':focus-visible')).toBe(true)
  const { boxShadow, outlineStyle } = getComputedStyle(heading)
  expect([boxShadow, outlineStyle]).toEqual(['none', 'none'])
})
