import { walletNames } from '#domain/payment-methods.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Of mails about a customer's money. */
export const money = {
  received: {
    subject: (number: string) => `We have your payment for order ${number}`,
    preview: (sum: string) => `${sum} have arrived.`,
    heading: 'Thank you for your payment',
    arrived: (sum: string) => `Your payment of ${sum} has arrived.`,
    arrivedBy: {
      bank: (sum: string) => `Your payment of ${sum} by bank transfer has arrived.`,
      esewa: (sum: string) => `Your payment of ${sum} by ${walletNames.esewa} has arrived.`,
      khalti: (sum: string) => `Your payment of ${sum} by ${walletNames.khalti} has arrived.`,
    },
    nothingLeft: 'There is nothing left to pay.',
    left: (sum: string) => `${sum} are still to be paid.`,
  },
  refund: 'Refund',
  refundDue: {
    subject: (sum: string, number: string) => `We send ${sum} back for order ${number}`,
    preview: `You have it ${MONEY_BACK_WITHIN}.`,
    previewBy: (day: string) => `You have it within 3 to 5 business days, and by ${day} at the latest.`,
    heading: 'Your money goes back to you',
    intro: (sum: string) =>
      `We send ${sum} back to you, the way you paid, ${MONEY_BACK_WITHIN}. You need not do anything.`,
    introBy: (sum: string, day: string) =>
      `We send ${sum} back to you, the way you paid, within 3 to 5 business days, and by ${day} at the latest. You need not do anything.`,
  },
  refundDone: {
    subject: (sum: string, number: string) => `We have sent ${sum} back for order ${number}`,
    preview: 'It can take a day or two until you see it.',
    heading: 'Your money is on its way',
    intro: (sum: string) => `We have sent ${sum} back to you. It can take a day or two until you see it.`,
    reference: 'Reference',
    missing: 'If it does not arrive, please reply to this mail or call us.',
  },
  voucherDeclined: {
    subject: (number: string) => `Your voucher for order ${number}`,
    preview: 'We could not find your transfer by it.',
    heading: 'We could not find your transfer',
    intro: (sum: string) => `With the voucher that you sent we could not find your transfer of ${sum}.`,
    wrong: (reason: string) => `What is wrong: ${reason}`,
    another: 'Please send another one from the page of your order, or call us.',
    stands: (until: string) => `Your order stands until ${until}. After that it is cancelled.`,
  },
}
