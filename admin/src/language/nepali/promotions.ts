/** Texts of promotions and coupons. */
export const promotions = {
  // List
  'No promotions yet': 'अहिलेसम्म प्रोमोसन छैन',
  'Discounts by percent, by amount or on the delivery fee, applied automatically or with a code.':
    'प्रतिशत, रकम वा डेलिभरी शुल्कमा छुट; आफैँ लाग्ने वा कोड राखेपछि लाग्ने।',
  'Name or code': 'नाम वा कोड',
  'Active now': 'अहिले चालु',
  'Has a code': 'कोड भएको',
  Automatic: 'आफैँ लाग्ने',
  '%{uses} of %{maxUses}': '%{maxUses} मध्ये %{uses}',
  'Total discount': 'जम्मा छुट',
  Starts: 'सुरु',
  Ends: 'अन्त्य',
  'Used up': 'प्रयोग सकियो',

  // Form
  'Used %{uses} times; total discount %{given}. Its discount can no longer be changed, because orders have used it. To end it, deactivate it or set an end date.':
    '%{uses} पटक प्रयोग भयो; जम्मा छुट %{given}। अर्डरमा प्रयोग भइसकेकाले छुट अब बदल्न मिल्दैन। रोक्नुपरे बन्द गर्नुहोस् वा अन्त्यको मिति राख्नुहोस्।',
  'Shown to shoppers in the cart and the order': 'ग्राहकले कार्ट र अर्डरमा देख्छन्',
  '3 to 40 letters and digits; leave empty to apply automatically':
    '३ देखि ४० अङ्ग्रेजी अक्षर र अङ्क; आफैँ लाग्ने भए खाली छोड्नुहोस्',
  'Discount type': 'छुटको प्रकार',
  Percentage: 'प्रतिशत',
  'Fixed amount': 'निश्चित रकम',
  'Free delivery': 'निःशुल्क डेलिभरी',
  'Leave empty for all products': 'सबै सामानका लागि भए खाली छोड्नुहोस्',
  'Minimum subtotal': 'कम्तीमा यति रकमको सामान',
  'Usage limit': 'प्रयोगको सीमा',
  'Usage limit per customer': 'एक ग्राहकको सीमा',
  'Only with a code; counted by account, email address and phone number':
    'कोड भएमा मात्र; खाता, इमेल र फोन नम्बर हेरेर गनिन्छ',
  'Nobody has used this promotion yet. Only the promotion itself is deleted.':
    'यो प्रोमोसन अहिलेसम्म कसैले प्रयोग गरेको छैन। प्रोमोसन मात्र मेटिन्छ।',

  // Uses
  'No orders have used it yet.': 'अहिलेसम्म कुनै अर्डरमा प्रयोग भएको छैन।',
  'Used by %{count} order |||| Used by %{count} orders': '%{count} अर्डरमा प्रयोग भयो',
  'And %{count} earlier orders.': 'र अघिका %{count} अर्डर।',
}
