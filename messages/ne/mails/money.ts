import type { messages as english } from '../../en/mails/money.ts'
import type { TranslationOf } from '../../params.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about payments and refunds. */
export const messages = {
  'mail.payment-received.subject': 'अर्डर {number} को भुक्तानी पायौं',
  'mail.payment-received.preview': '{sum} आइपुग्यो।',
  'mail.payment-received.heading': 'भुक्तानीका लागि धन्यवाद',
  'mail.payment-received.arrived': 'तपाईंको {sum} भुक्तानी आइपुग्यो।',
  'mail.payment-received.arrived-by.bank': 'बैंक ट्रान्सफरबाट तपाईंको {sum} भुक्तानी आइपुग्यो।',
  'mail.payment-received.arrived-by.credit': '{sum} गिफ्ट कार्ड वा स्टोर क्रेडिटबाट तिरियो।',
  'mail.payment-received.arrived-by.esewa': 'eSewa बाट तपाईंको {sum} भुक्तानी आइपुग्यो।',
  'mail.payment-received.arrived-by.khalti': 'Khalti बाट तपाईंको {sum} भुक्तानी आइपुग्यो।',
  'mail.payment-received.nothing-left': 'अब केही तिर्न बाँकी छैन।',
  'mail.payment-received.left': '{sum} तिर्न बाँकी छ।',

  'mail.refund': 'फिर्ता रकम',

  'mail.refund-due.subject': 'अर्डर {number} को {sum} फिर्ता पठाउँदैछौं',
  'mail.refund-due.preview': `${MONEY_BACK_WITHIN} तपाईंले पाउनुहुन्छ।`,
  'mail.refund-due.preview-by': '३ देखि ५ कार्यदिनभित्र, ढिलोमा {day} सम्ममा पाउनुहुन्छ।',
  'mail.refund-due.heading': 'तपाईंको रकम फिर्ता हुँदैछ',
  'mail.refund-due.intro': `हामी {sum} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.refund-due.intro-by': 'हामी {sum} ३ देखि ५ कार्यदिनभित्र, ढिलोमा {day} सम्ममा फिर्ता पठाउँछौं।',
  'mail.refund-due.same-way': 'जुन माध्यमबाट तिर्नुभएको थियो, रकम त्यसैमा जान्छ। तपाईंले केही गर्नु पर्दैन।',
  'mail.refund-due.cash':
    'नगदमा तिर्नुभएकाले रकम पठाउने बैंक खाता वा वालेट सोध्न हामी फोन गर्छौं। यो इमेलको जवाफमा पनि भन्न सक्नुहुन्छ।',

  'mail.refund-done.subject': 'अर्डर {number} को {sum} फिर्ता पठायौं',
  'mail.refund-done.preview': 'खातामा देखिन एक-दुई दिन लाग्न सक्छ।',
  'mail.refund-done.heading': 'तपाईंको रकम बाटोमा छ',
  'mail.refund-done.intro': 'हामीले {sum} फिर्ता पठायौं। खातामा देखिन एक-दुई दिन लाग्न सक्छ।',
  'mail.refund-done.reference': 'सन्दर्भ',
  'mail.refund-done.credit.subject': 'अर्डर {number} को {sum} तपाईंको गिफ्ट कार्डमा फर्कियो',
  'mail.refund-done.credit.subject-own': 'अर्डर {number} को {sum} स्टोर क्रेडिटमा थपियो',
  'mail.refund-done.credit.preview': 'अब अर्डर गर्दा चलाउन सक्नुहुन्छ।',
  'mail.refund-done.credit.heading': 'तपाईंको क्रेडिट फर्कियो',
  'mail.refund-done.credit.intro': '{sum} तपाईंको गिफ्ट कार्डमा फर्कियो। अब अर्डर गर्दा चलाउन सक्नुहुन्छ।',
  'mail.refund-done.credit.intro-own': '{sum} तपाईंको खातामा स्टोर क्रेडिटका रूपमा थपियो। अब अर्डर गर्दा चलाउन सक्नुहुन्छ।',
  'mail.refund-done.credit.card': 'गिफ्ट कार्ड',
  'mail.refund-done.missing': 'रकम नआए कृपया यो इमेलको जवाफ दिनुहोस् वा फोन गर्नुहोस्।',

  'mail.voucher-declined.subject': 'अर्डर {number} को भौचर',
  'mail.voucher-declined.preview': 'त्यसबाट तपाईंको ट्रान्सफर भेटिएन।',
  'mail.voucher-declined.heading': 'तपाईंको ट्रान्सफर भेटिएन',
  'mail.voucher-declined.intro': 'तपाईंले पठाउनुभएको भौचरबाट {sum} को ट्रान्सफर भेटिएन।',
  'mail.voucher-declined.wrong': 'के मिलेन: {reason}',
  'mail.voucher-declined.another': 'कृपया अर्डरको पृष्ठबाट अर्को भौचर पठाउनुहोस् वा फोन गर्नुहोस्।',
  'mail.voucher-declined.cancelled':
    'तपाईंको अर्डर रद्द भइसकेको छ। रकम पठाइसक्नुभएको छ भने कृपया यो इमेलको जवाफ दिनुहोस् वा फोन गर्नुहोस्: हामी खोजेर सबै रकम फिर्ता पठाउँछौं।',
  'mail.voucher-declined.stands': 'तपाईंको अर्डर {until} सम्म राखिन्छ। त्यसपछि रद्द हुन्छ।',
  'mail.gift-card.subject': '{shop}को {sum} को गिफ्ट कार्ड',
  'mail.gift-card.preview': 'कोड भित्र छ। पसलको जुनसुकै सामानमा चलाउनुहोस्।',
  'mail.gift-card.heading': 'तपाईंका लागि गिफ्ट कार्ड',
  'mail.gift-card.from': '{buyer} ले तपाईंलाई {sum} को गिफ्ट कार्ड पठाउनुभएको छ।',
  'mail.gift-card.intro': 'तपाईंसँग {sum} को गिफ्ट कार्ड छ।',
  'mail.gift-card.message': '“{message}”',
  'mail.gift-card.use': 'अर्डर गर्दा यो कोड लेख्नुहोस्। एकैपटक सबै चलाउनु पर्दैन: बाँकी रकम कार्डमै रहन्छ, र यसको म्याद कहिल्यै सकिँदैन।',
  'mail.gift-card.keep':
    'कोड हुने जोसुकैले कार्ड चलाउन सक्छ, त्यसैले कोड कसैलाई नदिनुहोस्। हरायो भने फोन गर्नुहोस्: हामी त्यो बन्द गरी नयाँ कोड पठाउँछौं।',
  'mail.gift-card.action': 'बाँकी रकम हेर्नुहोस्',
} as const satisfies TranslationOf<typeof english>
