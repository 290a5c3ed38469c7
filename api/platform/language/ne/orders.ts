/** What the shop answers about placed orders, their payment, delivery, damage and returns, and about custom pieces. */
export const orderSentences = {
  'Order not found.': 'यस्तो अर्डर भेटिएन।',
  'No order matches this number with this phone or email.': 'यो फोन वा इमेल भएको यस नम्बरको अर्डर भेटिएन।',
  'This order is not confirmed yet.': 'यो अर्डर अझै पुष्टि भएको छैन।',
  'This order is already confirmed.': 'यो अर्डर पुष्टि भइसकेको छ।',
  'This order is not delivered yet.': 'यो अर्डर अझै डेलिभरी भएको छैन।',
  'This order is already delivered.': 'यो अर्डर डेलिभरी भइसकेको छ।',
  'This order is already cancelled.': 'यो अर्डर रद्द भइसकेको छ।',
  'This order is already returned.': 'यो अर्डर फिर्ता भइसकेको छ।',
  'Part of this order is already delivered. You can return what you do not want.':
    'यस अर्डरको केही सामान डेलिभरी भइसकेको छ। नचाहिएको सामान फिर्ता पठाउन सक्नुहुन्छ।',
  'You can cancel an order within 2 hours of placing it. That time has passed; please call us and we will see what we can do.':
    'अर्डर गरेको २ घण्टाभित्र मात्र रद्द गर्न सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'Your order is cancelled': 'तपाईंको अर्डर रद्द भयो',
  'Your order is confirmed': 'तपाईंको अर्डर पक्का भयो',
  'We have emailed you another code': 'हामीले अर्को कोड इमेल गरेका छौं',
  'To do this, open the order by the link in our emails, or log in to its account.':
    'यसका लागि हाम्रो इमेलमा भएको लिङ्कबाट अर्डर खोल्नुहोस्, वा अर्डर गरेको खातामा लगइन गर्नुहोस्।',
  'If this order has an email address, we have sent its link there': 'यस अर्डरमा इमेल भए हामीले त्यहाँ लिङ्क पठाएका छौं',
  'You cannot switch this order to that payment method now.': 'यो अर्डरको भुक्तानी अहिले त्यो तरिकामा बदल्न मिल्दैन।',
  'The payment method of your order has changed': 'तपाईंको अर्डरको भुक्तानीको तरिका बदलियो',
  'This order does not need a code.': 'यस अर्डरलाई कोड चाहिँदैन।',
  'You have already used this code as often as one customer can. Please remove it.':
    'एक ग्राहकले यो कोड जति पटक प्रयोग गर्न मिल्छ, तपाईंले त्यति गरिसक्नुभयो। कृपया कोड हटाउनुहोस्।',
  'Too many orders with this phone number or email address are unpaid. Please pay or cancel one of them first, or call us.':
    'यो फोन नम्बर वा इमेल भएका धेरै अर्डरको भुक्तानी बाँकी छ। कृपया पहिले एउटाको भुक्तानी गर्नुहोस् वा रद्द गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'You cannot order this many pieces before paying. Please pay for an order first, or call us.':
    'भुक्तानी नहुन्जेल यति धेरै सामान अर्डर गर्न मिल्दैन। कृपया पहिले एउटा अर्डरको भुक्तानी गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'You cannot order this many pieces without an account before paying. Please log in, pay by wallet, or call us.':
    'भुक्तानी नगरी र खाताबिना यति धेरै सामान अर्डर गर्न मिल्दैन। कृपया लगइन गर्नुहोस्, वालेटबाट तिर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'None of it is available in the shop': 'त्यसको कुनै सामान पसलमा बाँकी छैन',
  'This order has no such invoice.': 'यस अर्डरको यस्तो बीजक छैन।',

  'This order cannot be paid by {wallet} now.': 'यस अर्डरको भुक्तानी अहिले {wallet}बाट गर्न मिल्दैन।',
  'The amount due has changed. Please reload the page.': 'अब तिर्नुपर्ने रकम फरक छ। कृपया पृष्ठ फेरि लोड गर्नुहोस्।',
  '{wallet} is not answering right now. Please try again, or pay another way.':
    '{wallet}ले अहिले जवाफ दिएन। कृपया फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
  eSewa: 'इसेवा',
  Khalti: 'खल्ती',
  'Payment not found.': 'यस्तो भुक्तानी भेटिएन।',
  'This order is cancelled: there is nothing to pay.': 'यो अर्डर रद्द भइसकेको छ: तिर्न केही छैन।',
  'This order was returned: there is nothing to pay.': 'यो अर्डर फिर्ता भइसकेको छ: तिर्न केही छैन।',
  'The time to pay for this order has run out. Please order again.':
    'यस अर्डरको भुक्तानी गर्ने समय सकियो। कृपया फेरि अर्डर गर्नुहोस्।',
  'There is nothing to pay.': 'तिर्न केही छैन।',
  'This order is not paid by bank transfer.': 'यस अर्डरको भुक्तानी बैंक ट्रान्सफरबाट हुने होइन।',
  'We are checking your receipt. Please wait for our answer.':
    'तपाईंको भौचर आइपुग्यो र हामी हेर्दै छौं। कृपया हाम्रो जवाफ पर्खनुहोस्।',
  'You have reached the limit of 10 receipts. Please call us.': 'धेरै भौचर भइसके। कृपया हामीलाई फोन गर्नुहोस्।',
  'Payment started': 'भुक्तानी सुरु भयो',
  'Receipt sent': 'भौचर पठाइयो',
  'Print recorded': 'प्रिन्टको अभिलेख राखियो',

  'This order has no such delivery.': 'यस अर्डरको यस्तो डेलिभरी छैन।',
  'You collect this order at the shop, during our opening hours.':
    'यो अर्डर पसलबाट लैजाने हो: पसल खुल्ने समयमा तपाईंलाई पर्खिरहेको हुन्छ।',
  'We call you to agree on the day of this delivery.': 'यस डेलिभरीको दिन मिलाउन हामी फोन गर्छौं।',
  'Nothing in this delivery is still to come, so there is no day to choose.':
    'यसको कुनै सामान अब बाटोमा छैन, त्यसैले छान्ने दिन छैन।',
  'This delivery is already on its way to you.': 'यो डेलिभरी बाटोमा निस्किसकेको छ।',
  'You can change the day until 17:00 the day before. That time has passed; please call us and we will see what we can do.':
    'दिन अघिल्लो दिन १७:०० बजेसम्म मात्र फेर्न सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'You can change the day {most} times, and you have done so. Please call us and we will see what we can do.':
    'दिन {most} पटक मात्र फेर्न सकिन्छ, र त्यो सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'We do not deliver this order on that day. Please choose one of the days shown.':
    'त्यो दिन यो अर्डर डेलिभरी हुँदैन। कृपया देखाइएका दिनमध्ये एउटा छान्नुहोस्।',
  'This time has just been taken. Please choose another one.': 'यो समय भर्खरै भरियो। कृपया अर्को समय छान्नुहोस्।',
  'Your delivery is planned': 'तपाईंको डेलिभरीको दिन तय भयो',

  'Please choose a day': 'कृपया दिन छान्नुहोस्',
  'Please choose a time': 'कृपया समय छान्नुहोस्',
  'Please choose what is damaged': 'कृपया कुन सामानमा क्षति भयो छान्नुहोस्',
  'Please describe what is wrong with it': 'कृपया के बिग्रेको छ लेख्नुहोस्',
  'Please add at least one photo of the damage': 'कृपया क्षतिको कम्तीमा एउटा फोटो हाल्नुहोस्',
  'You can send at most {most} photos': 'बढीमा {most} वटा फोटो पठाउन सकिन्छ',
  'Please choose what you want to return': 'कृपया कुन सामान फिर्ता गर्ने छान्नुहोस्',
  'That is more than you can return': 'यति धेरै सामान फिर्ता गर्न मिल्दैन',
  'Please tell us why you want to return it': 'कृपया किन फिर्ता गर्ने लेख्नुहोस्',
  'Please use at most {most} characters': 'कृपया बढीमा {most} अक्षर लेख्नुहोस्',
  'The account of this order was deleted. Please call us and we will see what we can do.':
    'यो अर्डर गर्ने खाता मेटाइसकिएको छ। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'This is not delivered yet.': 'यो सामान अझै डेलिभरी भएको छैन।',
  'You can report damage within 48 hours of delivery. That time has passed; please call us and we will see what we can do.':
    'डेलिभरी भएको ४८ घण्टाभित्र मात्र क्षतिको जानकारी दिन सकिन्छ, र त्यो समय सकियो। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'You have already returned all of this.': 'यो सबै सामान हामीकहाँ फिर्ता आइसकेको छ।',
  'You have already reported damage to this. We will answer soon.':
    'यसको क्षतिबारे तपाईंले जानकारी दिइसक्नुभएको छ: हामी चाँडै जवाफ दिन्छौं।',
  'You can return goods within 30 days of delivery. That time has passed.':
    'डेलिभरी भएको ३० दिनभित्र मात्र सामान फिर्ता गर्न सकिन्छ, र त्यो समय सकियो।',
  'You already have a return for this order. You can request another one once we have received it.':
    'यस अर्डरको एउटा फिर्ता भइरहेको छ। त्यो आइपुगेपछि अर्को गर्न सकिन्छ।',
  'You can request a return {most} times per order. Please call us and we will see what we can do.':
    'एउटा अर्डरको सामान {most} पटकसम्म मात्र फिर्ता माग्न सकिन्छ। कृपया हामीलाई फोन गर्नुहोस्: के गर्न सकिन्छ हेर्छौं।',
  'You cannot return a custom piece. If it is damaged, please tell us within 48 hours.':
    'तपाईंको नापमा बनाइएको सामान फिर्ता गर्न मिल्दैन। क्षति भएको भए कृपया ४८ घण्टाभित्र भन्नुहोस्।',
  'This return can no longer be withdrawn.': 'यो फिर्ताको अनुरोध अब हटाउन मिल्दैन।',
  'This order has no such return.': 'यस अर्डरको यस्तो फिर्ता छैन।',
  'This order is {state}.': 'यो अर्डर {state} छ।',
  pending: 'पुष्टि हुन बाँकी',
  confirm: 'पुष्टि भएको',
  delivered: 'डेलिभरी भएको',
  cancelled: 'रद्द भएको',
  returned: 'फिर्ता भएको',
  'We have received your report': 'तपाईंको जानकारी आइपुग्यो',
  'We have received your request': 'तपाईंको अनुरोध आइपुग्यो',
  'Your return is withdrawn': 'तपाईंको फिर्ताको अनुरोध हटाइयो',

  'Please enter your name': 'कृपया आफ्नो नाम लेख्नुहोस्',
  'Please enter your email address': 'कृपया आफ्नो इमेल ठेगाना लेख्नुहोस्',
  'Enter centimeters from {least} to {most}, such as 165.5': '{least} देखि {most} सेन्टिमिटरसम्म लेख्नुहोस्, जस्तै १६५.५',
  'Your custom furniture request has been submitted!': 'आफ्नै नापको फर्निचरका लागि तपाईंको अनुरोध पठाइयो!',
  'We have not made an offer for this piece yet.': 'यस फर्निचरको मूल्य प्रस्ताव अझै दिइएको छैन।',
  'We have already made an offer for this piece.': 'यस फर्निचरको मूल्य प्रस्ताव दिइसकेका छौं।',
  'This piece is already ordered.': 'यो फर्निचर अर्डर भइसकेको छ।',
  'You have declined our offer for this piece. Please send a new request.':
    'तपाईंले यस फर्निचरको मूल्य प्रस्ताव अस्वीकार गर्नुभयो। कृपया नयाँ अनुरोध पठाउनुहोस्।',
  'This request is withdrawn. Please send a new one.': 'यो अनुरोध हटाइसकिएको छ। कृपया नयाँ पठाउनुहोस्।',
  'We cannot make this piece.': 'यो फर्निचर हामी बनाउन सक्दैनौं।',
  'Request not found.': 'यस्तो अनुरोध भेटिएन।',
  'Our offer was valid until {date}. Please ask us for a new one.':
    'हाम्रो मूल्य प्रस्ताव {date} गतेसम्म मात्र मान्य थियो। कृपया नयाँ माग्नुहोस्।',
  'You have declined our offer': 'तपाईंले हाम्रो प्रस्ताव अस्वीकार गर्नुभयो',
  'Your request is withdrawn': 'तपाईंको अनुरोध हटाइयो',
}
