import type { messages as english } from '../../en/replies/notices.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies about notices by mail, and the pages behind the links in those mails. */
export const messages = {
  'notices.is-on': 'हामी तपाईंलाई इमेल पठाउनेछौं',
  'notices.to-confirm': 'पुष्टि गर्ने लिङ्क भएको इमेल पठाएका छौं',
  'notices.too-many': 'बढीमा {most} वटाको खबर माग्न सकिन्छ। पहिले एउटा हटाउनुहोस्।',
  'notices.too-many-people': 'यसको खबर पर्खने मानिस धेरै भइसके।',
  'notices.cart-empty': 'सम्झाउनलाई तपाईंको कार्टमा केही छैन।',
  'notices.no-link': 'यो लिङ्क अधुरो छ वा अब चल्दैन।',

  'notices.to-shop': 'पसलमा जानुहोस्',
  'notices.broken': 'यो लिङ्क चल्दैन',
  'notices.unsubscribe': 'इमेल बन्द गर्ने?',
  'notices.unsubscribe.price-drop': 'तपाईंले सोध्नुभएको सामानको मूल्य घट्दा इमेल आउँछ।',
  'notices.unsubscribe.back-in-stock': 'तपाईंले सोध्नुभएको सामान फेरि आउँदा इमेल आउँछ।',
  'notices.unsubscribe.cart-reminder': 'छोडिएको कार्टबारे तपाईंलाई इमेल आउँछ।',
  'notices.unsubscribe.this': 'बन्द गर्नुहोस्',
  'notices.unsubscribe.all': 'सबै सूचना बन्द गर्नुहोस्',
  'notices.unsubscribed': 'इमेल बन्द भयो',
  'notices.unsubscribed.price-drop': 'अब मूल्यबारे इमेल आउने छैन।',
  'notices.unsubscribed.back-in-stock': 'अब फेरि आएका सामानबारे इमेल आउने छैन।',
  'notices.unsubscribed.cart-reminder': 'अब कार्ट सम्झाउने इमेल आउने छैन।',
  'notices.unsubscribed.all': 'अब कुनै सूचना आउने छैन। अर्डरबारेका इमेल भने आइरहनेछन्।',
  'notices.confirm': 'के यो ठीक हो?',
  'notices.confirm.yes': 'हो, इमेल पठाउनुहोस्',
  'notices.confirmed': 'धन्यवाद',

  'limits.notices': 'तपाईंले धेरै सूचना माग्नुभयो।',
} as const satisfies TranslationOf<typeof english>
