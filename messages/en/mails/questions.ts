/** Texts of mails about questions on products. */
export const messages = {
  'mail.question-answered.subject': 'Your question about {product} has an answer',
  'mail.question-answered.preview': 'You asked a question at {shop}.',
  'mail.question-answered.heading': 'Your question has an answer',
  'mail.question-answered.by-staff': 'You asked us about {product}. We have answered:',
  'mail.question-answered.by-buyer': 'You asked about {product}. A customer who bought it has answered:',
  'mail.question-answered.action': 'See the answers',
  'mail.question-answered.once': 'We send this email once. Further answers appear on the product’s page.',
} as const
