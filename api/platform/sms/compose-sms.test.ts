import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { requestStates } from '#domain/instalments/request-states.ts'
import { languages, type Language } from '#domain/language/languages.ts'
import { smsSize } from '#domain/sms/sms-parts.ts'
import { type VisitPart, visitParts } from '#domain/tickets/measuring-visit.ts'
import { demoSettings } from '../../../seed/settings.ts'
import { composeSms } from './compose-sms.ts'
import type { SmsData, SmsTemplate } from './sms-data.ts'

const order = { number: 'KA-261125-7F3K9Q2M', token: '261125-7F3K9Q2M-8k3j5m2n9p4q7r6s' }
const estimate = { first: '2026-11-27', last: '2026-11-29' }
const part = { number: 10, count: 12 }
const piece = {
  name: 'Rara wingback bed, Forest green, 153*200',
  path: '/product/2147483647',
  chosenPath: '/product/2147483647?color=forest-green&size=153*200',
  stop: 'p8k3j5m2n9p4q7r6sabcd',
}

const byTruck = { ...order, method: 'standard', estimate, collectionCode: null } as const

/** Sample data for each SMS; together they render every sentence at its longest. */
const given: { [Name in SmsTemplate]: [SmsData[Name], ...SmsData[Name][]] } = {
  'order-code': [{ number: order.number, total: 1_112_500, code: '493817', until: '2026-11-25T08:50:00Z' }],
  'order-placed': [
    { ...order, total: 1_112_500 },
    { ...order, total: 1_112_500, payUntil: '2026-11-25T08:50:00Z' },
  ],
  'order-link': [order],
  'order-confirmed': [
    byTruck,
    { ...byTruck, arrival: { day: '2026-11-25', slot: 'afternoon' } },
    { ...byTruck, arrival: 'in-parts' },
    { ...order, method: 'express', estimate: { first: '2026-11-27', last: '2026-11-27' }, collectionCode: null },
    { ...order, method: 'standard', estimate: null, collectionCode: null },
    { ...order, method: 'standard', estimate: null, collectionCode: null, arranged: { min: 45, max: 90 } },
    { ...order, method: 'pickup', estimate, collectionCode: '493817' },
    { ...order, method: 'pickup', estimate: null, collectionCode: '493817' },
  ],
  'order-cancelled': [order],
  'order-delivered': [order, { ...order, isInParts: true }],
  'question-answered': [{ productId: 2_147_483_647 }],
  'delivery-out': [
    { ...order, code: '493817' },
    { ...order, code: '493817', isForAnother: true },
    { ...order, code: '493817', part },
    { ...order, code: '493817', part, isForAnother: true },
    { ...order, code: '493817', part, cash: 1_112_500 },
    { ...order, code: '493817', part, cash: 1_112_500, isForAnother: true },
  ],
  'delivery-planned': [
    { ...order, day: '2026-11-25', slot: 'evening' },
    { ...order, day: '2026-11-25', slot: 'evening', part },
  ],
  'delivery-failed': [undefined, part].flatMap((one) => [
    { ...order, part: one, canChoose: true },
    { ...order, part: one, canChoose: false, isExpected: true },
    { ...order, part: one, canChoose: false, isExpected: false },
  ]) as [SmsData['delivery-failed']],
  'order-edited': [{ ...order, total: 1_112_500 }],
  'payment-received': [
    { ...order, amount: 1_112_500, due: 1_112_500 },
    { ...order, amount: 1_112_500, due: 0 },
  ],
  'refund-due': [
    { ...order, amount: 1_112_500, method: 'esewa', dueBy: '2026-12-02T08:50:00Z' },
    { ...order, amount: 1_112_500, method: 'cod', dueBy: '2026-12-02T08:50:00Z' },
    { ...order, amount: 1_112_500, method: 'esewa', dueBy: '2026-12-02T08:50:00Z', isCancelled: true },
    { ...order, amount: 1_112_500, method: 'cod', dueBy: '2026-12-02T08:50:00Z', isCancelled: true },
  ],
  'refund-done': [{ ...order, amount: 1_112_500 }],
  'voucher-declined': [
    { ...order, until: '2026-11-25T08:50:00Z' },
    { ...order, until: null },
  ],
  'damage-answered': [order],
  'visit-planned': [{ ...order, day: '2026-11-25', slot: 'evening' }],
  'return-answered': [order],
  'instalment-news': requestStates.map((state) => ({ ...order, state })) as [SmsData['instalment-news']],
  'visit-requested': visitParts.map((time) => ({ day: '2026-12-30', part: time, token: `t${order.token}` })) as [
    SmsData['visit-requested'],
  ],
  'notice-code': [{ code: '493817' }],
  'price-drop': [
    { ...piece, price: 1_112_500 },
    { ...piece, name: 'पलङ '.repeat(30), price: 1_112_500 },
  ],
  'back-in-stock': [piece, { ...piece, name: 'A bed of sal wood '.repeat(11) }],
  'cart-reminder': [{ stop: piece.stop }],
}

