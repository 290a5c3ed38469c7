import type { messages as english } from '../en/session.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the session and account calls. */
export const messages = {
  'session.no-token': 'लगइनको प्रमाण भेटिएन',
  'session.update-failed': 'अद्यावधिक गर्न सकिएन',
  'session.expired': 'लगइनको अवधि सकियो। कृपया फेरि लगइन गर्नुहोस्।',
  'session.invalid': 'खाताको विवरण ठीकसँग आएन। कृपया फेरि लगइन गर्नुहोस्।',
  'session.welcome': 'फेरि स्वागत छ!',
  'session.logged-out': 'लगआउट भयो',
  'session.logged-out-here': 'यो डिभाइसबाट मात्र लगआउट भयो',

  'session.menu': 'खाता',
  'session.my-account': 'मेरो खाता',
  'session.my-list': 'मेरो सूची',
  'session.my-orders': 'मेरा अर्डरहरू',
  'session.room-plans': 'कोठाका नक्सा',
  'session.logout': 'लगआउट',

  'header.user': 'प्रयोगकर्ता',

  'error.occurred': 'त्रुटि भयो',
} satisfies TranslationOf<typeof english>
