import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import { exchangedOrders } from './order-exchanged.fixture.ts'
import type { ExchangedOrder } from './templates/template-data.ts'

const shop = { ...demoSettings, url: 'https://kastha.example' }

test('a buyer who collects the new pieces brings the old ones along; nobody comes for them', () => {
  const pickup = { ...exchangedOrders[0], method: 'pickup' as const }
  const textIn = (language: 'en' | 'ne') => composeMail('order-exchanged', pickup, { ...shop, language }).text
  expect(textIn('en').replaceAll(/\s+/g, ' ')).toContain('Please bring the old pieces along')
  expect(textIn('en')).not.toContain('we take them with us')
  expect(textIn('ne')).not.toContain('लिएर जान्छौं')
})

test('an exchange that waits for a payment has no invoice yet', () => {
  expect(textOf(exchangedOrders[0])).toContain('The tax invoice is on the page')
  expect(textOf({ ...exchangedOrders[0], payment: 'bank' })).toContain('Once you have paid, the tax invoice is on the')
})

test('a buyer who collects the new pieces reads where and with which code, since no other mail has it', () => {
  const collect = { collectionCode: '550066', store: { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' } }
  const text = textOf({ ...exchangedOrders[0], method: 'pickup', collect })
  expect(text).toContain('You can collect it at Kastha Lakeside, Baidam Marg, Pokhara.')
  expect(text).toContain('550066')
})

function textOf(exchanged: ExchangedOrder): string {
  return composeMail('order-exchanged', exchanged, { ...shop, language: 'en' }).text.replaceAll(/\s+/g, ' ')
}
