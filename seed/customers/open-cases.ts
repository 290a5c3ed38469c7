import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Wish } from '../orders/neighbors.ts'
import type { Teller } from './story.ts'
import { wordsIn } from './words.ts'

/** Times and days counted from now. */
export type Clock = {
  ago: (hours: number) => Date
  /** The day in Nepal so many hours ago. */
  dayAgo: (hours: number) => string
  /** The workday so many days from now, or the next one. */
  dayAhead: (days: number) => string
}

/** An order that still asks for something from the shop, the driver or the buyer. */
export type OpenCase = {
  /** Name of a customer. */
  buyer: string
  hoursAgo: number
  payment: PaymentMethod
  /** `standard` by default. */
  method?: ShippingMethod
  bought: readonly Wish[]
  goes: (told: Teller, clock: Clock) => void
}

/** The desk of today: each list of the back office has some work, whatever the day. */
export const openCases: readonly OpenCase[] = [
  // To confirm, and to be paid.
  { buyer: 'Sabina Tuladhar', hoursAgo: 2, payment: 'cod', bought: [['phewa-tripod-lamp']], goes: waits },
  { buyer: 'Umesh Dhungana', hoursAgo: 7, payment: 'cod', bought: [['bandipur-bookshelf']], goes: waits },
  { buyer: 'Ranju Gupta', hoursAgo: 13, payment: 'cod', bought: [['palpa-spindle-chair', 4]], goes: waits },
  { buyer: 'Smriti Pandey', hoursAgo: 20, payment: 'bank', bought: [['patan-loveseat'], ['ilam-pouffe']], goes: waits },
  {
    buyer: 'Vinod Kedia',
    hoursAgo: 26,
    payment: 'bank',
    bought: [['kaski-executive-desk'], ['rajdhani-leather-chair']],
    goes: (told, { ago }) => told.sendVoucher(ago(3)),
  },
  {
    buyer: 'Pabitra Siwakoti',
    hoursAgo: 31,
    payment: 'bank',
    bought: [['himal-storage-bed']],
    goes: (told, { ago }) => told.sendVoucher(ago(9)),
  },
  {
    buyer: 'Prakash Gyawali',
    hoursAgo: 44,
    payment: 'bank',
    bought: [['kirtipur-tv-unit']],
    goes: (told, { ago }) => {
      told.sendVoucher(ago(30))
      told.declineVoucher(ago(6), 'The photo is too blurred to read the amount. Please take it again.')
    },
  },
  {
    buyer: 'Anju Adhikari',
    hoursAgo: 0.2,
    payment: 'khalti',
    bought: [['kapas-pillow-pair', 2]],
    goes: (told, { ago }) => told.failAtWallet(ago(0.1), 'cancelled'),
  },
  // To plan, and to bring.
  {
    buyer: 'Rojina Suwal',
    hoursAgo: 28,
    payment: 'cod',
    bought: [['mitra-study-desk'], ['utsav-mesh-chair']],
    goes: (told, { ago }) => told.confirm(ago(22)),
  },
  {
    buyer: 'Binita Rai',
    hoursAgo: 30,
    payment: 'esewa',
    bought: [['thamel-armchair']],
    goes: (told, { ago }) => paid(told, ago(29.8)),
  },
  {
    buyer: 'Tashi Thakali',
    hoursAgo: 90,
    payment: 'bank',
    bought: [['hiunde-quilted-duvet', 8]],
    goes: (told, { ago }) => paid(told, ago(60)),
  },
  {
    buyer: 'Sunita Shakya',
    hoursAgo: 40,
    payment: 'khalti',
    method: 'pickup',
    bought: [['dhaka-cushion-set', 2]],
    goes: (told, { ago }) => paid(told, ago(39.8)),
  },
  planned('Krishna Prajapati', 1, 'cod', [['janaki-six-seater-dining-set']]),
  planned('Prabin Koirala', 1, 'bank', [
    ['sagar-standing-desk', 2],
    ['utsav-mesh-chair', 2],
  ]),
  planned('Manisha Sapkota', 1, 'cod', [['lumbini-wardrobe']]),
  planned('Kalpana Gurung', 2, 'esewa', [['nagarkot-coffee-table']]),
  planned('Sushila Rajbanshi', 2, 'cod', [['asan-platform-bed']]),
  planned('Bharat Raj Joshi', 3, 'cod', [['dhulikhel-recliner']]),
  planned('Pramila Lamsal', 4, 'cod', [['tansen-dresser']]),
  onTheWay('Nirmal Bajracharya', 'cod', [['bagmati-three-seater-sofa']]),
  onTheWay('Laxmi Ghimire', 'esewa', [['swayambhu-coffee-table']]),
  onTheWay('Sangita Jha', 'cod', [['pokhara-bunk-bed']]),
  {
    buyer: 'Kiran Kasaudhan',
    hoursAgo: 210,
    payment: 'bank',
    bought: [
      ['asan-platform-bed', 4],
      ['asan-bedside-table', 8],
    ],
    goes: (told, { ago, dayAgo, dayAhead }) => {
      paid(told, ago(180))
      told.split(ago(170), [{ position: 0, quantity: 4 }], [{ position: 1, quantity: 8 }], 'The bedside tables follow.')
      told.plan('staff', ago(100), dayAgo(26), 'morning')
      told.leave(ago(28))
      told.deliverPart(ago(26))
      told.plan('staff', ago(20), dayAhead(4), 'afternoon')
    },
  },
  {
    buyer: 'Keshav Niraula',
    hoursAgo: 170,
    payment: 'cod',
    bought: [['madhesh-garden-jhula']],
    goes: (told, clock) => broughtBack(told, clock, 27, 'Nobody was at home, and nobody answered the phone.'),
  },
  {
    buyer: 'Yubaraj Dangi',
    hoursAgo: 175,
    payment: 'cod',
    bought: [['karnali-l-shaped-sofa']],
    goes: (told, clock) =>
      broughtBack(told, clock, 5, 'The buyer refused it at the door: it does not go up the stairs.'),
  },
  // To mend, and to take back.
  damagedLately('Tenzin Lama', [['tansen-sideboard']], (told, { ago }) => {
    told.reportDamage(ago(4), 'One corner is chipped, as long as a finger.')
  }),
  damagedLately('Tilak Pun', [['gorkha-round-dining-set']], (told, { ago }) => {
    told.reportDamage(ago(9), 'एउटा खुट्टा चर्केको छ, टेबल हल्लिन्छ।')
  }),
  damagedLately('Sagar Thapa Magar', [['godavari-teak-bench']], (told, { ago, dayAhead }) => {
    told.reportDamage(ago(28), 'The backrest has come loose.')
    told.acceptDamage(ago(20), 'replacement', wordsIn.en.damageAnswers.replacement, ago(0))
    told.planRemedy(ago(19), dayAhead(2))
  }),
  damagedLately('Kabita Chaudhary', [['lumbini-wardrobe']], (told, { ago }) => {
    told.reportDamage(ago(25), 'माथिल्लो घर्रा राम्रोसँग लाग्दैन।')
    told.acceptDamage(ago(7), 'repair', wordsIn.ne.damageAnswers.repair, ago(0))
  }),
  returned('Suresh Duwal', [['dhulikhel-recliner']], (told, { ago }) => {
    told.askReturn(ago(5), 'It does not fit through our door.', null)
  }),
  returned('Indira Belbase', [['ilam-upholstered-chair', 4]], (told, { ago }) => {
    told.askReturn(ago(26), 'One of the four is a shade darker than the others.', { position: 0, quantity: 1 })
  }),
  returned('Durga Shrestha', [['kirtipur-tv-unit']], (told, { ago }) => {
    told.askReturn(ago(70), 'हाम्रो टिभीका लागि सानो भयो।', null)
    told.moveReturn('approved', ago(50), wordsIn.ne.returnApproved)
  }),
  returned('Hemanta Subba', [['bandipur-bookshelf'], ['phewa-tripod-lamp']], (told, { ago }) => {
    told.askReturn(ago(120), 'The lamp is too bright for reading in bed.', { position: 1, quantity: 1 })
    told.moveReturn('approved', ago(100), wordsIn.en.returnApproved)
    told.moveReturn('collected', ago(20))
  }),
  returned('Shambhu Sah', [['rupa-hanging-chair']], (told, { ago }) => {
    told.askReturn(ago(150), 'The beam on our balcony will not hold it.', null)
    told.moveReturn('approved', ago(140), wordsIn.en.returnApproved)
    told.moveReturn('collected', ago(80))
    told.receiveReturn(ago(52), ago(-24))
  }),
  // To refund.
  refundedLater('Bikash Rai', 40, 'Two of the four desks are sold out, and we do not want the others alone.'),
  refundedLater('Shabnam Khan', 220, 'The road to Nepalgunj was closed for two weeks.'),
]

