/** Replies about notices by mail, and the pages behind the links in those mails. */
export const messages = {
  'notices.is-on': 'We will email you',
  'notices.to-confirm': 'We have sent you an email with a link to confirm this',
  'notices.too-many': 'You can wait for at most {most} things. Please remove one first.',
  'notices.too-many-people': 'Too many people are waiting for this already.',
  'notices.cart-empty': 'There is nothing in your cart to remind you of.',
  'notices.no-link': 'This link is incomplete or no longer valid.',

  'notices.to-shop': 'To the shop',
  'notices.broken': 'This link does not work',
  'notices.unsubscribe': 'Unsubscribe?',
  'notices.unsubscribe.price-drop': 'You get an email when the price of something you asked about falls.',
  'notices.unsubscribe.back-in-stock': 'You get an email when something you asked about is back in stock.',
  'notices.unsubscribe.cart-reminder': 'You get an email about a cart you have left.',
  'notices.unsubscribe.this': 'Unsubscribe',
  'notices.unsubscribe.all': 'Unsubscribe from all notices',
  'notices.unsubscribed': 'You are unsubscribed',
  'notices.unsubscribed.price-drop': 'We will not email you about prices any more.',
  'notices.unsubscribed.back-in-stock': 'We will not email you about products that are back any more.',
  'notices.unsubscribed.cart-reminder': 'We will not remind you of your cart any more.',
  'notices.unsubscribed.all': 'We will send you no notices any more. Emails about your orders still come.',
  'notices.confirm': 'Is this right?',
  'notices.confirm.yes': 'Yes, email me',
  'notices.confirmed': 'Thank you',

  'limits.notices': 'You have asked for too many notices.',
} as const
