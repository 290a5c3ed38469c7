/** Texts of the page of drivers, and of what they recorded at the door. */
export const drivers = {
  // Rounds
  'Previous day': 'अघिल्लो दिन',
  'Next day': 'अर्को दिन',
  'No drivers': 'चालक छैन',
  'No delivery of this day has a driver.': 'यस दिनको कुनै डेलिभरी चालकलाई दिइएको छैन।',
  'Assign deliveries': 'डेलिभरी बाँड्नुहोस्',
  'Order saved. The driver’s app has it with the next connection.': 'क्रम सुरक्षित भयो। नेटवर्क आएपछि चालकको एपमा देखिन्छ।',
  'Usual order': 'सामान्य क्रम',
  'Your order.': 'तपाईंले मिलाएको क्रम।',
  'By time, district and address.': 'समय, जिल्ला र ठेगानाअनुसार।',
  '%{count} stop. |||| %{count} stops.': '%{count} ठाउँ।',
  '%{count} stop, %{cash} to collect. |||| %{count} stops, %{cash} to collect.': '%{count} ठाउँ, %{cash} लिनुपर्ने।',
  // What a driver recorded
  'Everything that drivers recorded was accepted.': 'चालकले दर्ता गरेका सबै काम स्वीकार भए।',
  'Showing the first %{count} of %{total}.': '%{total} मध्ये पहिला %{count} देखाइएको छ।',
  'Handed over': 'बुझाइयो',
  'Handed over in part': 'केही सामान बुझाइयो',
  'Brought back: nobody was there': 'फर्काइयो: त्यहाँ कोही हुनुहुन्नथ्यो',
  'Brought back: not accepted at the door': 'फर्काइयो: ढोकामा लिइएन',
  'Brought back: damaged': 'फर्काइयो: बिग्रिएको',
  'Brought back: the cash was not paid': 'फर्काइयो: नगद तिरिएन',
  'Brought back': 'फर्काइयो',
  damaged: 'बिग्रिएको',
  'not accepted at the door': 'ढोकामा लिइएन',
  'not in the vehicle': 'गाडीमा छैन',
  'Cash counted: %{cash}': 'गनेको नगद: %{cash}',
  'Came back: %{count} × %{title}': 'फर्कियो: %{count} × %{title}',
  'Came back: %{count} × %{title}, %{reason}': 'फर्कियो: %{count} × %{title}, %{reason}',
  'Sent on %{time}.': '%{time} मा पठाइयो।',
  'The phone’s clock said %{time}.': 'फोनको घडीमा %{time} थियो।',
  'Schedule these pieces to bring them again, or cancel the remaining items to refund what was paid for them. That restocks them: take damaged ones off the stock.':
    'फेरि लैजाने भए यी सामानको दिन तोक्नुहोस्, नत्र बाँकी सामान रद्द गरेर तिरेको रकम फिर्ता गर्नुहोस्। रद्द गर्दा स्टकमा फर्किन्छ: बिग्रिएका सामान स्टकबाट हटाउनुहोस्।',
  'First delivery': 'पहिलो डेलिभरी',
  'Delivery of what came back': 'फर्केको सामानको डेलिभरी',
  'Not accepted: %{answer} Settled by %{by}, %{at}: “%{how}”':
    'स्वीकार भएन: %{answer} %{by}ले टुङ्ग्याउनुभयो, %{at}: “%{how}”',
  'Not accepted: %{answer}': 'स्वीकार भएन: %{answer}',
  Settle: 'टुङ्ग्याउनुहोस्',
  'What was done?': 'के गरियो?',
  'The act leaves the list of what waits. The driver’s record stays as it is.':
    'यो काम बाँकी सूचीबाट हट्छ। चालकले दर्ता गरेको कुरा जस्ताको तस्तै रहन्छ।',
  'What was done': 'के गरियो',
  Settled: 'टुङ्गियो',
  // What the office does
  'Call the driver. If the customer has the pieces, give the delivery back to this driver and today, and hand it over here.':
    'चालकलाई फोन गर्नुहोस्। सामान ग्राहकले पाइसक्नुभएको भए डेलिभरी आजकै दिनमा यही चालकलाई फर्काउनुहोस्, अनि यहाँबाट बुझाउनुहोस्।',
  'Compare it with the order. If cash was taken twice, refund it.':
    'अर्डरसँग भिडाएर हेर्नुहोस्। नगद दुई पटक लिइएको भए फिर्ता गर्नुहोस्।',
  'Dispatch the delivery, then hand it over here if the customer has the pieces.':
    'डेलिभरी पठाउनुहोस्, अनि सामान ग्राहकले पाइसक्नुभएको भए यहाँबाट बुझाउनुहोस्।',
  'Call the driver: which pieces does the customer have? Split the delivery to match, then hand it over here.':
    'चालकलाई फोन गर्नुहोस्: ग्राहकले कुन-कुन सामान पाउनुभयो? त्यहीअनुसार डेलिभरी छुट्याउनुहोस्, अनि यहाँबाट बुझाउनुहोस्।',
  'Call the customer for the code. With the right one, hand it over here; otherwise the pieces come back.':
    'ग्राहकलाई फोन गरेर कोड सोध्नुहोस्। कोड मिले यहाँबाट बुझाउनुहोस्; नमिले सामान फर्किन्छ।',
  'A manager checks who has the pieces, and hands it over here.': 'सामान कोसँग छ, म्यानेजरले हेरेर यहाँबाट बुझाउनुहुन्छ।',
  'Call the customer for the code, and hand it over here.': 'ग्राहकलाई फोन गरेर कोड सोध्नुहोस्, अनि यहाँबाट बुझाउनुहोस्।',
  'Ask the driver who received the pieces, and hand it over here.':
    'सामान कसले बुझ्यो, चालकलाई सोध्नुहोस्, अनि यहाँबाट बुझाउनुहोस्।',
  'A colleague checks who has the pieces, and hands it over here.': 'सामान कोसँग छ, अर्को साथीले हेरेर यहाँबाट बुझाउनुहुन्छ।',
  'Call the driver: was the rest paid? Hand it over here once the cash is complete; otherwise the pieces come back.':
    'चालकलाई फोन गर्नुहोस्: बाँकी तिरियो? नगद पूरा भएपछि यहाँबाट बुझाउनुहोस्; नभए सामान फर्किन्छ।',
  'Call the customer about the balance. Record it, then hand the delivery over here.':
    'बाँकी रकमबारे ग्राहकलाई फोन गर्नुहोस्। रकम दर्ता गर्नुहोस्, अनि डेलिभरी यहाँबाट बुझाउनुहोस्।',
  'The phone sent something that could not be read. Call the driver, and record here what happened.':
    'फोनले पठाएको कुरा पढ्न सकिएन। चालकलाई फोन गर्नुहोस्, र के भयो यहाँ दर्ता गर्नुहोस्।',
  'Call the driver, and record here what happened.': 'चालकलाई फोन गर्नुहोस्, र के भयो यहाँ दर्ता गर्नुहोस्।',
  // Why the server does not accept an act
  'The delivery is assigned to somebody else, or to nobody.': 'यो डेलिभरी अरूलाई दिइएको छ, वा कसैलाई दिइएको छैन।',
  'The delivery has another day now.': 'यो डेलिभरीको दिन सारिएको छ।',
  'The pieces of this delivery are others than those that the driver saw.': 'यस डेलिभरीका सामान चालकले देखेकाभन्दा फरक छन्।',
  'The balance of this order is not paid yet.': 'यस अर्डरको बाँकी रकम तिरिएको छैन।',
  'Nobody is on the way with it.': 'यो लिएर कोही हिँडेको छैन।',
  'Nothing of this order is to be handed over.': 'यस अर्डरमा बुझाउन केही छैन।',
  'This delivery is over.': 'यो डेलिभरी सकिएको छ।',
  'Please ask for the code.': 'कृपया कोड सोध्नुहोस्।',
  'Please say how you know that these are the right hands.': 'सही मान्छे यही हो भनेर कसरी थाहा भयो, कृपया लेख्नुहोस्।',
  'You entered a phone number or the recipient of this order, so a colleague or a manager has to hand it over.':
    'यस अर्डरको फोन नम्बर वा सामान बुझ्ने तपाईंले लेख्नुभएको हो, त्यसैले अर्को साथी वा म्यानेजरले बुझाउनुपर्छ।',
  'Too many wrong codes: a manager has to check who is receiving this.':
    'धेरै पटक गलत कोड लेखियो: कसले बुझ्दैछ, म्यानेजरले हेर्नुपर्छ।',
  'Too many wrong codes: please say how else you know that these are the right hands.':
    'धेरै पटक गलत कोड लेखियो: सही मान्छे यही हो भनेर अरू कसरी थाहा भयो, कृपया लेख्नुहोस्।',
  'This is not the code of this delivery.': 'यो कोड यस डेलिभरीको होइन।',
}
