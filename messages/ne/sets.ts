import type { messages as english } from '../en/sets.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the set on a product's page. */
export const messages = {
  'set.title': 'सेट पूरा गर्नुहोस्',
  'set.not-included': 'समावेश छैन: {name}, {price} देखि',
  'set.not-included-exact': 'समावेश छैन: {name}, {price}',
  'set.same-size': '{names} तपाईंकै साइज {size} मा छ; अर्को साइज छान्दा यो पनि बदलिन्छ।',
  'set.pieces': 'सेटका सामान',
  'set.include': '{product} समावेश गर्ने',
  'set.count': '{count, plural, one {# वटा} other {# वटा}}',
  'set.no-size': '{size} साइजमा बन्दैन',
  'set.left': '{left} वटा मात्र बाँकी',
  'set.in-cart': 'कार्टमा छ',
  'set.also-in-cart': 'कार्टमा {choice} पनि छ',
  'set.from-cart': 'यसको सट्टा कार्टमा भएको: {choice}, {price}',
  'set.all-in-cart': 'कार्टमा राखिसकियो',
  'set.apart': 'छुट्टाछुट्टै किन्दा',
  'set.delivery': 'डेलिभरी',
  'set.free': 'निःशुल्क',
  'set.whole': 'पूरा सेट, {count, plural, one {# वटा सामान} other {# वटा सामान}}',
  'set.save-whole': '{amount} बचत हुन्छ: यो मूल्य {count} वटै सामान सँगै किन्दाको हो।',
  'set.save-with-all': 'केही मात्र किन्दा सामान्य मूल्य लाग्छ। {count} वटै सामान सँगै किन्नुभयो भने {amount} बचत हुन्छ।',
  'set.rest-note': 'सेटको मूल्य सबै सामान सँगै किन्दा मात्र लागू हुन्छ।',
  'set.add': 'पूरा सेट कार्टमा हाल्नुहोस्',
  'set.add-rest': '{count, plural, one {# वटा सामान} other {# वटा सामान}} कार्टमा हाल्नुहोस्',
  'set.add-others': 'बाँकी {count, plural, one {# वटा सामान} other {# वटा सामान}} कार्टमा हाल्नुहोस्',
} as const satisfies TranslationOf<typeof english>
