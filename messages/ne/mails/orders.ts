import type { messages as english } from '../../en/mails/orders.ts'
import type { TranslationOf } from '../../params.ts'
import { MONEY_BACK_WITHIN } from './letter.ts'

/** Texts of mails about an order. */
export const messages = {
  'mail.bill.pickup': 'पसलबाट लिने',
  'mail.bill.delivery': 'डेलिभरी',
  'mail.bill.free': 'निःशुल्क',
  'mail.bill.set': '{count, plural, one {सेट} other {# सेट}}: {name}',
  'mail.bill.total': 'जम्मा (भ्याट {vat} सहित)',
  'mail.bill.exchanged': 'फिर्ता पठाउने सामान',
  'mail.bill.credit': 'गिफ्ट कार्ड वा स्टोर क्रेडिट',
  'mail.bill.left': 'तिर्न बाँकी',

  'mail.way.collect-at': 'लिने ठाउँ',
  'mail.way.deliver-to': 'पुर्‍याउने ठाउँ',
  'mail.way.when': 'कहिले',
  'mail.way.payment': 'भुक्तानी',
  'mail.way.invoice': 'बीजक',
  'mail.way.business': '{name}, प्यान {pan}',
  'mail.way.pan': 'प्यान {pan}',
  'mail.way.by-arrangement': 'हामी फोन गरेर दिन मिलाउँछौं',
  'mail.way.usually': 'प्रायः {range} {max, plural, one {कार्यदिन} other {कार्यदिन}}मा। हामी फोन गरेर दिन मिलाउँछौं।',
  'mail.way.from': '{day} देखि',
  'mail.way.in-parts': 'भाग-भाग गरी',
  'mail.way.between': '{first} देखि {last} सम्म',
  'mail.way.bank': 'बैंक ट्रान्सफर',
  'mail.way.cash-on-pickup': 'लिन आउँदा नगद',
  'mail.way.cash-on-delivery': 'सामान पाएपछि नगद',

  'mail.transfer.bank': 'बैंक',
  'mail.transfer.account': 'खाताको नाम',
  'mail.transfer.number': 'खाता नम्बर',
  'mail.transfer.reference': 'सन्दर्भ',

  'mail.instalments.subject': 'तपाईंको अर्डर {number} को किस्ता',
  'mail.instalments.heading': 'तपाईंको किस्ता',
  'mail.instalments.papers':
    'निर्णय गर्नुअघि {bank}लाई तपाईंका कागजपत्र चाहिन्छ। कुन-कुन भन्ने हामीले फोनमा बताएका छौं; बुझाउन हामी सघाउँछौं।',
  'mail.instalments.approved':
    '{bank}ले तपाईंको किस्ता स्वीकार गर्‍यो। बैंकको पैसा आउनेबित्तिकै हामी अर्डर पक्का गर्छौं। किस्ता तपाईंले बैंकलाई तिर्नुहुन्छ।',
  'mail.instalments.declined':
    '{bank}ले किस्ता स्वीकार गरेन। अर्डरको पैसा अर्को तरिकाले तिर्न सकिन्छ: कसरी र कहिलेसम्म, अर्डरको पेजमा छ।',
  'mail.instalments.withdrawn':
    'किस्ताको अनुरोध फिर्ता भयो। अर्डरको पैसा अर्को तरिकाले तिर्न सकिन्छ: कसरी र कहिलेसम्म, अर्डरको पेजमा छ।',
  'mail.instalments.bank': 'बैंक',
  'mail.instalments.down-payment': 'हामीलाई दिने डाउन पेमेन्ट',
  'mail.instalments.monthly': 'मासिक किस्ता',
  'mail.instalments.per-month': '{sum}, {months} महिनासम्म',
  'mail.instalments.total': 'जम्मा तिर्नुपर्ने',
  'mail.instalments.stands': 'हामीले तपाईंको अर्डर {number} पायौं। बैंकलाई चाहिने कागजपत्रबारे हामी अर्को कार्यदिनमा फोन गर्छौं।',
  'mail.instalments.placed':
    'तपाईंले {bank}को किस्ता माग्नुभयो: {months} महिनासम्म महिनाको {sum}, जम्मा {total}। निर्णय बैंकले गर्छ। त्यतिन्जेल पैसा पठाउनु पर्दैन।',
  'mail.instalments.placed-down':
    'तपाईंले {bank}को किस्ता माग्नुभयो: हामीलाई डाउन पेमेन्ट {down}, त्यसपछि {months} महिनासम्म महिनाको {sum}, जम्मा {total}। निर्णय बैंकले गर्छ। त्यतिन्जेल पैसा पठाउनु पर्दैन।',
  'mail.instalments.held': 'हामी तपाईंको अर्डर {until} सम्म राख्छौं।',

  'mail.order-placed.subject': '{shop}मा तपाईंको अर्डर {number}',
  'mail.order-placed.preview': 'हामीले तपाईंको {sum} को अर्डर पायौं।',
  'mail.order-placed.heading': 'अर्डरका लागि धन्यवाद',
  'mail.order-placed.on-transfer':
    'हामीले तपाईंको अर्डर {number} पायौं। रकम आइपुगेपछि अर्डर पुष्टि हुन्छ र हामी सामान तयार पार्छौं।',
  'mail.order-placed.prepared': 'हामीले तपाईंको अर्डर {number} पायौं। अब हामी अर्डर हेर्छौं, र पुष्टि भएपछि फेरि इमेल आउँछ।',
  'mail.order-placed.to-pay':
    'हामीले तपाईंको अर्डर {number} पायौं। अझै भुक्तानी गर्नुभएको छैन भने {until} अघि {wallet}बाट {sum} तिर्नुहोस्: त्यसपछि अर्डर पुष्टि हुन्छ। नतिरे अर्डर रद्द हुन्छ।',
  'mail.order-placed.transfer': 'कृपया {sum} ट्रान्सफर गर्नुहोस्, सन्दर्भमा अर्डर नम्बर लेखेर:',
  'mail.order-placed.stands': 'तपाईंको अर्डर {until} सम्म राखिन्छ: त्यतिन्जेल रकम नआए रद्द हुन्छ।',
  'mail.order-placed.does-not-fit':
    'तपाईंको नापअनुसार {names} भित्र नछिर्न {count, plural, one {सक्छ} other {सक्छन्}}। सामान पठाउनुअघि हामी तपाईंलाई फोन गर्छौं। हाम्रो फोन: {phone}',
  'mail.order-placed.not-you':
    'तपाईंले केही अर्डर गर्नुभएको होइन? कसैले गल्तीले तपाईंको इमेल लेखेको हुन सक्छ: कृपया हामीलाई खबर गर्नुहोस्।',

  'mail.verify-order.subject': 'तपाईंको अर्डर {number} को कोड: {code}',
  'mail.verify-order.preview': 'अर्डर अगाडि बढाउन यो कोड हाल्नुहोस्।',
  'mail.verify-order.heading': 'कृपया आफ्नो कोड हाल्नुहोस्',
  'mail.verify-order.enter':
    'तपाईंको अर्डर {number} हामी {until} सम्म राख्छौं। सामान तयार गर्न त्यसअघि अर्डरको पृष्ठमा यो कोड हाल्नुहोस्:',
  'mail.verify-order.preview-cash': 'नगदमा तिर्न यो कोड हाल्नुहोस्।',
  'mail.verify-order.heading-cash': 'नगदमा तिर्ने कोड',
  'mail.verify-order.enter-cash':
    'अर्डर {number} को रकम नगदमा तिर्न {until} भित्र अर्डरको पृष्ठमा यो कोड हाल्नुहोस्। कोड नहाले केही बदलिँदैन:',

  'mail.order-link.subject': 'तपाईंको अर्डर {number} को लिङ्क',
  'mail.order-link.preview': 'यहाँबाट अर्डरको भुक्तानी गर्न, अर्डर परिवर्तन गर्न वा रद्द गर्न सकिन्छ।',
  'mail.order-link.heading': 'तपाईंको अर्डर',
  'mail.order-link.asked':
    'तपाईंले अर्डर {number} को लिङ्क माग्नुभएको थियो। यसबाट भुक्तानी, डेलिभरीको दिन, बीजक, फिर्ता र रद्द गर्ने सबै काम हुन्छ।',
  'mail.order-link.keep':
    'यो इमेल अरूलाई नदेखाउनुहोस्: लिङ्क पाउने जो कोहीले अर्डर परिवर्तन गर्न सक्छ। तपाईंले लिङ्क माग्नुभएको होइन भने केही गर्नु पर्दैन।',

  'mail.now-in-cash.subject': 'तपाईंको अर्डर {number} को भुक्तानी नगदमा',
  'mail.now-in-cash.preview': 'बैंकबाट केही पठाउनु पर्दैन।',
  'mail.now-in-cash.heading': 'अब भुक्तानी नगदमा',
  'mail.now-in-cash.at-door':
    'तपाईंले रोजेअनुसार अर्डर {number} को भुक्तानी अब नगदमा हुन्छ। कृपया {sum} तयार राख्नुहोस् र सामान ल्याउने चालकलाई दिनुहोस्। बैंकबाट केही पठाउनु पर्दैन।',
  'mail.now-in-cash.on-pickup':
    'तपाईंले रोजेअनुसार अर्डर {number} को भुक्तानी अब नगदमा हुन्छ। सामान लिन आउँदा कृपया {sum} लिएर आउनुहोस्। बैंकबाट केही पठाउनु पर्दैन।',
  'mail.now-in-cash.transferred': 'बैंकबाट रकम पठाइसक्नुभएको छ भने कृपया हामीलाई भन्नुहोस्: हामी त्यो खोज्छौं, र नगद तिर्नु पर्दैन।',

  'mail.order-confirmed.subject': 'तपाईंको अर्डर {number} पुष्टि भयो',
  'mail.order-confirmed.preview': 'हामी तपाईंको सामान तयार पार्दैछौं।',
  'mail.order-confirmed.heading': 'तपाईंको अर्डर पुष्टि भयो',
  'mail.order-confirmed.intro': 'अर्डरका लागि धन्यवाद। अर्डर पुष्टि भयो, हामी तपाईंको सामान तयार पार्दैछौं।',
  'mail.order-confirmed.invoice': 'कर बीजक अर्डरको पृष्ठमा छ: छाप्न वा राख्न सक्नुहुन्छ।',
  'mail.order-confirmed.collect': 'सामान यहाँबाट लिन सक्नुहुन्छ: {address}। आउँदा यो कोड भन्नुहोस्।',
  'mail.order-confirmed.collect-from': 'सामान {day} देखि यहाँबाट लिन सक्नुहुन्छ: {address}। आउँदा यो कोड भन्नुहोस्।',
  'mail.order-confirmed.collect-made': 'हामी तपाईंको सामान बनाउँछौं, र लिन आउन मिल्ने भएपछि इमेल पठाउँछौं।',
  'mail.order-confirmed.by-arrangement': 'डेलिभरीको दिन मिलाउन हामी तपाईंलाई फोन गर्छौं।',
  'mail.order-confirmed.usually':
    'सामान आइपुग्न प्रायः {range} {max, plural, one {कार्यदिन} other {कार्यदिन}} लाग्छ। दिन मिलाउन हामी तपाईंलाई फोन गर्छौं।',
  'mail.order-confirmed.comes-at': 'हामी सामान {when} ल्याउँछौं।',
  'mail.order-confirmed.comes-in-parts': 'सामान भाग-भाग गरी आउँछ। कुन भाग कहिले आउँछ, अर्डरको पृष्ठमा हेर्नुहोस्।',
  'mail.order-confirmed.comes-on': 'सामान {day} मा पुर्‍याउने अपेक्षा छ।',
  'mail.order-confirmed.comes-between': 'सामान {first} देखि {last} सम्ममा पुर्‍याउने अपेक्षा छ।',
  'mail.order-confirmed.paid.bank': 'तपाईंको बैंक ट्रान्सफर आइपुग्यो: अब केही तिर्न बाँकी छैन।',
  'mail.order-confirmed.paid.credit': 'गिफ्ट कार्ड वा स्टोर क्रेडिटबाट तिरिएको।',
  'mail.order-confirmed.paid.esewa': 'तपाईंको इसेवा भुक्तानी आइपुग्यो: अब केही तिर्न बाँकी छैन।',
  'mail.order-confirmed.paid.khalti': 'तपाईंको खल्ती भुक्तानी आइपुग्यो: अब केही तिर्न बाँकी छैन।',
  'mail.order-confirmed.paid.cod': 'तपाईंको भुक्तानी आइपुग्यो: अब केही तिर्न बाँकी छैन।',
  'mail.order-confirmed.pay-before': 'सामान पठाउनुअघि {sum} तिर्न बाँकी छ।',
  'mail.order-confirmed.pay-on-pickup': 'सामान लिन आउँदा {sum} नगद तिर्नुहोस्।',
  'mail.order-confirmed.pay-on-delivery': 'सामान पाएपछि {sum} नगद तिर्नुहोस्।',

  'mail.order-deposit.subject': 'अर्डर {number} को बैना पायौं',
  'mail.order-deposit.preview': '{paid} आइपुग्यो: तपाईंको सामान बनाउन थाल्दैछौं।',
  'mail.order-deposit.heading': 'तपाईंको सामान बन्न थाल्यो',
  'mail.order-deposit.arrived': 'तपाईंको बैना {paid} आइपुग्यो। धन्यवाद। अब सामान बन्न थाल्छ।',
  'mail.order-deposit.arrived-weeks':
    'तपाईंको बैना {paid} आइपुग्यो। धन्यवाद। अब सामान बन्न थाल्छ, करिब {weeks, plural, one {एक हप्ता} other {# हप्ता}} लाग्छ।',
  'mail.order-deposit.followed': 'हरेक चरणमा हामी तपाईंलाई लेख्छौं। कति काम भयो, अर्डरको पृष्ठमा हेर्न सक्नुहुन्छ।',
  'mail.order-deposit.paid': 'तिरेको',
  'mail.order-deposit.left': 'तिर्न बाँकी',
  'mail.order-deposit.not-yet': '{left} अहिले तिर्नु पर्दैन: सामान तयार भएपछि हामी लेख्छौं, त्यतिबेला तिर्नुहोला।',

  'mail.order-delivered.subject': 'तपाईंको अर्डर {number} पुर्‍याइयो',
  'mail.order-delivered.subject-collected': 'तपाईंले अर्डर {number} लैजानुभयो',
  'mail.order-delivered.wish': 'नयाँ सामान तपाईंको घरमा सुहाओस्।',
  'mail.order-delivered.heading': 'तपाईंको अर्डर पुर्‍याइयो',
  'mail.order-delivered.heading-collected': 'तपाईंले अर्डर लैजानुभयो',
  'mail.order-delivered.intro': 'तपाईंको अर्डर पुर्‍याइयो। नयाँ सामान तपाईंको घरमा सुहाओस्।',
  'mail.order-delivered.intro-collected': 'तपाईंले आफ्नो अर्डर लैजानुभयो। नयाँ सामान तपाईंको घरमा सुहाओस्।',
  'mail.order-delivered.rights':
    'केही क्षति भएको भए कृपया ४८ घण्टाभित्र खबर गर्नुहोस्। र चित्त नबुझे ३० दिनभित्र फिर्ता गर्न सक्नुहुन्छ।',
  'mail.order-delivered.rights-custom':
    'केही क्षति भएको भए कृपया ४८ घण्टाभित्र खबर गर्नुहोस्। तपाईंकै नापमा बनाइएको सामान भने फिर्ता हुँदैन।',

  'mail.order-cancelled.subject': 'तपाईंको अर्डर {number} रद्द भयो',
  'mail.order-cancelled.heading': 'तपाईंको अर्डर रद्द भयो',
  'mail.order-cancelled.by.shopper': 'तपाईंले भन्नुभएअनुसार अर्डर रद्द भयो।',
  'mail.order-cancelled.by.staff': 'माफ गर्नुहोला: हामीले तपाईंको अर्डर रद्द गर्नुपर्‍यो।',
  'mail.order-cancelled.by.system': 'समयमा भुक्तानी नभएकाले तपाईंको अर्डर रद्द भयो।',
  'mail.order-cancelled.not-verified': 'इमेलमा पठाएको कोड समयमा नहालिएकाले तपाईंको अर्डर रद्द भयो। फेरि अर्डर गर्न सक्नुहुन्छ।',
  'mail.order-cancelled.part-paid': '{all} मध्ये हामीले {paid} पाएका थियौं: त्यो सबै तपाईंलाई फिर्ता हुन्छ।',
  'mail.order-cancelled.money-back': `रकम पहिल्यै ट्रान्सफर गरिसक्नुभएको भए हामी ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.order-cancelled.reply': 'तपाईंले यस्तो चाहनुभएको थिएन भने कृपया यो इमेलको जवाफ दिनुहोस् वा फोन गर्नुहोस्।',

  'mail.order-edited.subject': 'तपाईंको अर्डर {number} परिवर्तन भयो',
  'mail.order-edited.preview': 'अब जम्मा {sum} भयो।',
  'mail.order-edited.heading': 'तपाईंको अर्डर परिवर्तन भयो',
  'mail.order-edited.intro': 'हामीले तपाईंको अर्डर {number} परिवर्तन गर्‍यौं। अब फरक यति छ:',
  'mail.order-edited.added': '{count} थपियो',
  'mail.order-edited.removed': 'हटाइयो',
  'mail.order-edited.now': '{from} को सट्टा {to}',
  'mail.order-edited.before': 'पहिलेको जम्मा',
  'mail.order-edited.nothing-left': 'अब तिर्न केही बाँकी छैन।',
  'mail.order-edited.pay': 'कृपया {sum} तिर्नुहोस्। कसरी तिर्ने, अर्डरको पृष्ठमा छ।',
  'mail.order-edited.invoice':
    'पुरानो बीजक क्रेडिट नोटबाट रद्द भयो, र त्यसको सट्टा नयाँ कर बीजक जारी भयो। दुवै अर्डरको पृष्ठमा छन्।',
  'mail.order-edited.wrong': 'केही मिलेन भने सामान पठाउनुअघि नै यो इमेलको जवाफ दिनुहोस् वा हामीलाई फोन गर्नुहोस्।',

  'mail.order-exchanged.subject': 'तपाईंको अर्डर {number} को सामान साट्ने बारे',
  'mail.order-exchanged.preview': 'यसको सट्टामा नयाँ अर्डर {number} आउँछ।',
  'mail.order-exchanged.heading': 'हामी तपाईंको फर्निचर साट्दैछौं',
  'mail.order-exchanged.intro':
    'हामी तपाईंको अर्डर {number} को सामान फिर्ता लिन्छौं। त्यसको सट्टामा नयाँ अर्डर {next} आउँछ। हाम्रो कुरा यस्तो भएको छ:',
  'mail.order-exchanged.back': 'फिर्ता आउने',
  'mail.order-exchanged.new': 'तपाईंले पाउने',
  'mail.order-exchanged.worth': 'फिर्ता आउने सामानको मूल्य',
  'mail.order-exchanged.total': 'नयाँ अर्डरको जम्मा',
  'mail.order-exchanged.pay': 'कृपया फरक रकम {sum} तिर्नुहोस्। कसरी तिर्ने, अर्डरको पृष्ठमा छ।',
  'mail.order-exchanged.refund': 'पुरानो सामान आइपुगेको ७ दिनभित्र हामी {sum} फिर्ता गर्नेछौं।',
  'mail.order-exchanged.keep-ready': 'कृपया पुरानो सामान तयार राख्नुहोस्, हामी साथै लिएर जान्छौं।',
  'mail.order-exchanged.bring': 'नयाँ सामान लिन आउँदा कृपया पुरानो सामान पनि लिएर आउनुहोस्।',
  'mail.order-exchanged.papers':
    'कर बीजक नयाँ अर्डरको पृष्ठमा छ। फिर्ता आउने सामानको क्रेडिट नोट, सामान आइपुगेपछि पुरानो अर्डरको पृष्ठमा आउँछ।',
  'mail.order-exchanged.papers-later':
    'तिरेपछि कर बीजक नयाँ अर्डरको पृष्ठमा आउँछ। फिर्ता आउने सामानको क्रेडिट नोट, सामान आइपुगेपछि पुरानो अर्डरको पृष्ठमा आउँछ।',

  'mail.payment-changed.subject': 'अर्डर {number}: भुक्तानीको तरिका फेरियो',
  'mail.payment-changed.preview': 'तिर्न बाँकी: {sum}।',
  'mail.payment-changed.heading': 'अब अर्को तरिकाले तिर्नुहोस्',
  'mail.payment-changed.intro': 'तपाईंसँग कुरा भएअनुसार हामीले अर्डर {number} को भुक्तानीको तरिका फेर्‍यौं।',
  'mail.payment-changed.method': 'भुक्तानीको तरिका',
  'mail.payment-changed.due': 'तिर्न बाँकी',
  'mail.payment-changed.until': 'कृपया {time} सम्ममा तिर्नुहोस्। त्यसपछि अर्डर रद्द हुन्छ।',

  'mail.order-returned.subject': 'तपाईंको अर्डर {number} हामीकहाँ फिर्ता आयो',
  'mail.order-returned.preview': `हामी तपाईंको रकम ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
  'mail.order-returned.heading': 'तपाईंको अर्डर हामीकहाँ फिर्ता आयो',
  'mail.order-returned.intro': `तपाईंले फिर्ता गर्नुभएको सामान हामीले पायौं। तपाईंको रकम ${MONEY_BACK_WITHIN} फिर्ता पठाउँछौं।`,
} as const satisfies TranslationOf<typeof english>
