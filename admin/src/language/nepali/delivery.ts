/** Delivery zones, the calendar of Bikram Sambat, and showrooms. */
export const delivery = {
  // Delivery zones
  'Without zones, every district is served by arrangement.': 'क्षेत्र नभए सबै जिल्लामा सल्लाहअनुसार डेलिभरी हुन्छ।',
  '%{days}; %{districts} districts; %{capacity} deliveries per slot':
    '%{days}; %{districts} जिल्ला; एक समयमा %{capacity} डेलिभरी',
  '%{min} to %{max} days': '%{min} देखि %{max} दिन',
  '%{min} to %{max} days, express %{expressMin} to %{expressMax}':
    '%{min} देखि %{max} दिन, एक्सप्रेस %{expressMin} देखि %{expressMax}',
  'By arrangement, usually %{min} to %{max} days': 'सल्लाहअनुसार, प्रायः %{min} देखि %{max} दिन',
  '%{crowded} slots overbooked': '%{crowded} समयमा क्षमताभन्दा बढी',
  'Standard delivery': 'सामान्य डेलिभरी',
  'Minimum days': 'कम्तीमा दिन',
  'Maximum days': 'बढीमा दिन',
  '3 to 7 days; leave both empty for delivery by arrangement': '३ देखि ७ दिन; सल्लाहअनुसार डेलिभरी भए दुवै खाली छोड्नुहोस्',
  'Usual minimum by arrangement': 'सल्लाहअनुसार प्रायः कम्तीमा',
  'Usual maximum by arrangement': 'सल्लाहअनुसार प्रायः बढीमा',
  'Business days that shoppers read, 1 to 90; only if standard days are empty':
    'ग्राहकले देख्ने कार्यदिन, १ देखि ९०; सामान्य दिन खाली भए मात्र',
  '1 to 3 days; leave both empty for no express': '१ देखि ३ दिन; एक्सप्रेस नभए दुवै खाली छोड्नुहोस्',
  'Deliveries per slot': 'एक समयमा डेलिभरी',
  'Truck deliveries per slot': 'एक समयमा ट्रकका डेलिभरी',
  'Added for each large piece': 'हरेक ठूलो सामानको थप शुल्क',
  'On top of the fee, unless the order is delivered free. Large is from 30 kg, or from 140 cm unless it weighs less than 10 kg':
    'डेलिभरी निःशुल्क नभए शुल्कमा थपिन्छ। ३० किलो वा बढी, अथवा १० किलोभन्दा हलुका नभएको १४० से.मी. वा लामो सामान ठूलो मानिन्छ',
  Fitting: 'जडान',
  'Our fitters build the furniture up. Shoppers see before the cart where they do not':
    'हाम्रा कामदारले फर्निचर जोडिदिन्छन्। कहाँ जोड्दैनन्, ग्राहकले कार्टमा हाल्नुअघि नै देख्छन्',
  'Cash on delivery': 'पाएपछि नगद',
  'Not available where delivery is by arrangement': 'सल्लाहअनुसार डेलिभरी हुने ठाउँमा हुँदैन',
  'These slots have more deliveries than their capacity. Nothing was rescheduled automatically:':
    'यी समयमा क्षमताभन्दा बढी डेलिभरी छन्। कुनैको पनि समय आफैँ सारिएको छैन:',
  '%{day}, %{slot}: %{taken} deliveries, %{takenLarge} by truck':
    '%{day}, %{slot}: %{taken} डेलिभरी, ट्रकबाट %{takenLarge}',
  morning: 'बिहान',
  afternoon: 'दिउँसो',
  evening: 'साँझ',
  'A zone can be deleted only if it has no districts and no orders.': 'जिल्ला र अर्डर नभएको क्षेत्र मात्र मेटाउन सकिन्छ।',
  'Districts: %{chosen} selected': 'जिल्ला: %{chosen} छानिएको',
  'Selecting a district of another zone moves it here. Districts without a zone are served by arrangement.':
    'अर्को क्षेत्रको जिल्ला छानेमा यता सर्छ। क्षेत्र नतोकिएका जिल्लामा सल्लाहअनुसार डेलिभरी हुन्छ।',

  // Calendar
  'Add next year': 'अर्को वर्ष थप्नुहोस्',
  'The Nepali calendar ended on %{day}.': 'नेपाली पात्रो %{day} मा सकियो।',
  'The Nepali calendar ends on %{day}.': 'नेपाली पात्रो %{day} मा सकिन्छ।',
  'No invoices can be issued until you add the next year.': 'तपाईंले अर्को वर्ष नथपुन्जेल बीजक काट्न मिल्दैन।',
  'No invoices can be issued until an owner adds the next year.': 'मालिकले अर्को वर्ष नथपुन्जेल बीजक काट्न मिल्दैन।',
  'After that, no invoices can be issued until you add the next year.':
    'त्यसपछि, तपाईंले अर्को वर्ष नथपुन्जेल बीजक काट्न मिल्दैन।',
  'After that, no invoices can be issued until an owner adds the next year.':
    'त्यसपछि, मालिकले अर्को वर्ष नथपुन्जेल बीजक काट्न मिल्दैन।',
  'Only a year that has not started can be deleted. No invoices can be issued for its days until it is added again.':
    'सुरु नभएको वर्ष मात्र मेटाउन सकिन्छ। फेरि नथपुन्जेल त्यस वर्षका दिनमा बीजक काट्न मिल्दैन।',
  Sunday: 'आइतबार',
  Monday: 'सोमबार',
  Tuesday: 'मङ्गलबार',
  Wednesday: 'बुधबार',
  Thursday: 'बिहीबार',
  Friday: 'शुक्रबार',
  Saturday: 'शनिबार',
  Baisakh: 'वैशाख',
  Jestha: 'जेठ',
  Ashadh: 'असार',
  Shrawan: 'श्रावण',
  Bhadra: 'भदौ',
  Ashwin: 'असोज',
  Kartik: 'कात्तिक',
  Mangsir: 'मंसिर',
  Poush: 'पुस',
  Magh: 'माघ',
  Falgun: 'फागुन',
  Chaitra: 'चैत',
  'Copy the month lengths from the government’s published calendar. Invoice dates depend on them, and past dates can no longer be changed. 1 Baisakh is %{startsOn}.':
    'महिना कति दिनको हुन्छ, सरकारले प्रकाशित गरेको पात्रोबाट सार्नुहोस्। बीजकका मिति यसैबाट बन्छन्, र बितेका मिति पछि फेर्न मिल्दैन। वैशाख १ गते %{startsOn} मा पर्छ।',
  'Year (BS)': 'वर्ष (वि.सं.)',
  'Weekday of 1 Baisakh': 'वैशाख १ गतेको बार',
  'From the published calendar': 'प्रकाशित पात्रोअनुसार',
  'Days in %{month}': '%{month}का दिन',
  'Total: %{days} days (must be 365 or 366)': 'जम्मा: %{days} दिन (३६५ वा ३६६ हुनुपर्छ)',
  'No years yet': 'अहिलेसम्म कुनै वर्ष छैन',
  'Invoices take their Nepali dates from these years.': 'बीजकका नेपाली मिति यिनै वर्षबाट लिइन्छ।',
  Days: 'दिन',
  'Days per month': 'महिनाका दिन',

  // Showrooms
  'Showrooms appear in the shop with their address, opening hours and directions.':
    'शोरुमहरू ठेगाना, खुल्ने समय र जाने बाटोसहित पसलमा देखिन्छन्।',
  'One per line': 'एक लाइनमा एउटा',
  'The checkout offers this showroom for pickup. If no showroom offers pickup, customers pick up at the address in the settings.':
    'अर्डर गर्दा सामान लिन यो शोरुम छान्न मिल्छ। कुनै शोरुममा नमिले ग्राहकले सेटिङमा राखिएको ठेगानाबाट लैजान्छन्।',
  'Target of the ‘Directions’ link': '‘बाटो हेर्नुहोस्’ थिच्दा खुल्ने लिङ्क',
  '26 to 31; used to find the nearest showroom': '२६ देखि ३१; सबैभन्दा नजिकको शोरुम खोज्न',
  '80 to 89': '८० देखि ८९',
  'View on map': 'नक्सामा हेर्नुहोस्',
  'The showroom disappears from the shop immediately.': 'शोरुम पसलबाट तुरुन्तै हट्छ।',
}
