import { expect, test } from 'vitest'
import { isSentence, withoutNames, writtenTexts } from './given.ts'
import { nepaliSentences, sayIn } from './say-in.ts'

const texts = writtenTexts()
const known = new Set(Object.keys(nepaliSentences).map(withoutNames))

/** Sentences that stay English, by why no shopper reads them. */
const stayEnglish: Record<string, RegExp> = {
  'no page shows what a look-up says of its success':
    / found$|^(No suggestions|Session refreshed|Your (data|list|reviews))$/,
  'told to programs: only a call that no page makes is answered so':
    /^(Must (be (given|1 to|a UUID|after|a list of|small letters|the id)|stand|say|not be above|name|\{\})|Is (no |not (what|expected)|there)|have \{\}|of the type|written in|The (body|address|URL|request|database|form has)|Nothing is at|There is no such model|\{\} is not possible|An SVG|Please send one file in|This request comes|Unknown language|GET, |\{\}; filename)/,
  'examples of a form': /^a (time|date), such as/,
  'summaries in /api/docs': /^(Custom orders|Declines the shop’s offer|Withdraws a request|Ends the session of)/,
  'told to staff, who confirm and end orders, and answer messages':
    /^(What is to be paid of this order first|This customer (has no account|is blocked)|Please add \{\}|Nobody has answered yet|A return or a report of damage of)/,
  'never leaves the server: labels, log lines, what makes a transaction begin anew':
    /^((private details|words) of|suggested for|an? (form|upload|wallet|wrong|attempt|return|paper)|too little|Baidam|Key \{\}$|Order \{\}$|The (key was cleaned|cart changed)|A promotion was used|\{\}: more than)/,
  'part of the data, in its words':
    /^(Unknown (device|browser)|(\{\} )+(s|kg|× \{\} cm|\{\}w)$|\{\} × |Custom piece\{\}|Nrs\. |Eastern Rukum|Western Rukum)/,
}

/** Sources whose sentences stay English, by who reads them. */
const readByOthers: Record<string, RegExp> = {
  'staff, in the back office':
    /(^|\/)(admin|staff|stock|backup|imports|exports)(\/|-)|domain\/(staff|import-(cells|columns)|price-change|product)\.ts|fulfilment\/(answer-damage|change-return|dispatch-delivery|end-rest|hand-over|plan-delivery|receive-return|split-delivery|staff-delivery)|payments\/(bank-transfers|staff-refunds|transfer-reference)|custom-orders\/(move-production|quote-request|refuse-request)|reviews\/answer-review/,
  'readers of a page of the shop, which has its own Nepali': /^api\/pages\/page-facts\.ts/,
  'whoever runs the shop':
    /^api\/(app|start|start-notices|secrets|open-database|health|check-data-key)\.ts|s3-storage|throttle\/forget-counts|open-wallets|wallets-of|issue-waiting-papers/,
}

test('whatever a shopper can be answered is said in Nepali', () => {
  const missing = texts.filter(
    ({ file, sentence }) =>
      isSentence(sentence) &&
      !known.has(sentence) &&
      !Object.values(stayEnglish).some((some) => some.test(sentence)) &&
      !Object.values(readByOthers).some((some) => some.test(file)),
  )
  expect(missing).toEqual([])
})

test('the catalogue says nothing that nobody writes', () => {
  const written = new Set(texts.map(({ sentence }) => sentence))
  const put = /^Must have at (most|least) / // together, by api/plain-words.ts
  expect([...known].filter((sentence) => !written.has(sentence) && !put.test(sentence))).toEqual([])
})

test('Nepali sentences are written in Devanagari, and have no places that the English ones lack', () => {
  const strange = Object.entries(nepaliSentences).filter(([english, nepali]) => {
    const places = nepali.match(/\{\w+\}/g) ?? []
    return !/\p{Script=Devanagari}/u.test(nepali) || places.some((place) => !english.includes(place))
  })
  expect(strange).toEqual([])
})