function shopIn(language: Language) {
  const name = language === 'ne' ? demoSettings.nativeName : demoSettings.name
  return { language, name, phone: demoSettings.phone, url: 'https://kastha.example' }
}

const all = (Object.keys(given) as SmsTemplate[]).flatMap((name) =>
  given[name].flatMap((data) =>
    languages.map((language) => [name, language, composeSms(name, data, shopIn(language))] as const),
  ),
)

const most = { en: { alphabet: 'gsm-7', parts: 1 }, ne: { alphabet: 'ucs-2', parts: 2 } } as const
/** A product's name and two links take two parts in English, too. */
const ofTwoParts: readonly string[] = ['price-drop', 'back-in-stock']

test.each(all)('%s in %s fits: %s', (name, language, text) => {
  const { alphabet, parts } = smsSize(text)
  expect(alphabet).toBe(most[language].alphabet)
  expect(parts).toBeLessThanOrEqual(ofTwoParts.includes(name) ? 2 : most[language].parts)
})

const saysCheaper = (data: SmsData['price-drop'], language: Language) =>
  composeSms('price-drop', data, shopIn(language))

test('a notice names the product and opens the chosen variant, as far as two parts hold that', () => {
  const about = { name: 'Rara bed', path: '/product/12', chosenPath: '/product/12?size=153*200', stop: piece.stop }
  const stop = `https://kastha.example/api/n/${piece.stop}`
  expect(saysCheaper({ ...about, price: 45_000 }, 'en')).toBe(
    `Kastha: Rara bed costs Nrs. 45,000 now. https://kastha.example/product/12?size=153*200 Stop: ${stop}`,
  )
  expect(saysCheaper({ ...about, price: 45_000 }, 'ne')).toBe(
    `काष्ठ: Rara bed अब रु. ४५,०००। https://kastha.example/ne/product/12 बन्द: ${stop}`,
  )
  expect(saysCheaper({ ...about, name: 'रारा काठको ठूलो पलङ', price: 45_000 }, 'ne')).toMatch(
    /^काष्ठ: सस्तो भयो, रु\. ४५,००० https/,
  )
})

test('a notice fits whatever the product is called', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 300 })
  const prices = fc.integer({ min: 1, max: 9_999_999 })
  fc.assert(
    fc.property(names, prices, fc.constantFrom(...languages), (name, price, language) => {
      expect(smsSize(composeSms('price-drop', { ...piece, name, price }, shopIn(language))).parts).toBeLessThanOrEqual(
        2,
      )
      expect(smsSize(composeSms('back-in-stock', { ...piece, name }, shopIn(language))).parts).toBeLessThanOrEqual(2)
    }),
  )
})

/** Says that a receipt was declined, with a deadline in the night. */
const declinedAtNight = (language: Language) =>
  composeSms('voucher-declined', { ...order, until: '2026-11-29T18:22:00Z' }, shopIn(language))

const expectFit = (text: string, language: Language) =>
  expect(smsSize(text).parts).toBeLessThanOrEqual(most[language].parts)

