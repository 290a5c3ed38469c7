/** Replies to staff about orders, money and messages. */
export const messages = {
  'statements.no-headings': 'No row of the file has these headings. Is it a statement of {source}?',
  'statements.no-rows': 'No row can be read. Row {row}: {problem}.',
  'statements.not-here': 'The {kind, select, refund {refund} other {payment}} of {order} cannot be on this statement.',
  'statements.covered': 'A line of {day} covers one of these already. Please load the page again.',
  'credit.too-much': 'At most {most} can be taken away.',
  'custom-requests.further': 'The piece is further than that already: {stage}.',
  'custom-requests.too-many-offers':
    'This request has had {most} offers within a day. Please call the customer, or wait until tomorrow.',
  'custom-requests.wrong-weeks': 'Please enter 1 to {most} weeks',
  'exchanges.too-many-returns': 'This order has {most} returns, the most it can have.',
  'exchanges.pieces-left': 'The customer has {left} of it.',
  'order-edits.too-high-discount': 'At most {most}: that is what the pieces cost.',
  'exchanges.prices-changed': 'Prices changed meanwhile: {worth} come back for {total}. Look at it, then save again.',
  'damage.wrong-refund': 'For this piece {least} to {most} can go back.',
  'returns.wrong-refund': '{least} to {most} can go back.',
  'orders.too-many-notes': 'This order has {most} notes, the most that one can have.',
  'order-edits.only-left': 'Only {left} in stock for this order.',
  'order-edits.sold-out': '{name} is sold out.',
  'order-edits.other-total':
    'A price, a fee or a discount changed meanwhile: the new total is {total}. Look at it, then save again.',
  'order-edits.paid-by-pieces': '{amount} of it are paid by pieces that are not back yet. Receive them first.',
  'handovers.other-sum': '{expected} should be there. Please say why it is another sum.',
  'payments.most-due': 'At most {due} is due.',
  'payments.least-by-wallet': 'A wallet takes no less than {least}. Choose cash or a transfer.',
  'refunds.wallet-away': '{wallet} does not answer just now. It is asked again by itself.',
  'refunds.no-answer': '{wallet} does not answer. Nothing was refunded. Please try again later.',
  'refunds.all-back':
    '{wallet} says that all of this payment was refunded already. Look in its portal, and record it here.',
  'refunds.unclear':
    '{wallet} does not say that this payment can be refunded. Nothing was refunded. Look in its portal.',
  'refunds.part-back':
    '{wallet} says that a part of this payment was refunded, which is not recorded here. Record that part first.',
  'refunds.no-transaction':
    '{wallet} names no transaction for this payment. Nothing was refunded. Refund in its portal.',
  'refunds.most-to-send': 'At most {most} can be sent this way.',
  'refunds.most': 'At most {most}.',
  'refunds.sent': 'This refund was sent already, and its result is not known yet. Load the page again.',
  'refunds.sent-by': 'This refund was sent by {name} already, and its result is not known yet. Load the page again.',
  'refunds.most-back': 'At most {most} goes back.',
  'refunds.sum-sent': 'A refund of {sum} was sent to the wallet. Record exactly that if its portal has it.',
  'payments.long-reference': 'The reference must be 1 to {most} characters.',
  'transfers.known-for-card': 'This transfer was written down already, for a gift card.',
  'transfers.known-for-order': 'This transfer was written down already, for an order.',
  'transfers.known-for': 'This transfer was written down already, for order {number}.',
  'tickets.too-many-replies':
    'This conversation has {most} replies, the most that one can have. Please call, or ask for a new message.',
  'phone-orders.hold-too-many':
    'Your unpaid phone orders hold {pieces} pieces, and may hold {most} until a colleague confirms some. Please ask {who, select, manager {a manager} other {an owner}} to take this order.',
  'returns.is-in-state': 'This return is {state}.',
} as const
