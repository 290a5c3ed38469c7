import type { FaqPart } from './faq.ts'

export const securityFaqs: FaqPart = {
  group: 'security',
  isAboutProducts: false,
  entries: [
    {
      slug: 'forgot-password',
      question: 'I forgot my password. How do I reset it?',
      answer:
        'Enter your email address on the [login page](/login) and press Forgot Password. We send a 6-digit code; enter it, and choose a new password for your account. For your security the code is good for 10 minutes and 5 tries, and nothing in such an email works any more after 24 hours: simply ask for another one.',
      ne: {
        question: 'पासवर्ड बिर्सें, नयाँ कसरी राख्ने?',
        answer:
          '[लगइन पृष्ठ](/login) मा इमेल हालेर ‘पासवर्ड बिर्सनुभयो?’ थिच्नुहोस्। हामी ६ अङ्कको कोड पठाउँछौं; त्यो हालेर खाताको नयाँ पासवर्ड राख्नुहोस्। सुरक्षाका लागि कोड १० मिनेट र ५ पटकसम्म मात्र चल्छ, र २४ घण्टापछि त्यस्तो इमेलको कुनै पनि कुरा काम लाग्दैन: अर्को कोड माग्नुहोस्।',
      },
    },
    {
      slug: 'locked-account',
      question: 'Why is my account locked?',
      answer:
        'After 5 wrong passwords within 15 minutes an account is locked, for your security, so that nobody can go on guessing. It unlocks by itself after 30 minutes. You need not wait: a password reset by email ends it at once.',
      ne: {
        question: 'मेरो खाता किन बन्द भयो?',
        answer:
          '१५ मिनेटभित्र ५ पटक गलत पासवर्ड हालियो भने सुरक्षाका लागि खाता बन्द हुन्छ, ताकि कसैले अन्दाज गर्दै नबसोस्। ३० मिनेटपछि आफैं खुल्छ। कुर्न नचाहे इमेलबाट पासवर्ड नयाँ राख्नुहोस्, तुरुन्तै खुल्छ।',
      },
    },
    {
      slug: 'good-password',
      question: 'How long should my password be?',
      answer:
        'At least 6 characters. For the security of your account we advise 8 or more, and 12 with letters and figures mixed are hard to guess for anybody; the form tells you how strong yours is while you type. You change it under [My Account](/my-account), and are then logged out on every device.',
      ne: {
        question: 'पासवर्ड कति लामो हुनुपर्छ?',
        answer:
          'कम्तीमा ६ अक्षर। खाताको सुरक्षाका लागि ८ वा धेरै राख्नु राम्रो; अक्षर र अङ्क मिसाएको १२ अक्षरको पासवर्ड जो कोहीलाई अन्दाज गर्न गाह्रो हुन्छ। टाइप गर्दागर्दै कति बलियो छ, फारामले देखाउँछ। [मेरो खाता](/my-account) मा बदल्न मिल्छ, त्यसपछि सबै डिभाइसबाट लगआउट हुन्छ।',
      },
    },
    {
      slug: 'logged-in-devices',
      question: 'Is somebody else using my account?',
      answer:
        'Under [My Account](/my-account), Active sessions lists every device that is logged in. Log out the one you do not know, or all others at once, and change your password. One rule of security holds always: we never ask for your password, a code or a PIN, neither by phone nor in a message.',
      ne: {
        question: 'मेरो खाता अरू कसैले चलाइरहेको त छैन?',
        answer:
          '[मेरो खाता](/my-account) को ‘लगइन भएका डिभाइस’ मा सबै डिभाइस देखिन्छन्। नचिनेको डिभाइस वा बाँकी सबैलाई लगआउट गर्नुहोस् र पासवर्ड बदल्नुहोस्। सुरक्षाको एउटा कुरा सधैं सम्झनुहोस्: हामी फोन वा सन्देशमा कहिल्यै पासवर्ड, कोड वा PIN माग्दैनौं।',
      },
    },
  ],
}