test('every sentence is taken for itself, whatever stands in its places', () => {
  const mistaken = Object.entries(nepaliSentences).filter(
    ([english, nepali]) =>
      sayIn('ne', english.replaceAll(/\{\w+\}/g, 'Kastha')) !== nepali.replaceAll(/\{\w+\}/g, 'Kastha'),
  )
  expect(mistaken).toEqual([])
})

test.each([
  ['Only 3 are left, and your cart has as many already.', '३ वटा मात्र बाँकी छन्, र तपाईंको कार्टमा त्यति नै भइसकेको छ।'],
  ['Too many attempts. Please try again in 30 minutes.', 'धेरै पटक प्रयास गरियो। कृपया ३० मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
  ['Please wait 1 second before requesting another OTP.', 'अर्को ओटिपी मगाउनुअघि कृपया १ सेकेन्ड पर्खनुहोस्।'],
  ['OTP sent to asmita2@kastha.example successfully!', 'asmita2@kastha.example मा ओटिपी पठाइयो!'],
  [
    'Khalti does not answer just now. Please try again, or pay another way.',
    'खल्तीले अहिले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
  ],
  [
    'Our offer was good until 21 November 2026. Please ask us for a new one.',
    'हाम्रो मूल्य प्रस्ताव २०८३ मंसिर ५ गतेसम्म मात्र मान्य थियो। कृपया नयाँ माग्नुहोस्।',
  ],
  ['Photo 2: The picture is damaged. Please send another copy.', 'फोटो २: फोटो बिग्रेको छ। कृपया अर्को पठाउनुहोस्।'],
  [
    'Nothing was ordered yet: the total is Nrs. 1,12,500 now, not Nrs. 90,000; Tea table is sold out.',
    'अझै अर्डर भएको छैन: कुल जम्मा रु. ९०,००० होइन, अब रु. १,१२,५०० छ; Tea table सकियो।',
  ],
  [
    'Your order KA-261121-7Q2M4XZP is still on its way. You can delete your account once it is delivered or cancelled.',
    'तपाईंको अर्डर KA-261121-7Q2M4XZP अझै बाटोमा छ। त्यो डेलिभरी भएपछि वा रद्द भएपछि खाता मेटाउन सकिन्छ।',
  ],
])('%s', (english, nepali) => {
  expect(sayIn('ne', english)).toBe(nepali)
  expect(sayIn('en', english)).toBe(english)
})

test('a message names every line of a full cart', () => {
  const lines = Array.from({ length: 100 }, (_, at) => `Dining table ${at} costs Nrs. 1,12,500 now, not Nrs. 90,000`)
  const said = sayIn('ne', `Nothing was ordered yet: ${lines.join('; ')}.`)
  expect(said).toMatch(/^अझै अर्डर भएको छैन: Dining table 0 /)
  expect(said.match(/रु\. १,१२,५००/g)).toHaveLength(100)
  expect(said).not.toMatch(/costs|Nrs/)
})

test('a sentence of more than 1,000 characters stays, and the others beside it do not', () => {
  const long = `${'x'.repeat(1_000)} is sold out`
  expect(sayIn('ne', `${long}; Tea table is sold out`)).toBe(`${long}; Tea table सकियो`)
})

test.each([
  ['only 1 of Tea table is left', 'Tea table १ वटा मात्र बाँकी छ'],
  ['only 3 of Tea table are left', 'Tea table ३ वटा मात्र बाँकी छ'],
])('%s names the whole product', (english, nepali) => {
  expect(sayIn('ne', english)).toBe(nepali)
})

test.each(['12 Chairs 2024', '31 Marble 2026', '31 February 2026'])('the name %s is no day', (name) => {
  expect(sayIn('ne', `${name} is sold out`)).toBe(`${name} सकियो`)
})

test('a sentence that nobody has put into Nepali stays, whatever it is made of', () => {
  for (const sentence of ['constructor', 'A new thing happened.', '; ', 'x: y'])
    expect(sayIn('ne', sentence)).toBe(sentence)
})