function waits(): void {
  // Nothing more has happened.
}

function paid(told: Teller, at: Date): void {
  told.pay(at)
  told.confirm(at)
}

/** Paid if it is paid before, confirmed in either case. */
function agreed(told: Teller, payment: PaymentMethod, at: Date): void {
  if (payment === 'cod') told.confirm(at)
  else paid(told, at)
}

function planned(buyer: string, days: number, payment: PaymentMethod, bought: readonly Wish[]): OpenCase {
  const goes: OpenCase['goes'] = (told, { ago, dayAhead }) => {
    agreed(told, payment, ago(70))
    told.plan('shopper', ago(60), dayAhead(days), days % 2 === 0 ? 'afternoon' : 'morning')
  }
  return { buyer, hoursAgo: 75, payment, bought, goes }
}

function onTheWay(buyer: string, payment: PaymentMethod, bought: readonly Wish[]): OpenCase {
  const goes: OpenCase['goes'] = (told, { ago, dayAgo }) => {
    agreed(told, payment, ago(118))
    told.plan('shopper', ago(90), dayAgo(1.2), 'morning')
    told.leave(ago(1.2))
  }
  return { buyer, hoursAgo: 122, payment, bought, goes }
}

function broughtBack(told: Teller, { ago, dayAgo, dayAhead }: Clock, hoursAgo: number, reason: string): void {
  told.confirm(ago(150))
  told.plan('shopper', ago(120), dayAgo(hoursAgo + 2), 'morning')
  told.leave(ago(hoursAgo + 2))
  told.bringBack(ago(hoursAgo), reason, { first: dayAhead(1), last: dayAhead(3) })
}

