import type { messages as english } from '../en/projects.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of Our Projects. */
export const messages = {
  'projects.title': 'हाम्रा परियोजनाहरू',
  'projects.description': 'हामीले फर्निचरले सजाएका घर, होटल, रेस्टुरेन्ट र कार्यालयहरू: कोठाहरू हेर्नुहोस्, मन परेको फर्निचर किन्नुहोस्।',
  'projects.tagline': 'सुन्दर पनि, काम लाग्ने पनि: यस्तै फर्निचर बनाउँछौं।',
  'projects.intro': 'हाम्रा परियोजनाहरूले आधुनिक फर्निचरलाई नयाँ रूप दिन्छन्: हरेक ठाउँका लागि टिकाउ र आकर्षक सामान।',
  'projects.categories': 'परियोजनाका वर्गहरू',
  'projects.loading': 'परियोजनाहरू लोड हुँदैछन्...',
  'projects.failed': 'हाम्रा परियोजनाहरू देखाउन सकिएन',
  'projects.none': 'अहिले देखाउने परियोजना छैन।',
  'projects.none-in-category': 'यस वर्गमा अहिलेसम्म परियोजना छैन।',
  'projects.see': 'यो परियोजना हेर्नुहोस्',
  'projects.see-named': 'यो परियोजना हेर्नुहोस्: {name}',

  'projects.carousel': 'तस्बिरमाला',
  'projects.slide': 'तस्बिर',
  'projects.pictures': '{name}का तस्बिरहरू',
  'projects.place': '{count} मध्ये {number}',
  'projects.previous': 'अघिल्लो तस्बिर',
  'projects.next': 'अर्को तस्बिर',
  'projects.pause': 'तस्बिर रोक्नुहोस्',
  'projects.play': 'तस्बिर चलाउनुहोस्',
  'projects.show': '{count} मध्ये {number} नम्बरको तस्बिर हेर्नुहोस्',
  'projects.thumbnails': 'साना तस्बिरहरू',
  'projects.thumbnails-previous': 'अघिल्ला साना तस्बिर',
  'projects.thumbnails-next': 'अरू साना तस्बिर',

  'projects.clients': 'हामीलाई विश्वास गर्ने ग्राहकहरू',
  'projects.clients-intro': 'यी ग्राहकहरूको सेवा गर्न पाउँदा हामी गौरवान्वित छौं',
  'projects.clients-loading': 'ग्राहकहरू लोड हुँदैछन्...',
  'projects.no-clients': 'अहिले देखाउने ग्राहक छैनन्।',
  'projects.unnamed-client': 'नाम नभएको ग्राहक',

  'projects.shop': 'यहाँको फर्निचर किन्नुहोस्',
  'projects.shop-intro': 'यी तस्बिरमा देखिएको फर्निचर हाम्रो पसलबाट अर्डर गर्न सकिन्छ।',
  'projects.plans': 'सजिएको कोठाबाट सुरु गर्नुहोस्',
  'projects.plans-intro': 'कोठाको नक्सामा हेर्नुहोस्, र कपी गरेर आफ्नो बनाउनुहोस्।',
  'projects.plan': 'कोठाको नक्सा',
  'projects.plan-size': '{width} × {depth} सेमी, {count, plural, one {# सामान} other {# सामान}}',
  'projects.plan-price': 'यो कोठाका फर्निचर: {price}',
  'projects.more': '{category}का अरू परियोजना',
  'projects.all': 'सबै परियोजना',
  'projects.not-found': 'परियोजना भेटिएन',
  'projects.not-found-text': 'यो हटाइएको हुन सक्छ, वा ठेगानामा अक्षर बिग्रिएको हुन सक्छ।',
} satisfies TranslationOf<typeof english>
