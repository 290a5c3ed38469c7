import type { messages as english } from '../en/planner.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the room planner before there is a plan. */
export const messages = {
  'planner.title': 'कोठाको नक्सा',
  'planner.intro': 'आफ्नो कोठा नाप्नुहोस्, हाम्रा फर्निचर साँचो नापमा राख्नुहोस्, र के अट्छ हेर्नुहोस्।',
  'planner.room': 'तपाईंको कोठा',
  'planner.measure': 'कोठा नाप्नुहोस्',
  'planner.measure-text': 'भुइँमा भित्तादेखि भित्तासम्म नाप्नुहोस्। ढोका, झ्याल र खम्बा त्यसपछि राख्न सकिन्छ।',
  'planner.shape': 'कोठाको आकार',
  'planner.shape.rectangle': 'आयताकार',
  'planner.shape.l': 'एल आकार',
  'planner.shape.walls': 'एक-एक भित्ता',
  'planner.field.width': 'चौडाइ, बायाँदेखि दायाँ',
  'planner.field.depth': 'लम्बाइ, नक्सामा माथिदेखि तलसम्म',
  'planner.field.height': 'छतको उचाइ',
  'planner.draw': 'कोठा बनाउनुहोस्',
  'planner.back-to-plan': 'मेरो नक्सामा फर्कनुहोस्',
  'planner.feet': '{field}, फिट',
  'planner.inches': '{field}, इन्च',
  'planner.inch': 'इन्च',
  'planner.searching': 'ल्याउँदैछौं…',
  'planner.not-loaded': 'यो ल्याउन सकिएन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
} as const satisfies TranslationOf<typeof english>
