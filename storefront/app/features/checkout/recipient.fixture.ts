import { page } from 'vitest/browser'
import { field } from '../../test/given-checkout.ts'

export const box = () => page.getByRole('checkbox', { name: 'For somebody else' })
export const gift = () => page.getByRole('checkbox', { name: /^It is a gift/ })

export async function nameSita() {
  await box().click()
  await field('Recipient’s full name').fill('sita rai')
  await field('Recipient’s phone').fill('9847654321')
}

/** Enters where Sita lives; the district is chosen already. */
export async function enterHerAddress() {
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('11')
  await field('Street address').fill('Phulbari 3')
}