function arrived(told: Teller, { ago, dayAgo }: Clock, hoursAgo: number): void {
  told.confirm(ago(hoursAgo + 110))
  told.plan('staff', ago(hoursAgo + 80), dayAgo(hoursAgo), 'morning')
  told.leave(ago(hoursAgo + 2))
  told.deliver(ago(hoursAgo))
}

function damagedLately(buyer: string, bought: readonly Wish[], then: OpenCase['goes']): OpenCase {
  const goes: OpenCase['goes'] = (told, clock) => {
    arrived(told, clock, 32)
    then(told, clock)
  }
  return { buyer, hoursAgo: 146, payment: 'cod', bought, goes }
}

function returned(buyer: string, bought: readonly Wish[], then: OpenCase['goes']): OpenCase {
  const goes: OpenCase['goes'] = (told, clock) => {
    arrived(told, clock, 200)
    then(told, clock)
  }
  return { buyer, hoursAgo: 320, payment: 'cod', bought, goes }
}

function refundedLater(buyer: string, hoursAgo: number, reason: string): OpenCase {
  const goes: OpenCase['goes'] = (told, { ago }) => {
    paid(told, ago(hoursAgo + 20))
    told.cancel('staff', ago(hoursAgo), reason, ago(-24))
  }
  return { buyer, hoursAgo: hoursAgo + 21, payment: 'bank', bought: [['sagar-standing-desk', 4]], goes }
}
