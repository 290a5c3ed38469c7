import type { TicketKind } from '#domain/tickets/tickets.ts'

const kinds: Record<TicketKind, string> = {
  question: 'A question',
  order: 'An order',
  product: 'A product',
  'price-match': 'Price match',
  'gift-card': 'Gift card',
  complaint: 'Complaint',
  other: 'Something else',
}

/** Texts of mails about tickets. */
export const tickets = {
  kinds,
  facts: { number: 'Number', about: 'About', order: 'Order' },
  see: 'See your message',
  opened: {
    subject: (number: string, shop: string) => `We have received your message ${number} at ${shop}`,
    preview: 'We will read it and answer in writing.',
    heading: 'We have received your message',
    thanks: 'Thank you for writing to us. We will read your message and answer by email.',
    follow:
      'Use this link to follow your message and reply. Please keep it private: it opens your message without a login.',
    notYou: 'If you did not write to us, someone typed your email address by mistake: please tell us.',
  },
  answered: {
    subject: (number: string, shop: string) => `Our answer to your message ${number} at ${shop}`,
    preview: 'We have answered your message.',
    heading: 'Our answer',
    writeBack: 'If you still need help, reply with this link.',
  },
  closed: {
    subject: (number: string, shop: string) => `Your message ${number} at ${shop} is closed`,
    preview: 'Reply to reopen it.',
    heading: 'Your message is closed',
    done: 'We think this is settled and have closed it.',
    again: 'If it is not, reply with this link to reopen it.',
    complaint:
      'If it is not, reply with this link to reopen it, or contact our grievance officer, whose address is on our website.',
  },
}
