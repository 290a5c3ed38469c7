import type { messages as english } from '../en/addresses.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the saved addresses on the account page. */
export const messages = {
  'profile.addresses.intro':
    'अर्को चेकआउटका लागि, बढीमा {count} वटा। आफ्नै लागि गरेको अर्डरको ठेगाना यहाँ सुरक्षित हुन्छ; अरू कसैले बुझ्ने अर्डरको हुँदैन।',
  'profile.addresses.add': 'ठेगाना थप्नुहोस्',
  'profile.addresses.edit': 'सच्याउनुहोस्',
  'profile.addresses.edit-named': '{address} सच्याउनुहोस्',
  'profile.addresses.first': 'चेकआउटमा पहिले यही आउँछ',
  'profile.addresses.delete': 'मेटाउनुहोस्',
  'profile.addresses.delete-named': '{address} मेटाउनुहोस्',
  'profile.addresses.edit-title': 'ठेगाना सच्याउनुहोस्',
  'profile.addresses.replaces':
    'खातामा राख्न मिल्ने जति ठेगाना तपाईंसँग छन्। यसले सबैभन्दा पहिले प्रयोग भएको ठेगानाको ठाउँ लिन्छ: {name}, {street}।',
  'profile.addresses.save': 'ठेगाना सुरक्षित गर्नुहोस्',
} satisfies TranslationOf<typeof english>
