/** Refusals about payments, refunds, instalments, store credit and statements, by their English text. */
export const sentences = {
  // Payments
  'This attempt is over: there is nothing to ask.': 'यो भुक्तानीको प्रयास सकिसकेको छ: सोध्न केही छैन।',
  'The wallet does not answer just now. It is asked again by itself.': 'वालेटले अहिले जवाफ दिएन। पसलले आफैँ फेरि सोध्नेछ।',
  'This attempt does not exist.': 'यस्तो भुक्तानीको प्रयास छैन।',
  'The wallet was asked a moment ago. Wait a few seconds.': 'वालेटलाई भर्खरै सोधिएको छ। केही सेकेन्ड पर्खनुहोस्।',
  'This payment was written down for another order.': 'यो भुक्तानी अर्कै अर्डरमा दर्ता भइसकेको छ।',
  'Nothing is due of this order.': 'यस अर्डरको तिर्न बाँकी केही छैन।',
  'The shop is not set up.': 'पसल अझै तयार भएको छैन।',
  'A piece made to measure is paid as its quote says.': 'नापमा बनाइने सामान मूल्य प्रस्तावअनुसार तिरिन्छ।',
  'A bank decides on instalments for it. End that request first.':
    'यसको किस्ताबारे बैंकले निर्णय गर्दैछ। पहिले त्यो अनुरोध टुङ्ग्याउनुहोस्।',
  'The customer sent a receipt of a transfer. Answer it first.':
    'ग्राहकले बैंक ट्रान्सफरको भौचर पठाएका छन्। पहिले त्यसको जवाफ दिनुहोस्।',
  'Nothing is left to pay.': 'तिर्न बाँकी केही छैन।',
  'Drivers take no cash in that district.': 'त्यो जिल्लामा चालकले नगद लिँदैनन्।',
  'The shop does not take this payment method.': 'पसलले यो भुक्तानीको तरिका लिँदैन।',
  'Please give the reference': 'कृपया भुक्तानीको सन्दर्भ नम्बर लेख्नुहोस्',

  // Cash
  'Please say who brought it.': 'कसले ल्यायो, कृपया लेख्नुहोस्।',
  'Some of this cash was counted already. Please load the page again.':
    'यसमध्ये केही नगद गनिसकिएको छ। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',
  'All of it must be of that day.': 'सबै नगद त्यही दिनको हुनुपर्छ।',
  'There is no such hand-over.': 'यस्तो नगद बुझाइ छैन।',

  // Transfers
  'There is no such voucher.': 'यस्तो भौचर छैन।',
  'The amount must be whole rupees.': 'रकम पूरा रुपैयाँमा हुनुपर्छ।',
  'Please describe what is wrong with it.': 'यसमा के मिलेन, कृपया लेख्नुहोस्।',
  'No voucher of this order waits for an answer.': 'यस अर्डरको कुनै भौचर जवाफको पर्खाइमा छैन।',
  'This voucher was answered already.': 'यस भौचरको जवाफ दिइसकिएको छ।',
  'Please enter the amount': 'कृपया रकम लेख्नुहोस्',

  // Refunds
  'There is no such refund.': 'यस्तो फिर्ता रकम छैन।',
  'This refund was done already.': 'यो रकम फिर्ता भइसकेको छ।',
  'The refund may still be on its way. Please wait 15 minutes after it was sent.':
    'फिर्ता रकम अझै बाटोमा हुन सक्छ। पठाएको १५ मिनेटसम्म कृपया पर्खनुहोस्।',
  'The result of this refund is known. Load the page again.': 'यस फिर्ता रकमको नतिजा आइसक्यो। पृष्ठ फेरि लोड गर्नुहोस्।',
  'Another refund of this order was sent just now. Load the page again.':
    'यस अर्डरको अर्को रकम भर्खरै फिर्ता पठाइयो। पृष्ठ फेरि लोड गर्नुहोस्।',
  'Another refund of this order was sent, and its result is not known yet. Please wait for it.':
    'यस अर्डरको अर्को रकम फिर्ता पठाइएको छ, र त्यसको नतिजा आएको छैन। कृपया पर्खनुहोस्।',
  'No wallet can send this refund. Pay it in the portal or by bank, and record it.':
    'यो रकम कुनै वालेटबाट फिर्ता पठाउन मिल्दैन। पोर्टल वा बैंकबाट तिर्नुहोस्, र यहाँ दर्ता गर्नुहोस्।',
  'Please enter a mobile number of Nepal, with 10 digits.': 'कृपया नेपालको १० अङ्कको मोबाइल नम्बर लेख्नुहोस्।',
  'The wallet is sending this refund just now. Please wait a minute.':
    'वालेटले अहिले यो रकम फिर्ता पठाउँदैछ। कृपया एक मिनेट पर्खनुहोस्।',
  'This id came with another sum before. Please load the page again.':
    'यो आईडी पहिले अर्कै रकमसँग आएको थियो। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',

  // Instalments
  'This order has no request for instalments.': 'यस अर्डरमा किस्ताको अनुरोध छैन।',
  'The customer pays this order in another way now.': 'ग्राहकले अब यो अर्डर अर्कै तरिकाले तिर्छन्।',
  'This order is already paid.': 'यो अर्डरको भुक्तानी भइसकेको छ।',
  'Somebody has just moved this request on. Reload the order to see how far it is.':
    'कसैले भर्खरै यो अनुरोध अघि बढायो। कहाँ पुग्यो हेर्न अर्डर फेरि लोड गर्नुहोस्।',
  'Must not be before the first day': 'पहिलो दिनभन्दा अघि हुन मिल्दैन',
  'One of these categories does not exist any more': 'यीमध्ये एउटा वर्ग अब छैन',
  'One of these products does not exist any more': 'यीमध्ये एउटा सामान अब छैन',
  'Must be whole rupees': 'पूरा रुपैयाँमा हुनुपर्छ',
  'Must not be below the minimum': 'न्यूनतमभन्दा कम हुन मिल्दैन',
  'Must have at most two decimals': 'दशमलवपछि बढीमा दुई अङ्क हुनुपर्छ',

  // Gift cards and store credit
  'Please give an amount.': 'कृपया रकम लेख्नुहोस्।',
  'This order has no account that could have store credit.': 'यस अर्डरको खाता छैन, त्यसैले स्टोर क्रेडिट राख्न मिल्दैन।',
  'A wallet may be sending this refund.': 'वालेटले यो रकम फिर्ता पठाउँदै हुन सक्छ।',
  'There is no such gift card or store credit.': 'यस्तो गिफ्ट कार्ड वा स्टोर क्रेडिट छैन।',
  'Please say why it is given away': 'किन सित्तैमा दिइएको हो, कृपया लेख्नुहोस्',
  'There is no such gift card.': 'यस्तो गिफ्ट कार्ड छैन।',
  'Store credit has no code.': 'स्टोर क्रेडिटको कोड हुँदैन।',
  'Please give an email address or a phone number': 'कृपया इमेल वा फोन नम्बर लेख्नुहोस्',
  'Must be a mobile number of Nepal': 'नेपालको मोबाइल नम्बर हुनुपर्छ',
  'Please give a reason': 'कृपया कारण लेख्नुहोस्',

  // Statements
  'There are no rows in it.': 'यसमा एउटा पनि पङ्क्ति छैन।',
  'The columns must be headings by date, amount and so on, as JSON.':
    'स्तम्भहरू मिति, रकम आदिका शीर्षकअनुसार JSON मा हुनुपर्छ।',
  'This line is no longer open. Please load the page again.': 'यो लाइन अब खुला छैन। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',
  'One of these is no payment and no refund that was sent.': 'यीमध्ये एउटा भुक्तानी वा पठाइएको फिर्ता रकम होइन।',
  'There is no such line.': 'यस्तो लाइन छैन।',
  'Must name a payment or a refund': 'भुक्तानी वा फिर्ता रकम छान्नुपर्छ',
  'Please choose a payment or a refund.': 'कृपया भुक्तानी वा फिर्ता रकम छान्नुहोस्।',
  'Please choose the column with the date.': 'कृपया मिति भएको स्तम्भ छान्नुहोस्।',
  'Please choose the column with the amount, or those with credit and debit.':
    'कृपया रकम भएको स्तम्भ, वा क्रेडिट र डेबिट भएका स्तम्भ छान्नुहोस्।',
  'Please choose either the amount, or credit and debit.': 'कृपया रकम, वा क्रेडिट र डेबिटमध्ये एउटा मात्र छान्नुहोस्।',
  'Has no date': 'मिति छैन',
  'Is a day to come': 'यो दिन आउन बाँकी छ',
  'Has both a credit and a debit': 'क्रेडिट र डेबिट दुवै छ',
  'Has no amount': 'रकम छैन',
  'Is no date such as 2026-11-24 or 24/11/2026': '2026-11-24 वा 24/11/2026 जस्तो मिति होइन',
  'Is no amount such as 12,500.00': '12,500.00 जस्तो रकम होइन',
  'Is too large for an amount': 'रकम अति ठूलो भयो',
} as const
