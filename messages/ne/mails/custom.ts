import type { messages as english } from '../../en/mails/custom.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about a custom piece. */
export const messages = {
  'mail.custom.request': 'अनुरोध',
  'mail.custom.after': 'नमुना',
  'mail.custom.color': 'रङ',
  'mail.custom.material': 'केको',
  'mail.custom.material.Wood': 'काठ',
  'mail.custom.material.Metal': 'धातु',
  'mail.custom.material.Glass': 'सिसा',
  'mail.custom.material.Plastic': 'प्लास्टिक',
  'mail.custom.size': 'चौडाइ × गहिराइ × उचाइ',
  'mail.custom.size-lain': 'चौडाइ × लम्बाइ × उचाइ',
  'mail.custom.measures': '{sizes} सेमी',
  'mail.custom.instructions': 'थप निर्देशन',
  'mail.custom.see-request': 'अनुरोध हेर्नुहोस्',

  'mail.custom-requested.subject': '{shop}मा आफ्नै नापको अर्डर {number}',
  'mail.custom-requested.preview': 'तपाईंको अनुरोध पायौं, मूल्य प्रस्ताव पठाउँछौं।',
  'mail.custom-requested.heading': 'तपाईंको अनुरोध पायौं',
  'mail.custom-requested.intro':
    'धन्यवाद। हाम्रा सिकर्मी तपाईंको नाप हेर्छन्, अनि हामी मूल्य प्रस्ताव पठाउँछौं: कति पर्छ र बनाउन कति समय लाग्छ। तपाईंले स्वीकार नगरेसम्म केही अर्डर हुँदैन।',
  'mail.custom-requested.not-you':
    'तपाईंले केही माग्नुभएको होइन? कसैले गल्तीले तपाईंको इमेल लेखेको हुन सक्छ: कृपया हामीलाई खबर गर्नुहोस्।',

  'mail.custom-quoted.subject': 'आफ्नै नापको अर्डर {number} को मूल्य प्रस्ताव: {price}',
  'mail.custom-quoted.preview': 'यो प्रस्ताव {day} सम्म मान्य छ।',
  'mail.custom-quoted.heading': 'तपाईंको सामानको मूल्य प्रस्ताव',
  'mail.custom-quoted.intro': 'तपाईंको सामान बनाउन पाए हामी खुसी हुनेछौं। हाम्रो प्रस्ताव यस्तो छ:',
  'mail.custom-quoted.price': 'मूल्य',
  'mail.custom-quoted.with-vat': '{price}, भ्याट सहित',
  'mail.custom-quoted.making': 'बनाउने समय',
  'mail.custom-quoted.weeks': '{weeks, plural, one {एक हप्ता} other {# हप्ता}}',
  'mail.custom-quoted.good-until': 'मान्य मिति',
  'mail.custom-quoted.next':
    'प्रस्तावको पृष्ठमा गएर स्वीकार वा अस्वीकार गर्न सक्नुहुन्छ। आधा रकम काम थाल्नुअघि र बाँकी सामान तयार भएपछि तिर्नुहोला। तपाईंकै नापमा बनाइएको सामान फिर्ता हुँदैन।',

  'mail.custom-refused.subject': 'तपाईंको आफ्नै नापको अर्डर {number}',
  'mail.custom-refused.preview': 'माफ गर्नुहोला: हामी यो बनाउन सक्दैनौं।',
  'mail.custom-refused.heading': 'यो सामान बनाउन सकेनौं',
  'mail.custom-refused.intro': 'माफ गर्नुहोला: तपाईंले भन्नुभएको सामान हामी बनाउन सक्दैनौं।',
  'mail.custom-refused.reply': 'अरू केही चाहिए कृपया यो इमेलको जवाफ दिनुहोस् वा फोन गर्नुहोस्।',

  'mail.custom-declined.subject': 'आफ्नै नापको अर्डर {number}: प्रस्ताव अस्वीकार भयो',
  'mail.custom-declined.preview': 'केही अर्डर भएको छैन, र केही तिर्नु पर्दैन।',
  'mail.custom-declined.heading': 'प्रस्ताव अस्वीकार भयो',
  'mail.custom-declined.intro':
    'तपाईंको जवाफ पायौं: हाम्रो मूल्य प्रस्ताव अस्वीकार गर्नुभयो। केही अर्डर भएको छैन, र केही तिर्नु पर्दैन। मन फेरिए कृपया नयाँ अनुरोध पठाउनुहोस्।',

  'mail.custom-accepted.subject': '{shop}मा तपाईंको अर्डर {number}',
  'mail.custom-accepted.preview': 'कृपया {deposit} बैना तिर्नुहोस्, अनि काम थाल्छौं।',
  'mail.custom-accepted.heading': 'अर्डरका लागि धन्यवाद',
  'mail.custom-accepted.intro':
    'तपाईंको आफ्नै नापको सामान अब अर्डर {number} भयो। कृपया {until} सम्म {deposit} बैना तिर्नुहोस्: त्यसपछि काम थाल्छौं, बनाउन करिब {weeks, plural, one {एक हप्ता} other {# हप्ता}} लाग्छ।',
  'mail.custom-accepted.deposit': 'बैना',
  'mail.custom-accepted.once-ready': 'तयार भएपछि',
  'mail.custom-accepted.transfer': 'हाम्रो बैंक खाता, सन्दर्भमा अर्डर नम्बर लेख्नुहोला:',
  'mail.custom-accepted.action': 'बैना तिर्नुहोस्',

  'mail.custom-making.subject': 'तपाईंको सामान बन्दैछ: अर्डर {number}',
  'mail.custom-making.heading': 'तपाईंको सामान बन्दैछ',
  'mail.custom-making.sentence': 'काठ छानियो र हाम्रा सिकर्मीले काम थाले। सामान तयार भएपछि हामी फेरि लेख्छौं।',

  'mail.custom-ready.subject': 'तपाईंको सामान तयार भयो: अर्डर {number}',
  'mail.custom-ready.heading': 'तपाईंको सामान तयार भयो',
  'mail.custom-ready.preview': '{due} तिर्न बाँकी छ।',
  'mail.custom-ready.all-paid': 'तपाईंको सामान तयार छ र सबै रकम तिरिसक्नुभएको छ। डेलिभरीको दिन हामी तपाईंसँग मिलाउँछौं।',
  'mail.custom-ready.all-paid-planned': 'तपाईंको सामान तयार छ र सबै रकम तिरिसक्नुभएको छ। हामी {when} ल्याउँछौं।',
  'mail.custom-ready.sentence': 'तपाईंको सामान तयार छ। कृपया बाँकी {due} तिर्नुहोस्: त्यसपछि सामान तपाईंकहाँ आउँछ।',
  'mail.custom-ready.all-paid-pickup': 'तपाईंको सामान तयार छ र सबै रकम तिरिसक्नुभएको छ।',
  'mail.custom-ready.sentence-pickup': 'तपाईंको सामान तयार छ। कृपया बाँकी {due} तिर्नुहोस्।',
  'mail.custom-ready.collect': 'पसल खुल्ने समयमा यहाँबाट लैजानुहोस्: {address}। आउँदा यो कोड भन्नुहोस्।',
  'mail.custom-ready.collect-then': 'बाँकी रकम आइपुगेपछि पसल खुल्ने समयमा यहाँबाट लैजान सक्नुहुन्छ: {address}। आउँदा यो कोड भन्नुहोस्।',
  'mail.custom-ready.transfer': 'बैंकबाट तिर्न बाँकी रकम यस खातामा ट्रान्सफर गर्नुहोस्, सन्दर्भमा अर्डर नम्बर लेखेर:',
  'mail.custom-ready.left': 'तिर्न बाँकी',
  'mail.custom-ready.action': 'बाँकी रकम तिर्नुहोस्',
} as const satisfies TranslationOf<typeof english>
