import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import { exchangedOrders } from './order-exchanged.fixture.ts'

const shop = { ...demoSettings, url: 'https://kastha.example' }

test('a buyer who collects the new pieces brings the old ones along; nobody comes for them', () => {
  const pickup = { ...exchangedOrders[0], method: 'pickup' as const }
  const textIn = (language: 'en' | 'ne') => composeMail('order-exchanged', pickup, { ...shop, language }).text
  expect(textIn('en').replaceAll(/\s+/g, ' ')).toContain('Please bring the old pieces along')
  expect(textIn('en')).not.toContain('we take them with us')
  expect(textIn('ne')).not.toContain('लिएर जान्छौं')
})

test('an exchange that waits for a payment has no invoice yet', () => {
  const text = (exchanged = exchangedOrders[0]) => {
    return composeMail('order-exchanged', exchanged, { ...shop, language: 'en' }).text.replaceAll(/\s+/g, ' ')
  }
  expect(text()).toContain('The tax invoice is on the page')
  expect(text({ ...exchangedOrders[0], payment: 'bank' })).toContain(
    'Once you have paid, the tax invoice is on the page',
  )
})
