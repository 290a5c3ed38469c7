import { customProblemTexts } from '#domain/custom-requests/request-form.ts'
import { orderProblemTexts } from '#domain/orders/order-forms.ts'
import { expect, test } from 'vitest'
import { problemSentences as customSentences } from '../../sales/custom-requests/send-request.ts'
import { problemSentences as orderSentences } from '../../sales/fulfilment/after-sales-refusals.ts'
import { isSentence, writtenTexts } from './language.fixture.ts'
import { nepaliSentences } from './nepali-sentences.ts'
import { translateMessage } from './translate-message.ts'
import { say, type Sentence } from './sentence.ts'

const PLACE = /\{\w+\}/

const texts = writtenTexts()
const known = new Set(Object.keys(nepaliSentences))

/** Sentences that are missing from the catalog, by the reason why no shopper reads them. */
const stayEnglish: Record<string, RegExp> = {
  'no page shows the message of a successful lookup':
    / found$|^(No suggestions|Session refreshed|Your (data|list|reviews))$/,
  'for programs: no page makes a call with this answer':
    /^(Must (be (given|1 to|a UUID|after|a list of|small letters|the id)|stand|say|not be above|name)|Is (no |not (what|expected)|there)|of the type|written in|The (body|address|URL|request|database|form has)|Nothing is at|There is no such model|\{\} is not possible|An SVG|Please send one file in|This request comes|Unknown language|A form must be sent uncompressed|GET, |\{\}; filename)/,
  'examples of a form': /^a (time|date), such as/,
  'summaries in /api/docs': /^(Custom orders|Declines the shop’s offer|Withdraws a request|Ends the session of)/,
  'told to staff, who confirm and end orders, and answer messages':
    /^(What is to be paid of this order first|This customer (has no account|is blocked)|Please add \{\}|Nobody has answered yet|A return or a report of damage of)/,
  'never leaves the server: labels, log lines, what makes a transaction begin anew':
    /^((private details|words|index) of|suggested for|an? (form|upload|wallet|wrong|attempt|return|paper)|too little|Baidam|Key \{\}$|Order \{\}$|The (idempotency key was deleted|cart changed)|A promotion was used|\{\}: more than)/,
  'said once more with places, in after-sales-refusals.ts, send-request.ts and plain-words.ts':
    /^(You can send at most \{\} photos|Please use at most \{\} char|Enter centimeters from \{\}|Please enter at most \{\} characters)/,
  'translated in its places': /^\{field\}: \{problem\}$/,
  'part of the data, in its words':
    /^(Unknown (device|browser)|(\{\} )+(s|kg|× \{\} cm|\{\}w)$|\{\} × |Custom piece\{\}|Nrs\. |Eastern Rukum|Western Rukum)/,
}

/** Sources whose sentences stay English, by their readers. */
const readByOthers: Record<string, RegExp> = {
  'staff, in the back office':
    /^api\/office\/|^api\/platform\/(exports|records)\/|(^|\/)(admin|stock|phone-orders)(\/|-)|^domain\/(staff|stock|imports)\/|^contract\/admin\/|domain\/catalog\/(price-change|product)\.ts|fulfilment\/(answer-damage|change-return|dispatch-delivery|end-rest|hand-over|plan-delivery|receive-return|split-delivery|staff-delivery)|payments\/(transfers\/(bank-transfers|transfer-reference)|staff-refunds)|custom-requests\/(move-production|quote-request|refuse-request)|reviews\/answer-review/,
  'people and programs that report vulnerabilities': /^api\/security-txt\.ts/,
  'readers of a page of the shop, which has its own Nepali': /page-facts\.ts$/,
  'whoever runs the shop':
    /^api\/(open-database|health)\.ts|\/(secrets|check-data-key|s3-storage|forget-counts)\.ts|open-wallets|wallets-of|issue-pending-documents|cache\/replicas/,
}

test('every answer that a shopper can get exists in Nepali', () => {
  const missing = texts.filter(
    ({ file, sentence }) =>
      isSentence(sentence) &&
      !known.has(sentence) &&
      !Object.values(stayEnglish).some((some) => some.test(sentence)) &&
      !Object.values(readByOthers).some((some) => some.test(file)),
  )
  expect(missing).toEqual([])
})

test('the catalog has no unused sentences', () => {
  const written = new Set(texts.map(({ sentence }) => sentence))
  expect([...known].filter((sentence) => !written.has(sentence))).toEqual([])
})

test('a sentence with placeholders is always passed to say, which fills them in', () => {
  const bare = texts.filter(({ sentence, isSaid }) => !isSaid && known.has(sentence) && PLACE.test(sentence))
  expect(bare).toEqual([])
})

test('Nepali sentences are in Devanagari, and have no placeholders that the English ones lack', () => {
  const strange = Object.entries(nepaliSentences).filter(([english, nepali]) => {
    const places = nepali.match(/\{\w+\}/g) ?? []
    return !/\p{Script=Devanagari}/u.test(nepali) || places.some((place) => !english.includes(place))
  })
  expect(strange).toEqual([])
})

test('the API explains forms in the words of the domain, and all of them in Nepali', () => {
  expect(inEnglish(orderSentences)).toEqual(orderProblemTexts)
  expect(inEnglish(customSentences)).toEqual(customProblemTexts)
  const left = Object.values<Sentence>({ ...orderSentences, ...customSentences }).filter(
    (sentence) => !/\p{Script=Devanagari}/u.test(translateMessage('ne', sentence)),
  )
  expect(left).toEqual([])
})

function inEnglish(sentences: Record<string, Sentence>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).map(([problem, sentence]) => [problem, translateMessage('en', sentence)]),
  )
}

