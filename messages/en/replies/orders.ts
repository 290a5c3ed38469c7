/** Replies about placed orders, their payment, delivery, damage and returns, and about custom pieces. */
export const messages = {
  'orders.changed-too-often': 'This order has been changed too often. Please call us.',
  'orders.not-found': 'Order not found.',
  'orders.none-tracked': 'No order matches this number with this phone or email.',
  'orders.is-pending': 'This order is not confirmed yet.',
  'orders.is-confirm': 'This order is already confirmed.',
  'orders.not-delivered': 'This order is not delivered yet.',
  'orders.is-delivered': 'This order is already delivered.',
  'orders.is-cancelled': 'This order is already cancelled.',
  'orders.is-returned': 'This order is already returned.',
  'orders.is-in-state': 'This order is {state}.',
  'orders.part-delivered': 'Part of this order is already delivered. You can return what you do not want.',
  'orders.too-late-to-cancel':
    'You can cancel an order within 2 hours of placing it. That time has passed; please call us and we will see what we can do.',
  'orders.code-right': 'Thank you, the code is right. The shop confirms your order next.',
  'orders.code-sent': 'We have emailed you another code',
  'orders.code-sent-by-sms': 'We have sent you another code by SMS',
  'orders.no-sms-now': 'We cannot send SMS right now. Please call us, and we confirm your order.',
  'orders.no-code-in-time':
    'No more codes can be sent before this order ends. Please call us before then, and we’ll help.',
  'orders.no-link-by-sms':
    'We cannot send the link by SMS right now. If you ordered with an account, please log in; otherwise please call us.',
  'orders.needs-link': 'To do this, open the order by the link in our emails or SMS, or log in to its account.',
  'orders.link-sent': 'We have sent the link to the email address or the phone of this order',
  'orders.news-by-sms': 'News about this order now comes by SMS',
  'orders.added-to-account': 'Added to your account',
  'orders.none-added': 'No order was added',
  'orders.of-other-account': 'This order belongs to another account.',
  'orders.joins-by-email':
    'This order has an email address. It can be added in My Orders of the account with that address.',
  'orders.joins-after-code': 'This order is still waiting for its code. Enter it, then add the order.',
  'orders.ask-us-to-add': 'This order cannot be added here. Please ask us to add it to your account.',
  'orders.joins-by-phone':
    'The phone number of this order is not that of your account. You can add the order once both numbers match.',
  'orders.no-news-by-sms': 'We cannot send SMS right now. Please try again later, or call us.',
  'orders.news-of-account':
    'This order belongs to an account, so its news goes by email. Please call us if it does not arrive.',
  'orders.news-after-code':
    'This order waits for its code. If you enter one that came by SMS, news comes by SMS as well.',
  'orders.news-of-piece':
    'We write about pieces that we build by email only. Please call us if our emails do not arrive.',
  'orders.news-follows-code':
    'News about this order goes where your code went. Please call us if our emails do not arrive.',
  'orders.needs-no-code': 'This order does not need a code.',
  'orders.nothing-to-reorder': 'None of it is available in the shop',

  'invoices.is-issued': 'The invoice of this order is issued, so it cannot change any more. Please contact us.',
  'invoices.business-changed': 'Buyer on the invoice saved',
  'invoices.not-found': 'This order has no such invoice.',
  'invoices.print-recorded': 'Print recorded',

  'payments.no-switch': 'You cannot switch this order to that payment method now.',
  'payments.code-required': 'Please enter the code that we sent you, to pay in cash.',
  'payments.switched': 'The payment method of your order has changed',
  'payments.wallet-not-offered': 'This order cannot be paid by {wallet} now.',
  'payments.amount-changed': 'The amount due has changed. Please reload the page.',
  'payments.wallet-away': '{wallet} is not answering right now. Please try again, or pay another way.',
  'payments.wallet.esewa': 'eSewa',
  'payments.wallet.khalti': 'Khalti',
  'payments.not-found': 'Payment not found.',
  'payments.order-cancelled': 'This order is cancelled: there is nothing to pay.',
  'payments.order-returned': 'This order was returned: there is nothing to pay.',
  'payments.too-late': 'The time to pay for this order has run out. Please order again.',
  'payments.nothing-due': 'There is nothing to pay.',
  'payments.not-by-transfer': 'This order is not paid by bank transfer.',
  'payments.receipt-pending': 'We are checking your receipt. Please wait for our answer.',
  'payments.too-many-receipts': 'You have reached the limit of 10 receipts. Please call us.',
  'payments.started': 'Payment started',
  'payments.receipt-sent': 'Receipt sent',

  'deliveries.not-found': 'This order has no such delivery.',
  'deliveries.planning.pickup': 'You collect this order at the shop, during our opening hours.',
  'deliveries.planning.by-arrangement': 'We call you to agree on the day of this delivery.',
  'deliveries.planning.not-open': 'Nothing in this delivery is still to come, so there is no day to choose.',
  'deliveries.planning.out': 'This delivery is already on its way to you.',
  'deliveries.planning.too-late':
    'You can change the day until 17:00 the day before. That time has passed; please call us and we will see what we can do.',
  'deliveries.planning.no-moves-left':
    'You can change the day {most} times, and you have done so. Please call us and we will see what we can do.',
  'deliveries.day-not-offered': 'We do not deliver this order on that day. Please choose one of the days shown.',
  'deliveries.day-taken-by-unpaid':
    'Unpaid orders from your network have taken many places of this day. Please choose another day, or choose once your order is paid or we have confirmed it.',
  'deliveries.slot-full': 'This time has just been taken. Please choose another one.',
  'deliveries.planned': 'Your delivery is planned',

  'after-sales.forgotten':
    'The buyer’s details on this order were deleted. Please call us and we will see what we can do.',
  'after-sales.not-delivered': 'This is not delivered yet.',
  'after-sales.damage-late':
    'You can report damage within 48 hours of delivery. That time has passed; please call us and we will see what we can do.',
  'after-sales.sent-back': 'You have already returned all of this.',
  'after-sales.damage-waits': 'You have already reported damage to this. We will answer soon.',
  'after-sales.return-late': 'You can return goods within 30 days of delivery. That time has passed.',
  'after-sales.return-open':
    'You already have a return for this order. You can request another one once we have received it.',
  'after-sales.many-returns':
    'You can request a return {most} times per order. Please call us and we will see what we can do.',
  'after-sales.custom-made': 'You cannot return a custom piece. If it is damaged, please tell us within 48 hours.',
  'after-sales.withdrawn': 'This return can no longer be withdrawn.',
  'after-sales.exchanged': 'This return is part of an exchange. To keep the piece, cancel the new order or call us.',

  'returns.not-found': 'This order has no such return.',
  'returns.requested': 'We have received your request',

  'damage.reported': 'We have received your report',

  'custom-requests.is-requested': 'We have not made an offer for this piece yet.',
  'custom-requests.is-quoted': 'We have already made an offer for this piece.',
  'custom-requests.is-accepted': 'This piece is already ordered.',
  'custom-requests.is-declined': 'You have declined our offer for this piece. Please send a new request.',
  'custom-requests.is-withdrawn': 'This request is withdrawn. Please send a new one.',
  'custom-requests.is-refused': 'We cannot make this piece.',
  'custom-requests.not-found': 'Request not found.',
  'custom-requests.offer-expired': 'Our offer was valid until {date}. Please ask us for a new one.',
} as const
