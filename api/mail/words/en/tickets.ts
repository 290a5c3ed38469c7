import type { TicketKind } from '#domain/tickets.ts'

const kinds: Record<TicketKind, string> = {
  question: 'A question',
  order: 'An order',
  product: 'A product',
  'price-match': 'Price match',
  'gift-card': 'Gift card',
  complaint: 'Complaint',
  other: 'Something else',
}

/** Of mails about what somebody wrote to the shop. */
export const tickets = {
  kinds,
  facts: { number: 'Number', about: 'About', order: 'Order' },
  see: 'See your message',
  opened: {
    subject: (number: string, shop: string) => `We have your message ${number} at ${shop}`,
    preview: 'We read it and answer in writing.',
    heading: 'We have your message',
    thanks: 'Thank you for writing to us. We read your message and answer it by mail.',
    follow:
      'By this link you can follow it and add to it. Please keep it to yourself: it opens your message without a login.',
    notYou: 'You did not write to us? Then somebody typed your email address by mistake: please tell us.',
  },
  answered: {
    subject: (number: string, shop: string) => `Our answer to your message ${number} at ${shop}`,
    preview: 'We have answered your message.',
    heading: 'Our answer',
    writeBack: 'If something is still open, write back by this link.',
  },
  closed: {
    subject: (number: string, shop: string) => `Your message ${number} at ${shop} is closed`,
    preview: 'You can open it again by writing back.',
    heading: 'Your message is closed',
    done: 'We take this as settled, and have closed it.',
    again: 'If it is not, write back by this link: that opens it again.',
    complaint:
      'If it is not, write back by this link, which opens it again, or turn to our grievance officer, whose address is on our pages.',
  },
}
