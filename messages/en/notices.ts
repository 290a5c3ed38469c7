/** Texts about notices by mail and SMS: lower prices, products back in stock, carts. */
export const messages = {
  'notices.consent.price-drop':
    'Tell me when the price falls below what it is now. I can unsubscribe with one click in each message.',
  'notices.consent.back-in-stock':
    'Tell me once when this is back in stock. I can unsubscribe with one click in the message.',
  'notices.consent.cart-reminder':
    'Remind me of my cart if I leave it for a day, at most once in two weeks. I can unsubscribe with one click in each message.',
  'notices.contact': 'Email or mobile number',
  'notices.by-contact': 'We write to you there, by email or SMS.',
  'notices.by-email': 'We write to you there.',
  'notices.no-email': 'Or ask us:',
  'notices.call': 'Call {phone}',
  'notices.back-message': 'Hello {shop}, please tell me when {piece} is back.',
  'notices.send': 'Tell me',
  'notices.email-me': 'Email me',
  'notices.not-now': 'Not now',
  'notices.on.price-drop': 'We will tell you when the price falls.',
  'notices.on.back-in-stock': 'We will tell you when it is back.',
  'notices.on.cart-reminder': 'We will remind you of your cart.',
  'notices.stop': 'Changed your mind? Stop this notice',
  'notices.check-mail':
    'Open our email to {email} and press the button in it. Until then we send you nothing more. The link is valid for a week.',
  'notices.enter-code': 'Enter the code we sent to {phone}. Until then we send you nothing more.',
  'notices.confirm-code': 'Confirm',
  'notices.confirm-busy': 'Confirming…',
  'notices.not-asked': 'This could not be saved. Please try again.',

  'notices.intro': 'Emails you asked for. You can end each of them here, or with the link in the email.',
  'notices.none': 'You are not waiting for any product.',
  'notices.remind': 'Remind me of my cart',
  'notices.row.price-drop': 'When the price falls below {price}',
  'notices.row.back-in-stock': 'When it is back in stock',
  'notices.remove': 'Remove',
  'notices.remove-of': 'Remove the notice about {product}',
} as const