test('a deadline fits at each time of the day, and names one day of a night', () => {
  const instant = fc.integer({ min: 0, max: 2 * 365 * 1_440 }).map((minutes) => {
    return new Date(Date.parse('2026-01-01T00:00:00+05:45') + minutes * 60_000).toISOString()
  })
  fc.assert(
    fc.property(instant, fc.constantFrom(...languages), (at, language) => {
      const shop = shopIn(language)
      expectFit(composeSms('voucher-declined', { ...order, until: at }, shop), language)
      expectFit(composeSms('order-code', { ...given['order-code'][0], until: at }, shop), language)
      expectFit(composeSms('order-placed', { ...given['order-placed'][0], payUntil: at }, shop), language)
      for (const method of ['cod', 'bank'] as const) {
        for (const isCancelled of [false, true]) {
          const owed = { ...order, amount: 1_112_500, method, dueBy: at, isCancelled }
          expectFit(composeSms('refund-due', owed, shop), language)
        }
      }
    }),
    { numRuns: 1_000 },
  )
  expect(declinedAtNight('en')).toContain('Send another by early Mon 30, 00:07: http')
  expect(declinedAtNight('ne')).toMatch(/^काष्ठ: भौचर चलेन। आइत १३ राति १२:०७ सम्म अर्को पठाउनुहोस्: http/)
})

test.for([
  ['en', 'esewa', 'Kastha: order KA-261125-7F3K9Q2M is cancelled. We refund Nrs. 12,500 by Wed 2 Dec. http'],
  ['en', 'cod', 'Kastha: order KA-261125-7F3K9Q2M is cancelled. We call you to refund Nrs. 12,500. http'],
  ['ne', 'esewa', 'काष्ठ: अर्डर KA-261125-7F3K9Q2M रद्द भयो। रु. १२,५०० फिर्ता हुन्छ। http'],
  ['ne', 'cod', 'काष्ठ: KA-261125-7F3K9Q2M रद्द भयो। रु. १२,५०० फिर्ता दिन फोन गर्छौं। http'],
] as const)(
  'a refund of a cancelled order says that it is cancelled, with its number: %s, %s',
  ([language, method, said]) => {
    const owed = { ...order, amount: 12_500, method, dueBy: '2026-12-02T08:50:00Z', isCancelled: true }
    expect(composeSms('refund-due', owed, shopIn(language))).toContain(said)
  },
)

test('an order that waits for money names the day and the time until which to pay', () => {
  const says = (payUntil: string, language: Language) =>
    composeSms('order-placed', { ...order, total: 12_500, payUntil }, shopIn(language))
  expect(says('2026-12-02T08:50:00Z', 'en')).toContain(
    ' is placed. Pay Nrs. 12,500 by Wed 2 Dec, 14:35 to keep it: https://kastha.example/o/',
  )
  expect(says('2026-12-02T08:50:00Z', 'ne')).toMatch(/^काष्ठ अर्डर: बुध मंसिर १६ दिउँसो २:३५सम्म रु\. १२,५०० तिर्नुहोस्: https/)
  expect(says('2026-11-29T18:40:00Z', 'en')).toContain(' by early Mon 30, 00:25 to keep it: ')
  expect(says('2026-11-29T18:40:00Z', 'ne')).toContain('काष्ठ अर्डर: आइत १३ राति १२:२५सम्म रु. ')
  const dear = { ...order, total: 99_112_500, payUntil: '2026-11-13T06:18:00Z' }
  expect(composeSms('order-placed', dear, shopIn('ne')), 'a part more with the month').toContain(
    'अर्डर: शुक्र २७ दिउँसो १२:०३सम्म रु. ९,९१,१२,५०० ',
  )
})

test('the days on which an order arrives fit in Nepali, too', () => {
  for (const month of ['2026-10', '2026-11', '2026-12']) {
    for (const day of [10, 17, 24, 27]) {
      const days = { first: `${month}-${day}`, last: `${month}-${day + 1}` }
      const said = { ...order, method: 'standard', estimate: days, collectionCode: null } as const
      expect(smsSize(composeSms('order-confirmed', said, shopIn('ne'))).parts).toBe(2)
      for (const slot of deliverySlotNames) {
        const chosen = { ...said, arrival: { day: days.first, slot } }
        expect(smsSize(composeSms('order-confirmed', chosen, shopIn('ne'))).parts).toBe(2)
      }
    }
  }
})

