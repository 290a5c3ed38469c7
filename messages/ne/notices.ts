import type { messages as english } from '../en/notices.ts'
import type { TranslationOf } from '../params.ts'

/** Texts about notices by mail and SMS: lower prices, products back in stock, carts. */
export const messages = {
  'notices.consent.price-drop': 'अहिलेको भन्दा मूल्य घटेमा मलाई खबर गर्नुहोस्। हरेक खबरबाट एक क्लिकमा बन्द गर्न सक्छु।',
  'notices.consent.back-in-stock': 'यो फेरि उपलब्ध भएपछि मलाई एक पटक खबर गर्नुहोस्। त्यही खबरबाट एक क्लिकमा बन्द गर्न सक्छु।',
  'notices.consent.cart-reminder':
    'कार्ट एक दिन त्यत्तिकै छोडेमा मलाई सम्झाउनुहोस्, दुई हप्तामा बढीमा एक पटक। हरेक खबरबाट एक क्लिकमा बन्द गर्न सक्छु।',
  'notices.contact': 'इमेल वा मोबाइल नम्बर',
  'notices.by-contact': 'त्यहीँ इमेल वा एसएमएस पठाउँछौं।',
  'notices.by-email': 'त्यहीँ इमेल पठाउँछौं।',
  'notices.no-email': 'वा हामीलाई भन्नुहोस्:',
  'notices.call': '{phone} मा फोन गर्नुहोस्',
  'notices.back-message': 'नमस्ते {shop}, {piece} फेरि आएपछि मलाई खबर गर्नुहोला।',
  'notices.send': 'मलाई खबर गर्नुहोस्',
  'notices.email-me': 'मलाई इमेल पठाउनुहोस्',
  'notices.not-now': 'अहिले होइन',
  'notices.on.price-drop': 'मूल्य घटेपछि हामी खबर गर्नेछौं।',
  'notices.on.back-in-stock': 'फेरि आएपछि हामी खबर गर्नेछौं।',
  'notices.on.cart-reminder': 'हामी तपाईंलाई कार्ट सम्झाउनेछौं।',
  'notices.stop': 'मन बदल्नुभयो? यो खबर बन्द गर्नुहोस्',
  'notices.check-mail':
    '{email} मा पठाएको हाम्रो इमेल खोल्नुहोस् र त्यसको बटन थिच्नुहोस्। नथिचेसम्म अरू केही पठाउँदैनौं। लिङ्क एक हप्ता चल्छ।',
  'notices.enter-code': '{phone} मा पठाएको कोड हाल्नुहोस्। नहालेसम्म अरू केही पठाउँदैनौं।',
  'notices.confirm-code': 'प्रमाणित गर्नुहोस्',
  'notices.confirm-busy': 'कोड जाँच्दैछौं…',
  'notices.not-asked': 'सुरक्षित गर्न सकिएन। फेरि प्रयास गर्नुहोस्।',

  'notices.intro': 'तपाईंले माग्नुभएका इमेल। जुनसुकै यहाँबाट वा इमेलमा भएको लिङ्कबाट बन्द गर्न सक्नुहुन्छ।',
  'notices.none': 'तपाईंले कुनै सामानको खबर मागेको छैन।',
  'notices.remind': 'मेरो कार्ट सम्झाउनुहोस्',
  'notices.row.price-drop': 'मूल्य {price} भन्दा घटेपछि',
  'notices.row.back-in-stock': 'फेरि उपलब्ध भएपछि',
  'notices.remove': 'हटाउनुहोस्',
  'notices.remove-of': '{product}को खबर हटाउनुहोस्',
} as const satisfies TranslationOf<typeof english>
