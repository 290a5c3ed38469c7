import type { messages as english } from '../../en/mails/deliveries.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about an order's deliveries. */
export const messages = {
  'mail.delivery-planned.subject': 'तपाईंको अर्डर {number} कहिले आउँछ',
  'mail.delivery-planned.heading': 'तपाईंको डेलिभरीको दिन',
  'mail.delivery-planned.sentence': 'हामी तपाईंको अर्डर {when} ल्याउँछौं।',

  'mail.delivery-split.subject': 'अर्डर {number} को केही सामान पछि आउँछ',
  'mail.delivery-split.heading': 'केही सामान पछि आउँछ',
  'mail.delivery-split.sentence': 'सबै सामान एकैचोटि आउँदैन: यहाँ लेखिएका सामान छुट्टै डेलिभरीमा आउँछन्, थप शुल्क लाग्दैन।',
  'mail.delivery-split.sentence-pickup': 'सबै सामान एकैचोटि लिन सकिँदैन: यहाँ लेखिएका सामानको छुट्टै कोड हुन्छ।',

  'mail.delivery-out.subject': 'तपाईंको अर्डर {number} बाटोमा छ',
  'mail.delivery-out.heading': 'तपाईंको सामान बाटोमा छ',
  'mail.delivery-out.sentence': 'हामी तपाईंकहाँ आउँदैछौं।',
  'mail.delivery-out.sentence-when': 'हामी तपाईंकहाँ आउँदैछौं: {when}।',

  'mail.delivery-failed.subject': 'अर्डर {number} बुझाउन सकिएन',
  'mail.delivery-failed.heading': 'सामान बुझाउन सकिएन',
  'mail.delivery-failed.sentence': '{day} मा तपाईंको सामान बुझाउन सकिएन।',
  'mail.delivery-failed.choose': 'अर्डरको पृष्ठमा नयाँ दिन छान्न सक्नुहुन्छ। नछान्नुभए हामी दिन तोकेर तपाईंलाई जानकारी दिन्छौं।',
  'mail.delivery-failed.tell': 'हामी दिन तोकेर तपाईंलाई जानकारी दिन्छौं।',
  'mail.delivery-failed.call': 'नयाँ दिन मिलाउन हामी तपाईंलाई फोन गर्छौं।',
  'mail.delivery-failed.expected': 'आइपुग्ने नयाँ अनुमानित दिन',
  'mail.delivery-failed.action': 'दिन छान्नुहोस्',

  'mail.delivery-part-delivered.subject': 'अर्डर {number} को केही सामान आइपुग्यो',
  'mail.delivery-part-delivered.heading': 'केही सामान आइपुग्यो',
  'mail.delivery-part-delivered.sentence': 'बाँकी सामान पछि आउँछ। कहिले आउँछ, अर्डरको पृष्ठमा देख्नुहुन्छ।',
  'mail.delivery-part-delivered.sentence-when': 'बाँकी सामान {when} आउँछ।',
  'mail.delivery-part-delivered.sentence-kept':
    'बाँकी सामान हाम्रा चालकले फिर्ता ल्याउनुभयो। अब के गर्ने भनेर हामी तपाईंलाई फोन गर्छौं।',

  'mail.delivery.when': '{day}, {from} देखि {until} बजेको बीचमा',
  'mail.delivery.pieces': 'सामान',
  'mail.delivery.arrived': 'आइपुगेको',
  'mail.delivery.part': 'डेलिभरी {number}/{count}',
  'mail.delivery.part-cash': '{amount} नगद: {pieces}',
  'mail.delivery.cash': 'कृपया {amount} नगद तयार राख्नुहोस्: सामान ल्याउने चालकलाई तिर्नुहोला।',
  'mail.delivery.cash-for-another': 'सामान बुझ्ने व्यक्तिलाई {amount} नगद तयार राख्न भन्नुहोस्: सामान ल्याउने चालकले लिन्छन्।',
  'mail.delivery.code-at-door': 'सामान पाउँदा यो कोड भन्नुहोस्:',
  'mail.delivery.code-for-another': 'सामान बुझ्ने व्यक्ति अर्कै हुनुहुन्छ: कृपया यो कोड उहाँलाई दिनुहोस्।',
  'mail.delivery.code-on-pickup': 'सामान लिन आउँदा यो कोड भन्नुहोस्:',
} as const satisfies TranslationOf<typeof english>
