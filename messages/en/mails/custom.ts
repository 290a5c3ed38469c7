/** Texts of mails about a custom piece. */
export const messages = {
  'mail.custom.request': 'Request',
  'mail.custom.after': 'Based on',
  'mail.custom.color': 'Color',
  'mail.custom.material': 'Material',
  'mail.custom.material.Wood': 'Wood',
  'mail.custom.material.Metal': 'Metal',
  'mail.custom.material.Glass': 'Glass',
  'mail.custom.material.Plastic': 'Plastic',
  'mail.custom.size': 'Width × depth × height',
  'mail.custom.size-lain': 'Width × depth × height',
  'mail.custom.measures': '{sizes} cm',
  'mail.custom.instructions': 'Instructions',
  'mail.custom.see-request': 'See your request',

  'mail.custom-requested.subject': 'Your custom piece {number} at {shop}',
  'mail.custom-requested.preview': 'We have received your request and will send you an offer.',
  'mail.custom-requested.heading': 'We have received your request',
  'mail.custom-requested.intro':
    'Thank you. Our carpenters will check your measurements, and we will send you an offer: a price, and how long it takes to make. Nothing is ordered before you accept it.',
  'mail.custom-requested.not-you':
    'If you did not ask for this, someone typed your email address by mistake: please tell us.',

  'mail.custom-quoted.subject': 'Our offer for your custom piece {number}: {price}',
  'mail.custom-quoted.preview': 'It is valid until {day}.',
  'mail.custom-quoted.heading': 'Our offer for your piece',
  'mail.custom-quoted.intro': 'We would be glad to make your piece. This is our offer:',
  'mail.custom-quoted.price': 'Price',
  'mail.custom-quoted.with-vat': '{price}, VAT included',
  'mail.custom-quoted.making': 'Making',
  'mail.custom-quoted.weeks': '{weeks, plural, one {One week} other {# weeks}}',
  'mail.custom-quoted.good-until': 'Valid until',
  'mail.custom-quoted.next':
    'You can accept or decline it on its page. You pay half before we start, the rest once your piece is ready. A piece made to your measurements cannot be returned.',

  'mail.custom-refused.subject': 'Your custom piece {number}',
  'mail.custom-refused.preview': 'We are sorry: we cannot make it.',
  'mail.custom-refused.heading': 'We cannot make this piece',
  'mail.custom-refused.intro': 'We are sorry: we cannot make the piece that you asked for.',
  'mail.custom-refused.reply': 'If something else would help, please reply to this mail or call us.',

  'mail.custom-declined.subject': 'Your custom piece {number}: offer declined',
  'mail.custom-declined.preview': 'Nothing is ordered, and you have nothing to pay.',
  'mail.custom-declined.heading': 'You declined our offer',
  'mail.custom-declined.intro':
    'We have received your answer: you declined our offer. Nothing is ordered, and you have nothing to pay. If you change your mind, please send a new request.',

  'mail.custom-accepted.subject': 'Your order {number} at {shop}',
  'mail.custom-accepted.preview': 'Please pay the deposit of {deposit} so that we can start.',
  'mail.custom-accepted.heading': 'Thank you for your order',
  'mail.custom-accepted.intro':
    'Your custom piece is now order {number}. Please pay the deposit of {deposit} by {until}. We then start, and need about {weeks, plural, one {one week} other {# weeks}}.',
  'mail.custom-accepted.deposit': 'Deposit',
  'mail.custom-accepted.once-ready': 'Once it is ready',
  'mail.custom-accepted.transfer': 'Our bank account, with the order number as the reference:',
  'mail.custom-accepted.action': 'Pay the deposit',

  'mail.custom-making.subject': 'Your piece is being made: order {number}',
  'mail.custom-making.heading': 'Your piece is being made',
  'mail.custom-making.sentence':
    'We have chosen the timber, and our carpenters have started. We will email you again once your piece is ready.',

  'mail.custom-ready.subject': 'Your piece is ready: order {number}',
  'mail.custom-ready.heading': 'Your piece is ready',
  'mail.custom-ready.preview': '{due} is left to pay.',
  'mail.custom-ready.all-paid': 'Your piece is ready and fully paid. We will agree on a delivery day with you.',
  'mail.custom-ready.all-paid-planned': 'Your piece is ready and fully paid. We deliver it on {when}.',
  'mail.custom-ready.sentence': 'Your piece is ready. Please pay the balance of {due}, and we will deliver it.',
  'mail.custom-ready.all-paid-pickup': 'Your piece is ready and fully paid.',
  'mail.custom-ready.sentence-pickup': 'Your piece is ready. Please pay the balance of {due}.',
  'mail.custom-ready.collect':
    'Come and collect it during opening hours: {address}. Please give this code when you come.',
  'mail.custom-ready.collect-then':
    'Once the balance has arrived, you can collect it during opening hours: {address}. Please give this code when you come.',
  'mail.custom-ready.transfer':
    'To pay by bank, transfer the balance to this account with the order number as the reference:',
  'mail.custom-ready.left': 'Left to pay',
  'mail.custom-ready.action': 'Pay the balance',
} as const
