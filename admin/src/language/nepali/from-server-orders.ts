/** What the server says about orders: why something is not possible, causes of refunds, names of messages. */
export const fromServerOrders = {
  // Stages of production
  design: 'डिजाइन',
  timber: 'काठ',
  making: 'निर्माण',
  finishing: 'फिनिसिङ',
  ready: 'तयार',
  // Causes of refunds
  'The order was not paid in time': 'अर्डरको भुक्तानी समयमा भएन',
  'Goods came back': 'सामान फर्कियो',
  'Goods were damaged': 'सामानमा क्षति भयो',
  'Promised by staff': 'कर्मचारीले दिएको वचन',
  'Paid once too often, or a wrong amount': 'दोहोरो तिरियो, वा फरक रकम आयो',
  'More than was due': 'तिर्नुपर्नेभन्दा बढी',
  // Why an order cannot change
  'This order is not confirmed yet.': 'यो अर्डर अझै पुष्टि भएको छैन।',
  'This order is already confirmed.': 'यो अर्डर पुष्टि भइसकेको छ।',
  'This order is not delivered yet.': 'यो अर्डरको डेलिभरी अझै भएको छैन।',
  'This order is already delivered.': 'यो अर्डरको डेलिभरी भइसकेको छ।',
  'This order is already cancelled.': 'यो अर्डर रद्द भइसकेको छ।',
  'This order is already returned.': 'यो अर्डर फिर्ता भइसकेको छ।',
  'You are not allowed to do this.': 'यसो गर्ने अनुमति तपाईंलाई छैन।',
  'A part of it was delivered already: that comes back as a return, and the rest can be called off.':
    'केही सामान डेलिभरी भइसक्यो: त्यो फिर्ताबाट फर्किन्छ, र बाँकी रद्द गर्न सकिन्छ।',
  'What is to be paid first has not arrived yet. Recording it confirms the order.':
    'पहिले तिर्नुपर्ने रकम आइपुगेको छैन। त्यो दर्ता गरेपछि अर्डर पुष्टि हुन्छ।',
  'A return or a report of damage waits for an answer: answer it first.':
    'फिर्ता वा क्षतिको जानकारीले जवाफ पर्खिरहेको छ: पहिले त्यसको जवाफ दिनुहोस्।',
  'The customer’s data was deleted.': 'ग्राहकको विवरण मेटाइएको छ।',
  'Nothing in this order is still to be delivered.': 'यस अर्डरमा डेलिभरी गर्न केही बाँकी छैन।',
  'Somebody is on the way with it: call them.': 'सामान लिएर चालक बाटोमा छ: उहाँलाई फोन गर्नुहोस्।',
  'A piece made to measure has its own quote, so its order cannot be edited.':
    'नापअनुसार बनाउने सामानको आफ्नै कोटेसन हुन्छ, त्यसैले यसको अर्डर बदल्न मिल्दैन।',
  'The customer has not entered the code yet. Confirm the order first.':
    'ग्राहकले कोड हाल्नुभएको छैन। पहिले अर्डर पुष्टि गर्नुहोस्।',
  'A part of it was delivered already.': 'केही सामान डेलिभरी भइसक्यो।',
  'Somebody is on the way with it.': 'सामान लिएर चालक बाटोमा छ।',
  'A bank decides on instalments for its total. End that request first.':
    'यसको जम्मामा किस्ता दिने कि नदिने, बैंकले निर्णय गर्दैछ। पहिले त्यो अनुरोध टुङ्ग्याउनुहोस्।',
  'A refund was already promised for it, and a credit note covers a part of its invoice.':
    'यसको केही रकम फिर्ता गर्ने भइसक्यो, र बीजकको केही भागको क्रेडिट नोट जारी भइसक्यो।',
  // Why nothing can be exchanged
  'Only a delivered order has pieces to exchange. Edit an order before it leaves.':
    'डेलिभरी भइसकेको अर्डरको सामान मात्र साट्न मिल्छ। नपठाएको अर्डर भए बदल्नुहोस्।',
  'A piece made to measure cannot be exchanged.': 'नापअनुसार बनाएको सामान साट्न मिल्दैन।',
  'A return of this order is open. Receive or decline it first.':
    'यस अर्डरको एउटा फिर्ता टुङ्गिएको छैन। पहिले त्यो बुझ्नुहोस् वा अस्वीकार गर्नुहोस्।',
  'The piece that pays for this order is not back yet.': 'यस अर्डरको सट्टामा आउने सामान अझै फर्केको छैन।',
  'The customer has sent all back.': 'ग्राहकले सबै सामान फिर्ता पठाइसक्नुभयो।',
  // Emails and SMS by name
}
