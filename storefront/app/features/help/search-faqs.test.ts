import { expect, test } from 'vitest'
import { searchFaqs } from './search-faqs.ts'

const faqs = [
  { slug: 'cancel', heading: 'Orders', question: 'Can I cancel?', answer: 'Yes, an order within 2 hours.' },
  {
    slug: 'paid',
    heading: 'Orders',
    question: 'How do I pay?',
    answer: 'In cash, or by a refund that you left with us.',
  },
  { slug: 'refund', heading: 'Returns', question: 'When is the refund sent?', answer: 'In 3-5 business days.' },
  { slug: 'return', heading: 'Returns', question: 'How do I return it?', answer: 'Open the order and ask.' },
  { slug: 'lock', heading: 'Security', question: 'Why am I locked out?', answer: 'After five wrong passwords.' },
]

function found(query: string, entries = faqs) {
  const { entries: hits, meant } = searchFaqs(entries, query)
  return { slugs: hits.map(({ slug }) => slug), meant }
}

test('finds part of a question or answer in any case, questions before answers', () => {
  expect(found('REFUND')).toEqual({ slugs: ['refund', 'paid'], meant: null })
  expect(found('  within  2 hours ')).toEqual({ slugs: ['cancel'], meant: null })
  expect(found('und')).toEqual({ slugs: ['refund', 'paid'], meant: null })
})

test('matches in a heading come first', () => {
  expect(found('order').slugs).toEqual(['cancel', 'return'])
})

test('a typo finds the intended word, and the result names it', () => {
  expect(found('refnud')).toEqual({ slugs: ['refund', 'paid'], meant: 'refund' })
  expect(found('pasword')).toEqual({ slugs: ['lock'], meant: 'passwords' })
})

const chowkis = ['Low Chowkis', 'Seating']
test.for([
  ['chair', null],
  ['stools', null],
  ['seating', null],
  ['chowki', null],
  ['chowkis', null],
  // Misspellings, beside words of the shop too.
  ['chrage', 'charge'],
  ['chair chrage', 'charge'],
] as const)('"%s" is read as %s where the shop sells chowkis', ([query, meant]) => {
  const entry = {
    heading: 'Shipping',
    question: 'Is there a charge?',
    answer: 'Tools and heating of a chowky cost less.',
  }
  expect(searchFaqs([...faqs, { ...entry, slug: 'fee' }], query, chowkis).meant).toBe(meant)
})

test('a whole question finds the entries with most of its significant words', () => {
  expect(found('how can i cancel an order please').slugs[0]).toBe('cancel')
  expect(found('my cash refund is late').slugs).toEqual(['paid', 'refund'])
  expect(found('refund days').slugs[0]).toBe('refund')
})

test.each([
  ['how do i get a refund', 'refund'],
  ['what is the refund', 'refund'],
  ['refund kasari garne', 'refund'],
  ['mero refund kahile paincha?', 'refund'],
  ['How can I cancel', 'cancel'],
  ['please tell me about the order', 'order'],
])('"%s" asks for "%s"', (query, words) => {
  expect(searchFaqs(faqs, query)).toEqual(searchFaqs(faqs, words))
})

test('a search of filler words alone finds what contains some of them', () => {
  expect(found('why is it').slugs).not.toEqual([])
})

test.each([
  ['फिर्ता कसरी गर्ने', 'फिर्ता'],
  ['शुल्क भनेको के हो', 'शुल्क'],
  ['मलाई शुल्कको बारेमा भन्नुहोस्', 'शुल्कको'],
])('%s asks for %s', (query, words) => {
  const nepali = [
    { heading: 'फिर्ता', question: 'कति दिनभित्र फिर्ता हुन्छ?', answer: 'पाएको ३० दिनभित्र, कसरी पनि।' },
    { heading: 'ढुवानी', question: 'शुल्क कति लाग्छ?', answer: 'निःशुल्क छ। शुल्कको बिल आउँछ।' },
    { heading: 'खाता', question: 'खाता कसरी खोल्ने?', answer: 'दर्ता गरेर। यो के हो भने, सजिलो छ।' },
  ]
  expect(searchFaqs(nepali, query)).toEqual(searchFaqs(nepali, words))
})

test('an entry that has all words of a search is an exact match', () => {
  expect(searchFaqs(faqs, 'refund business days').isExact).toBe(true)
  expect(searchFaqs(faqs, 'my cash refund is late').isExact).toBe(false)
  expect(searchFaqs(faqs, 'refnud days').isExact).toBe(false)
})

test('unknown words find nothing', () => {
  expect(found('xyzzy')).toEqual({ slugs: [], meant: null })
  expect(found('???')).toEqual({ slugs: [], meant: null })
})

test('Nepali matches digits of either script and a misplaced vowel sign', () => {
  const nepali = [
    { slug: 'window', heading: 'फिर्ता', question: 'कति दिनभित्र फिर्ता हुन्छ?', answer: 'पाएको ३० दिनभित्र।' },
    { slug: 'fee', heading: 'ढुवानी', question: 'शुल्क कति लाग्छ?', answer: 'निःशुल्क छ।' },
  ]
  expect(found('30 दिन', nepali)).toEqual({ slugs: ['window'], meant: null })
  expect(found('फर्ता', nepali)).toEqual({ slugs: ['window'], meant: 'फिर्ता' })
})
