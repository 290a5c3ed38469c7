import type { FaqPart } from './faq.ts'

export const returnFaqs: FaqPart = {
  group: 'returns',
  isAboutProducts: false,
  entries: [
    {
      slug: 'return-window',
      question: 'How long can I return something?',
      answer:
        'You can ask for a return within 30 days of delivery. If an order came in parts, each part has its own 30 days. The piece should be as good as new and complete, with all its parts.',
      ne: {
        question: 'सामान कति दिनभित्र फिर्ता गर्न मिल्छ?',
        answer:
          'सामान पाएको ३० दिनभित्र फिर्ताका लागि अनुरोध गर्न मिल्छ। अर्डर भाग-भाग गरी आएको भए हरेक भागको छुट्टै ३० दिन हुन्छ। सामान नयाँजस्तै र साथमा आएका सबै चीजसहित हुनुपर्छ।',
      },
    },
    {
      slug: 'how-to-return',
      question: 'How do I return something?',
      answer:
        'Open the order under [My Orders](/my-orders), or by the link in our email or SMS, press Request a return, choose the pieces and tell us why; photos help. We answer by email or SMS, then call you to agree on a day, and fetch the pieces. You can also bring them to the shop.',
      ne: {
        question: 'सामान कसरी फिर्ता गर्ने?',
        answer:
          '[मेरा अर्डरहरू](/my-orders) वा इमेल वा एसएमएसको लिङ्कबाट अर्डर खोल्नुहोस्, ‘सामान फिर्ता गर्नुहोस्’ थिच्नुहोस्, सामान छान्नुहोस् र कारण लेख्नुहोस्; फोटो भए झन् राम्रो। हामी इमेल वा एसएमएसमा जवाफ दिन्छौं, फोन गरेर दिन मिलाउँछौं र सामान लिन आउँछौं। पसलमै ल्याउन पनि मिल्छ।',
      },
    },
    {
      slug: 'refund-time',
      question: 'When do I get my money back?',
      answer:
        'After a return we send the refund in 3-5 business days from the day the pieces are back with us, and in 7 days at the latest, as the law asks. It goes to where you paid from; what you paid in cash, to a bank account or wallet that you name. The page of the order shows by when it is with you.',
      ne: {
        question: 'रकम कहिले फिर्ता पाइन्छ?',
        answer:
          'फिर्ता गरिएको सामान हामीकहाँ आइपुगेको ३-५ कार्यदिनमा, र कानुनले भनेअनुसार बढीमा ७ दिनभित्र रकम फिर्ता पठाउँछौं। जहाँबाट तिर्नुभएको हो, रकम त्यहीँ जान्छ; नगद तिरेको भए तपाईंले भनेको बैंक खाता वा वालेटमा। कहिलेसम्म आइपुग्छ, अर्डरको पृष्ठमा देखिन्छ।',
      },
    },
    {
      slug: 'damage',
      question: 'What if something arrives damaged or broken?',
      answer:
        'Report it within 48 hours of delivery: open the order, press Report damage, tell us what is wrong, and add at least one photo. We replace the piece, repair it, or give money back. It is not a return: you do not have to bring anything, and it works for pieces made to measure, too.',
      ne: {
        question: 'सामान बिग्रिएको वा भाँचिएको आयो भने के गर्ने?',
        answer:
          'सामान पाएको ४८ घण्टाभित्र जानकारी दिनुहोस्: अर्डर खोल्नुहोस्, ‘क्षतिको जानकारी दिनुहोस्’ थिच्नुहोस्, के बिग्रियो लेख्नुहोस् र कम्तीमा एउटा फोटो राख्नुहोस्। हामी सामान साटिदिन्छौं, मर्मत गर्छौं वा रकम फिर्ता गर्छौं। यो सामान फिर्ता गर्नु होइन: तपाईंले केही ल्याइदिनु पर्दैन, र आफ्नै नापको सामानमा पनि लागू हुन्छ।',
      },
    },
    {
      slug: 'return-cost',
      question: 'Does a return cost anything?',
      answer:
        'No, we fetch the pieces without a charge. You get back what you paid for them after reductions; when the last piece of an order comes back, the delivery, too. If a piece was used, we may keep a part, and tell you the amount with our answer to the return, before we come.',
      ne: {
        question: 'सामान फिर्ता गर्दा पैसा लाग्छ?',
        answer:
          'लाग्दैन, हामी निःशुल्क लिन आउँछौं। छुट कटाएर तिर्नुभएको रकम फिर्ता पाउनुहुन्छ; अर्डरका सबै सामान फिर्ता भए डेलिभरी शुल्क पनि। प्रयोग गरिसकेको सामानमा केही रकम काटिन सक्छ; कति काटिन्छ, हामी लिन आउनुअघि नै जवाफमा लेख्छौं।',
      },
    },
    {
      slug: 'exchange',
      question: 'Can I exchange a piece for another size or color?',
      answer:
        'Yes: ask for the return of the one you have, and order the other one; you need not wait. We can bring the new piece and fetch the old one on the same day: tell us when we call. The money for the old one goes back as with every return.',
      ne: {
        question: 'अर्को साइज वा रङसँग साट्न मिल्छ?',
        answer:
          'मिल्छ: भएको सामान फिर्ताका लागि अनुरोध गर्नुहोस् र अर्को अर्डर गर्नुहोस्, कुर्नु पर्दैन। फोनमा भन्नुभयो भने नयाँ सामान ल्याउने र पुरानो लैजाने काम एकै दिन गर्न सक्छौं। पुरानो सामानको रकम अरू फिर्ताजस्तै गरी आउँछ।',
      },
    },
    {
      slug: 'return-custom',
      question: 'Can I return a piece that was made to measure?',
      answer:
        'No. It was made for you alone, so it cannot be returned because it does not please. If it is damaged, or not what was agreed, report it within 48 hours of delivery as damage, and we make up for it.',
      ne: {
        question: 'आफ्नै नापमा बनाएको सामान फिर्ता हुन्छ?',
        answer:
          'हुँदैन। तपाईंकै लागि मात्र बनाइएको हुनाले मन नपरेको कारणले फिर्ता हुँदैन। बिग्रिएको छ वा कुरा भएअनुसारको छैन भने पाएको ४८ घण्टाभित्र क्षतिको जानकारी दिनुहोस्, हामी मिलाइदिन्छौं।',
      },
    },
    {
      slug: 'withdraw-return',
      question: 'Can I change my mind about a return?',
      answer:
        'Yes, until we have fetched the pieces: press Withdraw request on the page of the order, and they stay with you. You can ask for the return again as long as the 30 days last.',
      ne: {
        question: 'फिर्ताको अनुरोध रद्द गर्न मिल्छ?',
        answer:
          'मिल्छ, हामीले सामान नलगेसम्म: अर्डरको पृष्ठमा ‘अनुरोध हटाउनुहोस्’ थिच्नुहोस्, सामान तपाईंसँगै रहन्छ। ३० दिन नकटेसम्म फेरि अनुरोध गर्न सक्नुहुन्छ।',
      },
    },
    {
      slug: 'return-part',
      question: 'Can I return only a part of an order?',
      answer:
        'Yes. Choose the pieces, and how many of each, when you ask for the return. One return of an order goes on at a time; the next can follow when it is done. For each piece you get back what you paid for it.',
      ne: {
        question: 'अर्डरको केही भाग मात्र फिर्ता गर्न मिल्छ?',
        answer:
          'मिल्छ। फिर्ताको अनुरोध गर्दा सामान र कतिवटा हो, छान्नुहोस्। एउटा अर्डरको एक पटकमा एउटा फिर्ता चल्छ, त्यो सकिएपछि अर्को गर्न मिल्छ। हरेक सामानमा तिर्नुभएको रकम फिर्ता पाउनुहुन्छ।',
      },
    },
    {
      slug: 'cancelled-refund',
      question: 'I cancelled an order that was paid. What happens with the money?',
      answer:
        'All of it returns to where it came from, your wallet or your bank account: in 3-5 business days, and in 7 days at the latest. The page of the order shows when it was sent, and we write to you.',
      ne: {
        question: 'भुक्तानी गरिसकेको अर्डर रद्द गरें, रकम के हुन्छ?',
        answer:
          'पूरै रकम जहाँबाट तिर्नुभएको हो, त्यही वालेट वा बैंक खातामा फिर्ता जान्छ: ३-५ कार्यदिनमा, बढीमा ७ दिनभित्र। कहिले पठाइयो, अर्डरको पृष्ठमा देखिन्छ र हामी इमेल वा एसएमएस पनि पठाउँछौं।',
      },
    },
  ],
}
