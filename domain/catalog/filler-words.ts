/** Words that say nothing about what a shopper looks for, among products as in the Help Center. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'please show want need looking ko ka ki lagi laagi chahiyo chaiyo chahinchha chahincha dekhau kati ho ma chha cha wala ra wa ' +
    'ke kun kasto kasari kaha kahaa kahile kina yo tyo mero malai garne garna garnu hunchha huncha milchha milcha ' +
    'paincha painchha parcha parchha lagcha lagchha aaucha aauchha auncha aunchha aauncha aaunchha kinna ' +
    'भएको कति हो छ र वा को का की मा लागि चाहियो चाहिन्छ देखाउनुहोस् वाला ' +
    'के कुन कस्तो कसरी कहाँ कहां कहिले किन यो त्यो मेरो मलाई गर्ने गर्न गर्नु गर्नुपर्छ हुन्छ मिल्छ पाइन्छ पर्छ लाग्छ भनेको ' +
    'आउँछ बारेमा बताउनुहोस् भन्नुहोस्'
  ).split(' '),
)

/** The same in English. The database leaves them out of a search for products. */
export const englishFillers: ReadonlySet<string> = new Set(
  (
    'a an the i you we my your our me it its this that there is are was be been am do does did can could will would should have has ' +
    'how what which when where why who to of in on at for from by and or if get got tell about after before'
  ).split(' '),
)
