import type { deliveries as english } from '../en/deliveries.ts'

/** Texts of mails about an order's deliveries. */
export const deliveries: typeof english = {
  planned: {
    subject: (number) => `तपाईंको अर्डर ${number} कहिले आउँछ`,
    heading: 'तपाईंको डेलिभरीको दिन',
    sentence: (when) => `हामी तपाईंको अर्डर ${when} ल्याउँछौं।`,
  },
  split: {
    subject: (number) => `अर्डर ${number} को केही सामान पछि आउँछ`,
    heading: 'केही सामान पछि आउँछ',
    sentence: 'सबै सामान एकैचोटि आउँदैन: यहाँ लेखिएका सामान छुट्टै डेलिभरीमा आउँछन्, थप शुल्क लाग्दैन।',
    sentencePickup: 'सबै सामान एकैचोटि लिन सकिँदैन: यहाँ लेखिएका सामानको छुट्टै कोड हुन्छ।',
  },
  out: {
    subject: (number) => `तपाईंको अर्डर ${number} बाटोमा छ`,
    heading: 'तपाईंको सामान बाटोमा छ',
    sentence: 'हामी तपाईंकहाँ आउँदैछौं।',
    sentenceWhen: (when) => `हामी तपाईंकहाँ आउँदैछौं: ${when}।`,
  },
  failed: {
    subject: (number) => `अर्डर ${number} बुझाउन सकिएन`,
    heading: 'सामान बुझाउन सकिएन',
    sentence: 'हामी तपाईंकहाँ आएका थियौं, तर सामान बुझाउन सकिएन। हामी अर्को दिन ल्याउँछौं र कहिले भनेर जानकारी दिन्छौं।',
  },
  'part-delivered': {
    subject: (number) => `अर्डर ${number} को केही सामान आइपुग्यो`,
    heading: 'केही सामान आइपुग्यो',
    sentence: 'बाँकी सामान पछि आउँछ। कहिले आउँछ, अर्डरको पृष्ठमा देख्नुहुन्छ।',
  },
  when: (day, from, until) => `${day}, ${from} देखि ${until} बजेको बीचमा`,
  pieces: 'सामान',
  arrived: 'आइपुगेको',
  codeAtDoor: 'सामान पाउँदा यो कोड भन्नुहोस्:',
  codeOnPickup: 'सामान लिन आउँदा यो कोड भन्नुहोस्:',
}
