import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hydrate } from './served-part.fixture.tsx'

const FIELDS =
  '<label>Up to<input type="text"></label><label>Order<select><option selected>Sales</option><option>Price</option></select></label>'

/** Fields whose values React holds. What is typed counts once the field is left. */
function Fields({ onLeave }: { onLeave: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState('Sales')
  return (
    <>
      <label>
        Up to
        <input
          type="text"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => onLeave(typed)}
        />
      </label>
      <label>
        Order
        <select value={order} onChange={({ currentTarget }) => setOrder(currentTarget.value)}>
          <option>Sales</option>
          <option>Price</option>
        </select>
      </label>
      <output>
        {typed} by {order}
      </output>
    </>
  )
}

async function openFields() {
  const onLeave = vi.fn<(typed: string) => void>()
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactElement }>()
  await hydrate(() => promise, FIELDS)
  return { onLeave, arrive: () => resolve({ default: () => <Fields onLeave={onLeave} /> }) }
}

const upTo = () => page.getByRole('textbox', { name: 'Up to' })

test('what is typed before the script has come stays, is known, and can be continued', async () => {
  const { onLeave, arrive } = await openFields()
  await userEvent.type(upTo().element(), '600')
  await page.getByRole('combobox').selectOptions('Price')
  ;(upTo().element() as HTMLInputElement).focus()
  ;(upTo().element() as HTMLInputElement).setSelectionRange(2, 2)
  arrive()
  await expect.element(page.getByText('600 by Price')).toBeVisible()
  await expect.element(upTo()).toHaveFocus()
  await userEvent.keyboard('5')
  await expect.element(upTo()).toHaveValue('6050')
  expect(onLeave).not.toHaveBeenCalled()
})

test('what was typed counts if its field was left before the script has come', async () => {
  const { onLeave, arrive } = await openFields()
  await userEvent.type(upTo().element(), '600{Tab}')
  arrive()
  await expect.poll(() => onLeave.mock.calls).toEqual([['600']])
  await expect.element(upTo()).toHaveValue('600')
})
