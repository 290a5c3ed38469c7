/** Refusals about orders, their delivery, exchange and return, by their English text. */
export const sentences = {
  // Orders
  'This order does not exist.': 'यस्तो अर्डर छैन।',
  'This order is over.': 'यो अर्डर सकिसकेको छ।',
  'The customer’s data was deleted.': 'ग्राहकको विवरण मेटाइसकिएको छ।',
  'Nothing in this order is still to be delivered.': 'यस अर्डरमा डेलिभरी गर्न बाँकी केही छैन।',
  'The customer has not entered the code yet. Confirm the order first.':
    'ग्राहकले अझै कोड हालेका छैनन्। पहिले अर्डर पुष्टि गर्नुहोस्।',
  'Somebody is on the way with it.': 'सामान लिएर कोही बाटोमा छ।',
  'Somebody is on the way with it: call them.': 'सामान लिएर कोही बाटोमा छ: उहाँलाई फोन गर्नुहोस्।',
  'A part of it was delivered already.': 'केही सामान डेलिभरी भइसकेको छ।',
  'A part of it was delivered already: that comes back as a return, and the rest can be called off.':
    'केही सामान डेलिभरी भइसकेको छ: त्यो फिर्ताका रूपमा आउँछ, र बाँकी रद्द गर्न सकिन्छ।',
  'What is to be paid first has not arrived yet. Recording it confirms the order.':
    'पहिले तिर्नुपर्ने रकम अझै आइपुगेको छैन। त्यो दर्ता गरेपछि अर्डर पुष्टि हुन्छ।',
  'A return or a report of damage waits for an answer: answer it first.':
    'फिर्ताको अनुरोध वा क्षतिको जानकारी जवाफको पर्खाइमा छ: पहिले त्यसको जवाफ दिनुहोस्।',
  'The buyer collects this order, so nobody else receives it. Leave the recipient empty.':
    'यो अर्डर किन्ने आफैँ लिन आउँछन्, त्यसैले अरू कसैले बुझ्दैन। बुझ्ने व्यक्ति खाली छोड्नुहोस्।',
  'The invoice is for a business, and would have the recipient’s address. Enter the address of the business first, under “Edit buyer”.':
    'बीजक व्यवसायको नाममा छ, र त्यसमा बुझ्ने व्यक्तिको ठेगाना पर्नेछ। पहिले “क्रेता सम्पादन” मा व्यवसायको ठेगाना लेख्नुहोस्।',
  'Staff are working on a request about the data of the person with the old or the new phone number. The number of this order stays until that has ended.':
    'पुरानो वा नयाँ फोन नम्बर भएका व्यक्तिको विवरणबारेको अनुरोधमा काम भइरहेको छ। त्यो नसकिएसम्म यस अर्डरको नम्बर यही रहन्छ।',

  'The first payment for this order has not arrived yet.': 'यस अर्डरको पहिलो भुक्तानी अझै आइपुगेको छैन।',
  'A return or a report of damage of this order waits: please answer it first.':
    'यस अर्डरको फिर्ता वा क्षतिको जानकारी पर्खाइमा छ: कृपया पहिले त्यसको जवाफ दिनुहोस्।',

  // Edits
  'Express delivery does not go to that district.': 'त्यो जिल्लामा एक्सप्रेस डेलिभरी जाँदैन।',
  'Drivers take no cash in that district, and this order is paid in cash.':
    'त्यो जिल्लामा चालकले नगद लिँदैनन्, र यो अर्डर नगदमा तिरिने हो।',
  'The order has no such line.': 'अर्डरमा यस्तो सामान छैन।',
  'This line is named twice.': 'यो सामान दुई पटक परेको छ।',
  'This piece is not sold any more.': 'यो सामान अब बेचिँदैन।',
  'Nothing was changed.': 'केही बदलिएको छैन।',
  'That store offers no pickup.': 'त्यो पसलबाट सामान लिन मिल्दैन।',
  'A piece made to measure has its own quote, so its order cannot be edited.':
    'नापमा बनाइने सामानको आफ्नै मूल्य प्रस्ताव हुन्छ, त्यसैले यो अर्डर सम्पादन गर्न मिल्दैन।',
  'A bank decides on instalments for its total. End that request first.':
    'यस अर्डरको किस्ताबारे बैंकले निर्णय गर्दैछ। पहिले त्यो अनुरोध टुङ्ग्याउनुहोस्।',
  'A refund was already promised for it, and a credit note covers a part of its invoice.':
    'यसको रकम फिर्ता गर्ने भइसकेको छ, र बीजकको केही भागको क्रेडिट नोट बनिसकेको छ।',
  'Please say why: the customer reads it': 'कृपया कारण लेख्नुहोस्: ग्राहकले पढ्छन्',
  'An order needs a line. To end it, cancel it.': 'अर्डरमा कम्तीमा एउटा सामान चाहिन्छ। अन्त्य गर्न अर्डर रद्द गर्नुहोस्।',

  // Exchanges
  'Only a delivered order has pieces to exchange. Edit an order before it leaves.':
    'डेलिभरी भइसकेको अर्डरको सामान मात्र साट्न मिल्छ। पठाउनुअघिको अर्डर सम्पादन गर्नुहोस्।',
  'A piece made to measure cannot be exchanged.': 'नापमा बनाइएको सामान साट्न मिल्दैन।',
  'A return of this order is open. Receive or decline it first.':
    'यस अर्डरको एउटा फिर्ता बाँकी छ। पहिले त्यो बुझ्नुहोस् वा अस्वीकार गर्नुहोस्।',
  'The piece that pays for this order is not back yet.': 'यो अर्डर तिर्ने सामान अझै फिर्ता आएको छैन।',
  'The customer has sent all back.': 'ग्राहकले सबै सामान फिर्ता पठाइसके।',
  'The difference cannot be paid in this way.': 'फरक रकम यो तरिकाले तिर्न मिल्दैन।',
  'The pieces that pay for this order are not back yet. Receive them first.':
    'यो अर्डर तिर्ने सामान अझै फिर्ता आएको छैन। पहिले ती बुझ्नुहोस्।',
  'Choose what comes back': 'के फिर्ता आउँछ छान्नुहोस्',
  'Choose what goes out': 'के पठाउने छान्नुहोस्',
  'Names a line twice': 'एउटै सामान दुई पटक परेको छ',
  'Names one twice': 'एउटै दुई पटक परेको छ',

  // Returns and damage
  'There is no such report.': 'क्षतिको यस्तो जानकारी छैन।',
  'There is no such return.': 'यस्तो फिर्ता छैन।',
  'No repair and no replacement was promised for this.': 'यसको मर्मत वा सट्टा दिने भनिएको छैन।',
  'This was done already.': 'यो काम भइसकेको छ।',
  'A repair takes nothing from the stock.': 'मर्मतका लागि स्टकबाट केही लिइँदैन।',
  'The shop does not have this any more: nothing can be taken from the stock.':
    'यो सामान अब पसलमा छैन: स्टकबाट केही लिन सकिँदैन।',
  'None of it is left in the stock.': 'स्टकमा एउटा पनि बाँकी छैन।',
  'No such report waits for an answer.': 'यस्तो कुनै जानकारी जवाफको पर्खाइमा छैन।',
  'Please say why.': 'कृपया कारण लेख्नुहोस्।',
  'This has come back: it can be refunded, or the report declined.':
    'यो फिर्ता आइसकेको छ: रकम फिर्ता गर्न वा जानकारी अस्वीकार गर्न सकिन्छ।',
  'All that was paid for this went back already.': 'यसका लागि तिरिएको सबै रकम फिर्ता भइसक्यो।',
  'Only pieces of this return can be for sale again.': 'यसै फिर्ताका सामान मात्र फेरि बेच्न राख्न सकिन्छ।',

  // Deliveries
  'There is no such zone.': 'यस्तो क्षेत्र छैन।',
  'Please say why it could not be handed over.': 'किन बुझाउन सकिएन, कृपया लेख्नुहोस्।',
  'Nobody is on the way with it.': 'यो लिएर कोही बाटोमा छैन।',
  'Only managers plan beyond the capacity.': 'क्षमताभन्दा बढी प्रबन्धकले मात्र राख्न सक्छन्।',
  'Please say why it goes beyond the capacity.': 'किन क्षमताभन्दा बढी राखिएको हो, कृपया लेख्नुहोस्।',
  'That day is over.': 'त्यो दिन बितिसक्यो।',
  'There is no such day.': 'यस्तो दिन छैन।',
  'A pickup is not sent out.': 'ग्राहक आफैँ लिन आउने अर्डर पठाइँदैन।',
  'Nobody has chosen a day for this delivery.': 'यस डेलिभरीको दिन कसैले छानेको छैन।',
  'The balance of this order is not paid yet.': 'यस अर्डरको बाँकी रकम अझै तिरिएको छैन।',
  'No part of this order waits for its rest.': 'यस अर्डरको बाँकी भाग पर्खिरहेको केही छैन।',
  'Nothing of this order is to be handed over.': 'यस अर्डरको बुझाउन बाँकी केही छैन।',
  'This delivery is over.': 'यो डेलिभरी सकिसकेको छ।',
  'You entered a phone number or the recipient of this order, so a colleague or a manager has to hand it over.':
    'यस अर्डरको फोन नम्बर वा बुझ्ने व्यक्ति तपाईंले लेख्नुभएको हो, त्यसैले सहकर्मी वा प्रबन्धकले बुझाउनुपर्छ।',
  'Please ask for the code.': 'कृपया कोड सोध्नुहोस्।',
  'Too many wrong codes: a manager has to check who is receiving this.':
    'धेरै पटक गलत कोड परे: कसले बुझ्दैछ भनेर प्रबन्धकले जाँच्नुपर्छ।',
  'Please say how you know that these are the right hands.': 'सही व्यक्तिले नै बुझेको कसरी थाहा भयो, कृपया लेख्नुहोस्।',
  'Too many wrong codes: please say how else you know that these are the right hands.':
    'धेरै पटक गलत कोड परे: सही व्यक्तिले नै बुझेको अरू कसरी थाहा भयो, कृपया लेख्नुहोस्।',
  'This is not the code of this delivery.': 'यो यस डेलिभरीको कोड होइन।',
  'A pickup has no day: it waits at the shop.': 'आफैँ लिन आउने अर्डरको दिन हुँदैन: सामान पसलमै राखिन्छ।',
  'The truck is full at that time. Choose another, or have a manager plan it beyond the capacity.':
    'त्यो समयमा ट्रक भरिएको छ। अर्को समय छान्नुहोस्, वा प्रबन्धकलाई क्षमताभन्दा बढी राख्न भन्नुहोस्।',
  'That time is full. Choose another, or have a manager plan it beyond the capacity.':
    'त्यो समय भरिएको छ। अर्को समय छान्नुहोस्, वा प्रबन्धकलाई क्षमताभन्दा बढी राख्न भन्नुहोस्।',
  'Only pieces of this delivery can follow later.': 'यसै डेलिभरीका सामान मात्र पछि पठाउन सकिन्छ।',
  'Something must be left of this delivery.': 'यस डेलिभरीमा केही सामान बाँकी रहनुपर्छ।',
  'Nothing of this order is to be brought.': 'यस अर्डरको पुर्‍याउन बाँकी केही छैन।',
  'Somebody is on the way with this delivery, or it is over.': 'यो डेलिभरी लिएर कोही बाटोमा छ, वा यो सकिसकेको छ।',

  // Drivers
  'The delivery is assigned to somebody else, or to nobody.': 'यो डेलिभरी अर्कैलाई दिइएको छ, वा कसैलाई दिइएको छैन।',
  'The delivery has another day now.': 'यस डेलिभरीको दिन अब अर्कै छ।',
  'The pieces of this delivery are others than those that the driver saw.': 'यस डेलिभरीका सामान चालकले देखेकाभन्दा फरक छन्।',
  'There is no such driver.': 'यस्तो चालक छैन।',
  'Somebody else has saved an order of stops.': 'अरू कसैले बिसौनीको क्रम सुरक्षित गरिसके।',
  'Somebody else is logged in. Please log in again.': 'अर्कै व्यक्ति लगइन भएको छ। कृपया फेरि लगइन गर्नुहोस्।',
  'There is no such act.': 'यस्तो काम छैन।',
  'Somebody has settled this already.': 'कसैले यो टुङ्ग्याइसक्यो।',
  'Belongs to pieces that go back': 'फिर्ता जाने सामानमा मात्र लेखिन्छ',
  'Something must be handed over': 'केही न केही बुझाउनुपर्छ',
  'Must have six digits': '६ अङ्कको हुनुपर्छ',
  'Belong to a hand-over, and to nothing else': 'सामान बुझाउँदा मात्र लेखिन्छ',
  'Belongs to a problem, and to nothing else': 'समस्या हुँदा मात्र लेखिन्छ',

  // Pieces made to measure
  'This is too long': 'यो धेरै लामो भयो',
  'The deposit has not arrived yet.': 'बैना अझै आइपुगेको छैन।',
  'This order is not under way any more.': 'यो अर्डरको काम अब चलिरहेको छैन।',
  'Somebody else has made an offer meanwhile. Please look at it first.':
    'यसबीच अरू कसैले मूल्य प्रस्ताव पठायो। कृपया पहिले त्यो हेर्नुहोस्।',
  'Please enter a price in whole rupees': 'कृपया मूल्य पूरा रुपैयाँमा लेख्नुहोस्',
  design: 'डिजाइन',
  timber: 'काठ',
  making: 'बनाउँदै',
  finishing: 'अन्तिम काम',
  ready: 'तयार',
  'Please enter a day': 'कृपया दिन लेख्नुहोस्',
  'This day is over': 'यो दिन बितिसक्यो',
} as const
