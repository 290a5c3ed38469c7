import type { afterSales as english } from '../en/after-sales.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about damage and returns. */
export const afterSales: typeof english = {
  damage: {
    subject: (number) => `अर्डर ${number} मा क्षति`,
    headingReported: 'तपाईंको खबर पायौं',
    heading: 'तपाईंले खबर गर्नुभएको क्षतिबारे',
    reported: 'सामान क्षति भएर आइपुगेकोमा माफ गर्नुहोला। हामी तपाईंका तस्बिर हेरेर छिट्टै जवाफ दिन्छौं।',
    declined: 'तपाईंले पठाउनुभएको कुरा हेर्‍यौं, तर यसलाई बाटोमा भएको क्षति मान्न सकेनौं।',
    remedies: {
      replacement: () => 'क्षतिका लागि माफ गर्नुहोला। हामी सामान साटिदिन्छौं र दिन मिलाउन फोन गर्छौं।',
      repair: () => 'क्षतिका लागि माफ गर्नुहोला। हामी मर्मत गरिदिन्छौं र दिन मिलाउन फोन गर्छौं।',
      refund: (sum) => `क्षतिका लागि माफ गर्नुहोला। हामी ${sum} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
    },
    visits: {
      replacement: (when) => `हामी साटेको सामान ${when} ल्याउँछौं।`,
      repair: (when) => `हामी ${when} मर्मत गर्न आउँछौं।`,
    },
    piece: 'सामान',
  },
  returns: {
    subject: (number) => `अर्डर ${number} को फिर्ता`,
    heading: 'तपाईंको फिर्ता',
    states: {
      requested: () => 'सामान फिर्ता गर्ने तपाईंको अनुरोध पायौं, छिट्टै जवाफ दिन्छौं।',
      approved: (refund) =>
        `सामान फिर्ता गर्न सक्नुहुन्छ: लिन आउने दिन मिलाउन हामी फोन गर्छौं, र सामान पाएपछि ${refund} फिर्ता दिन्छौं।`,
      declined: () => 'तपाईंको अनुरोध हेर्‍यौं, तर यो सामान फिर्ता लिन सकेनौं।',
      withdrawn: () => 'तपाईंको फिर्ता गर्ने अनुरोध रद्द भयो: सामान तपाईंसँगै रहन्छ।',
      collected: (refund) => `तपाईंले फिर्ता गर्नुभएको सामान लियौं। हाम्रो पसलमा आइपुगेपछि ${refund} फिर्ता दिन्छौं।`,
      received: (refund) => `तपाईंले फिर्ता गर्नुभएको सामान आइपुग्यो। हामी ${refund} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
    },
    pieces: 'सामान',
  },
}
