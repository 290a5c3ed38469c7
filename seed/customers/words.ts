import type { Language } from '#domain/language/languages.ts'
import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'

/** What customers, drivers and staff wrote about an order, in one language. */
export type Words = {
  buyerWithdraws: readonly string[]
  shopRefuses: readonly string[]
  nobodyThere: readonly string[]
  doorRefuses: readonly string[]
  refusedAtDoor: string
  partsFollow: readonly string[]
  whyReturned: readonly string[]
  returnApproved: string
  returnDeclined: readonly string[]
  damaged: readonly string[]
  damageDeclined: readonly string[]
  damageAnswers: Record<DamageRemedy, string>
  /** What buyers ask of the driver; most ask nothing. */
  notes: readonly string[]
}

const english: Words = {
  buyerWithdraws: [
    'I chose the wrong size.',
    'A relative is giving us one.',
    'I wanted a different color.',
    'Ordered twice by mistake.',
    '',
  ],
  shopRefuses: [
    'The timber for this piece has a crack, and the next one is six weeks away.',
    'A landslide has closed the road to you, and we cannot say for how long.',
    'We could not reach you by phone.',
  ],
  nobodyThere: [
    'Nobody was at home, and nobody answered the phone.',
    'The truck could not get through: the lane was dug up for a water pipe.',
    'The buyer was out and asked for another day.',
  ],
  doorRefuses: [
    'The buyer refused it at the door: it does not go up the stairs.',
    'The family had changed their mind and sent our driver back.',
  ],
  refusedAtDoor: 'You refused the delivery at the door, so we have cancelled the order.',
  partsFollow: [
    'The rest is still at the carpenter’s and follows next week.',
    'Two pieces do not fit on the same truck.',
    'The other pieces come next week.',
  ],
  whyReturned: [
    'It does not fit through our door.',
    'The color looks darker in our room than in the picture.',
    'It is a bit too big for the room.',
    'My mother finds it too low.',
    'It is not the color we wanted.',
  ],
  returnApproved: 'We will call you to arrange a pickup day.',
  returnDeclined: [
    'The piece has been used, and its cover is stained.',
    'Two legs are scratched from being moved about.',
  ],
  damaged: [
    'One corner is chipped, as long as a finger.',
    'One of the legs is cracked.',
    'The cloth is torn at the back, where nobody sees it, but still.',
    'One drawer has stuck since day one.',
    'There is a scratch across the top.',
  ],
  damageDeclined: ['The photo shows the natural grain of the wood, which is not damage.'],
  damageAnswers: {
    repair: 'We are sorry. Our carpenter will come and repair it at your home.',
    replacement: 'We are sorry. We will bring you a new one and take this one with us.',
    refund: 'We are sorry. Please keep it: we will refund part of the price.',
  },
  notes: [
    '',
    '',
    '',
    '',
    'Please call before you come.',
    'Please leave the packaging with us.',
    'There is a dog at the gate, please call from outside.',
    'Third floor, the stairs are narrow.',
  ],
}

const nepali: Words = {
  buyerWithdraws: ['नाप गलत छानेछु।', 'आफन्तले एउटा दिने भए।', 'अर्कै रङ चाहिएको थियो।', 'भुलले दुई पटक अर्डर भएछ।', ''],
  shopRefuses: [
    'यसको काठ चर्किएको रहेछ, अर्को बन्न छ हप्ता लाग्छ।',
    'पहिरोले बाटो बन्द छ, कहिले खुल्छ भन्न सकिँदैन।',
    'फोन गर्दा सम्पर्क हुन सकेन।',
  ],
  nobodyThere: [
    'घरमा कोही हुनुहुन्नथ्यो, फोन पनि उठेन।',
    'पानीको पाइप हाल्न बाटो खनेकाले ट्रक जान सकेन।',
    'ग्राहक घरमा हुनुहुन्नथ्यो, अर्को दिन ल्याउनु भन्नुभयो।',
  ],
  doorRefuses: ['भर्‍याङबाट माथि नजाने भएकाले ग्राहकले ढोकैबाट फर्काउनुभयो।', 'परिवारको विचार बदलिएछ, ढोकैबाट फर्काउनुभयो।'],
  refusedAtDoor: 'ढोकामा सामान नलिनुभएकाले अर्डर रद्द गरेका छौं।',
  partsFollow: [
    'बाँकी सामान मिस्त्रीकहाँ बन्दै छ, अर्को हप्ता आउँछ।',
    'दुई वटा सामान एउटै ट्रकमा अटाएनन्।',
    'बाँकी सामान अर्को हप्ता आउँछ।',
  ],
  whyReturned: [
    'हाम्रो ढोकाबाट छिरेन।',
    'कोठामा राख्दा रङ फोटोमा भन्दा गाढा देखियो।',
    'कोठाका लागि अलि ठूलो भयो।',
    'आमालाई अलि होचो भयो।',
    'हामीलाई चाहिएको भन्दा अर्कै रङको रहेछ।',
  ],
  returnApproved: 'सामान लिन आउने दिन मिलाउन हामी फोन गर्छौं।',
  returnDeclined: ['सामान प्रयोग भइसकेको छ, खोलमा दाग लागेको छ।', 'सार्दा दुई वटा खुट्टा कोतरिएका छन्।'],
  damaged: [
    'एउटा कुना औंलाजत्ति फुटेको छ।',
    'एउटा खुट्टा चर्केको छ।',
    'पछाडिको कपडा च्यातिएको छ।',
    'एउटा घर्रा सुरुदेखि नै अड्किन्छ।',
    'माथिल्लो भागमा कोतरिएको दाग छ।',
  ],
  damageDeclined: ['फोटोमा देखिएको काठको प्राकृतिक रेखा हो, बिग्रेको होइन।'],
  damageAnswers: {
    repair: 'माफ गर्नुहोला। हाम्रा मिस्त्री घरमै आएर मर्मत गरिदिन्छन्।',
    replacement: 'माफ गर्नुहोला। नयाँ ल्याइदिन्छौं, यो फिर्ता लैजान्छौं।',
    refund: 'माफ गर्नुहोला। सामान राख्नुहोस्, मूल्यको केही अंश फिर्ता गर्छौं।',
  },
  notes: [
    '',
    '',
    '',
    '',
    'आउनुअघि फोन गर्नुहोला।',
    'प्याकिङको बाकस हामीलाई छोडिदिनुहोला।',
    'गेटमा कुकुर छ, भित्र नआई बोलाउनुहोला।',
    'तेस्रो तला, भर्‍याङ साँघुरो छ।',
  ],
}

/** By the language in which the customer reads the shop. */
export const wordsIn: Record<Language, Words> = { en: english, ne: nepali }
