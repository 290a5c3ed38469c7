import type { messages as english } from '../../en/replies/goods.ts'
import type { TranslationOf } from '../../params.ts'

/** Replies about the cart, My List, searches, reviews and the checkout. */
export const messages = {
  'cart.not-sold': 'यो सामान अब पसलमा छैन।',
  'cart.not-in-color': 'यो सामान त्यो रङमा पाइँदैन।',
  'cart.not-in-size': 'यो सामान त्यो साइजमा पाइँदैन।',
  'cart.no-such-line': 'यो अब तपाईंको कार्टमा छैन।',
  'cart.has-all-left': '{left}, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
  'cart.most-of-one': 'एउटै सामान बढीमा {most} वटा',
  'cart.has-most': '{most} एकपटकमा अर्डर गर्न सकिन्छ, र तपाईंको कार्टमा त्यति नै भइसकेको छ।',
  'cart.full': 'तपाईंको कार्टमा {most} थरी सामान भइसके, अब थप अटाउँदैन।',
  'cart.not-shared': 'यो कार्ट अब साझा गरिएको छैन।',
  'cart.nothing-to-share': 'तपाईंको कार्टमा साझा गर्ने केही छैन।',
  'cart.other-product': 'यो अर्कै सामानको रङ, साइज वा प्रकार हो।',
  'cart.must-be-same-product': 'उही सामानको हुनुपर्छ',
  'cart.emptied': 'कार्ट खाली भयो',
  'cart.updated': 'कार्ट अद्यावधिक भयो',
  'cart.line-removed': 'तपाईंको कार्टबाट हटाइयो',
  'cart.now-shared': 'कार्ट साझा गरियो',
  'cart.nothing-added': 'केही पनि थपिएन: {reasons}।',
  'cart.piece-not-sold': '{name} अब पसलमा छैन',
  'cart.piece-gone': 'एउटा सामान अब पसलमा छैन',
  'cart.piece-sold-out': '{name} सकियो',
  'cart.piece-left': '{name} {left} वटा मात्र बाँकी {left, plural, one {छ} other {छन्}}',
  'cart.piece-held':
    '{name} {left} वटा मात्र बाँकी {left, plural, one {छ} other {छन्}}, र तपाईंको कार्टमा {held} वटा भइसकेको छ',
  'cart.piece-most': '{name} एकपटकमा बढीमा {most} वटा अर्डर गर्न सकिन्छ, र तपाईंको कार्टमा {held} वटा भइसकेको छ',
  'cart.pieces-full': 'तपाईंको कार्टमा बढीमा {most} थरी सामान अटाउँछ',

  'stock.sold-out': 'यो सामान सकियो।',
  'stock.none-left': 'एउटा पनि बाँकी छैन',
  'stock.only-left': '{count} वटा मात्र बाँकी {count, plural, one {छ} other {छन्}}',

  'wishlist.full': 'तपाईंको सूचीमा {most} वटा सामान भइसके, अब थप अटाउँदैन।',
  'wishlist.in-stock': 'यो सामान अहिले नै किन्न सकिन्छ।',
  'wishlist.not-shared': 'यो सूची अब साझा गरिएको छैन।',
  'wishlist.saved': 'तपाईंको सूचीमा राखियो',
  'wishlist.removed': 'तपाईंको सूचीबाट हटाइयो',
  'wishlist.notice-on': 'फेरि आएपछि हामी इमेल गर्छौं',
  'wishlist.notice-off': 'यसबारे हामी इमेल गर्दैनौं',
  'wishlist.shared': 'सूची साझा गरियो',
  'wishlist.unshared': 'सूची अब साझा गरिएको छैन',

  'room-plans.not-found': 'यो नक्सा अब तपाईंको खातामा छैन।',
  'room-plans.full': 'खातामा बढीमा {most} वटा नक्सा राख्न मिल्छ। पहिला एउटा मेटाउनुहोस्।',
  'room-plans.stale': 'यसबीच अर्को उपकरणबाट यो नक्सा बदलिएको छ। केही पनि मेटिएको छैन।',
  'room-plans.kept': 'नक्सा तपाईंको खातामा राखियो।',
  'room-plans.deleted': 'नक्सा तपाईंको खाताबाट मेटियो।',

  'catalog.no-category': 'वर्ग भेटिएन',
  'catalog.no-subcategory': 'उपवर्ग भेटिएन',

  'search.too-long': 'कृपया बढीमा {most} अक्षर लेख्नुहोस्',
  'search.unreadable': 'कृपया शब्दहरू फेरि लेख्नुहोस्: एउटा चिह्न बिग्रेको छ र पढ्न सकिएन',

  'reviews.refused.written': 'तपाईंले यसको समीक्षा लेखिसक्नुभएको छ। त्यो फेर्न सक्नुहुन्छ।',
  'reviews.refused.not-bought': 'आफ्नो खाताबाट यो सामान किनेकाले मात्र समीक्षा लेख्छन्।',
  'reviews.refused.not-delivered': 'अर्डर आइपुगेपछि समीक्षा लेख्न मिल्छ।',
  'reviews.refused.returned': 'तपाईंले यो सामान फिर्ता गर्नुभयो, त्यसैले यसको समीक्षा लेख्न मिल्दैन।',
  'reviews.not-found': 'यस्तो समीक्षा भेटिएन।',
  'reviews.is-hidden': 'पसलले यो समीक्षा पृष्ठबाट हटाएको छ। मेटाउन कृपया हामीलाई फोन गर्नुहोस्।',
  'reviews.is-own': 'यो तपाईंकै समीक्षा हो।',
  'reviews.too-many-photos': 'कृपया बढीमा {most} वटा फोटो छान्नुहोस्।',
  'reviews.vote-counted': 'धन्यवाद',
  'reviews.vote-removed': 'फिर्ता लिइयो',

  'questions.not-found': 'यस्तो प्रश्न भेटिएन।',
  'questions.is-published': 'तपाईंको प्रश्न सबैले देख्ने भइसक्यो, त्यसैले अब सच्याउन मिल्दैन। मेटाउन भने सक्नुहुन्छ।',
  'questions.is-hidden': 'पसलले यो प्रश्न सबैले देख्ने गरी राखेको छैन। मेटाउन कृपया हामीलाई फोन गर्नुहोस्।',
  'questions.refused.not-bought': 'आफ्नो खाताबाट यो सामान किनेकाले मात्र जवाफ दिन्छन्।',
  'questions.refused.answered': 'तपाईंले यस प्रश्नको जवाफ दिइसक्नुभयो।',
  'questions.refused.full': 'यस प्रश्नका पर्याप्त जवाफ आइसके।',
  'questions.too-many-wait': 'यस सामानबारे धेरै प्रश्न जवाफ पर्खिरहेका छन्। कृपया फोन गर्नुहोस्, वा भोलि फेरि सोध्नुहोस्।',

  'checkout.cart-empty': 'तपाईंको कार्टमा किन्न मिल्ने केही छैन।',
  'checkout.nothing-ordered': 'अझै अर्डर भएको छैन: {reasons}।',
  'checkout.changes.added': '{names} पनि अब पाइन्छ',
  'checkout.changes.total': 'कुल जम्मा {was} होइन, अब {now} छ',
  'checkout.changes.deposit': 'बैना {was} होइन, अब {now} छ',
  'checkout.changes.offer': 'हाम्रो मूल्य प्रस्ताव अब {now} छ',
  'checkout.changes.line-gone': 'एउटा सामान अब तपाईंको कार्टमा छैन',
  'checkout.changes.not-sold': '{name} अब पसलमा छैन',
  'checkout.changes.sold-out': '{name} सकियो',
  'checkout.changes.price': '{name}को मूल्य {was} होइन, अब {now} छ',
  'checkout.changes.only-left': '{name} {count} वटा मात्र बाँकी छ',
  'checkout.changes.quantity': 'तपाईंको कार्टमा {name} {was} होइन, अब {count} वटा छ',
  'checkout.changes.method': 'तपाईंको जिल्लामा यो डेलिभरी उपलब्ध छैन',
  'checkout.changes.store': 'यो शोरुमबाट अब अर्डर लिन मिल्दैन',
  'checkout.changes.payment': 'यस डेलिभरीमा यो भुक्तानी उपलब्ध छैन',
  'credit.no-such-card': 'यो कोडको कुनै गिफ्ट कार्ड चल्दैन। कृपया कोड जाँच्नुहोस्।',
  'checkout.changes.credit': 'गिफ्ट कार्ड वा स्टोर क्रेडिटमा अहिले त्यति रकम छैन',
  'checkout.changes.credit-rest': 'क्रेडिटपछि बाँकी रकम यो भुक्तानीका लागि निकै कम छ, वा किस्तासँग क्रेडिट मिल्दैन',
  'checkout.changes.instalments': 'बैंकका शर्त फेरिए: अब {months} महिनासम्म महिनाको {instalment}, जम्मा {total} पर्छ',
  'checkout.changes.instalments-gone':
    'किस्ताको यो योजना सकियो, वा यो अर्डरका लागि होइन। अर्को योजना छान्नुहोस् वा सबै पैसा आफैँ तिर्नुहोस्',
  'checkout.instalments-by-transfer': 'किस्ता बैंक ट्रान्सफरसँग मात्र मिल्छ: बैंकले हाम्रो खातामा पैसा पठाउँछ।',
  'checkout.placed': 'अर्डर दर्ता भयो',
  'checkout.coupon-in-unpaid-orders':
    'भुक्तानी नभएका धेरै अर्डरले यो कोड लिएकाले अहिले तपाईंले यो प्रयोग गर्न मिल्दैन। कृपया कोड हटाउनुहोस्, वा पछि फेरि प्रयास गर्नुहोस्।',
  'checkout.coupon-used-too-often': 'एक ग्राहकले यो कोड जति पटक प्रयोग गर्न मिल्छ, तपाईंले त्यति गरिसक्नुभयो। कृपया कोड हटाउनुहोस्।',
  'checkout.too-many-unpaid':
    'यो फोन नम्बर वा इमेल भएका धेरै अर्डरको भुक्तानी बाँकी छ। कृपया पहिले एउटाको भुक्तानी गर्नुहोस् वा रद्द गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'checkout.too-many-pieces':
    'भुक्तानी नहुन्जेल यति धेरै सामान अर्डर गर्न मिल्दैन। कृपया पहिले एउटा अर्डरको भुक्तानी गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'checkout.too-many-pieces-for-guest':
    'खाताबिना र भुक्तानी नगरी यति धेरै सामान अर्डर गर्न मिल्दैन। तपाईंको नेटवर्कबाट पहिले भएका अर्डर पनि गनिन्छन्। कृपया लगइन गर्नुहोस्, वालेटबाट तिर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'checkout.too-many-last-pieces':
    'भुक्तानी नहुँदै तपाईंको नेटवर्कका अर्डरले धेरै सामानको अन्तिम थान ओगट्ने भए। कृपया यस्ता सामान कम अर्डर गर्नुहोस्, आधा घण्टापछि फेरि प्रयास गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
  'checkout.too-many-last-pieces-for-long':
    'भुक्तानी नहुँदै तपाईंको नेटवर्कका अर्डरले धेरै सामानको अन्तिम थान धेरै दिन ओगट्ने भए। कृपया वालेटबाट तिर्नुहोस्, यस्ता सामान कम अर्डर गर्नुहोस्, वा हामीलाई फोन गर्नुहोस्।',
} as const satisfies TranslationOf<typeof english>
