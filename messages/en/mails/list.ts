/** Texts of mails about a customer's list. */
export const messages = {
  'mail.back-in-stock.subject': '{product} is back',
  'mail.back-in-stock.preview': 'You can buy it at {shop} again.',
  'mail.back-in-stock.intro': 'You asked us to tell you: {product} is available at {shop} again.',
  'mail.back-in-stock.hurry': 'We cannot reserve one for you, so do not wait too long.',
  'mail.back-in-stock.action': 'Have a look',
  'mail.back-in-stock.once': 'We send this email once. The product stays on your list until you remove it.',
} as const