test('the code comes first, and its last line binds it to our pages', () => {
  const text = composeSms('order-code', given['order-code'][0], shopIn('en'))
  expect(text).toMatch(/^493817 /)
  expect(text.split('\n').at(-1)).toBe('@kastha.example #493817')
  expect(
    composeSms('order-code', given['order-code'][0], { ...shopIn('en'), url: 'http://shop.example' }),
  ).not.toContain('@')
})

test('links are short and lead to the page in the language of the message', () => {
  expect(composeSms('order-link', order, shopIn('en'))).toContain(`https://kastha.example/o/${order.token} `)
  expect(composeSms('order-link', order, shopIn('ne'))).toContain(`https://kastha.example/ne/o/${order.token} `)
})

test('the SMS about a measuring visit says what was requested, and promises no time', () => {
  const visit = { day: '2026-12-02', token: `t${order.token}` }
  const en = (time: VisitPart) => composeSms('visit-requested', { ...visit, part: time }, shopIn('en'))
  const link = `https://kastha.example/o/t${order.token}`
  expect(en('any')).toBe(`Kastha: measuring visit requested for Wed 2 Dec. We call you about the time. ${link}`)
  expect(en('morning')).toContain(' for Wed 2 Dec, morning. We call')
  expect(en('afternoon')).toContain(' for Wed 2 Dec, afternoon. We call')
  expect(composeSms('visit-requested', { ...visit, part: 'morning' }, shopIn('ne'))).toBe(
    `काष्ठ: बुध मंसिर १६ बिहान नाप लिने अनुरोध पायौं। हामी फोन गर्छौं। https://kastha.example/ne/o/t${order.token}`,
  )
})

test('an SMS about a delivery of several says which part of the order it is', () => {
  const of2 = { ...order, part: { number: 2, count: 2 } }
  const day = { day: '2026-11-25', slot: 'evening' } as const
  const out = { ...of2, code: '493817' }
  const named = `part 2 of 2 of order ${order.number}`
  const en = shopIn('en')
  expect(composeSms('delivery-planned', { ...of2, ...day }, en)).toContain(`Kastha: ${named} comes on Wed 25 Nov, `)
  expect(composeSms('delivery-out', out, en)).toContain(`Kastha: ${named} is on the way. Give the driver this code: 4`)
  for (const kind of [{}, { canChoose: false }, { canChoose: false, isExpected: true }]) {
    expect(composeSms('delivery-failed', { ...of2, ...kind }, en)).toContain(`we could not deliver ${named}. `)
  }
  const ne = shopIn('ne')
  expect(composeSms('delivery-planned', { ...of2, ...day }, ne)).toContain('काष्ठ: अर्डरको भाग २/२ बुध')
  expect(composeSms('delivery-out', out, ne)).toContain(`काष्ठ: ${order.number} भाग २/२ आउँदैछ। `)
  expect(composeSms('delivery-failed', of2, ne)).toContain('काष्ठ: अर्डरको भाग २/२ आएन। ')
  const last = composeSms('order-delivered', { ...order, isInParts: true }, en)
  expect(last).toContain(`all parts of order ${order.number} are delivered.`)
})

test('the SMS on the way of a part names the cash, if that costs no more', () => {
  const out = { ...order, code: '493817', part: { number: 1, count: 2 } }
  const en = composeSms('delivery-out', { ...out, cash: 30_500 }, shopIn('en'))
  expect(en).toContain(`part 1 of 2 of ${order.number} is coming. Give the driver Nrs. 30,500 and code 493817. http`)
  const ne = composeSms('delivery-out', { ...out, cash: 30_500 }, shopIn('ne'))
  expect(ne).toContain('अर्डरको भाग १/२ आउँदैछ। चालकलाई रु. ३०,५०० र कोड 493817 दिनुहोस्। http')
  expectFit(ne, 'ne')
  const long = { ...shopIn('en'), url: 'https://home.kastha.example' }
  expect(composeSms('delivery-out', { ...out, cash: 1_112_500 }, long)).toBe(composeSms('delivery-out', out, long))
})

