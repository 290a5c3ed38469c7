import { demoSettings } from '../../../seed/settings.ts'
import { expect, test } from '../../test/test.ts'
import { composeMail } from './compose-mail.ts'
import type { CustomNews } from './templates/template-data.ts'

const shop = { ...demoSettings, language: 'en' as const, url: 'https://kastha.example' }
const link = 'https://kastha.example/custom-orders/KC-261121-7F3K9Q2M?key=abc'

const news: CustomNews = {
  name: 'Asmita Gurung',
  number: 'KC-261121-7F3K9Q2M',
  key: 'abc',
  product: 'Rara wingback bed',
  material: 'Wood',
  measures: '165.5 × 210 × 110 cm',
}
const { key: _, ...forShop } = news
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

test('the mail to the shopper shows the request, with a link that opens it', () => {
  const text = oneLine(composeMail('custom-requested', news, shop).text)
  for (const part of [
    'Namaste Asmita Gurung,',
    'Rara wingback bed',
    'Width × depth × height',
    '165.5 × 210 × 110 cm',
    link,
  ]) {
    expect(text).toContain(part)
  }
})

test('the mail to the shopper has the color of the piece, and the words that name another', () => {
  const asked = { ...news, color: 'Another color', instructions: 'Dark green,\nlike the sofa.' }
  const { text } = composeMail('custom-requested', asked, shop)
  expect(text).toContain('Color: Another color')
  expect(text).toContain('Instructions: Dark green, like the sofa.')
  const inNepali = composeMail('custom-requested', { ...asked, color: 'अर्कै रङ' }, { ...shop, language: 'ne' })
  expect(inNepali.text).toContain('रङ: अर्कै रङ')
})

test.for(['Green, see evil.example', 'Call 9841234567', 'word '.repeat(40)])(
  'instructions that a mail program makes a link of, or a letter, are not repeated: %s',
  (instructions) => {
    const { text } = composeMail('custom-requested', { ...news, color: 'Blush', instructions }, shop)
    expect(text).toContain('Color: Blush')
    expect(text).not.toContain('Instructions')
  },
)

const nepali = (isLainOn: boolean) =>
  composeMail('custom-requested', { ...news, isLainOn }, { ...shop, language: 'ne' })

test('in Nepali the depth of a bed is its length', () => {
  expect(oneLine(nepali(true).text)).toContain('चौडाइ × लम्बाइ × उचाइ')
  expect(oneLine(nepali(false).text)).toContain('चौडाइ × गहिराइ × उचाइ')
})

test('the mail to the shop shows the shopper’s words in one line, so they cannot fake other lines', () => {
  const more = { phone: '+9779841234567', email: 'a@post.example', instructions: 'Low\nPrice: Nrs. 1', photos: 2 }
  const { text } = composeMail('custom-received', { ...forShop, ...more }, shop)
  expect(text).toContain('Instructions: Low Price: Nrs. 1')
  expect(text).not.toMatch(/^Price: Nrs\. 1$/m)
})

test('an offer names its price, its production time and its last day, and that a made piece cannot be returned', () => {
  const offer = { price: 120_001, weeks: 6, validUntil: '2026-12-13', note: 'In sal.' }
  const { subject, text } = composeMail('custom-quoted', { ...news, ...offer }, shop)
  expect(subject).toContain('Nrs. 1,20,001')
  const noReturn = 'A piece made to your measurements cannot be returned.'
  for (const part of ['6 weeks', '13 December 2026', 'In sal.', noReturn, link]) {
    expect(oneLine(text)).toContain(part)
  }
})

test('the mail about a piece that is ready names the bank account, unless all is paid', () => {
  const bank = { bank: 'Sample Bank', accountName: 'Kastha', accountNumber: '0123 4567', reference: 'KA-1' }
  const made = { name: news.name, number: 'KA-1', trackKey: 'def', stage: 'ready', note: '', bank } as const
  const owed = oneLine(composeMail('custom-production', { ...made, due: 60_000 }, shop).text)
  expect(owed).toContain('0123 4567')
  expect(owed).toContain('transfer the balance to this account')
  expect(composeMail('custom-production', { ...made, due: 0 }, shop).text).not.toContain('0123 4567')
})

test.for([
  ['ready', 60_000, 'Please pay the balance of Nrs. 60,000'],
  ['ready', 0, 'fully paid'],
  ['making', 60_000, 'our carpenters have started'],
] as const)('the mail about a piece that is %s with a balance of %i says "%s"', ([stage, due, sentence]) => {
  const made = { name: news.name, number: 'KA-261121-7F3K9Q2M', trackKey: 'def', stage, note: '', due }
  const text = oneLine(composeMail('custom-production', made, shop).text)
  expect(text).toContain(sentence)
  expect(text).toContain('https://kastha.example/track-order?order=KA-261121-7F3K9Q2M&key=def')
})

const collect = { collectionCode: '482190', store: { name: 'Kastha Lakeside', address: 'Baidam Marg, Pokhara' } }
const order = { name: news.name, number: 'KA-261121-7F3K9Q2M', trackKey: 'def' }

test('the mail about a deposit invites nobody to collect a piece that is not made yet', () => {
  const pickup = { method: 'pickup', payment: 'bank', estimate: null, by: 'staff', reason: '', ...collect } as const
  const paid = { ...order, ...pickup, total: 120_000, due: 60_000, isCustom: true, weeks: 6 }
  const text = oneLine(composeMail('order-confirmed', paid, shop).text)
  expect(text).toContain('We build your piece and email you once you can collect it.')
  expect(text).not.toMatch(/482190|Lakeside|this code/)
})

test.for([
  [60_000, 'Once the balance has arrived, you can collect it during opening hours'],
  [0, 'Come and collect it during opening hours'],
] as const)('the mail about a piece to collect with a balance of %i names the shop and the code', ([due, said]) => {
  const made = { ...order, stage: 'ready', note: '', due, collect } as const
  const text = oneLine(composeMail('custom-production', made, shop).text)
  expect(text).toContain(`${said}: Kastha Lakeside, Baidam Marg, Pokhara.`)
  expect(text).toContain('482190')
  expect(text).not.toContain('deliver')
})

test('after the balance the mail says to come and collect the piece, with the shop and the code', () => {
  const text = oneLine(composeMail('payment-received', { ...order, amount: 60_000, due: 0, collect }, shop).text)
  expect(text).toContain('Come and collect it during opening hours: Kastha Lakeside, Baidam Marg, Pokhara.')
  expect(text).toContain('482190')
})
