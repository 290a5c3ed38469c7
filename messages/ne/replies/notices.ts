import type { messages as english } from '../../en/replies/notices.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies about notices by mail and SMS, and the pages behind the links in those. */
export const messages = {
  'notices.is-on': 'हामी तपाईंलाई खबर गर्नेछौं',
  'notices.to-confirm': 'पुष्टि गर्ने लिङ्क भएको इमेल पठाएका छौं',
  'notices.to-enter': 'एसएमएसमा कोड पठाएका छौं',
  'notices.no-sms': 'अहिले यो नम्बरमा एसएमएस पठाउन सकिएन। कृपया इमेल ठेगाना लेख्नुहोस्।',
  'notices.too-many': 'बढीमा {most} वटाको खबर माग्न सकिन्छ। पहिले एउटा हटाउनुहोस्।',
  'notices.too-many-people': 'यसको खबर पर्खने मानिस धेरै भइसके।',
  'notices.cart-empty': 'सम्झाउनलाई तपाईंको कार्टमा केही छैन।',
  'notices.no-link': 'यो लिङ्क अधुरो छ वा अब चल्दैन।',

  'notices.to-shop': 'पसलमा जानुहोस्',
  'notices.broken': 'यो लिङ्क चल्दैन',
  'notices.unsubscribe': 'खबर बन्द गर्ने?',
  'notices.unsubscribe.price-drop': 'खबर माग्नुभएको सामानको मूल्य घट्दा हामी तपाईंलाई लेख्छौं।',
  'notices.unsubscribe.back-in-stock': 'खबर माग्नुभएको सामान फेरि आउँदा हामी तपाईंलाई लेख्छौं।',
  'notices.unsubscribe.cart-reminder': 'छोडिएको कार्टबारे हामी तपाईंलाई सम्झाउँछौं।',
  'notices.unsubscribe.this': 'बन्द गर्नुहोस्',
  'notices.unsubscribe.all': 'सबै खबर बन्द गर्नुहोस्',
  'notices.unsubscribed': 'खबर बन्द भयो',
  'notices.unsubscribed.price-drop': 'अब मूल्यबारे खबर आउने छैन।',
  'notices.unsubscribed.back-in-stock': 'अब फेरि आएका सामानबारे खबर आउने छैन।',
  'notices.unsubscribed.cart-reminder': 'अब कार्ट सम्झाउने खबर आउने छैन।',
  'notices.unsubscribed.all': 'अब माग्नुभएको कुनै खबर आउने छैन। अर्डरबारेका खबर भने आइरहनेछन्।',
  'notices.confirm': 'के यो ठीक हो?',
  'notices.confirm.yes': 'हो, इमेल पठाउनुहोस्',
  'notices.confirmed': 'धन्यवाद',

  'limits.notices': 'तपाईंले धेरै खबर माग्नुभयो।',
} as const satisfies TranslationOf<typeof english>
