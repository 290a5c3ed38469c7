import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import { givenMails } from './mails.fixture.ts'
import { customersKey } from './outbox.fixture.ts'
import { toTheShop } from './templates/to-the-shop.ts'

const shop = { ...demoSettings, url: 'https://kastha.example', language: 'en' } as const
const key = 'Kq3_-'.repeat(9).slice(0, 43)

test.for([
  ['order-received', 'orders/KA-261121-7F3K9Q2M'],
  ['after-sales-request', 'orders/KA-261121-7F3K9Q2M'],
  ['voucher-sent', 'orders/KA-261121-7F3K9Q2M'],
  ['custom-received', 'custom-requests/KC-261121-7F3K9Q2M'],
  ['custom-ended', 'custom-requests/KC-261121-7F3K9Q2M'],
  ['ticket-received', 'tickets/KT-261121-7F3K9Q2M'],
  ['ticket-written', 'tickets/KT-261121-7F3K9Q2M'],
] as const)('%s links to the back office, without the customer’s key', ([template, page]) => {
  for (const data of givenMails[template]) {
    // Mails that an older version queued have a key.
    const { subject, text, html } = composeMail(template, { ...data, key, trackKey: key } as never, shop)
    const url = `https://kastha.example/admin/${page}`
    expect(text.split(/\s/)).toContain(url)
    expect(html).toContain(`href="${url}"`)
    expect(subject + text + html).not.toMatch(customersKey)
  }
})

test('no mail to the shop or its staff has a link with a customer’s key', () => {
  for (const template of toTheShop) {
    for (const data of givenMails[template]) {
      const { subject, text, html } = composeMail(template, { ...data, key, trackKey: key } as never, shop)
      expect(subject + text + html, template).not.toMatch(customersKey)
    }
  }
})
