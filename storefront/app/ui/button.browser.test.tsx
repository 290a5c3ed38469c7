import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a second tap on a button marks none of its words', async () => {
  await render(<Button>Place your order</Button>)
  await page.getByRole('button').dblClick()
  expect(String(getSelection())).toBe('')
})
