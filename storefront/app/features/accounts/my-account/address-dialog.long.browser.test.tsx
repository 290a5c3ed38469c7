import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AddressesReply, SavedAddress } from '#contract/addresses.ts'
import { MAX_SAVED_ADDRESSES } from '#domain/checkout/checkout.ts'
import { answerApi, done } from '../../../test/answer-api.ts'
import { localLevels } from '../../../test/given-checkout.ts'
import { toast } from '../../../test/open-page.tsx'
import { addressKey, keepCheckoutDraft, readCheckoutDraft } from '../../checkout/checkout-draft.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'
import { openAccount } from './account-page.fixture.tsx'

const HOME = '6f4f6f0c-6f0b-4c7a-9f3b-0a8a2e1d5c01'
const typed = {
  name: 'Hira Gurung',
  phone: '9851023456',
  district: 'Kaski',
  province: 'Gandaki',
  city: 'Pokhara',
  ward: 6,
  street_address: 'Baidam, Lakeside',
  landmark: 'near the lake gate',
  position: null,
  apartment: '',
  zip: '33700',
}
const home: SavedAddress = { _id: HOME, ...typed, floor: 2, hasLift: true, access: 'Narrow lane' }

const listOf = (data: SavedAddress[]) => done('Address saved', { data } satisfies Partial<AddressesReply>)

const card = () => page.getByRole('region', { name: 'Saved addresses' })
const rows = () => card().getByRole('listitem')
const dialog = () => page.getByRole('dialog')
const field = (label: RegExp | string) => dialog().getByLabelText(label)
const save = () => dialog().getByRole('button', { name: 'Save address' })

async function openAdding(saved: SavedAddress[] = []) {
  await openAccount({}, { 'GET /api/addresses': listOf(saved), ...localLevels })
  await card().getByRole('button', { name: 'Add an address' }).click()
  await expect.element(save()).toBeVisible()
}

async function openEditing(address: SavedAddress) {
  await openAccount({}, { 'GET /api/addresses': listOf([address]), ...localLevels })
  await card()
    .getByRole('button', { name: /^Edit Hira Gurung/ })
    .click()
  await expect.element(save()).toBeVisible()
}

async function fillIn() {
  await field('Recipient’s full name').fill(typed.name)
  await field('Phone').fill(typed.phone)
  await field('District').selectOptions('Kaski')
  await field('Town / City').selectOptions('Pokhara')
  await field('Ward').selectOptions('6')
  await field(/^Street address/).fill(typed.street_address)
  await field(/^Landmark/).fill(typed.landmark)
  await field(/^Zip/).fill(typed.zip)
}

