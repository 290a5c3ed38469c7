/** Texts of the shop's settings. */
export const settings = {
  // Name and contact
  'Name (Nepali)': 'नाम (नेपाली)',
  'Shown below the name in the footer': 'पृष्ठको पुछारमा नाममुनि देखिन्छ',
  'Shown in the header, footer, emails and invoices': 'पृष्ठको शिर र पुछार, इमेल र बीजकमा देखिन्छ',
  'Leave empty to offer no messages by Viber': 'Viber मा सन्देश नलिने भए खाली छोड्नुहोस्',
  'Answered day and night; leave empty to show none': 'दिनरात उठाइने नम्बर; नदेखाउने भए खाली छोड्नुहोस्',
  'Social media': 'सामाजिक सञ्जाल',
  Network: 'सञ्जाल',
  Link: 'लिङ्क',

  // Legal information
  'Registered name': 'दर्ता भएको नाम',
  'Required once invoices exist': 'बीजक काटिसकेपछि अनिवार्य',
  '9 digits; printed on all new invoices': '९ अङ्क; सबै नयाँ बीजकमा छापिन्छ',
  'E-commerce portal listing number': 'सरकारी पोर्टलको सूचीकरण नम्बर',
  'Grievance officer': 'गुनासो सुन्ने अधिकारी',
  'Grievance officer’s phone': 'गुनासो सुन्ने अधिकारीको फोन',
  'Grievance officer’s email': 'गुनासो सुन्ने अधिकारीको इमेल',

  // Delivery, stock and bank
  'For zones without their own fee': 'आफ्नै शुल्क नभएका क्षेत्रका लागि',
  'For zones without their own; leave empty to charge the delivery fee':
    'आफ्नै शुल्क नभएका क्षेत्रका लागि; डेलिभरी शुल्क नै लिने भए खाली छोड्नुहोस्',
  'Free delivery above': 'निःशुल्क डेलिभरी, यो रकमभन्दा माथि',
  'Orders with a higher subtotal have free delivery': 'सामानको जम्मा योभन्दा बढी भए डेलिभरी निःशुल्क',
  'Units per variant': 'हरेक भेरियन्टको थान',
  'Account name': 'खातावालाको नाम',
  'Account number': 'खाता नम्बर',
  'Shown to customers who pay by bank transfer': 'बैंक ट्रान्सफर गर्ने ग्राहकलाई देखाइन्छ',

  // Holidays and figures
  'Days when the shop is closed': 'पसल बन्द हुने दिन',
  'You can leave past days in the list': 'बितेका दिन सूचीमै छोडे हुन्छ',
  'Satisfied customers (%)': 'सन्तुष्ट ग्राहक (%)',
  'Response time (hours)': 'जवाफ दिन लाग्ने समय (घण्टा)',
}
