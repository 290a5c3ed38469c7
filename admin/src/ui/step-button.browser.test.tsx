import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StepButton } from './step-button.tsx'

function Size() {
  const [place, setPlace] = useState(1)
  return (
    <>
      <StepButton label="Move King up" isAtEnd={place === 0} onStep={() => setPlace(place - 1)}>
        ↑
      </StepButton>
      <output>{place}</output>
    </>
  )
}

test('a button that moved an item to the end keeps the focus and is disabled', async () => {
  await render(<Size />)
  const earlier = page.getByRole('button', { name: 'Move King up' })
  earlier.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
  await expect.element(earlier).toHaveFocus()
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('0')
})
