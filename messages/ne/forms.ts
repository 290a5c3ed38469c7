import type { messages as english } from '../en/forms.ts'
import type { TranslationOf } from '../params.ts'

/** Texts that the forms of several pages share. */
export const messages = {
  'account.no-answer': 'पसलबाट जवाफ आएन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्: तपाईंले भरेको विवरण यहीँ छ।',
  'account.email-meant': '{email} भन्न खोज्नुभएको हो?',
  'account.email-take': 'हो, सच्याउनुहोस्',
  'account.province': 'प्रदेश',
  'account.choose-province': 'प्रदेश छान्नुहोस्',
  'account.province-first': 'पहिले प्रदेश छान्नुहोस्',
  'account.district': 'जिल्ला',
  'account.choose-district': 'जिल्ला छान्नुहोस्',
  'field.blank': 'कृपया यो भर्नुहोस्',
} satisfies TranslationOf<typeof english>
