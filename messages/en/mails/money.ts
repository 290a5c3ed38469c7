import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about payments and refunds. */
export const messages = {
  'mail.payment-received.subject': 'We have received your payment for order {number}',
  'mail.payment-received.preview': '{sum} has arrived.',
  'mail.payment-received.heading': 'Thank you for your payment',
  'mail.payment-received.arrived': 'Your payment of {sum} has arrived.',
  'mail.payment-received.arrived-by.bank': 'Your payment of {sum} by bank transfer has arrived.',
  'mail.payment-received.arrived-by.credit': '{sum} was paid with a gift card or store credit.',
  'mail.payment-received.arrived-by.esewa': 'Your payment of {sum} by eSewa has arrived.',
  'mail.payment-received.arrived-by.khalti': 'Your payment of {sum} by Khalti has arrived.',
  'mail.payment-received.nothing-left': 'There is nothing left to pay.',
  'mail.payment-received.left': '{sum} is still due.',

  'mail.refund': 'Refund',

  'mail.refund-due.subject': 'Your refund of {sum} for order {number}',
  'mail.refund-due.preview': `You will have it ${MONEY_BACK_WITHIN}.`,
  'mail.refund-due.preview-by': 'You will have it within 3 to 5 business days, and by {day} at the latest.',
  'mail.refund-due.heading': 'Your refund',
  'mail.refund-due.intro': `We will refund {sum} to you ${MONEY_BACK_WITHIN}.`,
  'mail.refund-due.intro-by': 'We will refund {sum} to you within 3 to 5 business days, and by {day} at the latest.',
  'mail.refund-due.same-way': 'It goes back the way you paid. You do not need to do anything.',
  'mail.refund-due.cash':
    'You paid in cash, so we will call you and ask for a bank account or wallet to send it to. You can also tell us in a reply to this email.',

  'mail.refund-done.subject': 'We have refunded {sum} for order {number}',
  'mail.refund-done.preview': 'It can take a day or two to arrive.',
  'mail.refund-done.heading': 'Your refund is on its way',
  'mail.refund-done.intro': 'We have refunded {sum} to you. It can take a day or two to arrive.',
  'mail.refund-done.reference': 'Reference',
  'mail.refund-done.credit.subject': '{sum} of order {number} is back on your gift card',
  'mail.refund-done.credit.subject-own': '{sum} of order {number} is store credit',
  'mail.refund-done.credit.preview': 'You can use it at checkout now.',
  'mail.refund-done.credit.heading': 'Your credit is back',
  'mail.refund-done.credit.intro': '{sum} is back on your gift card. You can use it at checkout now.',
  'mail.refund-done.credit.intro-own': '{sum} is in your account as store credit. You can use it at checkout now.',
  'mail.refund-done.credit.card': 'Gift card',
  'mail.refund-done.missing': 'If it does not arrive, please reply to this email or call us.',

  'mail.voucher-declined.subject': 'Your bank receipt for order {number}',
  'mail.voucher-declined.preview': 'We could not find your transfer with it.',
  'mail.voucher-declined.heading': 'We could not find your transfer',
  'mail.voucher-declined.intro': 'We could not find your transfer of {sum} with the receipt that you sent.',
  'mail.voucher-declined.wrong': 'What is wrong: {reason}',
  'mail.voucher-declined.another': 'Please send another one from your order page, or call us.',
  'mail.voucher-declined.cancelled':
    'Your order is cancelled. If you have transferred the money, please reply to this email or call us: we will find it and refund all of it.',
  'mail.voucher-declined.stands': 'We hold your order until {until}, then we cancel it.',
  'mail.gift-card.subject': 'A gift card of {sum} from {shop}',
  'mail.gift-card.preview': 'Its code is inside. Use it for anything in the shop.',
  'mail.gift-card.heading': 'A gift card for you',
  'mail.gift-card.from': '{buyer} has sent you a gift card of {sum}.',
  'mail.gift-card.intro': 'You have a gift card of {sum}.',
  'mail.gift-card.message': '“{message}”',
  'mail.gift-card.use':
    'Enter this code at checkout. You can use it in part: what is left stays on the card, and it never expires.',
  'mail.gift-card.keep':
    'Whoever has the code can use the card, so keep it to yourself. Is it lost? Call us, and we block it and send a new one.',
  'mail.gift-card.action': 'See what is left',
} as const
