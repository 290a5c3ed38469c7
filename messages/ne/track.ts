import type { messages as english } from '../en/track.ts'
import type { TranslationOf } from '../params.ts'

/** The page that finds an order by its number, and what it says while the order loads. */
export const messages = {
  'order.loading': 'अर्डर लोड हुँदैछ...',
  'order.not-loaded': 'अर्डर खुलेन',
  'order.offline': 'तपाईं अफलाइन हुनुहुन्छ',
  'order.offline-text': 'नेटवर्क आउनासाथ हामी अघि बढ्छौं।',
  'order.no-answer': 'पसलले जवाफ दिएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  'track.title': 'अर्डर कहाँ पुग्यो',
  'track.intro': 'आफ्नो अर्डर नम्बर, र अर्डर गर्दा दिएको फोन नम्बर वा इमेल लेख्नुहोस्।',
  'track.order-id': 'अर्डर नं.',
  'track.order-id-hint': 'जस्तै KA-261121-7Q2M4XZP; यो हामीले पठाएको इमेल वा एसएमएसमा छ।',
  'track.contact': 'फोन नम्बर वा इमेल',
  'track.member': 'खाताबाट अर्डर गर्नुभएको हो?',
  'track.submit': 'अर्डर खोज्नुहोस्',
  'track.not-found': 'यो फोन नम्बर वा इमेल भएको यस नम्बरको अर्डर छैन। कृपया दुवै जाँच्नुहोस्।',
  'track.failed': 'अर्डर खोज्न सकिएन',
  'track.wrong-id': 'अर्डर नम्बर KA-261121-7Q2M4XZP जस्तो हुन्छ',
  'track.link-unknown': 'यो लिङ्कले कुनै अर्डर खोल्दैन। लिङ्क अधुरो हुन सक्छ: बरु अर्डर नम्बर लेख्नुहोस्।',
  'track.opening': 'तपाईंको अर्डर {orderId} खुल्दैछ…',
  'track.other': 'अर्को अर्डर खोज्नुहोस्',
} satisfies TranslationOf<typeof english>
