import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'

/** What customers, drivers and staff wrote about the demo's orders. */
export const buyerWithdraws = [
  'I chose the wrong size.',
  'We found one in the family.',
  'अर्कै रङ चाहिएको थियो।',
  'Ordered twice by mistake.',
  '',
]
export const shopRefuses = [
  'The timber of this piece has a crack, and the next one is six weeks away.',
  'The road to you is closed after a landslide, and we cannot say for how long.',
  'फोन गर्दा सम्पर्क हुन सकेन।',
]
export const nobodyThere = [
  'Nobody was at home, and nobody answered the phone.',
  'The truck could not pass: the lane was dug up for a water pipe.',
  'ग्राहक घरमा हुनुहुन्नथ्यो, भोलि ल्याउनु भन्नुभयो।',
]
export const doorRefuses = [
  'The buyer refused it at the door: it does not go up the stairs.',
  'The family had changed their mind and sent our driver back.',
]
export const refusedAtDoor = 'You did not take it at the door, so we have cancelled the order.'
export const partsFollow = [
  'The rest is still at the carpenter’s and follows next week.',
  'Two pieces do not fit on the same truck.',
  'बाँकी सामान अर्को हप्ता आउँछ।',
]
export const whyReturned = [
  'It does not fit through our door.',
  'The color is darker than in our room’s light.',
  'कोठाका लागि अलि ठूलो भयो।',
  'My mother finds it too low.',
  'हामीलाई चाहिएको भन्दा अर्कै रङको रहेछ।',
]
export const returnApproved = 'We call you to agree on a day to collect it.'
export const returnDeclined = [
  'The piece has been used, and its cover is stained.',
  'Two legs are scratched from being moved about.',
]
export const damaged = [
  'One corner is chipped, as long as a finger.',
  'एउटा खुट्टा चर्केको छ।',
  'The cloth is torn at the back, where nobody sees it, but still.',
  'A drawer sticks since the first day.',
  'माथिल्लो भागमा कोतरिएको दाग छ।',
]
export const damageDeclined = ['The photo shows the natural grain of the wood. It is no damage.']
export const damageAnswers: Record<DamageRemedy, string> = {
  repair: 'We are sorry. Our carpenter comes and mends it where it stands.',
  replacement: 'We are sorry. We bring you a new one and take this one with us.',
  refund: 'We are sorry. You keep it, and we give a part of the price back.',
}
/** What buyers ask of the driver; most ask nothing. */
export const notes = [
  '',
  '',
  '',
  '',
  'Please call before you come.',
  'आउनुअघि फोन गर्नुहोला।',
  'Please leave the packaging with us.',
  'गेटमा कुकुर छ, भित्र नआई बोलाउनुहोला।',
  'Third floor, the stairs are narrow.',
]
