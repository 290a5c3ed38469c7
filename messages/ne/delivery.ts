import type { messages as english } from '../en/delivery.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the district that pages show costs and days for, and of its promises. */
export const messages = {
  'district.title': 'कहाँ पुर्‍याउने?',
  'district.close': 'जिल्ला छान्ने झ्याल बन्द गर्नुहोस्',
  'district.why': 'जिल्ला छानेपछि हरेक सामानसँगै त्यहाँ आइपुग्ने दिन र डेलिभरी शुल्क देखिन्छ। जुनसुकै बेला फेर्न सक्नुहुन्छ।',
  'district.of-address': 'मेरो ठेगानाको जिल्ला: {district}',
  'district.search': 'जिल्ला वा सहर खोज्नुहोस्',
  'district.not-found': '“{words}” नामको जिल्ला भेटिएन। सुरुका अक्षर मात्र लेखेर हेर्नुहोस्।',
  'district.none': 'छानेको जिल्ला हटाउनुहोस्',

  'promise.deliver-to': '{district}मा डेलिभरी',
  'promise.arrives': '{day} मा आइपुग्छ',
  'promise.arrives-by': '{day} सम्ममा आइपुग्छ',
  'promise.made-by': '{day} सम्ममा बनाएर पुर्‍याउँछौं',
  'promise.by-arrangement': 'सल्लाहअनुसार',
  'promise.usually-in': 'प्रायः {days}मा',
  'promise.made-by-arrangement': 'बनाएपछि सल्लाहअनुसार',
  'promise.sold-out': 'अहिले सकिएको छ',
  'promise.cash': 'पाएपछि नगद',
  'promise.paid-before': 'पठाउनुअघि भुक्तानी',
  'promise.by-cash': 'पाएपछि नगद',
  'promise.by-paying-before': 'पठाउनुअघि भुक्तानी',
  'promise.half-before': 'आधा काम थाल्नुअघि, आधा तयार भएपछि',
  'promise.express': 'एक्सप्रेस: {day} सम्ममा, {cost}',
  'promise.no-express': '{district}मा एक्सप्रेस छैन',
  'promise.free-unfitted': '{amount} भन्दा माथिका सबै अर्डरमा डेलिभरी निःशुल्क; तपाईंको जिल्लामा जडान हुँदैन',
  'promise.without': 'एक्सप्रेस र पाएपछि नगद छैन',
  'promise.without-fitting': 'एक्सप्रेस, पाएपछि नगद र जडान छैन',
  'promise.we-call': 'हामी फोन गरेर दिन मिलाउँछौं।',
  'promise.or-collect': 'अथवा {day} देखि {place}बाट निःशुल्क लैजानुहोस्।',
  'promise.fitting': '{district}मा डेलिभरी र जडान: {cost}। {over} भन्दा माथि निःशुल्क।',
  'promise.fitting-free': '{district}मा डेलिभरी र जडान: {over} भन्दा माथिका सबै अर्डरमा जस्तै निःशुल्क।',
  'promise.delivery': '{district}मा जडानबिना डेलिभरी: {cost}। {over} भन्दा माथि निःशुल्क।',
  'promise.delivery-free': '{district}मा जडानबिना डेलिभरी: {over} भन्दा माथि निःशुल्क।',

  'delivered.here': '{district}मा {count} पटक पुर्‍याइयो',
  'delivered.districts': '{count, plural, one {अहिलेसम्म # जिल्लामा पुर्‍याइयो} other {अहिलेसम्म # जिल्लामा पुर्‍याइयो}}',
} satisfies TranslationOf<typeof english>
