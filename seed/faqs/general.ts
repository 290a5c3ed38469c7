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
