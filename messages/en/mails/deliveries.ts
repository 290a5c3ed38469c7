/** Texts of mails about an order's deliveries. */
export const messages = {
  'mail.delivery-planned.subject': 'Delivery day of your order {number}',
  'mail.delivery-planned.heading': 'Your delivery day',
  'mail.delivery-planned.sentence': 'We will deliver your order on {when}.',

  'mail.delivery-split.subject': 'Part of your order {number} follows later',
  'mail.delivery-split.heading': 'Part of your order follows later',
  'mail.delivery-split.sentence':
    'We cannot deliver everything at once. The pieces listed here follow in a separate delivery, at no extra cost.',
  'mail.delivery-split.sentence-pickup':
    'You cannot collect everything at once. The pieces listed here have their own collection code.',

  'mail.delivery-out.subject': 'Your order {number} is on its way',
  'mail.delivery-out.heading': 'On its way to you',
  'mail.delivery-out.sentence': 'We are on our way to you.',
  'mail.delivery-out.sentence-when': 'We are on our way to you: {when}.',

  'mail.delivery-failed.subject': 'We could not deliver your order {number}',
  'mail.delivery-failed.heading': 'We could not deliver your order',
  'mail.delivery-failed.sentence': 'We could not deliver your order on {day}.',
  'mail.delivery-failed.choose':
    'You can choose a new day on the page of your order. If you do not, we choose one and tell you.',
  'mail.delivery-failed.tell': 'We choose a day and tell you.',
  'mail.delivery-failed.call': 'We will call you to agree on a new day.',
  'mail.delivery-failed.expected': 'New estimate',
  'mail.delivery-failed.action': 'Choose a day',

  'mail.delivery-part-delivered.subject': 'Part of your order {number} has arrived',
  'mail.delivery-part-delivered.heading': 'Part of your order has arrived',
  'mail.delivery-part-delivered.sentence': 'The rest follows. Your order page shows when.',
  'mail.delivery-part-delivered.sentence-when': 'The rest follows on {when}.',
  'mail.delivery-part-delivered.sentence-kept':
    'Our driver took the other pieces back. We will call you about what happens next.',

  'mail.delivery.when': '{day} between {from} and {until}',
  'mail.delivery.pieces': 'Pieces',
  'mail.delivery.arrived': 'Arrived',
  'mail.delivery.part': 'Delivery {number} of {count}',
  'mail.delivery.part-cash': '{amount} in cash for {pieces}',
  'mail.delivery.cash': 'Please have {amount} ready in cash: you pay the driver.',
  'mail.delivery.cash-for-another':
    'Please tell the person who receives it to have {amount} ready in cash: the driver asks for it.',
  'mail.delivery.code-at-door': 'Please give the driver this code:',
  'mail.delivery.code-for-another': 'Somebody else receives your order: please pass the code on to them.',
  'mail.delivery.code-on-pickup': 'Please give this code when you collect it:',
} as const
