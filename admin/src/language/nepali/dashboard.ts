/** The dashboard: what waits, key figures and lists. */
export const dashboard = {
  'Namaste, %{name}': 'नमस्ते, %{name}',
  '%{days} days': '%{days} दिन',
  'Compare with the %{days} days before': 'अघिल्ला %{days} दिनसँग तुलना',
  'Before the first order': 'पहिलो अर्डरअघि',
  'Names in capitals are settings in shop.env, or in the environment of the server.':
    'ठूला अक्षरका नाम shop.env वा सर्भरका सेटिङ हुन्।',

  // What waits
  'Nothing waits for an answer.': 'जवाफ दिन बाँकी केही छैन।',
  'Orders to confirm': 'पुष्टि गर्नुपर्ने अर्डर',
  'Custom requests to quote': 'मूल्य बताउनुपर्ने आफ्नै नापका माग',
  'Returns to review': 'हेर्नुपर्ने फिर्ता',
  'Damage reports to review': 'हेर्नुपर्ने क्षतिको जानकारी',
  'Messages to answer': 'जवाफ दिनुपर्ने सन्देश',
  'Complaints to answer': 'जवाफ दिनुपर्ने गुनासो',
  'Questions to publish': 'प्रकाशित गर्नुपर्ने प्रश्न',
  'Bank vouchers to check': 'जाँच्नुपर्ने बैंक भौचर',
  'Refunds to send': 'पठाउनुपर्ने फिर्ता रकम',
  '%{overdue} overdue': '%{overdue} वटाको म्याद नाघ्यो',
  '%{total}, %{overdue} overdue': '%{total}, %{overdue} वटाको म्याद नाघ्यो',
  '%{total}, next due %{time}': '%{total}, अर्को %{time} सम्ममा',

  // Key figures
  'Key figures': 'मुख्य अङ्क',
  Sales: 'बिक्री',
  'Average order': 'औसत अर्डर',
  'Views that became orders': 'हेरेपछि अर्डर भएको',
  'Promise kept': 'बाचा पूरा',
  'none before': 'पहिले थिएन',
  '%{points} points': '%{points} प्रतिशत बिन्दु',

  // Sales
  'Sales by day': 'दिनअनुसार बिक्री',
  'By category': 'वर्गअनुसार',
  'By district': 'जिल्लाअनुसार',
  '%{count} other |||| %{count} others': 'अरू %{count} वटा',
  'in Nrs.': 'रुपैयाँमा',
  'in Nrs., the mark is the period before': 'रुपैयाँमा, चिन्हले अघिल्लो अवधि देखाउँछ',
  'No sales yet.': 'अहिलेसम्म बिक्री भएको छैन।',

  // Deliveries
  'By zone': 'क्षेत्रअनुसार',
  'No promised delivery came in these days.': 'यी दिनमा मिति तोकिएको कुनै डेलिभरी भएन।',
  '%{kept} of %{count} delivery came on the promised day or before. |||| %{kept} of %{count} deliveries came on the promised day or before.':
    '%{count} डेलिभरीमध्ये %{kept} वटा तोकिएकै दिन वा त्यसअघि पुगे।',
  'of %{all}': '%{all} मध्ये',
  'Today on the road': 'आजका डेलिभरी',
  'No delivery is planned for today.': 'आज कुनै डेलिभरी छैन।',
  '%{part} of %{all}': '%{all} मध्ये %{part}',
  '%{late} late': '%{late} ढिला',
  'on time': 'समयमै',

  // Lists
  'Orders by status': 'अवस्थाअनुसार अर्डर',
  'View all orders': 'सबै अर्डर हेर्नुहोस्',
  'View all': 'सबै हेर्नुहोस्',
  'View all %{count}': 'सबै %{count} हेर्नुहोस्',
  'Best sellers, last %{days} days': 'धेरै बिकेका, पछिल्ला %{days} दिन',
  '%{pieces} sold': '%{pieces} थान बिक्यो',
  'Sold out': 'सकियो',
  'Nothing is low in stock.': 'स्टक कम भएको केही छैन।',
  'Planned and not bought, last 90 days': 'नक्सामा राखेर नकिनेका, पछिल्ला ९० दिन',
  '%{count} plan |||| %{count} plans': '%{count} नक्सा',
  'none bought': 'कसैले किनेन',
  '%{bought} bought': '%{bought} थान किनियो',
  'Shoppers bought every product of the plans that they sent.': 'पठाइएका नक्साका सबै सामान ग्राहकले किनिसके।',
  once: 'एक पटक',
  '%{count} times': '%{count} पटक',
  'Every search had results.': 'सबै खोजमा केही न केही भेटियो।',
}
