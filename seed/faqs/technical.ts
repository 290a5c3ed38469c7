import type { FaqPart } from './faq.ts'

export const technicalFaqs: FaqPart = {
  group: 'technical',
  isAboutProducts: false,
  entries: [
    {
      slug: 'browsers',
      question: 'Which browsers does the shop work in?',
      answer:
        'In Chrome, Edge, Firefox, Safari and the browsers of phones, from about the last two and a half years. That is the only technical requirement: there is no app to install. Without JavaScript you can still browse, search and read; cart, checkout and account need it.',
      ne: {
        question: 'पसल कुन-कुन ब्राउजरमा चल्छ?',
        answer:
          'Chrome, Edge, Firefox, Safari र फोनका ब्राउजरमा, करिब पछिल्ला अढाई वर्षका। प्राविधिक रूपमा चाहिने त्यति मात्र हो: कुनै एप राख्नु पर्दैन। JavaScript बन्द भए पनि सामान हेर्न, खोज्न र पढ्न मिल्छ; कार्ट, चेकआउट र खाताका लागि भने JavaScript चाहिन्छ।',
      },
    },
    {
      slug: 'no-code',
      question: 'The code does not come, by email or SMS. What can I do?',
      answer:
        'An SMS can take one or two minutes. Look among unwanted email, too, and check the address for a slip. After 60 seconds press Resend OTP; up to 5 codes an hour are sent to one email address, and only the newest one counts. If you have not received the SMS of an order, see whether the number on that page is yours: Correct the number takes you back to the checkout. An order waits 10 minutes for its code, so call {phone} before they are over: we can confirm it. If nothing comes by email for an hour, it is a technical fault: please call, too.',
      ne: {
        question: 'इमेल वा एसएमएसमा कोड आएन, के गर्ने?',
        answer:
          'एसएमएस आउन एक-दुई मिनेट लाग्न सक्छ। इमेलको स्प्याम फोल्डर पनि हेर्नुहोस् र ठेगाना ठीक छ कि छैन जाँच्नुहोस्। ६० सेकेन्डपछि ‘कोड फेरि पठाउनुहोस्’ थिच्नुहोस्; एउटा इमेलमा घण्टामा बढीमा ५ वटा कोड जान्छ, सबैभन्दा नयाँ मात्र चल्छ। अर्डरको एसएमएस आएन भने त्यस पृष्ठमा देखिएको नम्बर तपाईंकै हो कि होइन हेर्नुहोस्; गलत भए ‘नम्बर सच्याउनुहोस्’ थिच्नुहोस्, चेकआउटमा पुगिन्छ। अर्डरले कोडलाई १० मिनेट कुर्छ, त्यसैले समय सकिनुअघि नै {phone} मा फोन गर्नुहोस्: हामी अर्डर पक्का गरिदिन सक्छौं। इमेलमा एक घण्टासम्म केही नआए प्राविधिक समस्या हो: त्यतिबेला पनि फोन गर्नुहोस्।',
      },
    },
    {
      slug: 'payment-failed',
      question: 'My wallet was charged, but the order is not paid. What now?',
      answer:
        'Do not pay again. We ask eSewa or Khalti ourselves until they answer, and write to you; the page of the order shows the same. If the payment counts, the order is confirmed. If it came too late, or the technical fault was theirs, all of it goes back to your wallet within 7 days.',
      ne: {
        question: 'वालेटबाट रकम काटियो, तर अर्डरको भुक्तानी देखिएन। अब?',
        answer:
          'फेरि नतिर्नुहोस्। जवाफ नआउन्जेल इसेवा वा खल्तीसँग हामी आफैं सोधिरहन्छौं र तपाईंलाई इमेल वा एसएमएस पठाउँछौं; अर्डरको पृष्ठमा पनि देखिन्छ। भुक्तानी आएको रहेछ भने अर्डर पक्का हुन्छ। ढिलो आएको वा उहाँहरूतिर प्राविधिक समस्या भएको भए पूरै रकम ७ दिनभित्र वालेटमै फिर्ता जान्छ।',
      },
    },
    {
      slug: 'connection-lost',
      question: 'My connection broke while I ordered. Did I order twice?',
      answer:
        'No. Press the button once more when the network is back: the same order is placed only once, whatever a technical fault did to the first try. What you typed is still there. If you are not sure whether it arrived, look under [My Orders](/my-orders) or into your email or SMS.',
      ne: {
        question: 'अर्डर गर्दागर्दै नेट गयो। दुई पटक अर्डर भयो कि?',
        answer:
          'भएको छैन। नेट आएपछि बटन फेरि थिच्नुहोस्: प्राविधिक कारणले पहिलो पटक जे भए पनि एउटै अर्डर एक पटक मात्र हुन्छ। भरेका कुरा त्यहीँ हुन्छन्। पुग्यो कि पुगेन भन्ने लागे [मेरा अर्डरहरू](/my-orders) वा आफ्नो इमेल वा एसएमएस हेर्नुहोस्।',
      },
    },
    {
      slug: 'cart-empty',
      question: 'Why is my cart empty on another device?',
      answer:
        'As long as you are not logged in, the cart belongs to one browser, for technical reasons, and is kept there for 90 days after its last use. Log in on both: what is in it moves into your account’s cart, which is the same everywhere.',
      ne: {
        question: 'अर्को डिभाइसमा मेरो कार्ट किन खाली छ?',
        answer:
          'लगइन नगरेसम्म प्राविधिक कारणले कार्ट एउटै ब्राउजरको हुन्छ र अन्तिम प्रयोगपछि ९० दिन रहन्छ। दुवै डिभाइसमा लगइन गर्नुहोस्: कार्टका सामान तपाईंको खाताको कार्टमा सर्छन्, जुन सबैतिर एउटै हुन्छ।',
      },
    },
    {
      slug: 'photo-upload',
      question: 'Why can my photo not be sent?',
      answer:
        'There are two technical limits: the file has to be a JPG, PNG or WebP, and not larger than 8 MB; 5 MB for the picture of your profile. Photos of most phones fit. If yours are HEIC files, choose Most Compatible in the settings of the camera, or send a screenshot.',
      ne: {
        question: 'मेरो फोटो किन पठाउन मिलेन?',
        answer:
          'दुईवटा प्राविधिक सीमा छन्: फाइल JPG, PNG वा WebP हुनुपर्छ, र ८ MB भन्दा ठूलो हुनु हुँदैन; प्रोफाइलको तस्बिर ५ MB सम्म। धेरैजसो फोनका फोटो यसमा अट्छन्। HEIC फाइल भए क्यामेराको सेटिङमा Most Compatible छान्नुहोस् वा स्क्रिनसट पठाउनुहोस्।',
      },
    },
    {
      slug: 'language',
      question: 'How do I read the shop in Nepali?',
      answer:
        'Choose नेपाली at the top of any page, and English to come back. The whole shop follows, with figures in Devanagari and dates in Bikram Sambat; the page you are on stays the same. If a word reads wrong, please tell technical support.',
      ne: {
        question: 'पसल अंग्रेजीमा कसरी पढ्ने?',
        answer:
          'जुनसुकै पृष्ठको माथि English छान्नुहोस्, फर्कन नेपाली। पूरै पसल त्यही भाषामा देखिन्छ, तपाईं हेरिरहेको पृष्ठ उही रहन्छ। नेपालीमा अङ्क देवनागरीमा र मिति विक्रम संवत्‌मा हुन्छ। कुनै शब्द नमिलेको लागे प्राविधिक सहायतालाई भन्नुहोस्।',
      },
    },
  ],
}
