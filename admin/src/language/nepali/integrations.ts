/** Texts about programs of others: API keys and webhooks. */
export const integrations = {
  Permissions: 'अनुमति',
  // What keys may do
  'Read orders': 'अर्डर हेर्ने',
  'Confirm and cancel orders, add notes': 'अर्डर पुष्टि र रद्द गर्ने, टिपोट थप्ने',
  'Read products and prices': 'सामान र मूल्य हेर्ने',
  'Read stock': 'स्टक हेर्ने',
  'Record stock': 'स्टक लेख्ने',
  'Read customers, and the contacts of buyers': 'ग्राहक र किन्नेका सम्पर्क हेर्ने',
  'Read invoices and credit notes': 'बीजक र क्रेडिट नोट हेर्ने',
  'Read payments and refunds': 'भुक्तानी र फिर्ता रकम हेर्ने',

  // API keys
  'New key': 'नयाँ कुञ्जी',
  'New API key': 'नयाँ API कुञ्जी',
  'No API keys yet': 'अहिलेसम्म API कुञ्जी छैन',
  'A program, such as your accountant’s or your courier’s, needs a key to reach the shop.':
    'लेखापाल वा कुरियरको जस्तो अर्को प्रोग्रामलाई पसलसँग जोडिन कुञ्जी चाहिन्छ।',
  'The program that will use it': 'यो चलाउने प्रोग्राम',
  'It may': 'यसले गर्न पाउने',
  'Choose only what it needs. It can never do more than you.':
    'चाहिने मात्र छान्नुहोस्। तपाईंले गर्न पाउनेभन्दा बढी यसले कहिल्यै गर्न पाउँदैन।',
  'Valid for days': 'कति दिन मान्य',
  'Most calls': 'बढीमा कति पटक',
  '%{calls} a minute': 'मिनेटमा %{calls} पटक',
  'Make the key': 'कुञ्जी बनाउनुहोस्',
  'Key for %{name}': '%{name} को कुञ्जी',
  key: 'कुञ्जी',
  'Put this key into the program now. It is not shown again, and whoever has it can do what it may.':
    'यो कुञ्जी अहिले नै प्रोग्राममा राख्नुहोस्। फेरि देखाइँदैन, र जोसँग छ उसले यसले गर्न पाउने सबै गर्न सक्छ।',
  'Its maker has no access': 'बनाउनेको पहुँच छैन',
  Revoked: 'खारेज भएको',
  'Made by': 'बनाउने',
  'Last used': 'अन्तिम पटक चलेको',
  Revoke: 'खारेज गर्नुहोस्',
  'Revoke the key “%{name}”?': 'कुञ्जी “%{name}” खारेज गर्ने हो?',
  'The program that uses it can no longer reach the shop.': 'यो चलाउने प्रोग्राम अब पसलसँग जोडिन सक्दैन।',
  'Key revoked': 'कुञ्जी खारेज भयो',

  // Receivers of webhooks
  Receiver: 'प्राप्तकर्ता',
  'New receiver': 'नयाँ प्राप्तकर्ता',
  'Add receiver': 'प्राप्तकर्ता थप्नुहोस्',
  'No receivers yet': 'अहिलेसम्म प्राप्तकर्ता छैन',
  'A program, such as your accountant’s or your courier’s, can hear at once when an order or an invoice changes.':
    'अर्डर वा बीजक बदलिनासाथ लेखापाल वा कुरियरको जस्तो प्रोग्रामले तुरुन्तै थाहा पाउन सक्छ।',
  'Address or description': 'ठेगाना वा विवरण',
  'Public and https, such as https://books.example/hooks': 'सार्वजनिक र https हुनुपर्छ, जस्तै https://books.example/hooks',
  'Who receives it': 'कसले पाउँछ',
  'Send when': 'कहिले पठाउने',
  'Sent when': 'कहिले पठाइन्छ',
  '%{count} events': '%{count} घटना',
  Log: 'लग',
  'Old secret valid until': 'पुरानो गोप्य कोड मान्य रहने समय',
  'Last messages': 'पछिल्ला सन्देश',
  'Nothing was sent yet.': 'अहिलेसम्म केही पठाइएको छैन।',
  'Nothing more is sent to it, and its messages leave the log.': 'यसलाई अब केही पठाइँदैन, र यसका सन्देश लगबाट हट्छन्।',

  // States of receivers
  Paused: 'रोकिएको',
  'Paused: nothing arrives': 'रोकिएको: केही पुग्दैन',
  'Gone (410)': 'हटिसकेको (410)',
  'Nothing is sent. Messages wait up to three days.': 'केही पठाइँदैन। सन्देश तीन दिनसम्म पर्खन्छन्।',
  'Nothing arrived for a day, so the shop has stopped sending. Messages wait up to three days. Ask whoever runs the receiver, send a test, then resume.':
    'एक दिनसम्म केही नपुगेकाले पसलले पठाउन छोडेको छ। सन्देश तीन दिनसम्म पर्खन्छन्। प्राप्तकर्ता चलाउनेलाई सोध्नुहोस्, परीक्षण पठाउनुहोस्, अनि फेरि सुरु गर्नुहोस्।',
  'The receiver has answered that it is gone (410). No new messages are kept for it. Remove it, or resume it.':
    'प्राप्तकर्ताले आफू हटिसकेको जवाफ दिएको छ (410)। यसका लागि नयाँ सन्देश राखिँदैन। हटाउनुहोस्, वा फेरि सुरु गर्नुहोस्।',
  Pause: 'रोक्नुहोस्',
  'Paused. Messages wait up to three days.': 'रोकियो। सन्देश तीन दिनसम्म पर्खन्छन्।',
  Resume: 'फेरि सुरु गर्नुहोस्',
  'Resumed. What waits is being sent.': 'फेरि सुरु भयो। पर्खिरहेका सन्देश पठाइँदैछन्।',
  'Send test': 'परीक्षण पठाउनुहोस्',
  'The test arrived: %{answer}': 'परीक्षण पुग्यो: %{answer}',
  'The test did not arrive: %{answer}': 'परीक्षण पुगेन: %{answer}',

  // Secrets
  secret: 'गोप्य कोड',
  'Secret of the new receiver': 'नयाँ प्राप्तकर्ताको गोप्य कोड',
  'New secret': 'नयाँ गोप्य कोड',
  'Make a new secret': 'नयाँ गोप्य कोड बनाउनुहोस्',
  'Make it': 'बनाउनुहोस्',
  'The old secret stays valid for': 'पुरानो गोप्य कोड कहिलेसम्म मान्य रहने',
  'A day': 'एक दिन',
  'A week': 'एक हप्ता',
  'An hour': 'एक घण्टा',
  'Not at all: it is in wrong hands': 'अब मान्य नरहने: गलत हातमा परेको छ',
  'While both are valid, each message is signed with both.': 'दुवै मान्य रहेसम्म हरेक सन्देशमा दुवैको हस्ताक्षर हुन्छ।',
  'Give this secret to the receiver now. It is not shown again. The receiver needs it to check that a message comes from the shop.':
    'यो गोप्य कोड अहिले नै प्राप्तकर्तालाई दिनुहोस्। फेरि देखाइँदैन। सन्देश साँच्चै पसलबाट आएको हो कि होइन जाँच्न प्राप्तकर्तालाई यो चाहिन्छ।',

  // Log of messages
  'Order number, or an id': 'अर्डर नम्बर वा आईडी',
  'Nothing was sent yet': 'अहिलेसम्म केही पठाइएको छैन',
  'Messages to receivers of webhooks appear here.': 'वेबहुकका प्राप्तकर्तालाई पठाइएका सन्देश यहाँ देखिन्छन्।',
  About: 'केबारे',
  'Not tried yet': 'अझै प्रयास भएको छैन',
  'Not tried yet.': 'अझै प्रयास भएको छैन।',
  'It is being sent again': 'फेरि पठाइँदैछ',
  '%{when}: %{answer}, after %{duration} ms': '%{when}: %{answer}, %{duration} मिलिसेकेन्डपछि',
  'No answer within 15 s': '१५ सेकेन्डभित्र जवाफ आएन',
  'The connection failed': 'जडान हुन सकेन',

  // Events, as the server's table describes them
  'An order was placed': 'अर्डर आयो',
  'An order was confirmed': 'अर्डर पुष्टि भयो',
  'An order was paid in full': 'अर्डरको पूरा रकम तिरियो',
  'Some pieces of an order were handed over, and others follow': 'अर्डरका केही सामान बुझाइयो, बाँकी पछि जान्छन्',
  'An order was delivered': 'अर्डर डेलिभरी भयो',
  'An order was cancelled, or ended because it was not paid or confirmed in time':
    'अर्डर रद्द भयो, वा समयमा नतिरिएकाले वा पुष्टि नभएकाले टुङ्गियो',
  'The last piece of an order came back': 'अर्डरको अन्तिम सामान पनि फिर्ता आयो',
  'The shop changed an order before it left': 'पठाउनुअघि पसलले अर्डर बदल्यो',
  'Pieces of an order come back, and a new order goes out for them': 'अर्डरका सामान फिर्ता आउँछन्, सट्टामा नयाँ अर्डर जान्छ',
  'Money went back to the buyer of an order': 'अर्डर गर्नेलाई रकम फिर्ता गरियो',
  'An invoice was issued': 'बीजक काटियो',
  'A credit note was issued': 'क्रेडिट नोट काटियो',
  'The stock of a variant fell to its limit, or below it': 'भेरियन्टको स्टक तोकिएको सीमा वा त्योभन्दा कममा झर्‍यो',
  'A product, its variants, colors or pictures were added, changed or removed':
    'सामान, यसका भेरियन्ट, रङ वा फोटो थपिए, बदलिए वा हटाइए',
  'Somebody wrote to the shop': 'कसैले पसललाई लेख्यो',
  'A customer wrote a review': 'ग्राहकले समीक्षा लेख्यो',
}
