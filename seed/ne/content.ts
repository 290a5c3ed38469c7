/** The offers of content.ts in Nepali, by the English words. */
export const hoardingsInNepali: Record<string, string> = {
  'Free shipping over Nrs. 1,00,000': 'रु. १,००,००० माथि डेलिभरी निःशुल्क',
  'Made to your size: ask for a quote': 'तपाईंकै नापमा: मूल्य सोध्नुहोस्',
  'Cash on delivery in most districts': 'धेरैजसो जिल्लामा सामान पाएपछि नगद',
  'Closed on the day of Vijaya Dashami; deliveries go on the day after': 'विजया दशमीको दिन बन्द; डेलिभरी भोलिपल्टदेखि',
}

/** The banners of the manifest in Nepali, in its order. */
export const bannersInNepali: readonly { title: string; descriptions: string[]; linkLabel: string; alt: string }[] = [
  {
    title: 'आफ्नै हिमालमुनि निदाउनुहोस्',
    descriptions: [
      'वन हरियो मखमलमा रारा विङब्याक पलङ।',
      'राम्ररी सुकाएको सालको फ्रेम, तीन साइज।',
      'तपाईंकै कोठामा ल्याएर जोडिदिन्छौं।',
    ],
    linkLabel: 'सुत्ने कोठा हेर्नुहोस्',
    alt: 'हरियो मखमलको विङब्याक पलङ, ओखरका सिरान टेबल र बायाँबाट बिहानको उज्यालो परेको सुत्ने कोठा',
  },
  {
    title: 'लामो साँझका लागि लामो सोफा',
    descriptions: ['टेराकोटा शेनिलमा कर्णाली एल आकारको सोफा।', 'हरेक सिटमुनि पकेट स्प्रिङ।', 'पाँच जनालाई ठाउँ।'],
    linkLabel: 'बैठक कोठा हेर्नुहोस्',
    alt: 'टेराकोटा रङको एल आकारको सोफा, बुनेको गलैंचा र जोडी टेबल भएको बैठक कोठा',
  },
  {
    title: 'एउटा टेबल, आठ कुर्सी, तपाईंहरू सबै',
    descriptions: ['ठोस ओखरको अन्नपूर्ण आठ सिटे सेट।', 'हातले तेल रगडिएको।'],
    linkLabel: 'डाइनिङ हेर्नुहोस्',
    alt: 'आठ सिटे ओखरको टेबल, छालाका कुर्सी र झुन्डिएका बत्ती भएको डाइनिङ कोठा',
  },
  {
    title: 'सबैभन्दा राम्रो कोठामा भित्तै हुँदैन',
    descriptions: ['मह रङको तराई र्‍याटन सेट।', 'घाम र वर्षाका लागि बनाइएको।', 'निकालेर धुन मिल्ने खोल।'],
    linkLabel: 'आउटडोर हेर्नुहोस्',
    alt: 'र्‍याटन सोफा सेट, झुन्डिने कुर्सी र डाँडाको दृश्य भएको डेक',
  },
]

/** The sectors of the manifest's clients in Nepali, by the English words. */
export const sectorsInNepali: Record<string, string> = {
  Hotel: 'होटल',
  Bank: 'बैंक',
  School: 'विद्यालय',
  Restaurant: 'रेस्टुरेन्ट',
  Resort: 'रिसोर्ट',
  'Co-working': 'को-वर्किङ',
  Clinic: 'क्लिनिक',
  Insurance: 'बीमा',
  Cafe: 'क्याफे',
}

/** The manifest's clients in Nepali, by slug. */
export const clientsInNepali: Record<string, string> = {
  'himtara-grand-hotel': 'हिमतारा ग्रान्ड होटल',
  'saptadhara-vikas-bank': 'सप्तधारा विकास बैंक',
  'udayanchal-valley-school': 'उदयाञ्चल भ्याली स्कुल',
  'nau-chulo-kitchen': 'नौ चुलो किचन',
  'phulbutte-lakeside-resort': 'फूलबुट्टे लेकसाइड रिसोर्ट',
  'baluwa-co-works': 'बालुवा को-वर्क्स',
  'nilpari-care-clinic': 'निलपरी केयर क्लिनिक',
  'gurasdanda-academy': 'गुराँसडाँडा एकेडेमी',
  'dhupidhara-insurance-house': 'धुपीधारा इन्स्योरेन्स हाउस',
  'barpipal-tea-rooms': 'बरपीपल टी रुम्स',
}

/** Delivery zones in Nepali, by their English names. */
export const zonesInNepali: Record<string, string> = {
  'Kathmandu valley': 'काठमाडौं उपत्यका',
  'Terai and Pokhara': 'तराई र पोखरा',
  Hills: 'पहाड',
  'Remote mountains': 'दुर्गम हिमाल',
}

/** Promotions in Nepali, by code. */
export const promotionsInNepali: Record<string, string> = {
  BEDROOM10: 'सुत्ने कोठामा १०% छुट',
  NAMASTE: 'रु. २,५०० छुट',
  DASHAIN: 'दशैं अफर',
  DELIVERY50: 'डेलिभरी हाम्रो तर्फबाट',
}

/** Sets of products in Nepali, by their English names. */
export const setsInNepali: Record<string, string> = {
  'Rara bedroom': 'रारा सुत्ने कोठा',
  'Asan bedroom': 'असन सुत्ने कोठा',
  'Himal bedroom': 'हिमाल सुत्ने कोठा',
  'Mustang bedroom': 'मुस्ताङ सुत्ने कोठा',
  'Gorkha dining room for six': 'गोरखा डाइनिङ कोठा, छ जनाका लागि',
  'Janaki dining room for eight': 'जानकी डाइनिङ कोठा, आठ जनाका लागि',
  'Bagmati living room': 'बागमती बैठक कोठा',
  'Kaski office': 'कास्की अफिस',
}
