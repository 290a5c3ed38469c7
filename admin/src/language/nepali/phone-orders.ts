/** Texts of the page that takes orders by phone. */
export const phoneOrders = {
  // Caller
  'Find customer by name or email': 'नाम वा इमेलबाट ग्राहक खोज्नुहोस्',
  'For a guest, fill in the details below': 'खाता नभए तल विवरण भर्नुहोस्',
  'No customers found.': 'ग्राहक भेटिएन।',
  'Use %{name}': '%{name}लाई छान्नुहोस्',
  Use: 'छान्नुहोस्',
  'Remove account': 'खाता हटाउनुहोस्',
  'The order will be placed in this customer’s account.': 'अर्डर यही ग्राहकको खातामा हुन्छ।',
  'Full name': 'पूरा नाम',
  'Optional; without it we send SMS': 'ऐच्छिक; नभए हामी एसएमएस पठाउँछौं',
  'Language of messages': 'खबर पठाउने भाषा',
  // Goods
  'Find items by name, size, type or SKU': 'नाम, साइज, प्रकार वा SKU बाट सामान खोज्नुहोस्',
  'No items found.': 'सामान भेटिएन।',
  'Search results': 'भेटिएका सामान',
  'sold out': 'सकियो',
  'Add %{title}': '%{title} थप्नुहोस्',
  // Address and invoice
  'Delivery address': 'डेलिभरी ठेगाना',
  'Invoice for a business': 'व्यवसायको नाममा बीजक',
  'Use %{name}, PAN %{pan}': '%{name}, प्यान %{pan} राख्नुहोस्',
  // Delivery and payment
  free: 'निःशुल्क',
  '%{cost}, date by arrangement': '%{cost}, दिन सल्लाहअनुसार',
  '%{cost}, date by arrangement, usually in %{min} to %{max} business days':
    '%{cost}, दिन सल्लाहअनुसार, प्रायः %{min} देखि %{max} कार्यदिनमा',
  '%{cost}, ready from %{first}': '%{cost}, %{first} देखि तयार',
  '%{cost}, %{first} to %{last}': '%{cost}, %{first} देखि %{last} सम्म',
  // Summary
  Coupon: 'कुपन',
  '%{code} applied.': '%{code} लाग्यो।',
  'Code not found.': 'यो कोड भेटिएन।',
  'Code not active yet.': 'यो कोड अझै सुरु भएको छैन।',
  'Code expired.': 'यो कोडको म्याद सकियो।',
  'Code usage limit reached.': 'यो कोड चलाउने सीमा पुगिसक्यो।',
  'This customer has reached the usage limit of this code.': 'यस ग्राहकले यो कोड चलाउने सीमा पुगिसक्यो।',
  'This code does not apply to these items.': 'यो कोड यी सामानमा लाग्दैन।',
  'The subtotal is below this code’s minimum.': 'सामानको जम्मा यो कोडका लागि पुगेन।',
  'This order has no delivery fee, so the code changes nothing.': 'यस अर्डरमा डेलिभरी शुल्क लाग्दैन, त्यसैले यो कोडले केही घट्दैन।',
  '%{name} is sold out.': '%{name} सकियो।',
  'Only %{kept} of %{wanted} × %{name} available.': '%{name}: %{wanted} मध्ये %{kept} वटा मात्र छ।',
  'The caller agrees to the terms and the return policy': 'फोन गर्ने ग्राहक सेवाका सर्त र फिर्ता नीतिमा सहमत हुनुहुन्छ',
  'Place order': 'अर्डर गर्नुहोस्',
  'Place order, %{total}': 'अर्डर गर्नुहोस्, %{total}',
  'Phone orders are paid in cash or by bank transfer. Wallet payments would expire after 30 minutes.':
    'फोन अर्डर नगद वा बैंक ट्रान्सफरबाट तिरिन्छ। वालेटको भुक्तानी भए ३० मिनेटमा म्याद सकिन्छ।',
  'Order %{number} placed': 'अर्डर %{number} भयो',
}
