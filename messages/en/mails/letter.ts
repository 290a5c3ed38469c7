/** The shop's promise for refunds, and the legal limit: a week with holidays has fewer than five business days. */
export const MONEY_BACK_WITHIN = 'within 3 to 5 business days, and within 7 days at the latest'

/** Texts that mails of all kinds share. */
export const messages = {
  'mail.letter.greeted': 'Namaste {name},',
  'mail.letter.unnamed': 'Namaste,',
  'mail.letter.instant': '{date} at {time}, Nepal time',
  'mail.letter.order': 'Order',
  'mail.letter.total': 'Total',
  'mail.letter.see-order': 'See your order',
  'mail.letter.reason': 'Reason: {reason}',
  'mail.letter.we-say': 'Our answer: {answer}',
} as const
