/** What the shop may hold of a person, and what becomes of it, as the server's table describes it. */
export const personalHoldings = {
  // Deleted
  'Profile, picture, password and language.': 'प्रोफाइल, फोटो, पासवर्ड र भाषा।',
  'Unconfirmed registrations': 'पुष्टि नभएका दर्ता',
  'Of this email address.': 'यो इमेलका।',
  'Logins and known devices': 'लगइन र चिनिएका उपकरण',
  'They end at once.': 'तुरुन्तै सकिन्छन्।',
  'One-time codes': 'एकपटके कोड',
  'Of this email address or phone number.': 'यो इमेल वा फोन नम्बरका।',
  'Saved addresses': 'राखिएका ठेगाना',
  'Of the account.': 'खाताका।',
  'Pieces in the cart': 'कार्टका सामान',
  'Of the account. A guest’s cart names nobody.': 'खाताका। खाता नभएकाको कार्टमा कसैको नाम हुँदैन।',
  'Pieces on My List': 'मेरो सूचीका सामान',
  'With the link that shares it.': 'साझा गर्ने लिङ्कसहित।',
  'Room plans': 'कोठाका नक्सा',
  'Kept in the account.': 'खातामा राखिएका।',
  'Subscriptions to notices': 'खबर पाउन राखिएका नाम',
  'The person gets no more of them.': 'उहाँलाई अब यस्तो खबर जाँदैन।',
  'Helpful votes': '“उपयोगी” भनी दिइएका मत',
  'The counts go down.': 'सङ्ख्या घट्छ।',
  'Messages to the shop': 'पसललाई पठाइएका सन्देश',
  'With all answers.': 'सबै जवाफसहित।',
  'Notes of staff': 'कर्मचारीका टिपोट',
  'About the person and about the orders.': 'उहाँ र उहाँका अर्डरबारे।',
  'Of damage, returns, receipts, rooms and hand-overs.': 'क्षति, फिर्ता, रसिद, कोठा र सामान बुझाउँदाका।',
  'Emails to the person': 'उहाँलाई पठाइएका इमेल',
  'SMS to the person': 'उहाँलाई पठाइएका एसएमएस',
  'Waiting ones are not sent.': 'पर्खिरहेका पठाइँदैनन्।',

  // Nameless
  'The books need goods, sums and days. Name, contact, address and words go.':
    'हिसाबका लागि सामान, रकम र मिति चाहिन्छ। नाम, सम्पर्क, ठेगाना र लेखाइ मेटिन्छ।',
  'Orders of others for the person': 'अरूले उहाँका लागि गरेका अर्डर',
  'The buyer’s. The recipient’s name and phone go; the driver then calls the buyer.':
    'किन्नेका हुन्। बुझ्नेको नाम र फोन मेटिन्छ; चालकले त्यसपछि किन्नेलाई फोन गर्छ।',
  'Gift cards and store credit': 'गिफ्ट कार्ड र स्टोर क्रेडिट',
  'The books need every entry. Buyer, recipient and message go; a card stays usable by its code.':
    'हिसाबका लागि हरेक प्रविष्टि चाहिन्छ। किन्ने, पाउने र सन्देश मेटिन्छ; कार्ड कोडले चलिरहन्छ।',
  'Returns and damage reports': 'फिर्ता सामान र क्षतिको जानकारी',
  'The books need what came back. The person’s words go.': 'के फिर्ता आयो भन्ने हिसाबका लागि चाहिन्छ। उहाँको लेखाइ मेटिन्छ।',
  'Requests for custom pieces': 'आफ्नै नापको सामानका अनुरोध',
  'Measures and quotes stay. Name, contact, words and photos go; open requests are withdrawn.':
    'नाप र मूल्य रहन्छ। नाम, सम्पर्क, लेखाइ र फोटो मेटिन्छ; खुला अनुरोध फिर्ता लिइन्छन्।',
  'Published by the person. Name and photos go; hidden reviews are deleted.':
    'उहाँले प्रकाशित गर्नुभएका। नाम र फोटो मेटिन्छ; लुकाइएका समीक्षा मेटाइन्छन्।',
  'Published by the person. Name and contact go; unpublished ones are deleted.':
    'उहाँले प्रकाशित गर्नुभएका। नाम र सम्पर्क मेटिन्छ; अप्रकाशित मेटाइन्छन्।',
  'Answers about products': 'सामानबारे जवाफ',
  'Published by the person. The name goes; unpublished ones are deleted.':
    'उहाँले प्रकाशित गर्नुभएका। नाम मेटिन्छ; अप्रकाशित मेटाइन्छन्।',

  // Kept
  'Invoices and credit notes': 'बीजक र क्रेडिट नोट',
  'Six years after the fiscal year: VAT Rules, rule 23.':
    'आर्थिक वर्ष सकिएको छ वर्षसम्म: मूल्य अभिवृद्धि कर नियमावलीको नियम २३।',
  'Payments and refunds': 'भुक्तानी र फिर्ता रकम',
  'Books: sums and references, without a name.': 'हिसाब: रकम र सन्दर्भ नं., नामबिना।',
  'Five years after the last message: directive on e-commerce.':
    'अन्तिम सन्देशपछि पाँच वर्षसम्म: विद्युतीय व्यापारसम्बन्धी निर्देशिका।',
  'Phone number that no SMS reaches': 'एसएमएस नपुग्ने फोन नम्बर',
  'A hash for a year, because an SMS to it costs a fine.': 'एक वर्षसम्म ह्यास मात्र, किनकि यसमा एसएमएस पठाए जरिवाना लाग्छ।',
}