test('the SMS on the way of a part that somebody else pays has the buyer tell them', () => {
  const out = { ...order, code: '493817', part: { number: 1, count: 2 }, cash: 30_500, isForAnother: true }
  const en = composeSms('delivery-out', out, shopIn('en'))
  expect(en).toContain('is coming. Tell the recipient: Nrs. 30,500, code 493817. http')
  expectFit(en, 'en')
  const ne = composeSms('delivery-out', out, shopIn('ne'))
  expect(ne).toContain('बुझ्नेलाई भन्नुहोस्: रु. ३०,५००, कोड 493817। http')
  expectFit(ne, 'ne')
})

test.for([
  [{}, 'is on the way. Tell the recipient this code: 493817. http', 'आउँदैछ। कोड 493817 बुझ्नेलाई दिनुहोस्। http'],
  [{ part }, 'is on the way. Tell the recipient this code: 493817. http', 'आउँदैछ। बुझ्नेलाई कोड 493817 दिनुहोस्। http'],
] as const)('the SMS on the way of %o for somebody else has the buyer tell them the code', ([of, en, ne]) => {
  const out = { ...order, ...of, code: '493817', isForAnother: true }
  expect(composeSms('delivery-out', out, shopIn('en'))).toContain(en)
  expect(composeSms('delivery-out', out, shopIn('ne'))).toContain(ne)
})

test('the day of a part fits on each day of a year', () => {
  const days = Array.from({ length: 365 }, (_, day) => {
    return new Date(Date.parse('2026-11-25') + day * 86_400_000).toISOString().slice(0, 10)
  })
  const times = days.flatMap((day) => deliverySlotNames.map((slot) => ({ day, slot })))
  for (const language of languages) {
    const sizes = times.map((time) =>
      smsSize(composeSms('delivery-planned', { ...order, part, ...time }, shopIn(language))),
    )
    expect(Math.max(...sizes.map(({ parts }) => parts))).toBe(most[language].parts)
  }
})

const failed = { ...order, canChoose: true, isExpected: true }
const saysFailed = (data: Partial<SmsData['delivery-failed']>, language: Language) =>
  composeSms('delivery-failed', { ...failed, ...data }, shopIn(language))

test('an SMS about a failed delivery says who chooses the new day', () => {
  expect(saysFailed({}, 'en')).toContain('Choose a new day, or we do: https')
  expect(saysFailed({}, 'ne')).toContain('नयाँ दिन छान्नुहोस्, नत्र हामी तोक्छौं: https')
  expect(saysFailed({ canChoose: false }, 'en')).toContain('We choose a day and tell you. https')
  expect(saysFailed({ canChoose: false, isExpected: false }, 'en')).toContain('We will call you')
  expect(composeSms('delivery-failed', order, shopIn('en')), 'of an older version').toContain('Choose a new day')
})

test('an SMS about a failed delivery says why, if two parts hold it', () => {
  expect(saysFailed({ reason: 'Nobody was\nat home.' }, 'en')).toContain('7F3K9Q2M (Nobody was at home). Choose')
  expect(saysFailed({ reason: 'बाटो बन्द।' }, 'ne')).toContain('डेलिभरी भएन (बाटो बन्द)। नयाँ')
  expect(saysFailed({ reason: 'घरमा कोही हुनुहुन्थेन।' }, 'en')).toBe(saysFailed({}, 'en'))
  const reasons = fc.string({ unit: 'grapheme', maxLength: 400 })
  const kinds = fc.constantFrom({}, { canChoose: false }, { canChoose: false, isExpected: false })
  fc.assert(
    fc.property(reasons, kinds, fc.constantFrom(...languages), (reason, kind, language) => {
      expect(smsSize(saysFailed({ ...kind, reason }, language)).parts).toBeLessThanOrEqual(2)
    }),
  )
})
