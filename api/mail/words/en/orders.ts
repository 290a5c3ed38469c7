import { walletNames, type WalletProvider } from '#domain/payment-methods.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Of mails about an order. */
export const orders = {
  bill: {
    pickup: 'Collection',
    delivery: 'Delivery',
    free: 'Free',
    total: (vat: string) => `Total, with ${vat} of VAT`,
  },
  way: {
    collectAt: 'Collect at',
    deliverTo: 'Deliver to',
    when: 'When',
    payment: 'Payment',
    byArrangement: 'We call you to agree on a day',
    from: (day: string) => `From ${day} on`,
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
    preview: (sum: string) => `We have your order over ${sum}.`,
    heading: 'Thank you for your order',
    onTransfer: (number: string) =>
      `We have your order ${number}. It is confirmed, and we prepare it, when your money has arrived.`,
    prepared: (number: string) => `We have your order ${number} and prepare it now.`,
    toPay: (number: string, sum: string, wallet: WalletProvider, minutes: string) =>
      `We have your order ${number}. Please pay ${sum} by ${walletNames[wallet]} within ${minutes} minutes of ordering, if you have not yet: then it is confirmed.`,
    code: 'Say this code when you collect it:',
    transfer: (sum: string) => `Please transfer ${sum} with the order number as its reference:`,
    stands: (until: string) => `Your order stands until ${until}: without the transfer it is cancelled then.`,
    notYou: 'You did not order anything? Then somebody typed your email address by mistake: please tell us.',
  },
  verify: {
    subject: (code: string, number: string) => `${code} is the code for your order ${number}`,
    preview: 'Please enter it to confirm your order.',
    heading: 'Please confirm your order',
    enter: (number: string, until: string) =>
      `We keep your order ${number} for you until ${until}. Please enter this code on its page before then, so that we prepare it:`,
  },
  link: {
    subject: (number: string) => `The link to your order ${number}`,
    preview: 'Open it to pay, change or cancel your order.',
    heading: 'Your order',
    asked: (number: string) =>
      `You asked for the link to your order ${number}. It opens everything: payment, delivery day, invoices, returns and cancellation.`,
    keep: 'Keep this email to yourself: anyone who has the link can change the order. If you did not ask for it, you need do nothing.',
  },
  confirmed: {
    subject: (number: string) => `Your order ${number} is confirmed`,
    preview: 'We are getting it ready for you.',
    heading: 'Your order is confirmed',
    intro: 'Thank you for your order. It is confirmed, and we are getting it ready for you.',
    invoice: 'You find your tax invoice on the page of your order, to print or to keep.',
    collect: (address: string) => `You can collect it: ${address}. Please tell us this code when you come.`,
    collectFrom: (day: string, address: string) =>
      `You can collect it from ${day} on: ${address}. Please tell us this code when you come.`,
    byArrangement: 'We will call you to agree on the day of the delivery.',
    comesOn: (day: string) => `We expect to bring it on ${day}.`,
    comesBetween: (first: string, last: string) => `We expect to bring it between ${first} and ${last}.`,
    paid: {
      bank: 'Your bank transfer has arrived: there is nothing left to pay.',
      esewa: 'Your payment by eSewa has arrived: there is nothing left to pay.',
      khalti: 'Your payment by Khalti has arrived: there is nothing left to pay.',
      cod: 'Your payment has arrived: there is nothing left to pay.',
    },
    payBefore: (sum: string) => `${sum} are to be paid before it leaves us.`,
    payOnPickup: (sum: string) => `You pay ${sum} in cash when you collect it.`,
    payOnDelivery: (sum: string) => `You pay ${sum} in cash when it arrives.`,
  },
  deposit: {
    subject: (number: string) => `We have your deposit for order ${number}`,
    preview: (paid: string) => `${paid} have arrived: the making of your piece begins.`,
    heading: 'The making of your piece begins',
    arrived: (paid: string) => `Your deposit of ${paid} has arrived. Thank you. The making begins.`,
    arrivedOneWeek: (paid: string) =>
      `Your deposit of ${paid} has arrived. Thank you. The making begins, and takes about one week.`,
    arrivedWeeks: (paid: string, weeks: string) =>
      `Your deposit of ${paid} has arrived. Thank you. The making begins, and takes about ${weeks} weeks.`,
    followed: 'We write to you at each step. The page of your order shows how far it is.',
    paid: 'Paid',
    left: 'Still to be paid',
    notYet: (left: string) =>
      `You need not pay ${left} now: we write to you when your piece is ready, and then it is due.`,
  },
  delivered: {
    subject: (number: string) => `Your order ${number} was delivered`,
    subjectCollected: (number: string) => `Your order ${number} was collected`,
    wish: 'We hope that it feels at home with you.',
    heading: 'Your order was delivered',
    headingCollected: 'Your order was collected',
    intro: 'Your order was delivered. We hope that it feels at home with you.',
    introCollected: 'Your order was collected. We hope that it feels at home with you.',
    rights:
      'Should anything be damaged, please tell us within 48 hours. And if you are not happy with it, you can return it within 30 days.',
  },
  cancelled: {
    subject: (number: string) => `Your order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    by: {
      shopper: 'Your order is cancelled, as you asked.',
      staff: 'We are sorry: we had to cancel your order.',
      system: 'Your order was not paid in time, so it is cancelled.',
    },
    notVerified:
      'The code that we mailed you was not entered in time, so your order is cancelled. You can order again.',
    partPaid: (all: string, paid: string) => `Of ${all} we had received ${paid}: all of that goes back to you.`,
    moneyBack: `If you have already transferred the amount, we send it back ${MONEY_BACK_WITHIN}.`,
    reply: 'If this is not what you wanted, please reply to this mail or call us.',
  },
  returned: {
    subject: (number: string) => `We have your order ${number} back`,
    preview: `We send your money back ${MONEY_BACK_WITHIN}.`,
    heading: 'We have your order back',
    intro: `What you returned has reached us. We send your money back ${MONEY_BACK_WITHIN}.`,
  },
}
