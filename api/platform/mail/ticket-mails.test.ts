import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import type { TicketNews } from './templates/template-data.ts'

const shop = { ...demoSettings, url: 'https://kastha.example', language: 'en' } as const
const nepali = { ...shop, language: 'ne' } as const
const news: TicketNews = {
  name: 'Asmita Gurung',
  number: 'KT-261121-7F3K9Q2M',
  key: 'abc',
  kind: 'complaint',
  orderNumber: 'KA-261121-7F3K9Q2M',
}
const { key: _, ...forShop } = news
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

test('the sender gets the number and a link that opens the ticket, in their language', () => {
  const text = oneLine(composeMail('ticket-opened', news, shop).text)
  for (const part of ['Namaste Asmita Gurung,', news.number, 'Complaint', news.orderNumber]) {
    expect(text).toContain(part)
  }
  expect(text).toContain('https://kastha.example/contact/KT-261121-7F3K9Q2M?key=abc')
  const inNepali = oneLine(composeMail('ticket-opened', news, nepali).text)
  for (const part of ['नमस्ते Asmita Gurung,', 'गुनासो']) expect(inNepali).toContain(part)
  expect(inNepali).toContain('https://kastha.example/ne/contact/KT-261121-7F3K9Q2M?key=abc')
})

test('the mail to the shop shows the message in one line, so it cannot fake other lines', () => {
  const more = { email: 'a@post.example', phone: '', message: 'It rocks.\nEmail: other@post.example' }
  const { subject, text } = composeMail('ticket-received', { ...forShop, ...more }, shop)
  expect(subject).toBe('Complaint KT-261121-7F3K9Q2M')
  expect(oneLine(text)).toContain('Message: It rocks. Email: other@post.example')
  expect(text).not.toMatch(/^Email: other/m)
})

test('the mail to the shop says to call a sender without email', () => {
  const visit = { email: '', phone: '+9779841234567', kind: 'measuring-visit', message: 'On Sunday' } as const
  const { text } = composeMail('ticket-received', { ...forShop, ...visit }, shop)
  expect(text).toMatch(/^Email: None: please call$/m)
  expect(text).toMatch(/^Phone: \+977 9841234567$/m)
})

test('an answer keeps its lines', () => {
  const { text } = composeMail('ticket-answered', { ...news, words: 'We come.\n\nOn Monday.' }, shop)
  expect(text).toMatch(/^We come\.$/m)
  expect(text).toMatch(/^On Monday\.$/m)
})

function closed(kind: TicketNews['kind']): string {
  return composeMail('ticket-closed', { ...news, kind, words: '' }, shop).text
}

test('the mail about a closed complaint names the grievance officer, that about a question does not', () => {
  expect(closed('complaint')).toContain('grievance officer')
  expect(closed('question')).not.toContain('grievance officer')
})
