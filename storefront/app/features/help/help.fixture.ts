import type { FaqGroup } from '#domain/help/help.ts'
import type { Help, HelpFaq } from './load-help.ts'

function faq(group: FaqGroup, slug: string, question: string, answer: string): HelpFaq {
  return { group, slug, question, answer, isAboutProducts: false }
}

const faqs: HelpFaq[] = [
  faq('orders', 'track', 'How do I see where my order is?', 'Open [Track order](/track-order) and enter its number.'),
  faq('orders', 'cancel', 'Can I cancel an order?', 'Within two hours. The refund comes in three days.'),
  faq('shipping', 'fee', 'What is the shipping fee?', 'Nothing over Nrs. 1,00,000.'),
  faq(
    'returns',
    'damage',
    'What if something arrives damaged?',
    'Report it within 48 hours of delivery: open the order.',
  ),
  faq('returns', 'refund', 'When is my refund sent?', 'Three days after we have the piece.'),
  faq('security', 'locked', 'Why is my account locked?', 'It unlocks by itself after 30 minutes.'),
  faq('technical', 'browsers', 'Which browsers can I use?', 'Any current one; there is no technical trick and no app.'),
  faq('technical', 'photo', 'Why can my photo not be sent?', 'A technical limit: it may have 10 MB.'),
]

/** Returns the page's data without a search. */
export function givenHelp(changes: Partial<Help> = {}): Help {
  return {
    faqs,
    support: {
      emergencyPhone: '+97715550199',
      holidays: [],
      satisfactionPercent: 98.7,
      responseHours: 2,
      issuesResolved: 500_000,
      customersHelped: 50_000,
      issuesShort: '500K',
    },
    query: '',
    ...changes,
  }
}