test('an address is added with its floor, and the list shows it', async () => {
  await openAdding()
  const sent = answerApi({ 'POST /api/addresses': listOf([home]) })
  await fillIn()
  await dialog()
    .getByRole('group', { name: /^Which floor/ })
    .getByText('2')
    .click()
  await dialog().getByRole('checkbox', { name: 'There is a lift' }).click()
  await field(/^Narrow lane/).fill('Narrow lane')
  await save().click()
  await expect.element(toast('Address saved')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(rows()).toMatchTextContent(/Hira Gurung.*Baidam, Lakeside/)
  const { _id, ...body } = home
  expect(sent.map((call) => call.body)).toEqual([body])
})

const baluwatar = { district: 'Kathmandu', city: 'Kathmandu', street_address: 'Baluwatar', floor: '3' }

test('the next checkout begins with a saved address, also where an earlier one had filled in another', async () => {
  keepCheckoutDraft('', { ...baluwatar, filledIn: addressKey(baluwatar), note: 'Please call' })
  await openAdding()
  answerApi({ 'POST /api/addresses': listOf([home]) })
  await fillIn()
  await save().click()
  await expect.element(toast('Address saved')).toBeVisible()
  expect(readCheckoutDraft('')).toEqual({ note: 'Please call' })
})

test('an address that was typed in the checkout stays there when another one is saved', async () => {
  keepCheckoutDraft('', baluwatar)
  await openAdding()
  answerApi({ 'POST /api/addresses': listOf([home]) })
  await fillIn()
  await save().click()
  await expect.element(toast('Address saved')).toBeVisible()
  expect(readCheckoutDraft('')).toEqual(baluwatar)
})

test('an address without a floor is saved, and asks for no lift', async () => {
  await openAdding()
  const sent = answerApi({ 'POST /api/addresses': listOf([home]) })
  await fillIn()
  await expect.element(dialog().getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(field(/^Narrow lane/)).not.toBeInTheDocument()
  await save().click()
  await expect
    .poll(() => sent.map((call) => call.body))
    .toEqual([{ ...typed, floor: null, hasLift: false, access: '' }])
})

test('a further address begins with the district of the shop, and a saved one with its own', async () => {
  chooseDistrict('Lalitpur')
  await openAdding([home])
  await expect.element(field('District')).toHaveValue('Lalitpur')
  await expect.element(field('Province')).toHaveValue('Bagmati')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await card()
    .getByRole('button', { name: /^Edit Hira Gurung/ })
    .click()
  await expect.element(field('District')).toHaveValue('Kaski')
})

test('a form that lacks entries names each of them and sends nothing', async () => {
  await openAdding()
  const sent = answerApi({ 'POST /api/addresses': listOf([home]) })
  await field('Recipient’s full name').clear()
  await save().click()
  for (const label of ['Recipient’s full name', 'District', 'Province', 'Town / City', 'Ward', /^Street address/]) {
    await expect.element(field(label)).toHaveAccessibleDescription('Please fill this in')
  }
  expect(sent).toEqual([])
})

test('an address is changed, and begins with what is saved', async () => {
  await openEditing(home)
  for (const [label, value] of [
    ['Recipient’s full name', typed.name],
    ['Town / City', 'Pokhara'],
    ['Ward', '6'],
    [/^Landmark/, typed.landmark],
    [/^Narrow lane/, 'Narrow lane'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value)
  }
  const changed = { ...home, landmark: 'behind the temple' }
  const sent = answerApi({ [`PUT /api/addresses/${HOME}`]: listOf([changed]) })
  await field(/^Landmark/).fill(changed.landmark)
  await save().click()
  await expect.element(rows()).toMatchTextContent(/behind the temple/)
  const { _id, ...body } = changed
  expect(sent.map((call) => call.body)).toEqual([body])
})

test('another district clears the town, the ward and the postal code of the one before', async () => {
  await openEditing(home)
  await field('District').selectOptions('Tanahun')
  for (const label of ['Town / City', 'Ward', /^Zip/]) await expect.element(field(label)).toHaveValue('')
  await expect.element(field('Province')).toHaveValue('Gandaki')
  await expect.element(field(/^Street address/)).toHaveValue(typed.street_address)
})

test('a refused field shows the reason, and the entries stay', async () => {
  await openEditing(home)
  const message = 'This number is not valid'
  const body = { success: false, error: true, code: 'invalid_input', message, fields: { phone: message } }
  const wrong = { status: 400, body }
  answerApi({ [`PUT /api/addresses/${HOME}`]: wrong })
  await field(/^Landmark/).fill('behind the temple')
  await save().click()
  await expect.element(field('Phone')).toHaveAccessibleDescription(/This number is not valid/)
  await expect.element(field(/^Landmark/)).toHaveValue('behind the temple')
})

test('a full account says which address a further one replaces', async () => {
  const full = Array.from({ length: MAX_SAVED_ADDRESSES }, (_, at) => ({ ...home, _id: HOME.slice(0, -2) + (10 + at) }))
  await openAdding([...full.slice(0, -1), { ...full.at(-1)!, name: 'Maya Rai' }])
  await expect.element(dialog().getByText(/the one used longest ago: Maya Rai, Baidam/)).toBeVisible()
})

test('the form opened again is empty', async () => {
  await openAdding()
  await field(/^Landmark/).fill('behind the temple')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await card().getByRole('button', { name: 'Add an address' }).click()
  await expect.element(field(/^Landmark/)).toHaveValue('')
})

test.for([390, 360])('on a phone of %i px the lists show what to choose', async (width) => {
  await page.viewport(width, 844)
  await openAdding()
  for (const label of ['District', 'Province', 'Town / City', 'Ward']) {
    const list = field(label).element()
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(list)
    const room = list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    expect(room).toBeGreaterThan(widthOf(list as HTMLSelectElement))
  }
})

/** Width of the chosen option in the font of its list. */
function widthOf(list: HTMLSelectElement): number {
  const context = document.createElement('canvas').getContext('2d')!
  context.font = getComputedStyle(list).font
  return context.measureText(list.selectedOptions[0]!.text).width
}

test('the form fits a narrow phone', async () => {
  await page.viewport(320, 700)
  await openEditing(home)
  const { scrollWidth, clientWidth } = dialog().element()
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
