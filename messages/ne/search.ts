import type { messages as english } from '../en/search.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the search page, and of what the search understood. */
export const messages = {
  'search.title': 'खोज',
  'search.heading': '“{query}”',
  'search.results-for': '“{query}” का नतिजा',
  'search.corrected': '“{query}” को सट्टा “{corrected}” का नतिजा देखाइएका छन्।',
  'search.mentions': 'यस्तो नामको सामान हामीसँग छैन। यी सामानको विवरणमा मात्र ती शब्द छन्।',
  'search.some-words': 'यी सबै शब्द मिल्ने सामान छैन। तलका सामानमा केही शब्द मात्र मिल्छन्।',
  'search.unused-measure':
    'खोज्दा “{measure}” गनिएन। नापअनुसार खोज्न सामानको नाम र नाप दुवै लेख्नुहोस्, जस्तै “१२० सेमी भन्दा कम चौडा डेस्क”।',
  'search.did-you-mean': 'तपाईंले खोज्नुभएको यही हो कि',
  'search.quoted': '“{query}”',
  'search.busy': 'अहिले खोज व्यस्त छ',
  'search.busy-text': 'अहिले धेरैले खोजिरहेका छन्। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  'search.broken': 'यो ठेगानाका शब्दहरू बिग्रिएका छन् र पढ्न मिलेन। कृपया फेरि लेख्नुहोस्।',
  'search.none': '“{query}” खोज्दा केही भेटिएन',
  'search.none-text': 'हिज्जे जाँच्नुहोस्, वा अर्को शब्द लेख्नुहोस्।',
  'search.not-sold': '“{goods}” हामीकहाँ पाइँदैन: हामी फर्निचर मात्र बनाउँछौं।',
  'search.none-filtered': '“{query}” का नतिजामा यी फिल्टरसँग मिल्ने केही छैन। एउटा हटाउनुहोस् वा सबै हटाउनुहोस्।',
  'search.popular': 'धेरै बिक्ने सामान',
  'search.trending': 'धेरैले खोजेका शब्द',

  'search.understood': 'हामीले खोजेको',
  'search.showing': 'यी मात्र देखाइएका छन्: {conditions}',
  'search.exact': 'लेखिएकै शब्द खोज्नुहोस्',
  'search.exact-count': 'लेखिएकै शब्द खोज्नुहोस् ({count})',
  'search.in-category': '{name}मा',
  'search.price-below': '{price} सम्म',
  'search.price-above': '{price} देखि माथि',
  'search.price-between': '{lowest} देखि {highest} सम्म',
  'search.price-about': '{price} जति',
  'search.seats': '{count, plural, one {# सिट} other {# सिट}}',
  'search.measure': '{size} {side, select, width {चौडा} depth {गहिरो} height {अग्लो} other {लामो}}',
  'search.cm-most': 'बढीमा {cm} सेमी',
  'search.cm-least': 'कम्तीमा {cm} सेमी',
  'search.cm-between': '{least} देखि {most} सेमी',
  'search.size-or': '{one} वा {other}',
  'search.named-size': '{name} साइज',
  'search.size.single': 'सिङ्गल',
  'search.size.queen': 'क्वीन',
  'search.size.king': 'किङ',

  'search.none-below':
    '{category, select, none {यस्तो सामान} all {यी सबै मिल्ने सामान} other {{category}मा केही पनि}} आज {price} भन्दा कममा छैन।',
  'search.none-above':
    '{category, select, none {यस्तो सामान} all {यी सबै मिल्ने सामान} other {{category}मा केही पनि}} आज {price} भन्दा बढीमा छैन।',
  'search.none-between':
    '{category, select, none {यस्तो सामान} all {यी सबै मिल्ने सामान} other {{category}मा केही पनि}} आज {lowest} देखि {highest} सम्ममा छैन।',
  'search.none-measure':
    '{category, select, none {यस्तो सामान} all {यी सबै मिल्ने सामान} other {{category}मा केही पनि}} आज यो नापमा छैन: {measure}।',
  'search.none-all': 'आज यी सबैसँग मिल्ने सामान छैन।',
  'search.closest': 'यी सबैभन्दा नजिक छन्।',
  'search.closest-without': 'यी अरूसँग मिल्छन्, तर यसमा मिल्दैनन्: {conditions}।',
  'search.only-kind': '{category} मात्र खोज्नुहोस्',
  'search.made-to-size': 'हामी तपाईंकै नापमा पनि फर्निचर बनाउँछौं।',
  'search.quote': 'मूल्य सोध्नुहोस्',
  'search.quote-how': 'सबैभन्दा मिल्दो सामान छानेर त्यसकै पेजबाट मूल्य सोध्नुहोस्।',
  'search.up-to': '{price} सम्म',
  'search.sort-closest': 'नजिकको मूल्य',
  'search.others-below': '{price} सम्मका अरू सामान',
  'search.others-above': '{price} देखि माथिका अरू सामान',
  'search.others-between': '{lowest} देखि {highest} सम्मका अरू सामान',
} satisfies TranslationOf<typeof english>
