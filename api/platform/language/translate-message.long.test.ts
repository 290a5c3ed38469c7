import { expect, test } from 'vitest'
import { languages } from '#domain/language/languages.ts'
import { staffSentences } from '#messages/ne/replies/staff.ts'
import { sentences as limits } from '#messages/ne/replies/staff-limits.ts'
import { isSentence, writtenTexts } from './language.fixture.ts'
import { say, type Sentence } from './sentence.ts'
import { translateMessage } from './translate-message.ts'

/** Texts that have no Nepali, by the reason why nobody reads them in it. */
const stayEnglish: Record<string, RegExp> = {
  'no page shows the message of a successful lookup':
    / found$|^(No suggestions|Session refreshed|Your (data|list|questions|reviews))$/,
  'examples of a form': /^a (time|date), such as/,
  'summaries in /api/docs':
    /^(Back office: |Chooses the day and|Moves some pieces to|Hands a delivery over|Marks a delivery|Cancels the undelivered|Custom orders|Declines the shop’s offer|Withdraws a request|Ends the session of)/,
  'never leaves the server: labels, log lines, what makes a transaction begin anew':
    /^(a (live stream|list was|wallet did)|an export broke|errors of scheduled|data request|phone order|staff \{\} totp|recovery codes of|\{\} code$|it is not known whether|pieces sold by|The key was cleaned|(private details|words|index|contact) of|suggested for|an? (form|upload|wallet|wrong|attempt|return|paper)|left out:|too little|Baidam|Key \{\}$|Order \{\}$|The (idempotency key was deleted|cart changed)|A promotion was used|\{\}: more than)/,
  'what metrics mean':
    /^(Requests that were refused, by|Orders placed, |Orders refused because|Questions to wallets|Times that something)/,
  'statements for PostgreSQL': /^insert into \{\} /,
  'styles of a page, and parts of a workbook': /^body \{ max-width|<worksheet|<\/c>$/,
  'notes that are kept with the record':
    /^(Store credit|Replacement of a damaged piece|Discount by the shop|\{\} will not come: |\{\} pieces$)/,
  'for programs, or said by the page before it sends a form':
    /^(This call answers with events|Package \{\}: |No old price: none)/,
  'names of the demo, and of who acts': /^(Bishnu Tamang|Sarita Shrestha|Dipesh Rai|\{\}, password|The shop$)/,
  'part of the data, in its words':
    /^(\{\}\{\}x|Unknown (device|browser)|(\{\} )+(s|kg|× \{\} cm|\{\}w)$|\{\} × |Custom piece\{\}|Nrs\. |the morning of |Eastern Rukum|Western Rukum)/,
}

/** Texts for programs, because no page of the shop makes a call with this answer. */
const forPrograms =
  /^(Must (be (given|1 to|a UUID|after|a list of|small letters|the id)|stand|say|not be above|name)|Is (no |not (what|expected)|there)|of the type|written in|The (body|address|URL|request|database|form has)|Nothing is at|There is no such model|\{\} is not possible|An SVG|Please send one file in|This request comes|Unknown language|GET, |\{\}; filename)/

/** Where staff read such texts, too. */
const ofStaff = /^api\/office\/|\/admin\/|^contract\/admin\//

/** Sources whose sentences stay English, by their readers. */
const readByOthers: Record<string, RegExp> = {
  'staff, who read data and not a refusal':
    /^api\/office\/(reports|insights|set-up|metrics|backup|secrets)\/|^api\/office\/health\/(find-health|problems)\.ts|^domain\/(insights|personal-data|reports)\/|^domain\/(webhooks\/webhook-events|staff\/admin-audit-words)\.ts|(book|line|order|import|set)-columns\.ts|\/(present-refund|request-words|delivery-sheet|audit-export|actor-names|duplicate-product)\.ts/,
  'staff, of a file that was checked: its problems are stored in English':
    /^api\/office\/imports\/(?!(start-import|import-queries)\.ts)|^domain\/imports\//,
  'staff, of a request by a person: what is in its way is stored in English':
    /^api\/office\/personal-data\/requests\/(find-guest-records|handle-data-request)\.ts/,
  'staff, in the log of a receiver': /^api\/office\/webhooks\/(post-to-receiver|pause-receiver|receiver-rules)\.ts/,
  'staff, whose page checks a canned reply and a line of a statement before it sends them':
    /^domain\/(canned-replies|reconciliation)\//,
  'staff, of a finished project with a plan that no page can make': /^api\/shop\/content\/admin\/projects\.ts/,
  'drivers, whose app words a refusal by its kind, and the office': /^api\/sales\/drive\//,
  'programs that call /api/v1, and their makers': /^(contract|api\/office)\/integrations\//,
  'people and programs that report vulnerabilities': /^api\/security-txt\.ts/,
  'nobody: words that the search understands':
    /^domain\/catalog\/((read-)?sentence|(common|trade|filler|gift)-words|other-goods)/,
  'nobody: units that people type with a measure': /^domain\/passages\/measure-input/,
  'readers of a page of the shop, which has its own Nepali': /page-facts\.ts$/,
  'whoever runs the shop':
    /^api\/(open-database|health|metrics)\.ts|^api\/platform\/(metrics|traces)\/|\/(secrets|work-apart|bind-data-key|data-key|s3-storage|forget-counts)\.ts|open-wallets|wallets-of|issue-pending-documents|cache\/replicas|insights\/count-views/,
}

const written = writtenTexts()

test('every sentence that somebody can get is a message of the catalog, or has a Nepali text', () => {
  const bare = written.filter(
    ({ file, sentence }) =>
      isSentence(sentence) &&
      !Object.hasOwn(staffSentences, sentence) &&
      !Object.keys(limits).some((limit) => fits(sentence, limit)) &&
      (ofStaff.test(file) || !forPrograms.test(sentence)) &&
      !Object.values(stayEnglish).some((some) => some.test(sentence)) &&
      !Object.values(readByOthers).some((some) => some.test(file)),
  )
  expect(bare).toEqual([])
})

test('every Nepali text for staff belongs to a sentence of the sources', () => {
  const texts = new Set(written.map(({ sentence }) => sentence))
  const isWritten = (english: string) =>
    texts.has(english) || (Object.hasOwn(limits, english) && [...texts].some((text) => fits(text, english)))
  expect(Object.keys(staffSentences).filter((english) => !isWritten(english))).toEqual([])
})

/** Whether a template, with `{}` for its values, can become a text. */
function fits(template: string, text: string): boolean {
  const [start = '', ...rest] = template.split('{}')
  const end = rest.at(-1)
  if (end === undefined || !/[a-z]{3}/.test(start + end)) return false
  return text.startsWith(start) && text.endsWith(end) && rest.every((part) => text.includes(part))
}

/** A sentence, and its texts in English and in Nepali. */
const said: [Sentence, string, string][] = [
  [say('stock.sold-out'), 'This is sold out.', 'यो सामान सकियो।'],
  ['The deposit has not arrived yet.', 'The deposit has not arrived yet.', 'बैना अझै आइपुगेको छैन।'],
  ['A sentence that nobody wrote.', 'A sentence that nobody wrote.', 'A sentence that nobody wrote.'],
  [say('records.no-such', { name: ['supplier'] }), 'There is no such supplier.', 'यस्तो सप्लायर छैन।'],
  [
    say('order-edits.other-total', { total: { money: 112_500 } }),
    'A price, a fee or a discount changed meanwhile: the new total is Nrs. 1,12,500. Look at it, then save again.',
    'यसबीच मूल्य, शुल्क वा छुट बदलियो: नयाँ जम्मा रु. १,१२,५०० हो। हेरेर फेरि सुरक्षित गर्नुहोस्।',
  ],
  [
    say('places.not-empty', { count: 1 }),
    '1 piece is still here. Transfer it first',
    '१ थान अझै यहाँ छन्। पहिले ती सार्नुहोस्',
  ],
  [say('stock.only-left', { count: 1 }), 'Only 1 is left', '१ वटा मात्र बाँकी छ'],
  [
    say('cart.has-all-left', { left: say('stock.only-left', { count: 3 }) }),
    'Only 3 are left, and your cart already has that many.',
    '३ वटा मात्र बाँकी छन्, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
  ],
  [
    say('limits.try-again', { refusal: say('limits.attempts'), when: say('wait.minutes', { count: 30 }) }),
    'Too many attempts. Please try again in 30 minutes.',
    'धेरै पटक प्रयास गरियो। कृपया ३० मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  ],
  [say('wait.minutes', { count: 1 }), 'in a minute', 'एक मिनेटपछि'],
  [say('wait.hours', { count: 11 }), 'in about 11 hours', 'करिब ११ घण्टापछि'],
  [say('wait.tomorrow'), 'tomorrow', 'भोलि'],
  [
    say('codes.wait', { when: say('limits.seconds', { seconds: 1 }) }),
    'Please wait 1 second before requesting another OTP.',
    'अर्को कोड मगाउनुअघि कृपया १ सेकेन्ड पर्खनुहोस्।',
  ],
  [say('limits.seconds', { seconds: 1_200 }), '1200 seconds', '१२०० सेकेन्ड'],
  [say('photos.too-few', { least: 1 }), 'Please add a photo.', 'कृपया एउटा फोटो हाल्नुहोस्।'],
  [say('photos.too-few', { least: 2 }), 'Please add 2 photos.', 'कृपया २ वटा फोटो हाल्नुहोस्।'],
  [say('files.too-many', { most: 1 }), 'Please send at most one.', 'कृपया बढीमा एउटा पठाउनुहोस्।'],
  [say('files.too-many', { most: 3 }), 'Please send at most 3.', 'कृपया बढीमा ३ पठाउनुहोस्।'],
  [say('fields.most-entries', { most: 5_000 }), 'Must have at most 5000 entries', 'बढीमा ५००० वटा हुनुपर्छ'],
  [say('orders.is-in-state', { state: 'returned' }), 'This order is returned.', 'यो अर्डर फिर्ता भएको छ।'],
  [say('orders.is-in-state', { state: 'pending' }), 'This order is pending.', 'यो अर्डर पुष्टि हुन बाँकी छ।'],
  [
    say('account.code-sent', { email: 'asmita2@kastha.example' }),
    'OTP sent to asmita2@kastha.example successfully!',
    'asmita2@kastha.example मा कोड पठाइयो!',
  ],
  [
    say('payments.wallet-away', { wallet: say('payments.wallet.khalti') }),
    'Khalti is not answering right now. Please try again, or pay another way.',
    'खल्तीले अहिले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
  ],
  [
    say('custom-requests.offer-expired', { date: { day: '2026-11-21' } }),
    'Our offer was valid until 21 November 2026. Please ask us for a new one.',
    'हाम्रो मूल्य प्रस्ताव २०८३ मंसिर ५ गतेसम्म मात्र मान्य थियो। कृपया नयाँ माग्नुहोस्।',
  ],
  [
    say('photos.problem-of', { at: 2, problem: [say('pictures.damaged')] }),
    'Photo 2: The picture is damaged. Please send another copy.',
    'फोटो २: फोटो बिग्रेको छ। कृपया अर्को पठाउनुहोस्।',
  ],
  [
    say('checkout.nothing-ordered', {
      reasons: [
        say('checkout.changes.total', { now: { money: 112_500 }, was: { money: 90_000 } }),
        say('checkout.changes.sold-out', { name: 'Tea table' }),
        say('checkout.changes.line-gone'),
      ],
    }),
    'Nothing was ordered: the total is now Nrs. 1,12,500, not Nrs. 90,000; Tea table is sold out; an item is no longer in your cart.',
    'अझै अर्डर भएको छैन: कुल जम्मा रु. ९०,००० होइन, अब रु. १,१२,५०० छ; Tea table सकियो; एउटा सामान अब तपाईंको कार्टमा छैन।',
  ],
  [
    say('accounts.order-open', { number: 'KA-261121-7Q2M4XZP' }),
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
  'stock.sold-out',
  '{name}',
  '{count}',
  'only {count} of {name} are left',
  '$& $1 $` $$',
  String.raw`\u0041 \x41`,
  "'{'",
  '12 Chairs 2024',
  '31 February 2026',
  'a; b',
  '',
  '__proto__',
])('a name such as %j is put in as it is', (name) => {
  const sentence = say('checkout.changes.only-left', { count: 3, name })
  expect(translateMessage('en', sentence)).toBe(`only 3 of ${name} are left`)
  expect(translateMessage('ne', sentence)).toBe(`${name} ३ वटा मात्र बाँकी छ`)
})

test('a text of a caller stays as it is, even when it is an id', () => {
  for (const text of ['stock.sold-out', 'constructor', '__proto__', 'A new thing happened.', '; ', 'x: y', '']) {
    expect(translateMessage('ne', text)).toBe(text)
    expect(translateMessage('ne', [text, text])).toBe(`${text}; ${text}`)
  }
})

test('a message of an older version, whose English text was its id, is said in English', () => {
  const kept = { id: '{name} now costs {now}', values: { name: '{now}', now: { money: 12_000 } } }
  for (const language of languages) expect(translateMessage(language, kept)).toBe('{now} now costs Nrs. 12,000')
  for (const id of ['constructor', '__proto__', 'Only {constructor} are left']) {
    expect(translateMessage('ne', { id, values: {} })).toBe(id)
  }
})

test('the compiler requires exactly the values of a message’s parameters', () => {
  const wrong = [
    // @ts-expect-error not in the catalog
    () => say('stock.new-thing'),
    // @ts-expect-error the count is missing
    () => say('stock.only-left'),
    // @ts-expect-error another parameter
    () => say('stock.only-left', { number: 3 }),
    // @ts-expect-error one parameter too many
    () => say('stock.only-left', { count: 3, name: 'Tea table' }),
    // @ts-expect-error a plural needs a number
    () => say('stock.only-left', { count: '3' }),
    // @ts-expect-error no parameters
    () => say('stock.sold-out', { name: 'Tea table' }),
    // @ts-expect-error no value
    () => say('cart.full', { most: true }),
  ]
  expect(wrong).toHaveLength(7)
})
