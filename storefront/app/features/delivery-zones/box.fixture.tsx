import { useState } from 'react'
import { page } from 'vitest/browser'
import { givenSettings } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import { DeliveryBox } from './delivery-box.tsx'

const usual = { standard: { min: 3, max: 7 }, express: { min: 1, max: 3 } }

/** Opens the delivery box as on a product page, beside a choice of an ordinary and a more expensive size. */
export async function openBox(): Promise<void> {
  await openPage('/product/:id', Box, { address: '/product/1' })
}

function Box() {
  const [price, setPrice] = useState(givenSettings.freeShippingOver)
  return (
    <div style={{ width: 400 }}>
      <DeliveryBox usual={usual} terms={{ ...givenSettings, payments: ['cod', 'bank'], price }} />
      <button onClick={() => setPrice(price + 1)}>Larger size</button>
    </div>
  )
}

export const districts = () => page.getByRole('combobox', { name: 'Deliver to' })

/** Returns the value beside a row's name, such as the days of `Standard`. */
export function row(name: string): string | undefined {
  const terms = page.getByRole('term').elements()
  return terms.find((term) => term.textContent === name)?.nextElementSibling?.textContent
}
