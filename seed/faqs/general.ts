import type { FaqPart } from './faq.ts'

/** Entries without a card under 'Browse by Category'. */
export const generalFaqs: FaqPart = {
  group: 'general',
  isAboutProducts: false,
  entries: [
    {
      slug: 'support-hours',
      question: 'When can I reach customer support?',
      answer:
        'Our support hours are {hours}; closed on public holidays. Call {phone}, send a message by WhatsApp, or write to {email}. At any other time leave us a message by the [contact form](/contact): we answer as soon as we are back.',
      ne: {
        question: 'ग्राहक सहायता कहिले पाइन्छ?',
        answer:
          'हाम्रो सहायता समय: {hours}; सार्वजनिक बिदामा बन्द। {phone} मा फोन गर्नुहोस्, WhatsApp मा सन्देश पठाउनुहोस् वा {email} मा लेख्नुहोस्। अरू बेला [सम्पर्क फाराम](/contact) बाट लेख्नुहोस्: आउनेबित्तिकै जवाफ दिन्छौं।',
      },
    },
    {
      slug: 'emergency-support',
      question: 'Is there support in an emergency?',
      answer:
        'Yes. Emergency support answers 24/7 under {emergencyPhone}: when a delivery has gone wrong, when furniture has become unsafe, or when you think that somebody pays in your name. For everything else please call during business hours.',
      ne: {
        question: 'आकस्मिक अवस्थामा सहायता पाइन्छ?',
        answer:
          'पाइन्छ। आकस्मिक सहायता चौबीसै घण्टा, हप्ताको सातै दिन {emergencyPhone} मा उपलब्ध छ: डेलिभरीमा ठूलो समस्या भयो, फर्निचर असुरक्षित भयो वा कसैले तपाईंको नाममा भुक्तानी गरेजस्तो लाग्यो भने। अरू कुराका लागि काम गर्ने समयमा फोन गर्नुहोस्।',
      },
    },
    {
      slug: 'visit-shop',
      question: 'Can I see the furniture before I buy it?',
      answer:
        'Yes, at our shop: {address}. Our support tells you beforehand whether the piece you have in mind stands there: call {phone}. On this site most pieces have pictures from several sides and a 3D view.',
      ne: {
        question: 'किन्नुअघि फर्निचर हेर्न मिल्छ?',
        answer:
          'मिल्छ, हाम्रो पसलमा: {address}। तपाईंले हेर्न चाहेको फर्निचर पसलमा छ कि छैन, सहायताका लागि पहिले नै {phone} मा फोन गरेर सोध्नुहोस्। यस साइटमा पनि धेरैजसो फर्निचर धेरैतिरका तस्बिर र थ्रीडीमा हेर्न सकिन्छ।',
      },
    },
    {
      slug: 'somebody-else',
      question: 'Can somebody else receive my order?',
      answer:
        'Yes: your mother, a neighbor or a friend. Tick For somebody else at the checkout, and enter the name and the mobile number of whoever receives it. The driver calls that person, also about the cash if you pay on delivery. Invoice and messages come to you, and so does the 6-digit delivery code: please pass it on. If it is a gift, the packing slip has no prices. If someone else should receive an order that you have placed already, call {phone}.',
      ne: {
        question: 'मेरो अर्डर अरू कसैले बुझ्न मिल्छ?',
        answer:
          'मिल्छ: आमाले, छिमेकीले वा साथीले सामान बुझ्न सक्नुहुन्छ। चेकआउटमा ‘अरू कसैका लागि’ छान्नुहोस् र सामान बुझ्नेको नाम र मोबाइल नम्बर लेख्नुहोस्। चालकले उहाँलाई नै फोन गर्छन्; सामान पाएपछि नगद तिर्ने भए पैसा पनि उहाँसँगै माग्छन्। बीजक र सन्देश तपाईंलाई आउँछन्, ६ अङ्कको डेलिभरी कोड पनि: त्यो उहाँलाई दिनुहोला। उपहार भए सामानसँगको पर्चीमा मूल्य लेखिँदैन। गरिसकेको अर्डर अरूले बुझ्ने भए {phone} मा फोन गर्नुहोस्।',
      },
    },
    {
      slug: 'not-at-home',
      question: 'What if I am not at home when the driver comes?',
      answer:
        'Somebody at home can take the delivery in your place: give them the 6-digit code, which the driver asks for. If nobody is there, we write to you, and you choose a new day on the page of the order; if you do not, we choose one and tell you. If you know beforehand, change the day there until 17:00 of the day before, or call {phone}.',
      ne: {
        question: 'चालक आउँदा म घरमा नभए के हुन्छ?',
        answer:
          'घरमा हुने अरू कसैले तपाईंको सट्टा सामान बुझ्न सक्नुहुन्छ: चालकले माग्ने ६ अङ्कको कोड उहाँलाई दिनुहोस्। घरमा कोही नभए हामी इमेल वा एसएमएस पठाउँछौं र तपाईंले अर्डरको पृष्ठमा नयाँ दिन छान्न सक्नुहुन्छ; नछान्नुभए हामी दिन छानेर खबर गर्छौं। पहिले नै थाहा भए अघिल्लो दिनको साँझ ५ बजेसम्म त्यहीँ दिन बदल्नुहोस्, वा {phone} मा फोन गर्नुहोस्।',
      },
    },
    {
      slug: 'complaint',
      question: 'How do I make a complaint?',
      answer:
        'Write by the [contact form](/contact?kind=complaint) under Complaint. You get a number, our support answers in writing, and every complaint is kept with its answer. If it does not satisfy you, turn to our [grievance officer](/grievance-officer).',
      ne: {
        question: 'गुनासो कसरी गर्ने?',
        answer:
          '[सम्पर्क फाराम](/contact?kind=complaint) मा गुनासो छानेर लेख्नुहोस्। तपाईंले एउटा नम्बर पाउनुहुन्छ, सहायता टोलीले लिखित जवाफ दिन्छ र हरेक गुनासो जवाफसहित राखिन्छ। चित्त नबुझे हाम्रो [गुनासो सुन्ने अधिकारी](/grievance-officer) लाई भन्नुहोस्।',
      },
    },
  ],
}
