import type { messages as english } from '../../en/mails/notices.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails that customers have asked for: lower prices, products back in stock, carts. */
export const messages = {
  'mail.back-in-stock.subject': '{product} फेरि उपलब्ध छ',
  'mail.back-in-stock.subject-many': '{count, plural, other {# वटा सामान}} फेरि उपलब्ध छन्',
  'mail.back-in-stock.preview': 'अब {shop}मा फेरि किन्न पाइन्छ।',
  'mail.back-in-stock.intro': 'तपाईंले खबर गर्न भन्नुभएको थियो: {product} अब {shop}मा फेरि किन्न पाइन्छ।',
  'mail.back-in-stock.intro-many': 'तपाईंले खबर गर्न भन्नुभएको थियो: यी सामान अब {shop}मा फेरि किन्न पाइन्छ।',
  'mail.back-in-stock.hurry': 'तपाईंका लागि छुट्टै राख्न सक्दैनौं, त्यसैले धेरै नपर्खनुहोला।',
  'mail.back-in-stock.once': 'यो इमेल हरेक सामानका लागि एक पटक मात्र आउँछ।',

  'mail.price-drop.subject': '{product}को मूल्य घट्यो',
  'mail.price-drop.subject-many': '{count, plural, other {# वटा सामानको}} मूल्य घट्यो',
  'mail.price-drop.preview': '{shop}मा मूल्य घटेको छ।',
  'mail.price-drop.intro': 'मूल्य घटेपछि खबर गर्न भन्नुभएको थियो।',
  'mail.price-drop.price': '{was} को सट्टा {now}',
  'mail.price-drop.today': 'मूल्य यो इमेल पठाउँदाको हो, पछि फेरिन सक्छ।',

  'mail.cart-reminder.subject': '{shop}मा तपाईंको कार्ट',
  'mail.cart-reminder.preview': 'कार्ट अझै त्यहीँ छ।',
  'mail.cart-reminder.heading': 'तपाईंको कार्ट अझै त्यहीँ छ',
  'mail.cart-reminder.intro': 'सम्झाइदिन भन्नुभएको थियो। कार्टमा यी सामान छन्; छुट्टै राख्न सक्दैनौं, र मूल्य फेरिन सक्छ।',
  'mail.cart-reminder.action': 'कार्ट खोल्नुहोस्',
  'mail.cart-reminder.browser': 'खाता नभए कार्ट त्यही ब्राउजरमा खुल्छ, जसमा सामान हाल्नुभएको थियो।',

  'mail.notice.action': 'हेर्नुहोस्',
  'mail.notice.more': 'र अरू {count, plural, other {# वटा}}।',
  'mail.notice.why': 'तपाईंले माग्नुभएकाले यो इमेल आएको हो।',

  'mail.confirm-notice.subject': 'पुष्टि गर्नुहोस्: {about}को खबर',
  'mail.confirm-notice.cart': 'मेरो कार्ट',
  'mail.confirm-notice.preview': 'एउटा बटन थिच्नुहोस्, अनि हामी इमेल पठाउनेछौं।',
  'mail.confirm-notice.heading': 'इमेल पठाउन मिल्छ?',
  'mail.confirm-notice.asked': 'कसैले {shop}मा यो इमेल ठेगाना लेखेर यसो भनेको छ:',
  'mail.confirm-notice.not-you': 'तपाईं होइन भने केही गर्नु पर्दैन: हामी अरू इमेल पठाउँदैनौं।',
} as const satisfies TranslationOf<typeof english>
