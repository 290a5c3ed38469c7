/** Texts about an order's money, instalments, invoices, packing slips and messages. */
export const orderPapers = {
  // Payment
  full: 'पूरै',
  deposit: 'बैना',
  balance: 'बाँकी रकम',
  'Paid by exchange': 'साटेको सामानबाट तिरिएको',
  'Due now (%{purpose})': 'अहिले तिर्नुपर्ने (%{purpose})',
  'Managers can see and record individual payments and refunds.':
    'हरेक भुक्तानी र फिर्ता रकम म्यानेजरले मात्र हेर्न र दर्ता गर्न सक्नुहुन्छ।',
  'Change method': 'तरिका बदल्नुहोस्',
  'Change the payment method': 'भुक्तानीको तरिका बदल्नुहोस्',
  'What is paid stays paid. The customer gets a message about the %{due} that are left.':
    'तिरिसकेको रकम जस्ताको तस्तै रहन्छ। बाँकी %{due} बारे ग्राहकलाई खबर जान्छ।',
  'Record transfer': 'ट्रान्सफर दर्ता गर्नुहोस्',
  'Record a bank transfer': 'बैंक ट्रान्सफर दर्ता गर्नुहोस्',
  'Enter the details from the bank statement. A sufficient amount confirms a pending order; any excess is refunded.':
    'बैंक स्टेटमेन्टमा भएको विवरण लेख्नुहोस्। रकम पुगे अर्डर पुष्टि हुन्छ; बढी भएको रकम फिर्ता हुन्छ।',
  'The transfer covers several orders': 'यो ट्रान्सफर धेरै अर्डरको हो',
  'Record cash': 'नगद दर्ता गर्नुहोस्',
  'Record a cash payment in the shop': 'पसलमा तिरेको नगद दर्ता गर्नुहोस्',
  'For cash paid before the handover. Cash paid at the door is recorded with the handover. Maximum %{due}.':
    'सामान बुझाउनुअघि तिरेको नगदका लागि। ढोकामा तिरेको नगद सामान बुझाउँदा दर्ता हुन्छ। बढीमा %{due}।',
  'Cash payment recorded': 'नगद दर्ता भयो',
  'Create refund': 'रकम फिर्ता गर्नुहोस्',
  'Create a refund': 'रकम फिर्ता गर्नुहोस्',
  'For goodwill, such as a late delivery. The customer keeps the items and receives an email and a credit note. Maximum %{most}.':
    'डेलिभरी ढिला भएजस्ता कुरामा ग्राहकको चित्त बुझाउन। सामान ग्राहकसँगै रहन्छ, इमेल र क्रेडिट नोट जान्छ। बढीमा %{most}।',
  'recorded by %{name}': '%{name}ले दर्ता गरेको',
  pending: 'टुङ्गिएको छैन',
  paid: 'तिरियो',
  failed: 'भएन',
  refunded: 'फिर्ता भयो',
  cancelled: 'रद्द भयो',
  late: 'ढिलो',
  'wrong-amount': 'फरक रकम',
  '%{wallet} payment: %{amount}, %{state}': '%{wallet} भुक्तानी: %{amount}, %{state}',
  'checked %{ago}': '%{ago} जाँचिएको',
  'Check payment status': 'भुक्तानी जाँच्नुहोस्',
  'Payment status updated': 'भुक्तानी जाँचियो',
  'needs review': 'जाँच्न बाँकी',
  accepted: 'स्वीकार भयो',
  declined: 'स्वीकार भएन',
  'A refund for this order is overdue.': 'यस अर्डरको रकम फिर्ता गर्न ढिला भइसक्यो।',
  'The customer paid in cash. Call and ask for a bank account or wallet before you send the refund.':
    'ग्राहकले नगद तिर्नुभएको हो। रकम फिर्ता पठाउनुअघि फोन गरेर बैंक खाता वा वालेट सोध्नुहोस्।',
  'Refund of %{amount}: %{why}': 'फिर्ता रकम %{amount}: %{why}',
  // Instalments
  'Papers needed': 'कागजपत्र चाहियो',
  'The customer was called, and the bank waits for papers. The order waits 21 days for the money.':
    'ग्राहकलाई फोन गरियो, र बैंकले कागजपत्र पर्खेको छ। अर्डरले २१ दिन पैसा पर्खन्छ।',
  'The order waits 14 days for the bank’s transfer. Record it under Payments once it arrives.':
    'अर्डरले १४ दिन बैंकको ट्रान्सफर पर्खन्छ। आइपुगेपछि भुक्तानीमा दर्ता गर्नुहोस्।',
  'The customer has 3 days to pay in another way. Then the order is cancelled.':
    'ग्राहकसँग अर्को तरिकाले तिर्न ३ दिन छ। त्यसपछि अर्डर रद्द हुन्छ।',
  'Tell %{bank} that this order is cancelled.': 'यो अर्डर रद्द भयो भनी %{bank}लाई भन्नुहोस्।',
  'Tell %{bank} that this order was returned.': 'यो अर्डर फिर्ता भयो भनी %{bank}लाई भन्नुहोस्।',
  'Tell %{bank} that the customer pays this order in another way.':
    'ग्राहकले यो अर्डर अर्को तरिकाले तिर्नुहुन्छ भनी %{bank}लाई भन्नुहोस्।',
  'Tell %{bank} that the customer no longer wants instalments.': 'ग्राहकलाई अब किस्ता चाहिँदैन भनी %{bank}लाई भन्नुहोस्।',
  'Tell %{bank} that this order is paid, unless the bank itself has paid it.':
    'बैंक आफैँले तिरेको होइन भने यो अर्डरको भुक्तानी भइसक्यो भनी %{bank}लाई भन्नुहोस्।',
  'Down payment, to the shop': 'पसललाई डाउन पेमेन्ट',
  '%{count} × %{instalment}, then %{last}': '%{count} × %{instalment}, अनि %{last}',
  'Customer pays in all': 'ग्राहकले जम्मा तिर्ने',
  'Call the customer on the next business day. This is a request, not a payment.':
    'अर्को कार्यदिनमा ग्राहकलाई फोन गर्नुहोस्। यो अनुरोध मात्र हो, भुक्तानी होइन।',
  'The customer gets a message.': 'ग्राहकलाई खबर जान्छ।',
  'Note (shown to the customer)': 'टिपोट (ग्राहकले देख्ने)',
  'Request updated': 'अनुरोध बदलियो',
  'Mark as told': 'भनियो',
  'Marked as told': 'भनिएको चिन्ह लाग्यो',
  // Invoices
  Documents: 'कागजातहरू',
  'Packing slip': 'प्याकिङ स्लिप',
  'The invoice is issued once the order is confirmed.': 'अर्डर पुष्टि भएपछि बीजक जारी हुन्छ।',
  'No invoice.': 'बीजक छैन।',
  'Opened for printing': 'प्रिन्टका लागि खुल्यो',
  'Print in Nepali': 'नेपालीमा प्रिन्ट गर्नुहोस्',
  'Prints are counted. The first print is the original; all others are marked as copies.':
    'प्रिन्ट गनिन्छ। पहिलो प्रिन्ट सक्कल हुन्छ; त्यसपछिकामा ‘प्रतिलिपि’ लेखिन्छ।',
  'Invoices name the customer, so they are only in the books, under %{reports}.':
    'बीजकमा ग्राहकको नाम हुने भएकाले बीजक हिसाबकिताबमा मात्र छ: %{reports}।',
  PAN: 'प्यान',
  'PAN %{pan}': 'प्यान %{pan}',
  'Invoice for %{buyer}': 'बीजक यसको नाममा: %{buyer}',
  'Edit buyer': 'क्रेता बदल्नुहोस्',
  'Buyer on the invoice': 'बीजकको क्रेता',
  'Until the invoice is issued, with the order’s confirmation. Leave name and PAN blank for the person who ordered.':
    'अर्डर पुष्टि भएर बीजक जारी नहुँदासम्म बदल्न मिल्छ। अर्डर गर्ने व्यक्तिकै नाममा भए नाम र प्यान खाली छोड्नुहोस्।',
  'Buyer on the invoice saved': 'बीजकको क्रेता सुरक्षित भयो',
  'Name as on the PAN': 'प्यानमा लेखिएको नाम',
  'Blank for the person who orders': 'अर्डर गर्ने व्यक्तिकै नाममा भए खाली छोड्नुहोस्',
  '9 digits': '९ अङ्क',
  'Address of the business': 'व्यवसायको ठेगाना',
  'Blank if it is the address of the order': 'अर्डरकै ठेगाना भए खाली छोड्नुहोस्',
  // Packing slips
  'Packing slip %{number}': 'प्याकिङ स्लिप %{number}',
  'Pickup at %{store}': 'लिने पसल: %{store}',
  'From %{place}: %{pieces}': '%{place} बाट: %{pieces}',
  'Delivery %{number}, %{when}: %{pieces}': 'डेलिभरी %{number}, %{when}: %{pieces}',
  'Cash to collect: %{cash}': 'लिनुपर्ने नगद: %{cash}',
  'A gift from %{name}': '%{name}को तर्फबाट उपहार',
  'Ordered by %{name}': 'अर्डर गर्ने: %{name}',
  'Access: %{access}': 'बाटो: %{access}',
  'Note: %{note}': 'टिपोट: %{note}',
  '%{count} A4 page |||| %{count} A4 pages': 'A4 का %{count} पाना',
  'Select orders in the list, then choose “Packing slips”.': 'सूचीमा अर्डर छान्नुहोस्, अनि “प्याकिङ स्लिप” थिच्नुहोस्।',
  // Messages
  'Emails and SMS': 'इमेल र एसएमएस',
  'No recent messages.': 'हालसालै पठाइएका खबर छैनन्।',
  'Only the newest %{count} emails and %{count} SMS are shown.':
    'पछिल्ला %{count} इमेल र %{count} एसएमएस मात्र देखाइएको छ।',
  Delayed: 'ढिला भयो',
  'queued %{when}': '%{when} देखि पठाउन बाँकी',
  queued: 'पठाउन बाँकी',
  'handed to the gateway': 'गेटवेलाई दिइयो',
  'the number does not exist': 'यो नम्बर छैन',
  'the gateway refused our account': 'गेटवेले हाम्रो खाता स्वीकार गरेन',
  'the gateway refused the message': 'गेटवेले सन्देश स्वीकार गरेन',
  'the gateway did not answer': 'गेटवेबाट जवाफ आएन',
  'too late': 'समय बित्यो',
  'the SMS of the day were used up': 'आजका एसएमएस सकिए',
}
