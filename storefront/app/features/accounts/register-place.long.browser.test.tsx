import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import RegisterPage from '../../routes/register.tsx'
import { openPage } from '../../test/open-page.tsx'
import { keepFilledCheckout } from '../../test/given-checkout.ts'
import { keepLastAddress } from '../checkout/last-address.ts'
import { chooseDistrict } from '../delivery-zones/district/district.ts'
import { fillRegistrationDraft } from './registration-draft.ts'

const field = (label: string) => page.getByLabelText(label, { exact: true })

async function open(): Promise<void> {
  await openPage('/register', RegisterPage, { loaderData: {} })
  await expect.element(page.getByRole('form', { name: 'Register an account' })).toBeVisible()
}

test('the place begins with the district of the shop, and the form says why it asks', async () => {
  chooseDistrict('Lalitpur')
  await open()
  await expect.element(field('Province')).toHaveValue('Bagmati')
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect
    .element(page.getByText(/^We ask for your date of birth because customers must be at least 18/))
    .toBeVisible()
})

test('a place that was entered before does not change to the district of the shop', async () => {
  fillRegistrationDraft({ City: 'Pokhara' })
  chooseDistrict('Lalitpur')
  await open()
  await expect.element(field('City')).toHaveValue('Pokhara')
  await expect.element(field('Province')).toHaveValue('')
})

test('a form in which nothing was entered begins with the last order of this browser', async () => {
  keepFilledCheckout()
  keepLastAddress()
  chooseDistrict('Lalitpur')
  await open()
  await expect.element(field('Full name')).toHaveValue('Asmita Gurung')
  await expect.element(field('City')).toHaveValue('Pokhara')
  await expect.element(field('District')).toHaveValue('Kaski')
})
