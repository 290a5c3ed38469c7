import type { messages as english } from '../en/home.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the home page. */
export const messages = {
  'shop.title': '{name}: नेपालमै बनेका ठोस काठका फर्निचर',
  'shop.description': 'साल, सिसौ, टिक र ओकका पलङ, सोफा, डाइनिङ सेट र अफिस फर्निचर। नेपालमै बनाइन्छ, घरमै ल्याएर जडान गरिन्छ।',

  'hero.label': 'अफर र सङ्ग्रह',
  'hero.carousel': 'स्लाइड शो',
  'hero.slide': 'स्लाइड',
  'hero.loading': 'स्लाइडर लोड हुँदैछ...',
  'hero.none': 'अहिले कुनै ब्यानर छैन।',
  'hero.pause': 'स्लाइड रोक्नुहोस्',
  'hero.play': 'स्लाइड चलाउनुहोस्',
  'hero.go-to': 'स्लाइड {number} मा जानुहोस्',

  'featured-categories.title': 'छानिएका वर्गहरू',
  'featured-categories.intro': 'बैठक कोठा, डाइनिङ कोठा, सुत्ने कोठा, घरको अफिस, होटल, व्यवसाय र कार्यालयका लागि फर्निचर।',

  'featured-products.title': 'छानिएका सामान',
  'featured-products.intro': 'भर्खरै आएका, चल्तीमा रहेका र विशेष छुटका सामान हेर्नुहोस्।',
  'living-room.title': 'बैठक कोठाका लागि नयाँ',

  'steps.title': 'काष्ठमा काम कसरी हुन्छ',
  'steps.measure': 'नाप',
  'steps.measure-text': 'कोठाको नाप दिनुहोस्। चौडाइ, उचाइ र गहिराइ मिलाएर हामी बनाइदिन्छौं।',
  'steps.plan': 'आफ्नो कोठाको नक्सा बनाउनुहोस्',
  'steps.craft': 'निर्माण',
  'steps.craft-text': 'राम्ररी सुकाइएको साल, सिसौ, टिक र ओक; टाँसेर होइन, जोर्नी कसेर बनाइएको।',
  'steps.deliver': 'डेलिभरी',
  'steps.deliver-text': 'सामान्य डेलिभरी ३-७ कार्यदिनमा, एक्सप्रेस १-३ कार्यदिनमा।',
  'steps.install': 'जडान',
  'steps.install-text': 'हाम्रा मिस्त्रीले माथिसम्म बोकेर कोठामै जोडिदिन्छन्।',

  'clients.label': 'हामीलाई पत्याउने ग्राहक',
  'clients.none': 'अहिले कुनै ग्राहकको जानकारी उपलब्ध छैन।',
  'clients.unnamed': 'नाम नखुलेको ग्राहक',
} satisfies TranslationOf<typeof english>