/** A sentence, and its texts in English and in Nepali. */
const said: [Sentence, string, string][] = [
  ['This is sold out.', 'This is sold out.', 'यो सामान सकियो।'],
  [say('This is sold out.'), 'This is sold out.', 'यो सामान सकियो।'],
  [
    say('{left}, and your cart already has that many.', { left: say('Only {count} are left', { count: 3 }) }),
    'Only 3 are left, and your cart already has that many.',
    '३ वटा मात्र बाँकी छन्, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
  ],
  [
    say('{refusal} Please try again {when}.', {
      refusal: say('Too many attempts.'),
      when: say('in {minutes} minutes', { minutes: 30 }),
    }),
    'Too many attempts. Please try again in 30 minutes.',
    'धेरै पटक प्रयास गरियो। कृपया ३० मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  ],
  [
    say('OTP sent to {email} successfully!', { email: 'asmita2@kastha.example' }),
    'OTP sent to asmita2@kastha.example successfully!',
    'asmita2@kastha.example मा ओटिपी पठाइयो!',
  ],
  [
    say('{wallet} is not answering right now. Please try again, or pay another way.', { wallet: say('Khalti') }),
    'Khalti is not answering right now. Please try again, or pay another way.',
    'खल्तीले अहिले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
  ],
  [
    say('Our offer was valid until {date}. Please ask us for a new one.', { date: { day: '2026-11-21' } }),
    'Our offer was valid until 21 November 2026. Please ask us for a new one.',
    'हाम्रो मूल्य प्रस्ताव २०८३ मंसिर ५ गतेसम्म मात्र मान्य थियो। कृपया नयाँ माग्नुहोस्।',
  ],
  [
    say('Photo {at}: {problem}', { at: 2, problem: ['The picture is damaged. Please send another copy.'] }),
    'Photo 2: The picture is damaged. Please send another copy.',
    'फोटो २: फोटो बिग्रेको छ। कृपया अर्को पठाउनुहोस्।',
  ],
  [
    say('Nothing was ordered: {reasons}.', {
      reasons: [
        say('the total is now {now}, not {was}', { now: { money: 112_500 }, was: { money: 90_000 } }),
        say('{name} is sold out', { name: 'Tea table' }),
        'an item is no longer in your cart',
      ],
    }),
    'Nothing was ordered: the total is now Nrs. 1,12,500, not Nrs. 90,000; Tea table is sold out; an item is no longer in your cart.',
    'अझै अर्डर भएको छैन: कुल जम्मा रु. ९०,००० होइन, अब रु. १,१२,५०० छ; Tea table सकियो; एउटा सामान अब तपाईंको कार्टमा छैन।',
  ],
  [
    say('Your order {number} is still on its way. You can delete your account once it is delivered or cancelled.', {
      number: 'KA-261121-7Q2M4XZP',
    }),
    'Your order KA-261121-7Q2M4XZP is still on its way. You can delete your account once it is delivered or cancelled.',
    'तपाईंको अर्डर KA-261121-7Q2M4XZP अझै बाटोमा छ। त्यो डेलिभरी भएपछि वा रद्द भएपछि खाता मेटाउन सकिन्छ।',
  ],
]

test.each(said)('%j', (sentence, english, nepali) => {
  expect([translateMessage('en', sentence), translateMessage('ne', sentence)]).toEqual([english, nepali])
})

test('a sentence survives storage as JSON', () => {
  for (const [sentence, english, nepali] of said) {
    const kept = JSON.parse(JSON.stringify(sentence)) as Sentence
    expect([translateMessage('en', kept), translateMessage('ne', kept)]).toEqual([english, nepali])
  }
})

test.each([
  'This is sold out.',
  '{name}',
  '{count}',
  'only {count} of {name} are left',
  '$& $1 $` $$',
  '12 Chairs 2024',
  '31 February 2026',
  'a; b',
  '',
  '__proto__',
])('a name such as %j is put in as it is', (name) => {
  const sentence = say('only {count} of {name} are left', { count: 3, name })
  expect(translateMessage('en', sentence)).toBe(`only 3 of ${name} are left`)
  expect(translateMessage('ne', sentence)).toBe(`${name} ३ वटा मात्र बाँकी छ`)
})

test('only a whole sentence is looked up, and none that the catalog object merely inherits', () => {
  const unknown = ['constructor', '__proto__', 'A new thing happened.', '; ', 'x: y', '', 'Only 3 are left']
  for (const sentence of [...unknown, 'This is sold out. ', 'This is sold out.; Product not found']) {
    expect(translateMessage('ne', sentence)).toBe(sentence)
    expect(translateMessage('ne', { id: sentence, values: {} })).toBe(sentence)
  }
})

test('a placeholder without a value stays, even when every object inherits its name', () => {
  expect(translateMessage('ne', { id: 'Only {count} are left', values: {} })).toBe('{count} वटा मात्र बाँकी छन्')
  expect(translateMessage('en', { id: 'Only {constructor} are left', values: {} })).toBe('Only {constructor} are left')
})

test('the compiler requires exactly the values of a sentence’s placeholders', () => {
  const wrong = [
    // @ts-expect-error not in the catalog
    () => say('A new thing happened.'),
    // @ts-expect-error the count is missing
    () => say('Only {count} are left'),
    // @ts-expect-error another placeholder
    () => say('Only {count} are left', { number: 3 }),
    // @ts-expect-error one placeholder too many
    () => say('Only {count} are left', { count: 3, name: 'Tea table' }),
    // @ts-expect-error no placeholders
    () => say('This is sold out.', { name: 'Tea table' }),
    // @ts-expect-error no value
    () => say('Only {count} are left', { count: true }),
  ]
  expect(wrong).toHaveLength(6)
})
