import type { messages as english } from '../../en/mails/tickets.ts'
import type { TranslationOf } from '../../params.ts'

/** Texts of mails about tickets. */
export const messages = {
  'mail.ticket.kind.question': 'प्रश्न',
  'mail.ticket.kind.order': 'अर्डर',
  'mail.ticket.kind.product': 'सामान',
  'mail.ticket.kind.price-match': 'मूल्य मिलान',
  'mail.ticket.kind.gift-card': 'गिफ्ट कार्ड',
  'mail.ticket.kind.complaint': 'गुनासो',
  'mail.ticket.kind.measuring-visit': 'घरमै नाप लिने',
  'mail.ticket.kind.other': 'अरू केही',
  'mail.ticket.number': 'नम्बर',
  'mail.ticket.about': 'विषय',
  'mail.ticket.order': 'अर्डर',
  'mail.ticket.see': 'आफ्नो सन्देश हेर्नुहोस्',

  'mail.ticket-opened.subject': '{shop}मा तपाईंको सन्देश {number} आइपुग्यो',
  'mail.ticket-opened.preview': 'हामी पढेर लिखित जवाफ दिन्छौं।',
  'mail.ticket-opened.heading': 'तपाईंको सन्देश आइपुग्यो',
  'mail.ticket-opened.thanks': 'हामीलाई लेख्नुभएकोमा धन्यवाद। हामी तपाईंको सन्देश पढेर इमेलमा जवाफ दिन्छौं।',
  'mail.ticket-opened.follow':
    'यही लिङ्कबाट सन्देश हेर्न र थप लेख्न सकिन्छ। यो लिङ्क अरूलाई नदिनुहोस्: लगइनविना नै तपाईंको सन्देश खुल्छ।',
  'mail.ticket-opened.not-you': 'तपाईंले लेख्नुभएको होइन? कसैले झुक्किएर तपाईंको इमेल हालेको हुन सक्छ: हामीलाई भन्नुहोस्।',

  'mail.ticket-answered.subject': '{shop}मा तपाईंको सन्देश {number} को जवाफ',
  'mail.ticket-answered.preview': 'हामीले तपाईंको सन्देशको जवाफ दिएका छौं।',
  'mail.ticket-answered.heading': 'हाम्रो जवाफ',
  'mail.ticket-answered.write-back': 'अझै केही कुरा बाँकी भए यही लिङ्कबाट फेरि लेख्नुहोस्।',

  'mail.ticket-closed.subject': '{shop}मा तपाईंको सन्देश {number} टुङ्गियो',
  'mail.ticket-closed.preview': 'फेरि लेखेर खोल्न सकिन्छ।',
  'mail.ticket-closed.heading': 'तपाईंको सन्देश टुङ्गियो',
  'mail.ticket-closed.done': 'यो कुरा मिल्यो भन्ने ठानेर हामीले टुङ्ग्याएका छौं।',
  'mail.ticket-closed.again': 'मिलेको छैन भने यही लिङ्कबाट लेख्नुहोस्: फेरि खुल्छ।',
  'mail.ticket-closed.complaint':
    'मिलेको छैन भने यही लिङ्कबाट लेख्नुहोस्, फेरि खुल्छ; वा हाम्रो गुनासो सुन्ने अधिकारीलाई भन्नुहोस्, जसको ठेगाना हाम्रा पृष्ठमा छ।',
} as const satisfies TranslationOf<typeof english>
