/** Texts of gift cards and store credit. */
export const credit = {
  // Entries
  Given: 'दिइएको',
  'Paid an order': 'अर्डर तिर्न चलेको',
  'Given back by an order': 'अर्डरबाट फर्केको',
  Correction: 'सच्याइएको',
  'Given away': 'सित्तैमा दिइएको',
  Entries: 'विवरण',
  'by %{name}': '%{name}ले',
  // List
  'No gift cards yet': 'अहिलेसम्म गिफ्ट कार्ड छैन',
  'Gift cards that you sell, and store credit that customers have, appear here.':
    'तपाईंले बेचेका गिफ्ट कार्ड र ग्राहकको स्टोर क्रेडिट यहाँ देखिन्छ।',
  'End of the code, email or phone': 'कोडको अन्त्य, इमेल वा फोन',
  Usable: 'चल्ने',
  Card: 'कार्ड',
  Left: 'बाँकी',
  'Open: %{sum}, of which %{onCards} on gift cards (%{cards}) and %{onAccounts} of store credit (%{accounts}).':
    'चलाउन बाँकी: %{sum}, त्यसमा गिफ्ट कार्डमा %{onCards} (%{cards} वटा) र स्टोर क्रेडिट %{onAccounts} (%{accounts} वटा)।',
  // Sale
  'Sell a gift card': 'गिफ्ट कार्ड बेच्नुहोस्',
  'Sell the card': 'कार्ड बेच्नुहोस्',
  code: 'कोड',
  'This card was sold already. Its code is not shown again: give it a new one if you need it.':
    'यो कार्ड बिकिसकेको छ। यसको कोड फेरि देखिँदैन: चाहिए नयाँ कोड दिनुहोस्।',
  'Write this code on the card now if you hand one over. It is not shown again, and whoever has it can use the card.':
    'कार्ड हातमै दिने भए यो कोड अहिल्यै त्यसमा लेख्नुहोस्। यो फेरि देखिँदैन, र कोड जोसँग छ उसैले कार्ड चलाउन सक्छ।',
  'Take the money first. No invoice is issued for a gift card: the order that it pays gets one.':
    'पहिले पैसा लिनुहोस्। गिफ्ट कार्डको बीजक हुँदैन: यसबाट तिरिने अर्डरको बीजक हुन्छ।',
  '%{min} to %{max}': '%{min} देखि %{max} सम्म',
  Buyer: 'किन्ने',
  'Named in the email to the recipient': 'पाउनेलाई जाने इमेलमा यो नाम हुन्छ',
  'Visible to staff only': 'कर्मचारीले मात्र देख्ने',
  'Recipient’s email': 'पाउनेको इमेल',
  'Recipient’s mobile number': 'पाउनेको मोबाइल नम्बर',
  'Only in the email': 'इमेलमा मात्र',
  'Language of the message': 'सन्देशको भाषा',
  'Send the code by email and SMS now': 'कोड अहिल्यै इमेल र एसएमएसबाट पठाउने',
  // Page of a card
  '%{balance} left': '%{balance} बाँकी',
  'The account was deleted.': 'खाता मेटाइएको छ।',
  'Buyer and recipient': 'किन्ने र पाउने',
  'Add to the balance': 'बाँकी रकममा थप्नुहोस्',
  'Take away': 'घटाउनुहोस्',
  'Take away from the balance': 'बाँकी रकमबाट घटाउनुहोस्',
  'At most %{balance}.': 'बढीमा %{balance}।',
  'Balance corrected': 'बाँकी रकम सच्याइयो',
  Unblocked: 'रोक हट्यो',
  'Block it?': 'रोक लगाउने हो?',
  'Nobody can pay with it until you unblock it. What is left stays.':
    'रोक नहटाउँदासम्म यसबाट कसैले तिर्न सक्दैन। बाँकी रकम जस्ताको तस्तै रहन्छ।',
  'New code': 'नयाँ कोड',
  'Give the card a new code': 'कार्डलाई नयाँ कोड दिनुहोस्',
  'For a lost card. The old code stops at once, and what is left stays on the card.':
    'हराएको कार्डका लागि। पुरानो कोड तुरुन्तै बन्द हुन्छ, र बाँकी रकम कार्डमै रहन्छ।',
  'Make a new code': 'नयाँ कोड बनाउनुहोस्',
  'The card has a new code': 'कार्डको नयाँ कोड बन्यो',
  'Give this code to the holder of the card now. It is not shown again.':
    'यो कोड कार्ड भएको व्यक्तिलाई अहिल्यै दिनुहोस्। यो फेरि देखिँदैन।',
  // Refund
  'As store credit': 'स्टोर क्रेडिटमा',
  'Refunded as store credit': 'रकम स्टोर क्रेडिटमा फिर्ता भयो',
  'Refund as store credit?': 'स्टोर क्रेडिटमा फिर्ता गर्ने हो?',
  'Ask the customer first. The account gets %{amount} at once, to pay for anything in the shop, and no money is sent. The customer is notified by email or SMS.':
    'पहिले ग्राहकलाई सोध्नुहोस्। खातामा तुरुन्तै %{amount} थपिन्छ, जसबाट पसलको जुनसुकै सामान किन्न मिल्छ; पैसा पठाइँदैन। ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ।',
  'Refund as store credit': 'स्टोर क्रेडिटमा फिर्ता गर्नुहोस्',
}
