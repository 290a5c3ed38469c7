/** What the server says on the page Insights: titles, columns, figures, notes and fixed names of rows. */
export const fromServerInsights = {
  // Sales
  'Sales by category': 'वर्गअनुसार बिक्री',
  'Sales by district': 'जिल्लाअनुसार बिक्री',
  'Sales by hour': 'समयअनुसार बिक्री',
  'Orders by hour': 'समयअनुसार अर्डर',
  'Sales of pieces': 'सामानको बिक्री',
  'Sales before': 'बिक्री (अघिल्लो)',
  'Orders before': 'अर्डर (अघिल्लो)',
  'Pieces before': 'थान (अघिल्लो)',
  'Share of orders': 'अर्डरको हिस्सा',
  'Custom and deleted pieces': 'आफ्नै नापका र हटाइएका सामान',
  'Totals of orders with delivery, by the day in Nepal on which they were placed. Cancelled and returned orders are left out.':
    'डेलिभरीसहित अर्डरको जम्मा, नेपाली समयअनुसार अर्डर गरेको दिनमा। रद्द र फिर्ता भएका अर्डर छैनन्।',
  'Each day is compared with the one in the same place of the period before. Today is not over yet.':
    'हरेक दिन अघिल्लो अवधिको त्यही क्रमको दिनसँग दाँजिएको छ। आजको दिन सकिएको छैन।',
  'What buyers pay for the pieces, discounts taken off, without delivery. Cancelled and returned orders are left out.':
    'छुट घटाएर सामानको मात्र रकम, डेलिभरीबाहेक। रद्द र फिर्ता भएका अर्डर छैनन्।',
  'A product counts in the category in which it is today. The link shows the products of the category.':
    'सामान आज जुन वर्गमा छ, त्यसैमा गनिन्छ। लिङ्कबाट वर्गका सामान हेर्न सकिन्छ।',
  'Totals of orders with delivery, by the district of the address. Cancelled and returned orders are left out.':
    'डेलिभरीसहित अर्डरको जम्मा, ठेगानाको जिल्लाअनुसार। रद्द र फिर्ता भएका अर्डर छैनन्।',
  'Hours of the clock in Nepal. Cancelled and returned orders are left out.':
    'नेपाली घडीको समय। रद्द र फिर्ता भएका अर्डर छैनन्।',

  // From view to order
  'From view to order': 'हेरेदेखि अर्डरसम्म',
  Views: 'हेराइ',
  'Views before': 'हेरिएको (अघिल्लो)',
  'Added to a cart': 'कार्टमा हालेको',
  'Checkouts begun': 'अर्डर गर्न थालेको',
  'Views by product': 'सामानअनुसार हेरिएको',
  'Ordered before': 'अर्डर भएको (अघिल्लो)',
  'Ordered per view': 'हेरेमध्ये अर्डर',
  'Ordered per view before': 'हेरेमध्ये अर्डर (अघिल्लो)',
  'The table has the 200 products with the most views.': 'तालिकामा धेरै हेरिएका २०० सामान छन्।',
  'The shop counts how often pages of products are opened, without cookies, addresses or anything that tells visitors apart. Somebody who looks twice counts twice.':
    'सामानको पृष्ठ कति पटक खुल्यो भन्ने मात्र गनिन्छ; कुकी, ठेगाना वा मान्छे चिनिने केही राखिँदैन। दुई पटक हेर्ने दुई पटक गनिन्छ।',
  'Robots that say so are left out, and so are pages that a cache in front of the shop answers. A server that stops without warning loses the counts of its last 20 seconds.':
    'आफूलाई रोबोट भन्ने रोबोट, र पसलअघिको क्यासबाट देखाइएका पृष्ठ गनिँदैनन्। सर्भर अचानक बन्द भए अन्तिम २० सेकेन्डको गन्ती हराउँछ।',
  'Orders by phone, of pieces made to measure, cancelled and returned ones are left out. A product counts once for each line of an order.':
    'फोनबाट आएका, आफ्नै नापका सामानका, रद्द र फिर्ता भएका अर्डर छैनन्। अर्डरको हरेक लाइनमा सामान एक पटक गनिन्छ।',

  // Promise kept
  'Late deliveries': 'ढिला भएका डेलिभरी',
  'Deliveries before': 'डेलिभरी (अघिल्लो)',
  'Promise kept before': 'बाचा पूरा (अघिल्लो)',
  'One day late': 'एक दिन ढिला',
  'Two or three days late': 'दुई-तीन दिन ढिला',
  Later: 'त्योभन्दा ढिला',
  'Home deliveries by the day on which they were handed over. The promise is the day that the buyer chose last; without a choice, the last day named at checkout. Another day that staff plan does not change it, nor does one that the buyer chose after a delivery failed.':
    'घरमा पुर्‍याइएका डेलिभरी, बुझाइएको दिनअनुसार। बाचा भनेको ग्राहकले पछिल्लो पटक छानेको दिन हो; नछाने अर्डर गर्दा भनिएको अन्तिम दिन। कर्मचारीले अर्को दिन राखे, वा डेलिभरी असफल भएपछि ग्राहकले अर्को दिन छाने पनि बाचा फेरिँदैन।',
  'Parts of a split order are measured by the day for which they were planned last. Pickups and deliveries without a promised day are left out. The link shows the late ones.':
    'छुट्याइएको अर्डरका भाग पछिल्लो पटक तोकिएको दिनसँग दाँजिन्छन्। आफैँ लगिएका र दिन नतोकिएका डेलिभरी छैनन्। लिङ्कबाट ढिला भएका हेर्न सकिन्छ।',

  // Returns
  'Returns by product': 'सामानअनुसार फिर्ता',
  'Returns by carrier': 'पुर्‍याउने तरिकाअनुसार फिर्ता',
  'Returns and damage by product': 'सामानअनुसार फिर्ता र क्षति',
  'Returns and damage by carrier': 'पुर्‍याउने तरिकाअनुसार फिर्ता र क्षति',
  Carrier: 'पुर्‍याउने तरिका',
  'Fetched by the buyer': 'ग्राहकले आफैँ लगेको',
  'By arrangement, by truck': 'सल्लाहअनुसार, ट्रकबाट',
  'By arrangement, by hand': 'सल्लाहअनुसार, हातैले बोकेर',
  'Pieces delivered': 'पुर्‍याइएका थान',
  'Pieces delivered before': 'पुर्‍याइएका थान (अघिल्लो)',
  'Pieces returned': 'फिर्ता आएका थान',
  'Pieces returned before': 'फिर्ता आएका थान (अघिल्लो)',
  'Lines delivered': 'पुर्‍याइएका लाइन',
  'Lines delivered before': 'पुर्‍याइएका लाइन (अघिल्लो)',
  'Lines returned': 'फिर्ता आएका लाइन',
  'Lines returned before': 'फिर्ता आएका लाइन (अघिल्लो)',
  'Share returned': 'फिर्ताको हिस्सा',
  'Damage reports before': 'क्षतिका उजुरी (अघिल्लो)',
  'Share damaged': 'क्षतिको हिस्सा',
  'The table has the 200 products that come back most.': 'तालिकामा धेरै फिर्ता आउने २०० सामान छन्।',
  'Returns and damage count on the day of the request, deliveries on the day of the delivery: a share may exceed what was delivered in a short period.':
    'फिर्ता र क्षति अनुरोध आएको दिनमा, डेलिभरी पुगेको दिनमा गनिन्छ: छोटो अवधिमा हिस्सा पुर्‍याइएकोभन्दा बढी हुन सक्छ।',
  'Declined and withdrawn returns and declined reports are left out, as are custom and deleted pieces. The link shows all returns of the product.':
    'अस्वीकार वा फिर्ता लिइएका अनुरोध, अस्वीकार भएका उजुरी, आफ्नै नापका र हटाइएका सामान छैनन्। लिङ्कबाट सामानका सबै फिर्ता हेर्न सकिन्छ।',
  'The shop drives itself, so a carrier is its zone, and whether the truck came or somebody carried the pieces. An order line is one product of an order, however many pieces; it belongs to the delivery that brought it.':
    'पसल आफैँले पुर्‍याउँछ, त्यसैले तरिका भनेको क्षेत्र, र ट्रक गयो कि कसैले बोकेर लग्यो भन्ने हो। लाइन भनेको अर्डरको एउटा सामान हो, जति थान भए पनि; जुन डेलिभरीले ल्यायो त्यसैमा गनिन्छ।',
  'Returns and damage count on the day of the request, deliveries on the day of the delivery. Declined and withdrawn ones are left out. The link shows the deliveries of the row.':
    'फिर्ता र क्षति अनुरोध आएको दिनमा, डेलिभरी पुगेको दिनमा गनिन्छ। अस्वीकार वा फिर्ता लिइएका छैनन्। लिङ्कबाट यस पङ्क्तिका डेलिभरी हेर्न सकिन्छ।',

  // First replies
  'First replies': 'पहिलो जवाफ',
  'Half of the replies within': 'आधा जवाफ यति समयमा',
  'Nine of ten replies within': 'दसमा नौ जवाफ यति समयमा',
  'Asked by': 'कसरी सोधेको',
  'Asked before': 'सोधिएको (अघिल्लो)',
  'Half within': 'आधा यति समयमा',
  'Half within before': 'आधा यति समयमा (अघिल्लो)',
  'Nine of ten within': 'दसमा नौ यति समयमा',
  'Nine of ten within before': 'दसमा नौ यति समयमा (अघिल्लो)',
  Complaints: 'गुनासो',
  'Measuring visits': 'नाप लिन जाने',
  'Questions about products': 'सामानबारे प्रश्न',
  'Custom requests': 'आफ्नै नापका माग',
  'From the message, question or request until staff first answered it: by an answer, an offer or a refusal. Nights and holidays count. What waits for its first reply is asked, and in no time.':
    'सन्देश, प्रश्न वा अनुरोध आएदेखि कर्मचारीले पहिलो पटक जवाफ, प्रस्ताव वा अस्वीकार नगरुन्जेलको समय। राति र बिदा पनि गनिन्छ। जवाफ बाँकी रहेका सोधिएकोमा गनिन्छन्, समयमा गनिँदैनन्।',
  'Questions that staff hid without an answer are left out. The reply of another buyer is none of the shop.':
    'जवाफ नदिई लुकाइएका प्रश्न छैनन्। अर्को ग्राहकको जवाफ पसलको जवाफ मानिँदैन।',

  // Customers
  'New customers': 'नयाँ ग्राहक',
  'Customers who came back': 'फर्केर आएका ग्राहक',
  'Share who came back': 'फर्केर आएकाको हिस्सा',
  'New customers by month of the first order': 'पहिलो अर्डरको महिनाअनुसार नयाँ ग्राहक',
  'First order': 'पहिलो अर्डर',
  'Again within 30 days': '३० दिनभित्र फेरि',
  'Again within 90 days': '९० दिनभित्र फेरि',
  'Again within 365 days': '३६५ दिनभित्र फेरि',
  'A customer is an account; a guest is the email address of the order, or the phone number where there is none. Somebody with an account who also orders as a guest counts twice.':
    'खाता भए खाताबाट, नभए अर्डरको इमेल ठेगाना वा त्यो पनि नभए फोन नम्बरबाट ग्राहक चिनिन्छ। खाता भएर पनि खाताबिना अर्डर गर्ने दुई पटक गनिन्छ।',
  'Orders count once staff or a payment have confirmed them, also those that came back. Cancelled, expired and unconfirmed ones, and orders whose buyer is forgotten, are left out.':
    'कर्मचारी वा भुक्तानीले पुष्टि भएपछि अर्डर गनिन्छ, पछि फिर्ता आए पनि। रद्द, म्याद सकिएका, पक्का नभएका र ग्राहकको विवरण मेटाइएका अर्डर छैनन्।',
  'A share appears once the last customer of the month had the time. The figures on top are of the period; the table has all months. The link shows all orders of the month.':
    'महिनाको अन्तिम ग्राहकको पनि त्यति दिन पुगेपछि मात्र हिस्सा देखिन्छ। माथिका अङ्क यस अवधिका हुन्; तालिकामा सबै महिना छन्। लिङ्कबाट महिनाका सबै अर्डर हेर्न सकिन्छ।',
}
