/** Texts of mails that customers have asked for: lower prices, products back in stock, carts. */
export const messages = {
  'mail.back-in-stock.subject': '{product} is back',
  'mail.back-in-stock.subject-many': '{count, plural, one {# product is} other {# products are}} back',
  'mail.back-in-stock.preview': 'You can buy it at {shop} again.',
  'mail.back-in-stock.intro': 'You asked us to tell you: {product} is available at {shop} again.',
  'mail.back-in-stock.intro-many': 'You asked us to tell you: these are available at {shop} again.',
  'mail.back-in-stock.hurry': 'We cannot reserve one for you, so do not wait too long.',
  'mail.back-in-stock.once': 'We send this email once for each product.',

  'mail.price-drop.subject': '{product} costs less now',
  'mail.price-drop.subject-many': '{count, plural, one {# product costs} other {# products cost}} less now',
  'mail.price-drop.preview': 'The price has fallen at {shop}.',
  'mail.price-drop.intro': 'You asked us to tell you when the price falls.',
  'mail.price-drop.price': '{now} instead of {was}',
  'mail.price-drop.today': 'Prices are those of the time of this email and can change.',

  'mail.cart-reminder.subject': 'Your cart at {shop}',
  'mail.cart-reminder.preview': 'It is still there.',
  'mail.cart-reminder.heading': 'Your cart is still there',
  'mail.cart-reminder.intro':
    'You asked us to remind you. This is in your cart; we cannot reserve it for you, and prices can change.',
  'mail.cart-reminder.action': 'Open the cart',
  'mail.cart-reminder.browser': 'Without an account, the cart opens in the browser in which you filled it.',

  'mail.notice.action': 'Have a look',
  'mail.notice.more': 'And {count, plural, one {# more} other {# more}}.',
  'mail.notice.why': 'You get this email because you asked for it.',

  'mail.confirm-notice.subject': 'Please confirm: email me about {about}',
  'mail.confirm-notice.cart': 'my cart',
  'mail.confirm-notice.preview': 'One press of a button, and we email you.',
  'mail.confirm-notice.heading': 'May we email you?',
  'mail.confirm-notice.asked': 'Somebody entered this email address at {shop} and asked us:',
  'mail.confirm-notice.not-you': 'If it was not you, do nothing: we then send no more.',
} as const
