/** Texts of the pages that edit and exchange orders. */
export const orderChanges = {
  // Both
  'Back to order %{number}': 'अर्डर %{number} मा फर्कनुहोस्',
  'Discount by the shop': 'पसलको छुट',
  'As for a new order': 'नयाँ अर्डरको जति',
  'Nothing is left to pay.': 'तिर्न केही बाँकी छैन।',
  // Edit
  'Edit order %{number}': 'अर्डर %{number} बदल्नुहोस्',
  'Open an order, then choose “Edit order”.': 'अर्डर खोल्नुहोस्, अनि “अर्डर बदल्नुहोस्” थिच्नुहोस्।',
  'An order needs an item. To end it, cancel the order.': 'अर्डरमा कम्तीमा एउटा सामान चाहिन्छ। नचाहिए अर्डर रद्द गर्नुहोस्।',
  'Items of the order keep their price. Added ones, and other sizes and colors, cost what they cost today.':
    'अर्डरमा भएका सामानको मूल्य उही रहन्छ। थपिएका, र अर्को साइज वा रङका सामानको मूल्य आजकै हुन्छ।',
  added: 'थपिएको',
  'Size or color': 'साइज वा रङ',
  '%{choice} (ordered)': '%{choice} (अर्डर गरेको)',
  'Address and delivery method stay as they are.': 'ठेगाना र डेलिभरीको तरिका जस्ताको तस्तै रहन्छ।',
  'Change address or method': 'ठेगाना वा तरिका बदल्नुहोस्',
  'Another district drops a delivery day that was chosen. It may have another fee: choose it below. Another address forgets floor, lift and access of the old one: enter them on the order’s page. A pickup is free and has no day.':
    'जिल्ला फेर्दा छानिएको डेलिभरीको दिन हट्छ। शुल्क फरक पर्न सक्छ: तल छान्नुहोस्। ठेगाना फेर्दा पुरानोको तला, लिफ्ट र बाटोको विवरण हट्छ: अर्डरको पृष्ठमा लेख्नुहोस्। पसलबाट लिँदा शुल्क लाग्दैन, दिन पनि तोकिँदैन।',
  'Pickup store': 'सामान लिने पसल',
  'As it is': 'अहिलेकै',
  'Off the items, in all. It comes after the order’s other discounts.':
    'सामानको जम्मामा जति छुट दिने। अर्डरका अरू छुटपछि यो घट्छ।',
  'As agreed, free': 'पहिले भनेजस्तै, निःशुल्क',
  'As agreed, %{fee}': 'पहिले भनेजस्तै, %{fee}',
  'Load again': 'फेरि लोड गर्नुहोस्',
  'Nothing is changed yet.': 'अहिलेसम्म केही बदलिएको छैन।',
  'The customer reads it in the email and on the order’s page.': 'ग्राहकले इमेलमा र अर्डरको पृष्ठमा पढ्नुहुन्छ।',
  'Save changes': 'फेरबदल सुरक्षित गर्नुहोस्',
  'Total before': 'पहिलेको जम्मा',
  'New total': 'नयाँ जम्मा',
  'A wallet takes no less than %{least}. Change the payment method on the order’s page to cash.':
    'वालेटले %{least} भन्दा कम लिँदैन। अर्डरको पृष्ठमा भुक्तानीको तरिका नगद बनाउनुहोस्।',
  '“%{name}” no longer applies.': '“%{name}” अब लाग्दैन।',
  'The invoice is cancelled by a credit note, and a new one is issued.':
    'क्रेडिट नोटबाट यो बीजक रद्द हुन्छ, र नयाँ बीजक जारी हुन्छ।',
  'What was paid covers the new total, so the order is confirmed.': 'तिरिसकेको रकमले नयाँ जम्मा पुग्ने भएकाले अर्डर पुष्टि हुन्छ।',
  'The customer gets an email about the change, or an SMS if the order has no email address.':
    'फेरबदलबारे ग्राहकलाई इमेल जान्छ; अर्डरमा इमेल नभए एसएमएस जान्छ।',
  '%{refund} is refunded within 7 days. It was paid by: %{way}.':
    '%{refund} ७ दिनभित्र फिर्ता हुन्छ। तिर्दाको तरिका: %{way}।',
  'The customer pays %{due} in cash.': 'ग्राहकले %{due} नगद तिर्नुहुन्छ।',
  'The customer still has to pay %{due}. The order’s page shows how.':
    'ग्राहकले अझै %{due} तिर्न बाँकी छ। कसरी तिर्ने, अर्डरको पृष्ठमा देखिन्छ।',
  'Order %{number} changed': 'अर्डर %{number} बदलियो',
  // Exchange
  'Exchange, order %{number}': 'साट्ने, अर्डर %{number}',
  'Open a delivered order, then choose “Exchange”.': 'डेलिभरी भइसकेको अर्डर खोल्नुहोस्, अनि “साट्नुहोस्” थिच्नुहोस्।',
  'Comes back': 'फिर्ता आउने',
  'Goes out': 'नयाँ जाने',
  '%{price} each, after discounts': 'एउटाको %{price}, छुट घटाएर',
  'At the prices of today. It goes to the same person and address, in a new order.':
    'आजकै मूल्यमा। नयाँ अर्डर बन्छ, र सामान उही व्यक्ति र ठेगानामा जान्छ।',
  'Off the new items, in all.': 'नयाँ सामानको जम्मामा जति छुट दिने।',
  Free: 'निःशुल्क',
  'A difference is paid by': 'फरक रकम तिर्ने तरिका',
  'Total of the new order': 'नयाँ अर्डरको जम्मा',
  'Paid by what comes back': 'फिर्ता आउने सामानबाट तिरिने',
  'Choose what comes back and what goes out.': 'के फिर्ता आउने र के नयाँ जाने, छान्नुहोस्।',
  'The customer reads it in the email and on the orders’ pages.': 'ग्राहकले इमेलमा र दुवै अर्डरको पृष्ठमा पढ्नुहुन्छ।',
  'The customer still has to pay %{due}.': 'ग्राहकले अझै %{due} तिर्न बाँकी छ।',
  '%{refund} is refunded once the pieces are back. It was paid by: %{way}.':
    'सामान फर्केपछि %{refund} फिर्ता हुन्छ। तिर्दाको तरिका: %{way}।',
  'The new order is confirmed and invoiced at once.': 'नयाँ अर्डर तुरुन्तै पुष्टि हुन्छ र बीजक जारी हुन्छ।',
  'The new order waits 3 days for the payment, then it is confirmed and invoiced.':
    'नयाँ अर्डरले ३ दिन भुक्तानी पर्खन्छ, अनि पुष्टि भएर बीजक जारी हुन्छ।',
  'The return is approved. Receive it once the pieces are back: its credit note follows then.':
    'फिर्ता स्वीकृत हुन्छ। सामान फर्केपछि बुझ्नुहोस्: त्यसपछि क्रेडिट नोट जारी हुन्छ।',
  'The customer gets an email about the exchange, or an SMS if the order has no email address.':
    'साटेको कुरा ग्राहकलाई इमेलमा जान्छ; अर्डरमा इमेल नभए एसएमएस जान्छ।',
  'Exchanged for order %{number}': 'साटियो: नयाँ अर्डर %{number}',
}
