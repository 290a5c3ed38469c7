import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a second tap on a button marks none of its words', async () => {
  await render(<Button>Place your order</Button>)
  await page.getByRole('button').dblClick()
  expect(String(getSelection())).toBe('')
})

test.each(['buy', 'plain', 'outline', 'quiet', 'danger'] as const)(
  'a busy button of the kind %s turns a ring in the color of its words',
  async (kind) => {
    const { rerender } = await render(<Button kind={kind}>Send the picture</Button>)
    const button = page.getByRole('button').element()
    const { color } = getComputedStyle(button)
    await rerender(
      <Button kind={kind} busy>
        Send the picture
      </Button>,
    )
    expect(getComputedStyle(button, '::after').borderTopColor).toBe(color)
    expect(getComputedStyle(button).webkitTextFillColor).toBe('rgba(0, 0, 0, 0)')
  },
)
