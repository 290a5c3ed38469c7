import { walletNames } from '#domain/payments/payment-methods.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about payments and refunds. */
export const money = {
  received: {
    subject: (number: string) => `We have received your payment for order ${number}`,
    preview: (sum: string) => `${sum} has arrived.`,
    heading: 'Thank you for your payment',
    arrived: (sum: string) => `Your payment of ${sum} has arrived.`,
    arrivedBy: {
      bank: (sum: string) => `Your payment of ${sum} by bank transfer has arrived.`,
      esewa: (sum: string) => `Your payment of ${sum} by ${walletNames.esewa} has arrived.`,
      khalti: (sum: string) => `Your payment of ${sum} by ${walletNames.khalti} has arrived.`,
    },
    nothingLeft: 'There is nothing left to pay.',
    left: (sum: string) => `${sum} is still due.`,
  },
  refund: 'Refund',
  refundDue: {
    subject: (sum: string, number: string) => `Your refund of ${sum} for order ${number}`,
    preview: `You will have it ${MONEY_BACK_WITHIN}.`,
    previewBy: (day: string) => `You will have it within 3 to 5 business days, and by ${day} at the latest.`,
    heading: 'Your refund',
    intro: (sum: string) =>
      `We will refund ${sum} to you, the way you paid, ${MONEY_BACK_WITHIN}. You do not need to do anything.`,
    introBy: (sum: string, day: string) =>
      `We will refund ${sum} to you, the way you paid, within 3 to 5 business days, and by ${day} at the latest. You do not need to do anything.`,
  },
  refundDone: {
    subject: (sum: string, number: string) => `We have refunded ${sum} for order ${number}`,
    preview: 'It can take a day or two to arrive.',
    heading: 'Your refund is on its way',
    intro: (sum: string) => `We have refunded ${sum} to you. It can take a day or two to arrive.`,
    reference: 'Reference',
    missing: 'If it does not arrive, please reply to this email or call us.',
  },
  voucherDeclined: {
    subject: (number: string) => `Your bank receipt for order ${number}`,
    preview: 'We could not find your transfer with it.',
    heading: 'We could not find your transfer',
    intro: (sum: string) => `We could not find your transfer of ${sum} with the receipt that you sent.`,
    wrong: (reason: string) => `What is wrong: ${reason}`,
    another: 'Please send another one from your order page, or call us.',
    stands: (until: string) => `We hold your order until ${until}, then we cancel it.`,
  },
}
