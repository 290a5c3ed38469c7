/** Sentences that the server composes of its parts. */
export const fromServerAnswers = {
  'No old price: none was asked for 30 days before': 'पुरानो मूल्य देखाउन मिल्दैन: योभन्दा अघि ३० दिन बढी मूल्य थिएन',
  'The delivery is over: it is delivered.': 'यो डेलिभरी सकिएको छ: सामान बुझाइसकेको छ।',
  'The delivery is over: it is cancelled.': 'यो डेलिभरी सकिएको छ: रद्द भएको छ।',
  'The delivery is over: it is planned.': 'यो डेलिभरी सकिएको छ: अर्डर अब डेलिभरी गर्ने अवस्थामा छैन।',
  'The delivery is over: it is out.': 'यो डेलिभरी सकिएको छ: अर्डर अब डेलिभरी गर्ने अवस्थामा छैन।',
  'eSewa did not make the refund. Nothing was refunded. You can try again.':
    'इसेवाले रकम फिर्ता गरेन। केही फिर्ता भएन। फेरि प्रयास गर्न सकिन्छ।',
  'Khalti did not make the refund. Nothing was refunded. You can try again.':
    'खल्तीले रकम फिर्ता गरेन। केही फिर्ता भएन। फेरि प्रयास गर्न सकिन्छ।',
  'Staff saw in eSewa’s portal that nothing was refunded.': 'केही फिर्ता नभएको कर्मचारीले इसेवाको पोर्टलमा देख्नुभयो।',
  'Staff saw in Khalti’s portal that nothing was refunded.': 'केही फिर्ता नभएको कर्मचारीले खल्तीको पोर्टलमा देख्नुभयो।',
  'The last attempt failed. The shop tries again by itself, and goes on where it stopped.':
    'पछिल्लो प्रयास सफल भएन। पसलले आफैँ फेरि प्रयास गर्छ, र रोकिएको ठाउँबाट अघि बढ्छ।',
}
