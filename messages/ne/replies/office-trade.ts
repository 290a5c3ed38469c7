import type { messages as english } from '../../en/replies/office-trade.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies to staff about orders, money and messages. */
export const messages = {
  'statements.no-headings': 'फाइलको कुनै पङ्क्तिमा यी शीर्षक छैनन्। यो {source} कै स्टेटमेन्ट हो?',
  'statements.no-rows': 'कुनै पङ्क्ति पढ्न सकिएन। पङ्क्ति {row}: {problem}।',
  'statements.not-here': '{order} को {kind, select, refund {फिर्ता रकम} other {भुक्तानी}} यस स्टेटमेन्टमा हुन सक्दैन।',
  'statements.covered': '{day} को लाइनले यीमध्ये एउटा समेटिसकेको छ। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',
  'credit.too-much': 'बढीमा {most} घटाउन सकिन्छ।',
  'custom-requests.further': 'सामानको काम त्योभन्दा अघि बढिसकेको छ: {stage}।',
  'custom-requests.too-many-offers':
    'एक दिनमै {most} वटा मूल्य प्रस्ताव गइसके। कृपया ग्राहकलाई फोन गर्नुहोस्, वा भोलिसम्म पर्खनुहोस्।',
  'custom-requests.wrong-weeks': 'कृपया १ देखि {most} हप्ता लेख्नुहोस्',
  'exchanges.too-many-returns': 'यस अर्डरका {most} वटा फिर्ता भइसके, योभन्दा बढी मिल्दैन।',
  'exchanges.pieces-left': 'ग्राहकसँग यो {left} थान छ।',
  'order-edits.too-high-discount': 'बढीमा {most}: सामानको मूल्य त्यति नै हो।',
  'exchanges.prices-changed': 'यसबीच मूल्य बदलियो: {total} को सट्टा {worth} फिर्ता आउँछ। हेरेर फेरि सुरक्षित गर्नुहोस्।',
  'damage.wrong-refund': 'यस सामानका लागि {least} देखि {most} सम्म फिर्ता गर्न सकिन्छ।',
  'returns.wrong-refund': '{least} देखि {most} सम्म फिर्ता गर्न सकिन्छ।',
  'orders.too-many-notes': 'यस अर्डरका {most} वटा टिपोट भइसके, योभन्दा बढी राख्न मिल्दैन।',
  'order-edits.only-left': 'यस अर्डरका लागि स्टकमा {left} थान मात्र छ।',
  'order-edits.sold-out': '{name} सकियो।',
  'order-edits.other-total': 'यसबीच मूल्य, शुल्क वा छुट बदलियो: नयाँ जम्मा {total} हो। हेरेर फेरि सुरक्षित गर्नुहोस्।',
  'order-edits.paid-by-pieces': 'यसको {amount} अझै फिर्ता नआएका सामानले तिर्छ। पहिले ती सामान बुझ्नुहोस्।',
  'handovers.other-sum': '{expected} हुनुपर्ने हो। किन फरक रकम छ, कृपया लेख्नुहोस्।',
  'payments.most-due': 'तिर्न बाँकी बढीमा {due} हो।',
  'payments.least-by-wallet': 'वालेटले {least} भन्दा कम लिँदैन। नगद वा बैंक ट्रान्सफर छान्नुहोस्।',
  'refunds.wallet-away': '{wallet}ले अहिले जवाफ दिएन। पसलले आफैँ फेरि सोध्नेछ।',
  'refunds.no-answer': '{wallet}ले जवाफ दिएन। रकम फिर्ता भएको छैन। कृपया पछि फेरि प्रयास गर्नुहोस्।',
  'refunds.all-back': '{wallet}का अनुसार यो भुक्तानीको सबै रकम फिर्ता भइसकेको छ। त्यसको पोर्टलमा हेर्नुहोस्, र यहाँ दर्ता गर्नुहोस्।',
  'refunds.unclear': 'यो भुक्तानी फिर्ता गर्न सकिन्छ भनेर {wallet}ले भन्दैन। रकम फिर्ता भएको छैन। त्यसको पोर्टलमा हेर्नुहोस्।',
  'refunds.part-back': '{wallet}का अनुसार यो भुक्तानीको केही रकम फिर्ता भइसकेको छ, जुन यहाँ दर्ता छैन। पहिले त्यो दर्ता गर्नुहोस्।',
  'refunds.no-transaction': '{wallet}ले यो भुक्तानीको कारोबार नम्बर दिएन। रकम फिर्ता भएको छैन। त्यसको पोर्टलबाटै फिर्ता गर्नुहोस्।',
  'refunds.most-to-send': 'यो तरिकाले बढीमा {most} पठाउन सकिन्छ।',
  'refunds.most': 'बढीमा {most}।',
  'refunds.sent': 'यो रकम फिर्ता पठाइसकिएको छ, र नतिजा आएको छैन। पृष्ठ फेरि लोड गर्नुहोस्।',
  'refunds.sent-by': 'यो रकम {name}ले फिर्ता पठाइसक्नुभएको छ, र नतिजा आएको छैन। पृष्ठ फेरि लोड गर्नुहोस्।',
  'refunds.most-back': 'बढीमा {most} फिर्ता हुन्छ।',
  'refunds.sum-sent': 'वालेटमा {sum} फिर्ता पठाइएको थियो। पोर्टलमा त्यो देखिए ठ्याक्कै त्यति नै दर्ता गर्नुहोस्।',
  'payments.long-reference': 'सन्दर्भ नम्बर १ देखि {most} अक्षरको हुनुपर्छ।',
  'transfers.known-for-card': 'यो बैंक ट्रान्सफर गिफ्ट कार्डका लागि दर्ता भइसकेको छ।',
  'transfers.known-for-order': 'यो बैंक ट्रान्सफर अर्डरका लागि दर्ता भइसकेको छ।',
  'transfers.known-for': 'यो बैंक ट्रान्सफर अर्डर {number} का लागि दर्ता भइसकेको छ।',
  'tickets.too-many-replies':
    'यस कुराकानीमा {most} वटा जवाफ भइसके, योभन्दा बढी मिल्दैन। कृपया फोन गर्नुहोस्, वा नयाँ सन्देश पठाउन भन्नुहोस्।',
  'phone-orders.hold-too-many':
    'तपाईंका भुक्तानी नभएका फोन अर्डरले {pieces} थान ओगटेका छन्, र सहकर्मीले केही पुष्टि नगरेसम्म बढीमा {most} थान ओगट्न मिल्छ। कृपया {who, select, manager {प्रबन्धक} other {मालिक}}लाई यो अर्डर लिन भन्नुहोस्।',
  'returns.is-in-state':
    'यो फिर्ता {state, select, requested {जवाफको पर्खाइमा} approved {स्वीकृत भइसकेको} collected {लिइसकेको} received {आइसकेको} declined {अस्वीकार भइसकेको} other {ग्राहकले हटाइसकेको}} छ।',
} as const satisfies TranslationOf<typeof english>
