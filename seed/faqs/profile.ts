import type { FaqPart } from './faq.ts'

export const profileFaqs: FaqPart = {
  group: 'profile',
  isAboutProducts: false,
  entries: [
    {
      slug: 'create-account',
      question: 'How do I create an account?',
      answer:
        '[Register](/register) with your name, email address, phone number, date of birth and address, and choose a password. We send a 6-digit code to your email, valid for 10 minutes: enter it, and the account is yours. You have to be at least 18 years old.',
      ne: {
        question: 'खाता कसरी खोल्ने?',
        answer:
          'नाम, इमेल, फोन नम्बर, जन्ममिति र ठेगाना हालेर [दर्ता](/register) गर्नुहोस् र पासवर्ड छान्नुहोस्। इमेलमा ६ अङ्कको कोड आउँछ, १० मिनेटसम्म चल्छ: त्यो हालेपछि खाता तयार हुन्छ। खाता खोल्न कम्तीमा १८ वर्ष पुगेको हुनुपर्छ।',
      },
    },
    {
      slug: 'change-profile',
      question: 'How do I change my name, phone number or address?',
      answer:
        'Open [My Account](/my-account), press Edit Profile, change what you like, and press Update Profile. Email address, date of birth and country stay as they are in an account. Orders that are placed already keep the address they were placed with: for those, please call {phone}.',
      ne: {
        question: 'नाम, फोन नम्बर वा ठेगाना कसरी बदल्ने?',
        answer:
          '[मेरो खाता](/my-account) खोल्नुहोस्, ‘सच्याउनुहोस्’ थिचेर चाहेको कुरा बदल्नुहोस्, अनि ‘प्रोफाइल अद्यावधिक गर्नुहोस्’ थिच्नुहोस्। खाताको इमेल, जन्ममिति र देश बदल्न मिल्दैन। पहिले नै गरिसकेको अर्डरको ठेगाना त्यसरी बदलिँदैन: त्यसका लागि {phone} मा फोन गर्नुहोस्।',
      },
    },
    {
      slug: 'my-list',
      question: 'What is My List for?',
      answer:
        'It keeps what you like: press the heart on anything, and it waits for you in your account under [My List](/my-list). There you can add it to your cart, ask for an email when something sold out is back, or share the list by a link. Whoever has the link sees the furniture and not who you are, until you press Stop sharing.',
      ne: {
        question: '‘मेरो सूची’ केका लागि हो?',
        answer:
          'मन परेका कुरा राख्न: मुटुको चिह्न थिच्नुहोस्, त्यो तपाईंको खाताको [मेरो सूची](/my-list) मा बस्छ। त्यहाँबाट कार्टमा हाल्न, सकिएको सामान फेरि आउँदा इमेल पाउन वा लिङ्कबाट सूची अरूलाई देखाउन मिल्छ। लिङ्क पाउनेले फर्निचर मात्र देख्छ, तपाईं को हो भन्ने देख्दैन; जुनसुकै बेला लिङ्क बन्द गर्न सक्नुहुन्छ।',
      },
    },
    {
      slug: 'my-data',
      question: 'Can I see what you keep about me?',
      answer:
        'Yes. Open [My Account](/my-account) and press Download my data: the file holds everything that belongs to your account, except passwords and codes, which we keep only in a form that nobody can read.',
      ne: {
        question: 'मेरो बारेमा के-के राखिएको छ, हेर्न मिल्छ?',
        answer:
          'मिल्छ। [मेरो खाता](/my-account) मा ‘मेरो विवरण डाउनलोड गर्नुहोस्’ थिच्नुहोस्: तपाईंको खातासँग जोडिएका सबै कुरा त्यो फाइलमा आउँछन्। पासवर्ड र कोड भने आउँदैनन्, ती हामीकहाँ कसैले पढ्न नसक्ने रूपमा मात्र हुन्छन्।',
      },
    },
    {
      slug: 'delete-account',
      question: 'How do I delete my account?',
      answer:
        'Open [My Account](/my-account), press Delete account, and confirm with your password. Profile, picture, list, addresses and sessions are gone at once. Orders stay in our books without your name, and tax invoices as the law asks, for 5 years. While an order is on its way, or money on its way back, the account waits.',
      ne: {
        question: 'खाता कसरी मेटाउने?',
        answer:
          '[मेरो खाता](/my-account) मा ‘खाता मेटाउनुहोस्’ थिच्नुहोस् र पासवर्ड हालेर पक्का गर्नुहोस्। प्रोफाइल, तस्बिर, सूची, ठेगाना र लगइनहरू तुरुन्तै हट्छन्। अर्डरहरू तपाईंको नाम बिना हाम्रो हिसाबमा रहन्छन्, कर बीजक भने कानुनअनुसार ५ वर्ष राखिन्छन्। अर्डर आउँदै गरेको वा रकम फिर्ता हुन बाँकी भएका बेला खाता मेटिँदैन।',
      },
    },
  ],
}
