import type { messages as english } from '../../en/mails/after-sales.ts'
import type { TranslationOf } from '../../params.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about damage and returns. */
export const messages = {
  'mail.damage.subject': 'अर्डर {number} मा क्षति',
  'mail.damage.heading-reported': 'तपाईंको खबर पायौं',
  'mail.damage.heading': 'तपाईंले खबर गर्नुभएको क्षतिबारे',
  'mail.damage.reported': 'सामान क्षति भएर आइपुगेकोमा माफ गर्नुहोला। हामी तपाईंका तस्बिर हेरेर छिट्टै जवाफ दिन्छौं।',
  'mail.damage.declined': 'तपाईंले पठाउनुभएको कुरा हेर्‍यौं, तर यसलाई बाटोमा भएको क्षति मान्न सकेनौं।',
  'mail.damage.remedy.replacement': 'क्षतिका लागि माफ गर्नुहोला। हामी सामान साटिदिन्छौं र दिन मिलाउन फोन गर्छौं।',
  'mail.damage.remedy.repair': 'क्षतिका लागि माफ गर्नुहोला। हामी मर्मत गरिदिन्छौं र दिन मिलाउन फोन गर्छौं।',
  'mail.damage.remedy.refund': `क्षतिका लागि माफ गर्नुहोला। हामी {sum} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.damage.visit.replacement': 'हामी साटेको सामान {when} ल्याउँछौं।',
  'mail.damage.visit.repair': 'हामी {when} मर्मत गर्न आउँछौं।',
  'mail.damage.piece': 'सामान',

  'mail.return.subject': 'अर्डर {number} को फिर्ता',
  'mail.return.heading': 'तपाईंको फिर्ता',
  'mail.return.state.requested': 'सामान फिर्ता गर्ने तपाईंको अनुरोध पायौं, छिट्टै जवाफ दिन्छौं।',
  'mail.return.state.approved':
    'सामान फिर्ता गर्न सक्नुहुन्छ: लिन आउने दिन मिलाउन हामी फोन गर्छौं, र सामान पाएपछि {refund} फिर्ता दिन्छौं।',
  'mail.return.state.declined': 'तपाईंको अनुरोध हेर्‍यौं, तर यो सामान फिर्ता लिन सकेनौं।',
  'mail.return.state.withdrawn': 'तपाईंको फिर्ता गर्ने अनुरोध रद्द भयो: सामान तपाईंसँगै रहन्छ।',
  'mail.return.state.collected': 'तपाईंले फिर्ता गर्नुभएको सामान लियौं। हाम्रो पसलमा आइपुगेपछि {refund} फिर्ता दिन्छौं।',
  'mail.return.state.received': `तपाईंले फिर्ता गर्नुभएको सामान आइपुग्यो। हामी {refund} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.return.exchange.collected': 'सामान लियौं। यसको मूल्य तपाईंको अर्डर {number} मा जोडिएको छ।',
  'mail.return.exchange.collected-refund':
    'सामान लियौं। यसको मूल्य तपाईंको अर्डर {number} मा जोडिएको छ। हाम्रो पसलमा आइपुगेपछि बाँकी {refund} फिर्ता दिन्छौं।',
  'mail.return.exchange.received': 'सामान आइपुग्यो। यसको मूल्य तपाईंको अर्डर {number} मा जोडिएको छ।',
  'mail.return.exchange.received-refund': `सामान आइपुग्यो। यसको मूल्य तपाईंको अर्डर {number} मा जोडिएको छ। बाँकी {refund} हामी ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.return.pieces': 'सामान',
} as const satisfies TranslationOf<typeof english>
