import type { messages as english } from '../../en/replies/orders.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies about placed orders, their payment, delivery, damage and returns, and about custom pieces. */
export const messages = {
  'orders.not-found': 'यस्तो अर्डर भेटिएन।',
  'orders.none-tracked': 'यो फोन वा इमेल भएको यस नम्बरको अर्डर भेटिएन।',
  'orders.is-pending': 'यो अर्डर अझै पुष्टि भएको छैन।',
  'orders.is-confirm': 'यो अर्डर पुष्टि भइसकेको छ।',
  'orders.not-delivered': 'यो अर्डर अझै डेलिभरी भएको छैन।',
  'orders.is-delivered': 'यो अर्डर डेलिभरी भइसकेको छ।',
  'orders.is-cancelled': 'यो अर्डर रद्द भइसकेको छ।',
  'orders.is-returned': 'यो अर्डर फिर्ता भइसकेको छ।',
  'orders.is-in-state':
    'यो अर्डर {state, select, pending {पुष्टि हुन बाँकी} confirm {पुष्टि भएको} delivered {डेलिभरी भएको} cancelled {रद्द भएको} other {फिर्ता भएको}} छ।',
  'orders.part-delivered': 'यस अर्डरको केही सामान डेलिभरी भइसकेको छ। नचाहिएको सामान फिर्ता पठाउन सक्नुहुन्छ।',
  'orders.too-late-to-cancel':
    'अर्डर गरेको २ घण्टाभित्र मात्र रद्द गर्न सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'orders.code-right': 'धन्यवाद, कोड मिल्यो। अब पसलले अर्डर हेरेर पुष्टि गर्छ।',
  'orders.code-sent': 'हामीले अर्को कोड इमेल गरेका छौं',
  'orders.code-sent-by-sms': 'हामीले अर्को कोड एसएमएसमा पठाएका छौं',
  'orders.no-sms-now': 'अहिले एसएमएस पठाउन सकिएन। कृपया हामीलाई फोन गर्नुहोस्, हामी अर्डर पुष्टि गर्छौं।',
  'orders.no-link-by-sms':
    'अहिले लिङ्क एसएमएसबाट पठाउन सकिएन। खाताबाट अर्डर गर्नुभएको हो भने लगइन गर्नुहोस्, नत्र कृपया हामीलाई फोन गर्नुहोस्।',
  'orders.needs-link': 'यसका लागि हाम्रो इमेल वा एसएमएसमा भएको लिङ्कबाट अर्डर खोल्नुहोस्, वा अर्डर गरेको खातामा लगइन गर्नुहोस्।',
  'orders.link-sent': 'यस अर्डरको इमेल वा फोनमा हामीले लिङ्क पठाएका छौं',
  'orders.needs-no-code': 'यस अर्डरलाई कोड चाहिँदैन।',
  'orders.nothing-to-reorder': 'त्यसको कुनै सामान पसलमा बाँकी छैन',

  'invoices.is-issued': 'यस अर्डरको बीजक जारी भइसक्यो, त्यसैले अब बदल्न मिल्दैन। कृपया हामीलाई सम्पर्क गर्नुहोस्।',
  'invoices.business-changed': 'बीजकको क्रेता सुरक्षित भयो',
  'invoices.not-found': 'यस अर्डरको यस्तो बीजक छैन।',
  'invoices.print-recorded': 'प्रिन्टको अभिलेख राखियो',

  'payments.no-switch': 'यो अर्डरको भुक्तानी अहिले त्यो तरिकामा बदल्न मिल्दैन।',
  'payments.code-required': 'नगदमा तिर्न हामीले पठाएको कोड हाल्नुहोस्।',
  'payments.switched': 'तपाईंको अर्डरको भुक्तानीको तरिका बदलियो',
  'payments.wallet-not-offered': 'यस अर्डरको भुक्तानी अहिले {wallet}बाट गर्न मिल्दैन।',
  'payments.amount-changed': 'अब तिर्नुपर्ने रकम फरक छ। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',
  'payments.wallet-away': '{wallet}ले अहिले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
  'payments.wallet.esewa': 'इसेवा',
  'payments.wallet.khalti': 'खल्ती',
  'payments.not-found': 'यस्तो भुक्तानी भेटिएन।',
  'payments.order-cancelled': 'यो अर्डर रद्द भइसकेको छ: तिर्न केही छैन।',
  'payments.order-returned': 'यो अर्डर फिर्ता भइसकेको छ: तिर्न केही छैन।',
  'payments.too-late': 'यस अर्डरको भुक्तानी गर्ने समय सकियो। कृपया फेरि अर्डर गर्नुहोस्।',
  'payments.nothing-due': 'तिर्न केही छैन।',
  'payments.not-by-transfer': 'यस अर्डरको भुक्तानी बैंक ट्रान्सफरबाट हुने होइन।',
  'payments.receipt-pending': 'तपाईंको भौचर आइपुग्यो र हामी हेर्दैछौं। कृपया हाम्रो जवाफ पर्खनुहोस्।',
  'payments.too-many-receipts': 'धेरै भौचर भइसके। कृपया हामीलाई फोन गर्नुहोस्।',
  'payments.started': 'भुक्तानी सुरु भयो',
  'payments.receipt-sent': 'भौचर पठाइयो',

  'deliveries.not-found': 'यस अर्डरको यस्तो डेलिभरी छैन।',
  'deliveries.planning.pickup': 'यो अर्डर पसलबाट लैजाने हो: पसल खुल्ने समयमा तपाईंलाई पर्खिरहेको हुन्छ।',
  'deliveries.planning.by-arrangement': 'यस डेलिभरीको दिन मिलाउन हामी फोन गर्छौं।',
  'deliveries.planning.not-open': 'यसको कुनै सामान अब बाटोमा छैन, त्यसैले छान्ने दिन छैन।',
  'deliveries.planning.out': 'यो डेलिभरी बाटोमा निस्किसकेको छ।',
  'deliveries.planning.too-late':
    'दिन अघिल्लो दिन साँझ ५ बजेसम्म मात्र फेर्न सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'deliveries.planning.no-moves-left':
    'दिन {most} पटक मात्र फेर्न सकिन्छ, र त्यो सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'deliveries.day-not-offered': 'त्यो दिन यो अर्डर डेलिभरी हुँदैन। कृपया देखाइएका दिनमध्ये एउटा छान्नुहोस्।',
  'deliveries.day-taken-by-unpaid':
    'तपाईंको नेटवर्कका भुक्तानी बाँकी अर्डरले यस दिनका धेरै ठाउँ लिइसकेका छन्। कृपया अर्को दिन छान्नुहोस्, वा अर्डरको भुक्तानी भएपछि अथवा हामीले पुष्टि गरेपछि छान्नुहोस्।',
  'deliveries.slot-full': 'यो समय भर्खरै भरियो। कृपया अर्को समय छान्नुहोस्।',
  'deliveries.planned': 'तपाईंको डेलिभरीको दिन तय भयो',

  'after-sales.forgotten': 'यो अर्डर गर्नेको विवरण मेटाइसकिएको छ। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'after-sales.not-delivered': 'यो सामान अझै डेलिभरी भएको छैन।',
  'after-sales.damage-late':
    'डेलिभरी भएको ४८ घण्टाभित्र मात्र क्षतिको जानकारी दिन सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'after-sales.sent-back': 'यो सबै सामान हामीकहाँ फिर्ता आइसकेको छ।',
  'after-sales.damage-waits': 'यसको क्षतिबारे तपाईंले जानकारी दिइसक्नुभएको छ: हामी चाँडै जवाफ दिन्छौं।',
  'after-sales.return-late': 'डेलिभरी भएको ३० दिनभित्र मात्र सामान फिर्ता गर्न सकिन्छ, र त्यो समय सकियो।',
  'after-sales.return-open': 'यस अर्डरको एउटा फिर्ता भइरहेको छ। त्यो आइपुगेपछि अर्को गर्न सकिन्छ।',
  'after-sales.many-returns':
    'एउटा अर्डरको सामान {most} पटकसम्म मात्र फिर्ता माग्न सकिन्छ। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'after-sales.custom-made': 'तपाईंको नापमा बनाइएको सामान फिर्ता गर्न मिल्दैन। क्षति भएको भए कृपया ४८ घण्टाभित्र भन्नुहोस्।',
  'after-sales.withdrawn': 'यो फिर्ताको अनुरोध अब हटाउन मिल्दैन।',

  'returns.not-found': 'यस अर्डरको यस्तो फिर्ता छैन।',
  'returns.requested': 'तपाईंको अनुरोध आइपुग्यो',

  'damage.reported': 'तपाईंको जानकारी आइपुग्यो',

  'custom-requests.is-requested': 'यस फर्निचरको मूल्य प्रस्ताव अझै दिइएको छैन।',
  'custom-requests.is-quoted': 'यस फर्निचरको मूल्य प्रस्ताव दिइसकेका छौं।',
  'custom-requests.is-accepted': 'यो फर्निचर अर्डर भइसकेको छ।',
  'custom-requests.is-declined': 'तपाईंले यस फर्निचरको मूल्य प्रस्ताव अस्वीकार गर्नुभयो। कृपया नयाँ अनुरोध पठाउनुहोस्।',
  'custom-requests.is-withdrawn': 'यो अनुरोध हटाइसकिएको छ। कृपया नयाँ पठाउनुहोस्।',
  'custom-requests.is-refused': 'यो फर्निचर हामी बनाउन सक्दैनौं।',
  'custom-requests.not-found': 'यस्तो अनुरोध भेटिएन।',
  'custom-requests.offer-expired': 'हाम्रो मूल्य प्रस्ताव {date} गतेसम्म मात्र मान्य थियो। कृपया नयाँ माग्नुहोस्।',
} as const satisfies TranslationOf<typeof english>
