import type { messages as english } from '../en/content.ts'
import type { TranslationOf } from '../params.ts'

export const messages = {
  'page.updated': 'अन्तिम परिवर्तन: {date}',
  'page.contents': 'यस पृष्ठमा',
  'page.related': 'यो पनि पढ्नुहोस्',
  'page.questions': 'केही सोध्नु छ?',
  'page.name.about': 'हाम्रो परिचय',
  'page.name.contact': 'सम्पर्क',
  'page.name.user-guide': 'प्रयोग गर्ने तरिका',
  'page.name.shipping-policy': 'डेलिभरी नीति',
  'page.name.return-policy': 'फिर्ता नीति',
  'page.name.security-guidelines': 'सुरक्षा निर्देशिका',
  'page.name.privacy-policy': 'गोपनीयता नीति',
  'page.name.terms-of-service': 'सेवाका सर्तहरू',
  'page.name.grievance-officer': 'गुनासो सुन्ने अधिकारी',
  'grievance.summary': 'हाम्रो जवाफले चित्त नबुझे तपाईंको गुनासो कसले सुन्छ, र गुनासो कसरी गर्ने।',
  'grievance.none': 'अहिले कुनै अधिकारी तोकिएको छैन। हामीलाई लेख्नुहोस्: तपाईंको गुनासो राखिन्छ र जवाफ दिइन्छ।',
  'grievance.how': 'गुनासो कसरी गर्ने',
  'grievance.first': 'पहिले हामीलाई लेख्नुहोस्, अर्डर नम्बर भए त्यो पनि लेख्नुहोस्।',
  'grievance.form': 'गुनासो पठाउनुहोस्',
  'grievance.second': 'इमेलमा एउटा नम्बर र लिङ्क आउँछ। त्यही लिङ्कबाट के भइरहेको छ हेर्न र फेरि लेख्न सकिन्छ। हामी लिखित जवाफ दिन्छौं।',
  'grievance.third':
    'हाम्रो जवाफले चित्त नबुझे गुनासो सुन्ने अधिकारीलाई लेख्नुहोस् वा फोन गर्नुहोस्, र त्यो नम्बर भन्नुहोस्। अधिकारीले सुरुदेखि फेरि हेर्छन्।',
  'grievance.kept': 'कानुनले मागेअनुसार गुनासो र त्यसका सबै जवाफ {years} वर्षसम्म राखिन्छन्।',
} as const satisfies TranslationOf<typeof english>
