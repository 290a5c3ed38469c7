import { Form } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../test/open-part.tsx'
import { PlaceInputs, positionOf } from './place-inputs.tsx'

const record = { city: 'Pokhara', ward: 6, street_address: 'Baidam', landmark: '', mark: '', apartment: '', zip: '' }

/** @returns the values that were sent */
async function openInputs(district = 'Kaski', values: object = record): Promise<object[]> {
  const sent: object[] = []
  await openPart(
    <Form record={values} onSubmit={(given: object) => void sent.push(given)}>
      <PlaceInputs district={district} />
      <button type="submit">Send</button>
    </Form>,
  )
  return sent
}

const box = (name: RegExp) => page.getByRole('combobox', { name })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const send = () => page.getByRole('button', { name: 'Send' }).click()

test('the municipalities are those of the district, and the wards those of the municipality', async () => {
  const sent = await openInputs()
  await expect.element(box(/^Municipality/)).toHaveTextContent('Pokhara')
  await box(/^Ward/).click()
  await expect.element(option('33')).toBeVisible()
  await expect.element(option('34')).not.toBeInTheDocument()
  await option('17').click()
  await send()
  await expect.poll(() => sent).toMatchObject([{ city: 'Pokhara', ward: 17 }])
})

test('another municipality offers its own wards, and those alone', async () => {
  const sent = await openInputs('Kaski', { ...record, ward: 33 })
  await box(/^Municipality/).click()
  await expect.element(option('Kathmandu')).not.toBeInTheDocument()
  await option('Rupa').click()
  await box(/^Ward/).click()
  await expect.element(option('8')).not.toBeInTheDocument()
  await option('7').click()
  await send()
  await expect.poll(() => sent).toMatchObject([{ city: 'Rupa', ward: 7 }])
})

test('without a district nothing can be chosen', async () => {
  await openInputs('', { ...record, city: '', ward: null })
  await expect.element(box(/^Municipality/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(box(/^Ward/)).toHaveAttribute('aria-disabled', 'true')
})

test.for(['Lakeside', '28.2096', '51.5,-0.12', '999,999'])('“%s” is no position in Nepal', async (mark) => {
  const sent = await openInputs()
  await page.getByLabelText('Map position').fill(mark)
  await send()
  await expect.element(page.getByText('Enter latitude and longitude of a place in Nepal')).toBeVisible()
  expect(sent).toEqual([])
})

test('a position is taken as maps copy it', async () => {
  const sent = await openInputs()
  await page.getByLabelText('Map position').fill('28.2096, 83.95536')
  await send()
  await expect.poll(() => sent).toHaveLength(1)
  const { mark } = sent[0] as { mark: string }
  expect(positionOf(mark)).toEqual({ latitude: 28.2096, longitude: 83.95536 })
})
