import type { FaqPart } from './faq.ts'

export const shippingFaqs: FaqPart = {
  group: 'shipping',
  isAboutProducts: false,
  entries: [
    {
      slug: 'delivery-time',
      question: 'How long does delivery take, and when does the driver come?',
      answer:
        'Standard shipping takes 3-7 business days and express shipping 1-3, depending on your district, from Kathmandu to Dhangadhi. In the high mountains we agree on the day by phone: it usually takes 10-20. International shipping, by arrangement, takes 7-21. Business days are Sunday to Friday without public holidays, and an order after 17:00 counts from the next of them. Choose your district on the page of a piece, and both dates stand there.',
      ne: {
        question: 'डेलिभरी हुन कति दिन लाग्छ, चालक कहिले आउँछन्?',
        answer:
          'काठमाडौंदेखि धनगढीसम्म, जिल्लाअनुसार सामान्य डेलिभरीमा ३-७ कार्यदिन र एक्सप्रेसमा १-३ कार्यदिन लाग्छ। उच्च हिमाली जिल्लामा दिन फोनमै तय हुन्छ, प्रायः १०-२० कार्यदिन लाग्छ। कुराकानी गरेर मिलाइने विदेशको ढुवानीमा ७-२१ कार्यदिन लाग्छ। कार्यदिन भनेको सार्वजनिक बिदाबाहेक आइतबारदेखि शुक्रबारसम्म हो; साँझ ५ बजेपछिको अर्डर भोलिपल्टको कार्यदिनदेखि गनिन्छ। सामानको पृष्ठमा आफ्नो जिल्ला छान्नुभयो भने दुवै मिति देखिन्छन्।',
      },
    },
    {
      slug: 'delivery-cost',
      question: 'What does delivery cost?',
      answer:
        'Shipping and installation are free for orders over {freeShippingOver}. Otherwise both together cost {shippingFee} in most districts, and collecting at the shop costs nothing. Express costs more, and so does each large piece to the high mountains. Choose your district on the page of a piece: its cost stands there, and nothing is added at the door.',
      ne: {
        question: 'डेलिभरी शुल्क कति लाग्छ?',
        answer:
          '{freeShippingOver} भन्दा माथिको अर्डरमा ढुवानी र जडान निःशुल्क छ। त्योभन्दा कममा धेरैजसो जिल्लामा दुवैको जम्मा {shippingFee} लाग्छ; पसलबाट आफैं लिँदा केही लाग्दैन। एक्सप्रेसमा र उच्च हिमाली जिल्लामा जाने हरेक ठूला सामानमा बढी लाग्छ। सामानको पृष्ठमा आफ्नो जिल्ला छान्नुहोस्, शुल्क त्यहीँ देखिन्छ; ढोकामा केही थपिँदैन।',
      },
    },
    {
      slug: 'express',
      question: 'Where do you deliver by express?',
      answer:
        'In the Kathmandu valley, in Pokhara and in the Terai: express shipping takes 1-3 business days there. Once you have chosen your district, the page of a piece shows its dates and what it costs.',
      ne: {
        question: 'एक्सप्रेस डेलिभरी कहाँ-कहाँ हुन्छ?',
        answer:
          'काठमाडौं उपत्यका, पोखरा र तराईमा एक्सप्रेस ढुवानी हुन्छ, १-३ कार्यदिनमा। आफ्नो जिल्ला छानेपछि सामानको पृष्ठमा मिति र शुल्क देखिन्छ।',
      },
    },
    {
      slug: 'remote-districts',
      question: 'Do you deliver to remote districts?',
      answer:
        'Yes, to all 77 districts. In the high mountains, such as Humla, Dolpa, Mugu, Manang and Mustang, shipping is by arrangement: after your order we call you and agree on the day. It usually takes 10-20 business days. It is paid before it leaves, so cash on delivery is not possible there. A large piece costs more to bring, unless the order is delivered free, and our fitters do not come along.',
      ne: {
        question: 'दुर्गम जिल्लामा पनि डेलिभरी हुन्छ?',
        answer:
          'हुन्छ, ७७ वटै जिल्लामा। हुम्ला, डोल्पा, मुगु, मनाङ, मुस्ताङजस्ता उच्च हिमाली जिल्लामा ढुवानी कुराकानी गरेर मिलाइन्छ: अर्डर भएपछि हामी फोन गरेर दिन तय गर्छौं। प्रायः १०-२० कार्यदिन लाग्छ। सामान पठाउनुअघि नै भुक्तानी गर्नुपर्छ, त्यहाँ सामान पाएपछि नगद तिर्न मिल्दैन। निःशुल्क डेलिभरी नहुने अर्डरमा ठूला सामान पुर्‍याउन बढी लाग्छ, र हाम्रा कामदार त्यहाँसम्म जाँदैनन्।',
      },
    },
    {
      slug: 'international',
      question: 'Do you deliver outside Nepal?',
      answer:
        'The checkout takes addresses in Nepal only. International shipping is by arrangement: tell us the pieces, the country and the town by the [contact form](/contact), and we answer with an offer for freight and papers. Once it is agreed and paid, it takes 7-21 business days. Duties of the other country are paid by the recipient.',
      ne: {
        question: 'नेपालबाहिर पनि पठाउनुहुन्छ?',
        answer:
          'चेकआउटमा नेपालभित्रको ठेगाना मात्र हाल्न मिल्छ। विदेशको ढुवानी कुराकानी गरेर मिलाइन्छ: [सम्पर्क फाराम](/contact) मा सामान, देश र सहर लेख्नुहोस्, हामी भाडा र कागजपत्रको मूल्य प्रस्ताव पठाउँछौं। कुरा मिलेर भुक्तानी भएपछि ७-२१ कार्यदिन लाग्छ। त्यहाँको भन्सार पाउने व्यक्तिले तिर्नुपर्छ।',
      },
    },
    {
      slug: 'choose-day',
      question: 'Can I choose the day and the time of delivery?',
      answer:
        'Yes. Once you have ordered, choose among twelve days on the page of the order, none of them a Saturday, and a time: 9 to 13, 13 to 17 or 17 to 19. You can change it twice, until 17:00 of the day before. Where shipping is by arrangement, we agree on the day by phone.',
      ne: {
        question: 'डेलिभरीको दिन र समय छान्न मिल्छ?',
        answer:
          'मिल्छ। अर्डर गरेपछि अर्डरको पृष्ठमा बाह्रवटा दिनमध्ये (शनिबारबाहेक) एउटा दिन र बिहान ९-१, दिउँसो १-५ वा साँझ ५-७ बजेको समय छान्नुहोस्। अघिल्लो दिनको साँझ ५ बजेसम्म दुई पटक बदल्न मिल्छ। ढुवानी कुराकानी गरेर मिलाइने ठाउँमा दिन फोनमै तय हुन्छ।',
      },
    },
    {
      slug: 'large-pieces',
      question: 'How do large pieces get into my home? Does the driver carry them upstairs?',
      answer:
        'If something in your order is large, the checkout asks for the floor, a lift, and narrow lanes or stairs, so that enough people come. Our people carry it upstairs and build it in the room, except in the high mountains. Shipping and installation are one charge: the floor costs nothing extra.',
      ne: {
        question: 'ठूला सामान घरभित्र कसरी ल्याइन्छ? माथिल्लो तलासम्म बोकिन्छ?',
        answer:
          'अर्डरमा ठूलो सामान भए चेकआउटमा तला, लिफ्ट र साँघुरो गल्ली वा भर्‍याङबारे सोधिन्छ, ताकि चाहिने जति मान्छे आऊन्। उच्च हिमाली जिल्लाबाहेक हाम्रा कामदारले माथिसम्म बोक्छन् र कोठामै जडान गर्छन्। ढुवानी र जडानको शुल्क एउटै हो, तलाअनुसार थप लाग्दैन।',
      },
    },
    {
      slug: 'pickup',
      question: 'Can I collect my order at the shop?',
      answer:
        'Yes, and you save the shipping. Choose Pickup at the checkout: your order is ready from the next business day on, at {address}. Please tell us the 6-digit collection code that stands in our email or SMS and on the page of the order.',
      ne: {
        question: 'सामान पसलबाट आफैं लिन मिल्छ?',
        answer:
          'मिल्छ, ढुवानी शुल्क पनि बच्छ। चेकआउटमा ‘पसलबाट लिने’ छान्नुहोस्: सामान भोलिपल्टको कार्यदिनदेखि {address} मा तयार हुन्छ। लिन आउँदा इमेल वा एसएमएसमा आएको र अर्डरको पृष्ठमा पनि देखिने ६ अङ्कको कोड भन्नुहोस्।',
      },
    },
  ],
}
