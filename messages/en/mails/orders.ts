import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about an order. */
export const messages = {
  'mail.bill.pickup': 'Collection',
  'mail.bill.delivery': 'Delivery',
  'mail.bill.free': 'Free',
  'mail.bill.set': '{count, plural, one {Set} other {# sets}}: {name}',
  'mail.bill.total': 'Total, including {vat} VAT',
  'mail.bill.exchanged': 'Pieces that you send back',
  'mail.bill.credit': 'Gift card or store credit',
  'mail.bill.left': 'Left to pay',

  'mail.way.collect-at': 'Collect at',
  'mail.way.deliver-to': 'Deliver to',
  'mail.way.when': 'When',
  'mail.way.payment': 'Payment',
  'mail.way.invoice': 'Invoice for',
  'mail.way.business': '{name}, PAN {pan}',
  'mail.way.pan': 'PAN {pan}',
  'mail.way.by-arrangement': 'We will call you to agree on a day',
  'mail.way.usually':
    'Usually in {range} business {max, plural, one {day} other {days}}. We will call you to agree on a day.',
  'mail.way.from': 'From {day}',
  'mail.way.in-parts': 'In several parts',
  'mail.way.between': '{first} to {last}',
  'mail.way.bank': 'Bank transfer',
  'mail.way.cash-on-pickup': 'In cash, when you collect it',
  'mail.way.cash-on-delivery': 'In cash, on delivery',

  'mail.transfer.bank': 'Bank',
  'mail.transfer.account': 'Account',
  'mail.transfer.number': 'Number',
  'mail.transfer.reference': 'Reference',

  'mail.instalments.subject': 'Instalments (EMI) for your order {number}',
  'mail.instalments.heading': 'Your instalments',
  'mail.instalments.papers':
    '{bank} needs your papers before it decides. We have told you on the phone which ones; we help you to hand them in.',
  'mail.instalments.approved':
    '{bank} has approved your instalments. We confirm your order as soon as its money arrives. You pay the bank.',
  'mail.instalments.declined':
    '{bank} has not approved instalments. You can pay the order in another way: its page shows how, and until when.',
  'mail.instalments.withdrawn':
    'Your request for instalments is withdrawn. You can pay the order in another way: its page shows how, and until when.',
  'mail.instalments.bank': 'Bank',
  'mail.instalments.down-payment': 'Down payment to us',
  'mail.instalments.monthly': 'Monthly instalment',
  'mail.instalments.per-month': '{sum} for {months} months',
  'mail.instalments.total': 'Total you pay',
  'mail.instalments.stands':
    'We have received your order {number}. We call you on the next business day about the bank’s documents.',
  'mail.instalments.placed':
    'You asked for instalments with {bank}: {sum} a month for {months} months, {total} in all. The bank decides. Until then you need not transfer anything.',
  'mail.instalments.placed-down':
    'You asked for instalments with {bank}: a down payment of {down} to us, then {sum} a month for {months} months, {total} in all. The bank decides. Until then you need not transfer anything.',
  'mail.instalments.held': 'We hold your order until {until}.',

  'mail.order-placed.subject': 'Your order {number} at {shop}',
  'mail.order-placed.preview': 'We have received your order for {sum}.',
  'mail.order-placed.heading': 'Thank you for your order',
  'mail.order-placed.on-transfer':
    'We have received your order {number}. We will confirm and prepare it once we receive your payment.',
  'mail.order-placed.prepared':
    'We have received your order {number}. We check it, and email you once it is confirmed.',
  'mail.order-placed.to-pay':
    'We have received your order {number}. If you have not paid yet, please pay {sum} with {wallet} before {until}. We will then confirm it. Without the payment we cancel it.',
  'mail.order-placed.transfer': 'Please transfer {sum} with the order number as the reference:',
  'mail.order-placed.stands': 'We hold your order until {until}. Without the transfer we then cancel it.',
  'mail.order-placed.does-not-fit':
    'By your measures, {names} may not get in. We call you before {count, plural, one {it leaves} other {they leave}}. You can also call us: {phone}.',
  'mail.order-placed.not-you':
    'If you did not order anything, someone typed your email address by mistake: please tell us.',

  'mail.verify-order.subject': '{code} is the code for your order {number}',
  'mail.verify-order.preview': 'Please enter it to confirm your order.',
  'mail.verify-order.heading': 'Please confirm your order',
  'mail.verify-order.enter':
    'We hold your order {number} until {until}. To confirm it, enter this code on its page before then:',
  'mail.verify-order.preview-cash': 'Please enter it to pay in cash.',
  'mail.verify-order.heading-cash': 'Your code to pay in cash',
  'mail.verify-order.enter-cash':
    'To pay for your order {number} in cash, enter this code on its page before {until}. Without the code nothing changes:',

  'mail.order-link.subject': 'The link to your order {number}',
  'mail.order-link.preview': 'Open it to pay, change or cancel your order.',
  'mail.order-link.heading': 'Your order',
  'mail.order-link.asked':
    'Here is the link to your order {number}, as you asked. Use it to pay, choose the delivery day, see invoices, request a return or cancel.',
  'mail.order-link.keep':
    'Keep this email to yourself: anyone who has the link can change the order. If you did not ask for it, ignore this email.',

  'mail.now-in-cash.subject': 'You pay your order {number} in cash',
  'mail.now-in-cash.preview': 'You need not transfer anything.',
  'mail.now-in-cash.heading': 'You now pay in cash',
  'mail.now-in-cash.at-door':
    'As you chose, you now pay your order {number} in cash. Please have {sum} ready for the driver. You need not transfer anything.',
  'mail.now-in-cash.on-pickup':
    'As you chose, you now pay your order {number} in cash. Please bring {sum} when you collect it. You need not transfer anything.',
  'mail.now-in-cash.transferred':
    'If you have already transferred the money, please tell us: we find your transfer, and you pay nothing in cash.',

  'mail.order-confirmed.subject': 'Your order {number} is confirmed',
  'mail.order-confirmed.preview': 'We are getting it ready for you.',
  'mail.order-confirmed.heading': 'Your order is confirmed',
  'mail.order-confirmed.intro': 'Thank you for your order. It is confirmed, and we are getting it ready for you.',
  'mail.order-confirmed.invoice': 'Your tax invoice is on your order page, to print or save.',
  'mail.order-confirmed.collect': 'You can collect it at {address}. Please give this code when you come.',
  'mail.order-confirmed.collect-from':
    'You can collect it from {day} at {address}. Please give this code when you come.',
  'mail.order-confirmed.collect-made': 'We build your piece and email you once you can collect it.',
  'mail.order-confirmed.by-arrangement': 'We will call you to agree on a delivery day.',
  'mail.order-confirmed.usually':
    'Delivery usually takes {range} business {max, plural, one {day} other {days}}. We will call you to agree on a day.',
  'mail.order-confirmed.comes-at': 'We deliver it on {when}.',
  'mail.order-confirmed.comes-in-parts': 'It comes in several parts. Your order page shows the day of each.',
  'mail.order-confirmed.comes-on': 'We expect to deliver it on {day}.',
  'mail.order-confirmed.comes-between': 'We expect to deliver it between {first} and {last}.',
  'mail.order-confirmed.paid.bank': 'Your bank transfer has arrived: there is nothing left to pay.',
  'mail.order-confirmed.paid.credit': 'Paid with a gift card or store credit.',
  'mail.order-confirmed.paid.esewa': 'Your payment by eSewa has arrived: there is nothing left to pay.',
  'mail.order-confirmed.paid.khalti': 'Your payment by Khalti has arrived: there is nothing left to pay.',
  'mail.order-confirmed.paid.cod': 'Your payment has arrived: there is nothing left to pay.',
  'mail.order-confirmed.pay-before': 'Please pay {sum} before we send it.',
  'mail.order-confirmed.pay-on-pickup': 'You pay {sum} in cash when you collect it.',
  'mail.order-confirmed.pay-on-delivery': 'You pay {sum} in cash when it arrives.',

  'mail.order-deposit.subject': 'We have received your deposit for order {number}',
  'mail.order-deposit.preview': '{paid} has arrived, and we are starting your piece.',
  'mail.order-deposit.heading': 'We are starting your piece',
  'mail.order-deposit.arrived': 'Thank you. Your deposit of {paid} has arrived, and we are starting.',
  'mail.order-deposit.arrived-weeks':
    'Thank you. Your deposit of {paid} has arrived, and we are starting. Your piece takes about {weeks, plural, one {one week} other {# weeks}}.',
  'mail.order-deposit.followed': 'We will email you at each step. Your order page shows the progress.',
  'mail.order-deposit.paid': 'Paid',
  'mail.order-deposit.left': 'Still due',
  'mail.order-deposit.not-yet':
    'You do not need to pay {left} now. It is due once your piece is ready; we will email you then.',

  'mail.order-delivered.subject': 'Your order {number} was delivered',
  'mail.order-delivered.subject-collected': 'Your order {number} was collected',
  'mail.order-delivered.wish': 'We hope you enjoy it.',
  'mail.order-delivered.heading': 'Your order was delivered',
  'mail.order-delivered.heading-collected': 'Your order was collected',
  'mail.order-delivered.intro': 'Your order was delivered. We hope you enjoy it.',
  'mail.order-delivered.intro-collected': 'Your order was collected. We hope you enjoy it.',
  'mail.order-delivered.rights':
    'If anything is damaged, please tell us within 48 hours. If you are not happy with it, you can return it within 30 days.',
  'mail.order-delivered.rights-custom':
    'If anything is damaged, please tell us within 48 hours. A piece made to your measurements cannot be returned.',

  'mail.order-cancelled.subject': 'Your order {number} is cancelled',
  'mail.order-cancelled.heading': 'Your order is cancelled',
  'mail.order-cancelled.by.shopper': 'We have cancelled your order, as you asked.',
  'mail.order-cancelled.by.staff': 'We are sorry: we had to cancel your order.',
  'mail.order-cancelled.by.system': 'Your order was not paid in time, so we have cancelled it.',
  'mail.order-cancelled.not-verified':
    'The code that we emailed you was not entered in time, so we have cancelled your order. You can order again.',
  'mail.order-cancelled.part-paid': 'We had received {paid} of {all}, and will refund all of it.',
  'mail.order-cancelled.money-back': `If you have already transferred the amount, we will refund it ${MONEY_BACK_WITHIN}.`,
  'mail.order-cancelled.reply': 'If this is not what you wanted, please reply to this email or call us.',

  'mail.order-edited.subject': 'Your order {number} was changed',
  'mail.order-edited.preview': 'The total is now {sum}.',
  'mail.order-edited.heading': 'Your order was changed',
  'mail.order-edited.intro': 'We have changed your order {number}. This is what is different now:',
  'mail.order-edited.added': '{count} added',
  'mail.order-edited.removed': 'Removed',
  'mail.order-edited.now': '{to} instead of {from}',
  'mail.order-edited.before': 'Total before',
  'mail.order-edited.nothing-left': 'There is nothing left to pay.',
  'mail.order-edited.pay': 'Please pay {sum}. Your order page shows how.',
  'mail.order-edited.invoice':
    'A credit note cancels your old invoice, and a new tax invoice replaces it. Both are on your order page.',
  'mail.order-edited.wrong':
    'If something is not as you want it, please reply to this email or call us before we send it.',

  'mail.order-exchanged.subject': 'Your exchange for order {number}',
  'mail.order-exchanged.preview': 'What you get instead is order {number}.',
  'mail.order-exchanged.heading': 'We are exchanging your furniture',
  'mail.order-exchanged.intro':
    'We take back pieces of your order {number}. What you get instead is the new order {next}. This is what we agreed:',
  'mail.order-exchanged.back': 'Comes back',
  'mail.order-exchanged.new': 'You get',
  'mail.order-exchanged.worth': 'Price of what comes back',
  'mail.order-exchanged.total': 'Total of the new order',
  'mail.order-exchanged.pay': 'Please pay the difference of {sum}. Your order page shows how.',
  'mail.order-exchanged.refund': 'We will refund {sum} within 7 days after we have the pieces back.',
  'mail.order-exchanged.keep-ready': 'Please keep the old pieces ready: we take them with us.',
  'mail.order-exchanged.bring': 'Please bring the old pieces along when you collect the new ones.',
  'mail.order-exchanged.papers':
    'The tax invoice is on the page of the new order. The credit note for what comes back is on the page of the old one, once we have it.',
  'mail.order-exchanged.papers-later':
    'Once you have paid, the tax invoice is on the page of the new order. The credit note for what comes back is on the page of the old one, once we have it.',

  'mail.payment-changed.subject': 'Order {number}: another payment method',
  'mail.payment-changed.preview': 'Left to pay: {sum}.',
  'mail.payment-changed.heading': 'You pay another way now',
  'mail.payment-changed.intro': 'As agreed with you, we have changed how you pay your order {number}.',
  'mail.payment-changed.method': 'Payment method',
  'mail.payment-changed.due': 'Left to pay',
  'mail.payment-changed.until': 'Please pay by {time}. After that the order is cancelled.',

  'mail.order-returned.subject': 'We have received your return of order {number}',
  'mail.order-returned.preview': `We will refund you ${MONEY_BACK_WITHIN}.`,
  'mail.order-returned.heading': 'We have received your return',
  'mail.order-returned.intro': `We have received the pieces you returned. We will refund you ${MONEY_BACK_WITHIN}.`,
} as const
