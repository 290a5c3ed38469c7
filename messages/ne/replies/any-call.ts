import type { messages as english } from '../../en/replies/any-call.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies to any call: limits, files, and what a field must be (api/platform/http/plain-words.ts). */
export const messages = {
  'calls.failed': 'केही गडबड भयो। कृपया फेरि प्रयास गर्नुहोस्।',
  'calls.other-address': 'कृपया पसल यसकै ठेगानामा खोल्नुहोस्',
  'calls.other-address-text':
    'यो फारम अर्कै ठेगानाको पृष्ठबाट आयो, त्यसैले तपाईंको सुरक्षाका लागि स्वीकार गरिएन। केही बदलिएको वा भुक्तानी भएको छैन। कृपया यहाँ फेरि प्रयास गर्नुहोस्:',
  'calls.busy': 'अहिले पसलमा भिड छ। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
  'calls.search-busy': 'अहिले धेरैले खोजिरहेका छन्। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',
  'calls.no-shop': 'पसल अझै तयार भएको छैन।',
  'calls.not-allowed': 'यो निर्णय तपाईंले गर्न मिल्दैन।',
  'calls.act-not-allowed': 'यो निर्णय तपाईंले गर्न मिल्दैन।',
  'calls.unstorable-text': 'लेखाइमा राख्न नमिल्ने चिह्न छ।',
  'calls.body-too-large': 'पठाइएको कुरा धेरै ठूलो भयो।',

  'local-level.metropolitan': '{name} महानगरपालिका',
  'local-level.sub-metropolitan': '{name} उपमहानगरपालिका',
  'local-level.municipality': '{name} नगरपालिका',
  'local-level.rural-municipality': '{name} गाउँपालिका',

  'help.feedback-thanks': 'प्रतिक्रियाका लागि धन्यवाद',

  'keys.used-for-order': 'यो Idempotency-Key अर्कै अर्डरमा प्रयोग भइसकेको छ। कृपया नयाँ प्रयोग गर्नुहोस्।',
  'keys.used-for-request': 'यो Idempotency-Key अर्कै अनुरोधमा प्रयोग भइसकेको छ। कृपया नयाँ प्रयोग गर्नुहोस्।',
  'keys.used-for-message': 'यो Idempotency-Key अर्कै सन्देशमा प्रयोग भइसकेको छ। कृपया नयाँ प्रयोग गर्नुहोस्।',

  'limits.try-again': '{refusal} कृपया {when} फेरि प्रयास गर्नुहोस्।',
  'limits.attempts': 'धेरै पटक प्रयास गरियो।',
  'limits.searches': 'धेरै पटक खोजियो।',
  'limits.orders': 'यो इमेल वा फोनबाट धेरै अर्डर गरियो।',
  'limits.sms': 'यस फोन वा यस नेटवर्कबाट धेरै एसएमएस मागियो। यसको सट्टा इमेल लेख्न सकिन्छ।',
  'limits.sms-of-new-order':
    'यस फोन वा यस नेटवर्कबाट धेरै एसएमएस मागियो। यही नम्बरको तपाईंको अर्को अर्डर कोडको पर्खाइमा छ भने पहिले त्यसको कोड हाल्नुहोस्, त्यसपछि यस अर्डरलाई कोड चाहिँदैन। यसको सट्टा इमेल लेख्न सकिन्छ।',
  'limits.sms-of-order': 'यस फोन वा यस नेटवर्कबाट धेरै एसएमएस मागियो।',
  'limits.requests': 'यो इमेलबाट धेरै अनुरोध पठाइयो।',
  'limits.coupons': 'गलत कोड धेरै पटक प्रयास गरियो। कोडबिना अर्डर गर्न सक्नुहुन्छ।',
  'limits.credit-codes': 'गिफ्ट कार्डको गलत कोड धेरै पटक प्रयास गरियो। पछि फेरि प्रयास गर्नुहोस् वा अर्को तरिकाले तिर्नुहोस्।',
  'limits.payments': 'यस अर्डरको भुक्तानी धेरै पटक प्रयास गरियो।',
  'limits.prints': 'यो बीजक धेरै पटक प्रिन्ट गरियो।',
  'limits.exports': 'तपाईंको विवरण धेरै पटक डाउनलोड गरियो।',
  'limits.editing':
    'तपाईंले एक मिनेटभित्र धेरै रेकर्ड खोल्नुभयो। काम गरिरहन सक्नुहुन्छ, तर तपाईंले कुन रेकर्ड खोल्नुभएको छ भनेर सहकर्मीले देख्दैनन्।',
  'limits.editing-of-all':
    'एक मिनेटभित्र धेरै रेकर्ड खोलिए। काम गरिरहन सक्नुहुन्छ, तर तपाईंले कुन रेकर्ड खोल्नुभएको छ भनेर सहकर्मीले देख्दैनन्।',
  'limits.data-requests': 'तपाईंले एक दिनका विवरण अनुरोध खोलिसक्नुभयो। अर्को मालिक वा प्रबन्धकले थप खोल्न सक्छन्।',
  'limits.driver-acts': 'धेरै काम पठाइयो।',
  'limits.person-exports': 'तपाईंले एक दिनका विवरण डाउनलोड गरिसक्नुभयो। अर्को मालिक वा प्रबन्धकले थप डाउनलोड गर्न सक्छन्।',
  'limits.seconds': '{seconds} सेकेन्ड',
  'limits.tickets': 'यो इमेलबाट धेरै सन्देश पठाइयो।',
  'limits.visits': 'यो फोन नम्बरका लागि धेरै पटक नाप लिन बोलाइयो। हामीलाई फोन गर्न सकिन्छ।',
  'limits.visits-from-network': 'यो नेटवर्कबाट धेरै पटक नाप लिन बोलाइयो। हामीलाई फोन गर्न सकिन्छ।',
  'limits.questions': 'यो नेटवर्कबाट धेरै प्रश्न पठाइयो।',
  'limits.sent-questions': 'यो इमेलबाट धेरै प्रश्न पठाइयो।',
  'limits.product-questions': 'यस सामानबारे यो खाता वा नेटवर्कबाट धेरै प्रश्न पठाइयो।',
  'limits.ticket-messages': 'धेरै सन्देश पठाइयो।',
  'limits.answers-to': 'यस कुराकानीमा धेरै जवाफ पठाइयो।',
  'limits.answers-by': 'तपाईंले एक घण्टाका जवाफ पठाइसक्नुभयो।',
  'limits.phone-orders': 'तपाईंको फोन अर्डरको सीमा पुग्यो। कृपया प्रबन्धक वा अर्को सहकर्मीलाई यो अर्डर लिन भन्नुहोस्।',
  'limits.phone-orders-for-caller':
    'यो ग्राहकका लागि तपाईंको अर्डरको सीमा पुग्यो। कृपया प्रबन्धक वा अर्को सहकर्मीलाई यो अर्डर लिन भन्नुहोस्।',

  'tickets.sent': 'सन्देश पठाइयो',
  'tickets.too-long': 'यो कुराकानी धेरै लामो भयो। कृपया नयाँ सन्देश पठाउनुहोस् वा हामीलाई फोन गर्नुहोस्।',
  'tickets.not-found': 'यस्तो सन्देश भेटिएन।',
  'tickets.wrong-state': 'यो सन्देशमा अब यो काम गर्न मिल्दैन।',

  'pages.not-found': 'पृष्ठ भेटिएन',

  'photos.problem-of': 'फोटो {at}: {problem}',
  'photos.too-few': 'कृपया {least, plural, one {एउटा} other {{least} वटा}} फोटो हाल्नुहोस्।',
  'photos.not-found': 'यस्तो फोटो छैन।',
  'photos.too-many-at-once': 'एकैपटक धेरै फोटो पठाइँदैछन्। कृपया केही बेरमा फेरि प्रयास गर्नुहोस्।',

  'files.too-many': 'कृपया बढीमा {most, plural, one {एउटा} other {{most}}} पठाउनुहोस्।',
  'files.no-room': 'अहिले पसलमा धेरै फाइल आइरहेका छन्। केही हराएको छैन, कृपया केही बेरमा फेरि पठाउनुहोस्।',
  'files.one-only': 'कृपया एउटा फाइल मात्र पठाउनुहोस्।',
  'files.too-large': 'फाइल बढीमा {most} MB को हुन सक्छ।',

  'forms.damaged': 'फारम बिग्रेर आयो।',

  'pictures.too-large': 'फोटो बढीमा १५ MB को हुन सक्छ।',
  'pictures.too-many-pixels': 'फोटो बढीमा ५० मेगापिक्सेलको, र हरेक छेउ १६,००० पिक्सेलसम्मको हुन सक्छ।',
  'pictures.large-must-be-jpeg': 'कृपया {most} मेगापिक्सेलभन्दा ठूलो फोटो साधारण (progressive नभएको) JPEG मा पठाउनुहोस्।',
  'pictures.too-slow': 'यो फोटो खोल्न धेरै समय लाग्छ। कृपया सानो JPEG पठाउनुहोस्।',
  'pictures.damaged': 'फोटो बिग्रेको छ। कृपया अर्को पठाउनुहोस्।',
  'pictures.wrong-type': 'कृपया JPEG, PNG, WebP वा AVIF फोटो पठाउनुहोस्।',
  'pictures.not-found': 'यस्तो फोटो छैन।',

  'fields.not-valid': 'मिलेन',
  'fields.missing': 'खाली छ',
  'fields.too-long': 'धेरै लामो भयो',
  'fields.not-a-text': 'अक्षर हुनुपर्छ',
  'fields.not-a-day': 'सन् १९०० देखि २९९९ भित्रको दिन हुनुपर्छ',
  'fields.must-be': '{what} हुनुपर्छ',
  'fields.must-be-once': '{what} हुनुपर्छ, एकपटक मात्र',
  'fields.one-of': 'यीमध्ये एउटा हुनुपर्छ: {values}',
  'fields.whole-number': 'पूर्णाङ्क हुनुपर्छ',
  'fields.whole-number-once': 'पूर्णाङ्क हुनुपर्छ, एकपटक मात्र',
  'fields.not-an-id': '१ देखि ९९९९९९९९९ सम्मको पूर्णाङ्क हुनुपर्छ',
  'fields.multiple-of': '{divisor} ले भाग जाने हुनुपर्छ',
  'fields.most-characters': 'बढीमा {most} अक्षर हुनुपर्छ',
  'fields.least-characters': 'कम्तीमा {least} अक्षर हुनुपर्छ',
  'fields.most-entries': 'बढीमा {most} वटा हुनुपर्छ',
  'fields.least-entries': 'कम्तीमा {least} वटा हुनुपर्छ',
  'fields.most': 'बढीमा {most} हुनुपर्छ',
  'fields.least': 'कम्तीमा {least} हुनुपर्छ',
  'fields.type.text': 'अक्षर',
  'fields.type.number': 'संख्या',
  'fields.type.whole-number': 'पूर्णाङ्क',
  'fields.type.email': 'इमेल ठेगाना',
  'fields.problem-of': '{field}: {problem}',
} as const satisfies TranslationOf<typeof english>
