import { walletNames } from '#domain/payments/payment-methods.ts'
import type { money as english } from '../en/money.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about payments and refunds. */
export const money: typeof english = {
  received: {
    subject: (number) => `अर्डर ${number} को भुक्तानी पायौं`,
    preview: (sum) => `${sum} आइपुग्यो।`,
    heading: 'भुक्तानीका लागि धन्यवाद',
    arrived: (sum) => `तपाईंको ${sum} भुक्तानी आइपुग्यो।`,
    arrivedBy: {
      bank: (sum) => `बैंक ट्रान्सफरबाट तपाईंको ${sum} भुक्तानी आइपुग्यो।`,
      esewa: (sum) => `${walletNames.esewa} बाट तपाईंको ${sum} भुक्तानी आइपुग्यो।`,
      khalti: (sum) => `${walletNames.khalti} बाट तपाईंको ${sum} भुक्तानी आइपुग्यो।`,
    },
    nothingLeft: 'अब केही तिर्न बाँकी छैन।',
    left: (sum) => `${sum} तिर्न बाँकी छ।`,
  },
  refund: 'फिर्ता रकम',
  refundDue: {
    subject: (sum, number) => `अर्डर ${number} को ${sum} फिर्ता पठाउँदैछौं`,
    preview: `${MONEY_BACK_WITHIN} तपाईंले पाउनुहुन्छ।`,
    previewBy: (day) => `३ देखि ५ कार्यदिनभित्र, ढिलोमा ${day} सम्ममा पाउनुहुन्छ।`,
    heading: 'तपाईंको रकम फिर्ता हुँदैछ',
    intro: (sum) =>
      `हामी ${sum} ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं, जुन माध्यमबाट तिर्नुभएको थियो त्यसैमा। तपाईंले केही गर्नु पर्दैन।`,
    introBy: (sum, day) =>
      `हामी ${sum} ३ देखि ५ कार्यदिनभित्र, ढिलोमा ${day} सम्ममा फिर्ता पठाउँछौं, जुन माध्यमबाट तिर्नुभएको थियो त्यसैमा। तपाईंले केही गर्नु पर्दैन।`,
  },
  refundDone: {
    subject: (sum, number) => `अर्डर ${number} को ${sum} फिर्ता पठायौं`,
    preview: 'खातामा देखिन एक-दुई दिन लाग्न सक्छ।',
    heading: 'तपाईंको रकम बाटोमा छ',
    intro: (sum) => `हामीले ${sum} फिर्ता पठायौं। खातामा देखिन एक-दुई दिन लाग्न सक्छ।`,
    reference: 'सन्दर्भ',
    missing: 'रकम नआए कृपया यो इमेलको जवाफ दिनुहोस् वा फोन गर्नुहोस्।',
  },
  voucherDeclined: {
    subject: (number) => `अर्डर ${number} को भौचर`,
    preview: 'त्यसबाट तपाईंको ट्रान्सफर भेटिएन।',
    heading: 'तपाईंको ट्रान्सफर भेटिएन',
    intro: (sum) => `तपाईंले पठाउनुभएको भौचरबाट ${sum} को ट्रान्सफर भेटिएन।`,
    wrong: (reason) => `के मिलेन: ${reason}`,
    another: 'कृपया अर्डरको पृष्ठबाट अर्को भौचर पठाउनुहोस् वा फोन गर्नुहोस्।',
    stands: (until) => `तपाईंको अर्डर ${until} सम्म राखिन्छ। त्यसपछि रद्द हुन्छ।`,
  },
}
