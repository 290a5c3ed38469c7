import type { messages as english } from '../en/search.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the search page, and of what the search understood. */
export const messages = {
  'search.title': 'खोज',
  'search.heading': '“{query}”',
  'search.results-for': '“{query}” का नतिजा',
  'search.corrected': '“{query}” को सट्टा “{corrected}” का नतिजा देखाइएका छन्।',
  'search.did-you-mean': 'तपाईंले खोज्नुभएको यही हो कि',
  'search.quoted': '“{query}”',
  'search.busy': 'अहिले खोज व्यस्त छ',
  'search.busy-text': 'अहिले धेरैले खोजिरहेका छन्। कृपया केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।',
  'search.broken': 'यो ठेगानाका शब्दहरू बिग्रिएका छन् र पढ्न मिलेन। कृपया फेरि लेख्नुहोस्।',
  'search.none': '“{query}” खोज्दा केही भेटिएन',
  'search.none-text': 'हिज्जे जाँच्नुहोस्, वा अर्को शब्द लेख्नुहोस्।',
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
  'search.size-or': '{one} वा {other}',
  'search.named-size': '{name} साइज',
  'search.size.single': 'सिङ्गल',
  'search.size.queen': 'क्विन',
  'search.size.king': 'किङ',

  'search.none-below': '{category, select, none {यस्तो सामान} other {{category}मा केही पनि}} आज {price} भन्दा कममा छैन।',
  'search.none-above': '{category, select, none {यस्तो सामान} other {{category}मा केही पनि}} आज {price} भन्दा बढीमा छैन।',
  'search.none-between':
    '{category, select, none {यस्तो सामान} other {{category}मा केही पनि}} आज {lowest} देखि {highest} सम्ममा छैन।',
  'search.none-all': 'आज यी सबैसँग मिल्ने सामान छैन।',
  'search.closest': 'यी सबैभन्दा नजिक छन्।',
  'search.closest-without': 'यी अरूसँग मिल्छन्, तर यसमा मिल्दैनन्: {conditions}।',
  'search.only-kind': '{category} मात्र खोज्नुहोस्',
  'search.made-to-size': 'हामी तपाईंकै नापमा पनि फर्निचर बनाउँछौं।',
  'search.quote': 'मूल्य सोध्नुहोस्',
  'search.up-to': '{price} सम्म',
  'search.count-closest':
    '{count, plural, one {# सामान छ, मूल्यमा सबैभन्दा नजिक।} other {# वटा सामान छन्, मूल्यमा नजिकका पहिले।}}',
  'search.sort-closest': 'नजिकको मूल्य पहिले',
  'search.others-below': '{price} सम्मका अरू सामान',
  'search.others-above': '{price} देखि माथिका अरू सामान',
  'search.others-between': '{lowest} देखि {highest} सम्मका अरू सामान',
} satisfies TranslationOf<typeof english>
