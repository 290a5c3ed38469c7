import type { messages as english } from '../../en/replies/accounts.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies about accounts, sessions, codes and saved addresses. */
export const messages = {
  'accounts.wrong-login': 'इमेल वा पासवर्ड मिलेन',
  'accounts.blocked': 'यो खाता अहिले प्रयोग गर्न मिल्दैन। कृपया हामीलाई सम्पर्क गर्नुहोस्।',
  'accounts.unverified': 'कृपया पहिले आफ्नो इमेल प्रमाणित गर्नुहोस्।',
  'accounts.not-your-email': 'यो तपाईंको इमेल होइन।',
  'accounts.not-your-account': 'यो तपाईंको खाता होइन।',
  'accounts.order-open': 'तपाईंको अर्डर {number} अझै बाटोमा छ। त्यो डेलिभरी भएपछि वा रद्द भएपछि खाता मेटाउन सकिन्छ।',
  'accounts.credit-left':
    'तपाईंसँग {amount} स्टोर क्रेडिट बाँकी छ। कृपया पहिले खर्च गर्नुहोस्, वा हामीलाई गिफ्ट कार्डमा सार्न भन्नुहोस्।',
  'accounts.order-unsettled':
    'तपाईंको अर्डर {number} को सामान फिर्ता हुँदैछ, वा त्यसको रकम हामीले फिर्ता गर्न बाँकी छ। त्यो काम सकिएपछि खाता मेटाउन सकिन्छ।',

  'sessions.not-found': 'यस्तो लगइन छैन।',

  'codes.verified': 'कोड मिल्यो!',
  'codes.email-verified': 'इमेल प्रमाणित भयो!',
  'codes.wrong': 'कोड मिलेन वा त्यसको म्याद सकियो',
  'codes.too-many-tries': 'धेरै पटक मिलेन। कृपया नयाँ कोड मगाउनुहोस्।',
  'codes.too-many-requests': 'धेरै पटक कोड मगाइयो। कृपया {when} फेरि प्रयास गर्नुहोस्।',
  'codes.wait': 'अर्को कोड मगाउनुअघि कृपया {when} पर्खनुहोस्।',
  'codes.not-verified': 'कृपया पहिले इमेलमा पठाइएको कोड जाँच्नुहोस्।',

  'avatars.not-yours': 'यो तपाईंको फोटो होइन।',

  'addresses.not-found': 'यो ठेगाना अब सुरक्षित छैन।',
  'addresses.saved': 'ठेगाना सुरक्षित भयो',
  'addresses.district-saved': 'जिल्ला सुरक्षित भयो',
  'addresses.removed': 'ठेगाना हटाइयो',
} as const satisfies TranslationOf<typeof english>
