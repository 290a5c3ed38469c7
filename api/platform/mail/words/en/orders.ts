import { walletNames, type WalletProvider } from '#domain/payments/payment-methods.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about an order. */
export const orders = {
  bill: {
    pickup: 'Collection',
    delivery: 'Delivery',
    free: 'Free',
    total: (vat: string) => `Total, including ${vat} VAT`,
  },
  way: {
    collectAt: 'Collect at',
    deliverTo: 'Deliver to',
    when: 'When',
    payment: 'Payment',
    byArrangement: 'We will call you to agree on a day',
    from: (day: string) => `From ${day}`,
    between: (first: string, last: string) => `${first} to ${last}`,
    bank: 'Bank transfer',
    wallets: walletNames,
    cashOnPickup: 'In cash, when you collect it',
    cashOnDelivery: 'In cash, on delivery',
  },
  transfer: {
    bank: 'Bank',
    account: 'Account',
    number: 'Number',
    reference: 'Reference',
  },
  placed: {
    subject: (number: string, shop: string) => `Your order ${number} at ${shop}`,
    preview: (sum: string) => `We have received your order for ${sum}.`,
    heading: 'Thank you for your order',
    onTransfer: (number: string) =>
      `We have received your order ${number}. We will confirm and prepare it once we receive your payment.`,
    prepared: (number: string) => `We have received your order ${number} and are preparing it.`,
    toPay: (number: string, sum: string, wallet: WalletProvider, minutes: string) =>
      `We have received your order ${number}. If you have not paid yet, please pay ${sum} by ${walletNames[wallet]} within ${minutes} minutes of ordering. We will then confirm it.`,
    code: 'Give this code when you collect it:',
    transfer: (sum: string) => `Please transfer ${sum} with the order number as the reference:`,
    stands: (until: string) => `We hold your order until ${until}. Without the transfer we then cancel it.`,
    notYou: 'If you did not order anything, someone typed your email address by mistake: please tell us.',
  },
  verify: {
    subject: (code: string, number: string) => `${code} is the code for your order ${number}`,
    preview: 'Please enter it to confirm your order.',
    heading: 'Please confirm your order',
    enter: (number: string, until: string) =>
      `We hold your order ${number} until ${until}. To confirm it, enter this code on its page before then:`,
  },
  link: {
    subject: (number: string) => `The link to your order ${number}`,
    preview: 'Open it to pay, change or cancel your order.',
    heading: 'Your order',
    asked: (number: string) =>
      `Here is the link to your order ${number}, as you asked. Use it to pay, choose the delivery day, see invoices, request a return or cancel.`,
    keep: 'Keep this email to yourself: anyone who has the link can change the order. If you did not ask for it, ignore this email.',
  },
  confirmed: {
    subject: (number: string) => `Your order ${number} is confirmed`,
    preview: 'We are getting it ready for you.',
    heading: 'Your order is confirmed',
    intro: 'Thank you for your order. It is confirmed, and we are getting it ready for you.',
    invoice: 'Your tax invoice is on your order page, to print or save.',
    collect: (address: string) => `You can collect it at ${address}. Please give this code when you come.`,
    collectFrom: (day: string, address: string) =>
      `You can collect it from ${day} at ${address}. Please give this code when you come.`,
    byArrangement: 'We will call you to agree on a delivery day.',
    comesOn: (day: string) => `We expect to deliver it on ${day}.`,
    comesBetween: (first: string, last: string) => `We expect to deliver it between ${first} and ${last}.`,
    paid: {
      bank: 'Your bank transfer has arrived: there is nothing left to pay.',
      esewa: 'Your payment by eSewa has arrived: there is nothing left to pay.',
      khalti: 'Your payment by Khalti has arrived: there is nothing left to pay.',
      cod: 'Your payment has arrived: there is nothing left to pay.',
    },
    payBefore: (sum: string) => `Please pay ${sum} before we send it.`,
    payOnPickup: (sum: string) => `You pay ${sum} in cash when you collect it.`,
    payOnDelivery: (sum: string) => `You pay ${sum} in cash when it arrives.`,
  },
  deposit: {
    subject: (number: string) => `We have received your deposit for order ${number}`,
    preview: (paid: string) => `${paid} has arrived, and we are starting your piece.`,
    heading: 'We are starting your piece',
    arrived: (paid: string) => `Thank you. Your deposit of ${paid} has arrived, and we are starting.`,
    arrivedOneWeek: (paid: string) =>
      `Thank you. Your deposit of ${paid} has arrived, and we are starting. Your piece takes about one week.`,
    arrivedWeeks: (paid: string, weeks: string) =>
      `Thank you. Your deposit of ${paid} has arrived, and we are starting. Your piece takes about ${weeks} weeks.`,
    followed: 'We will email you at each step. Your order page shows the progress.',
    paid: 'Paid',
    left: 'Still due',
    notYet: (left: string) =>
      `You do not need to pay ${left} now. It is due once your piece is ready; we will email you then.`,
  },
  delivered: {
    subject: (number: string) => `Your order ${number} was delivered`,
    subjectCollected: (number: string) => `Your order ${number} was collected`,
    wish: 'We hope you enjoy it.',
    heading: 'Your order was delivered',
    headingCollected: 'Your order was collected',
    intro: 'Your order was delivered. We hope you enjoy it.',
    introCollected: 'Your order was collected. We hope you enjoy it.',
    rights:
      'If anything is damaged, please tell us within 48 hours. If you are not happy with it, you can return it within 30 days.',
  },
  cancelled: {
    subject: (number: string) => `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    by: {
      shopper: 'We have cancelled your order, as you asked.',
      staff: 'We are sorry: we had to cancel your order.',
      system: 'Your order was not paid in time, so we have cancelled it.',
    },
    notVerified:
      'The code that we emailed you was not entered in time, so we have cancelled your order. You can order again.',
    partPaid: (all: string, paid: string) => `We had received ${paid} of ${all}, and will refund all of it.`,
    moneyBack: `If you have already transferred the amount, we will refund it ${MONEY_BACK_WITHIN}.`,
    reply: 'If this is not what you wanted, please reply to this email or call us.',
  },
  returned: {
    subject: (number: string) => `We have received your return of order ${number}`,
    preview: `We will refund you ${MONEY_BACK_WITHIN}.`,
    heading: 'We have received your return',
    intro: `We have received the pieces you returned. We will refund you ${MONEY_BACK_WITHIN}.`,
  },
}
