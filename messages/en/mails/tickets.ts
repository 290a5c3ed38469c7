/** Texts of mails about tickets. */
export const messages = {
  'mail.ticket.kind.question': 'A question',
  'mail.ticket.kind.order': 'An order',
  'mail.ticket.kind.product': 'A product',
  'mail.ticket.kind.price-match': 'Price match',
  'mail.ticket.kind.gift-card': 'Gift card',
  'mail.ticket.kind.complaint': 'Complaint',
  'mail.ticket.kind.measuring-visit': 'Measuring visit',
  'mail.ticket.kind.other': 'Something else',
  'mail.ticket.number': 'Number',
  'mail.ticket.about': 'About',
  'mail.ticket.order': 'Order',
  'mail.ticket.see': 'See your message',

  'mail.ticket-opened.subject': 'We have received your message {number} at {shop}',
  'mail.ticket-opened.preview': 'We will read it and answer in writing.',
  'mail.ticket-opened.heading': 'We have received your message',
  'mail.ticket-opened.thanks': 'Thank you for writing to us. We will read your message and answer by email.',
  'mail.ticket-opened.follow':
    'Use this link to follow your message and reply. Please keep it private: it opens your message without a login.',
  'mail.ticket-opened.not-you':
    'If you did not write to us, someone typed your email address by mistake: please tell us.',

  'mail.ticket-answered.subject': 'Our answer to your message {number} at {shop}',
  'mail.ticket-answered.preview': 'We have answered your message.',
  'mail.ticket-answered.heading': 'Our answer',
  'mail.ticket-answered.write-back': 'If you still need help, reply with this link.',

  'mail.ticket-closed.subject': 'Your message {number} at {shop} is closed',
  'mail.ticket-closed.preview': 'Reply to reopen it.',
  'mail.ticket-closed.heading': 'Your message is closed',
  'mail.ticket-closed.done': 'We think this is settled and have closed it.',
  'mail.ticket-closed.again': 'If it is not, reply with this link to reopen it.',
  'mail.ticket-closed.complaint':
    'If it is not, reply with this link to reopen it, or contact our grievance officer, whose address is on our website.',
} as const
