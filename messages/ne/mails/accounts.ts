import type { messages as english } from '../../en/mails/accounts.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about an account. */
export const messages = {
  'mail.verify-email.subject': '{code} तपाईंको {shop} कोड हो',
  'mail.verify-email.preview': 'दर्ता पूरा गर्न {minutes} मिनेटभित्र यो कोड लेख्नुहोस्।',
  'mail.verify-email.heading': 'इमेल ठेगाना पुष्टि गर्नुहोस्',
  'mail.verify-email.intro': '{shop}मा तपाईंको दर्ता पूरा गर्ने कोड:',
  'mail.verify-email.validity': 'यो कोड एक पटक मात्र चल्छ र {minutes} मिनेटसम्म मान्य हुन्छ।',
  'mail.verify-email.not-you': 'तपाईंले दर्ता गर्नुभएको होइन? त्यसो भए केही गर्नु पर्दैन: यो कोडबिना खाता खुल्दैन।',

  'mail.account-exists.subject': '{shop}मा तपाईंको खाता पहिल्यै छ',
  'mail.account-exists.preview': 'यही इमेलले लगइन गर्नुहोस् वा नयाँ पासवर्ड राख्नुहोस्।',
  'mail.account-exists.heading': 'तपाईंको खाता पहिल्यै छ',
  'mail.account-exists.tried':
    'भर्खरै कसैले यो इमेलबाट {shop}मा दर्ता गर्न खोज्यो। यो इमेलको खाता पहिल्यै भएकाले केही पनि बदलिएको छैन।',
  'mail.account-exists.was-you': 'तपाईं आफैं हुनुहुन्थ्यो भने सधैंझैं लगइन गर्नुहोस्। पासवर्ड बिर्सनुभएको भए लगइन पृष्ठबाटै नयाँ राख्न सकिन्छ।',
  'mail.account-exists.action': 'लगइन',
  'mail.account-exists.not-you': 'तपाईं हुनुहुन्थेन? त्यसो भए केही गर्नु पर्दैन: तपाईंको खातामा कोही पसेको छैन।',

  'mail.reset-password.subject': '{code} तपाईंको {shop} कोड हो',
  'mail.reset-password.preview': 'नयाँ पासवर्ड राख्न {minutes} मिनेटभित्र यो कोड लेख्नुहोस्।',
  'mail.reset-password.heading': 'नयाँ पासवर्ड राख्नुहोस्',
  'mail.reset-password.intro': '{shop}मा नयाँ पासवर्ड राख्ने कोड:',
  'mail.reset-password.validity':
    'यो कोड एक पटक मात्र चल्छ र {minutes} मिनेटसम्म मान्य हुन्छ। {shop}का कसैले पनि तपाईंसँग यो कोड माग्दैनन्।',
  'mail.reset-password.not-you': 'तपाईंले माग्नुभएको होइन? त्यसो भए केही गर्नु पर्दैन: तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',

  'mail.welcome.subject': '{shop}मा स्वागत छ',
  'mail.welcome.is-open': 'तपाईंको इमेल ठेगाना पुष्टि भयो र खाता खुल्यो।',
  'mail.welcome.heading': '{shop}मा स्वागत छ',
  'mail.welcome.kept': 'तपाईंको सूची, अर्डर र ठेगाना “मेरो खाता” मा रहन्छन्, जुनसुकै फोन वा कम्प्युटरबाट लगइन गरे पनि।',
  'mail.welcome.action': 'पसल हेर्नुहोस्',

  'mail.password-changed.subject': 'तपाईंको {shop} पासवर्ड बदलियो',
  'mail.password-changed.preview': 'सबै उपकरण लगआउट भए। तपाईंले बदल्नुभएको होइन भने अहिल्यै नयाँ पासवर्ड राख्नुहोस्।',
  'mail.password-changed.heading': 'तपाईंको पासवर्ड बदलियो',
  'mail.password-changed.changed': '{shop}मा तपाईंको खाताको पासवर्ड बदलियो र सबै उपकरण लगआउट भए।',
  'mail.password-changed.when': 'कहिले',
  'mail.password-changed.was-you': 'तपाईंले नै बदल्नुभएको हो भने केही गर्नु पर्दैन।',
  'mail.password-changed.not-you':
    'तपाईंले बदल्नुभएको होइन भने अरू कसैलाई तपाईंको पासवर्ड थाहा छ: लगइन पृष्ठको “पासवर्ड बिर्सनुभयो?” बाट नयाँ राख्नुहोस् र हामीलाई खबर गर्नुहोस्।',
  'mail.password-changed.action': 'लगइन पृष्ठमा जानुहोस्',

  'mail.new-device.subject': 'तपाईंको {shop} खातामा नयाँ लगइन',
  'mail.new-device.heading': 'तपाईंको खातामा नयाँ लगइन',
  'mail.new-device.happened': 'तपाईंको खातामा एउटा नयाँ उपकरणबाट लगइन भएको छ।',
  'mail.new-device.device': 'उपकरण',
  'mail.new-device.browser-on': '{system} मा {browser}',
  'mail.new-device.unknown-device': 'अज्ञात उपकरण',
  'mail.new-device.unknown-browser': 'अज्ञात ब्राउजर',
  'mail.new-device.place': 'ठाउँ',
  'mail.new-device.when': 'कहिले',
  'mail.new-device.was-you': 'तपाईं आफैं हुनुहुन्थ्यो भने केही गर्नु पर्दैन।',
  'mail.new-device.not-you': 'तपाईं हुनुहुन्थेन भने “मेरो खाता” मा गएर पासवर्ड बदल्नुहोस्: त्यसपछि सबै उपकरण लगआउट हुन्छन्।',
  'mail.new-device.action': 'मेरो खातामा जानुहोस्',
} as const satisfies TranslationOf<typeof english>
