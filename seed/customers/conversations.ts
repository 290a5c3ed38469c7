import type { TicketKind } from '#domain/tickets/tickets.ts'
import type { OrderEventAction } from '#domain/orders/order-events.ts'

/** A message by the customer, or by staff. */
type Said = readonly [by: 'shopper' | 'staff', text: string]

export type Conversation = {
  /** Name of a customer. */
  by: string
  kind: TicketKind
  daysAgo: number
  /** Names the customer's newest order to which this had happened by then; none where there is no such order. */
  about?: OrderEventAction
  /** Hours between a message and the next; 5 by default. */
  hours?: number
  said: readonly Said[]
  isClosed?: true
}

/** What customers wrote to the shop, oldest first. The words are in the language in which the customer reads the shop. */
export const conversations: readonly Conversation[] = [
  {
    by: 'Sabina Tuladhar',
    kind: 'question',
    daysAgo: 330,
    said: [
      ['shopper', 'Do you deliver on Saturdays? Both of us work during the week.'],
      [
        'staff',
        'Our drivers rest on Saturdays. On every other day the evening slot runs until seven, so you can be home from work.',
      ],
      ['shopper', 'Evening is fine, thank you.'],
      ['staff', 'You are welcome. Please choose "Evening" when you order.'],
    ],
    isClosed: true,
  },
  {
    by: 'Krishna Prajapati',
    kind: 'product',
    daysAgo: 295,
    said: [
      ['shopper', 'सालको काठमा घुन लाग्दैन? हाम्रो पुरानो घरमा ओस धेरै आउँछ।'],
      [
        'staff',
        'सालको काठ राम्ररी सुकाएर मात्र फर्निचर बनाउँछौं, घुन लाग्दैन। ओस आउने कोठामा खुट्टामुनि रबर राखिदिन्छौं, जोड्न आउने मिस्त्रीलाई भन्नुहोला।',
      ],
    ],
    isClosed: true,
  },
  {
    by: 'Vinod Kedia',
    kind: 'order',
    daysAgo: 260,
    about: 'deliver',
    said: [
      ['shopper', 'Can the invoice for our last order carry the company’s PAN? Our accountant is asking for it.'],
      [
        'staff',
        'We cannot change an invoice once it is issued. Next time, please tick "Invoice for a business" at checkout and enter the PAN there.',
      ],
    ],
    isClosed: true,
  },
  {
    by: 'Tashi Thakali',
    kind: 'question',
    daysAgo: 228,
    hours: 20,
    said: [
      ['shopper', 'When does the road to Jomsom open for a truck? We need four beds before the season.'],
      ['staff', 'Beni to Jomsom is open for light trucks now. We would bring them in two weeks.'],
      ['shopper', 'That is in time. I will order today.'],
    ],
  },
  {
    by: 'Sita Poudel',
    kind: 'complaint',
    daysAgo: 205,
    about: 'deliver',
    hours: 26,
    said: [
      ['shopper', 'सामान ल्याउने भाइले तलको ढोकासम्म मात्र ल्याइदिए। माथिसम्म पुर्‍याइदिने भनेर लेखिएको थियो त।'],
      ['staff', 'माफ गर्नुहोला, तपाईंले भन्नुभएको ठीक हो। भोलि बिहान हाम्रा दुई जना आएर माथि पुर्‍याएर जोडिदिन्छन्, थप पैसा लाग्दैन।'],
      ['shopper', 'आज आएर सबै मिलाइदिए। धन्यवाद।'],
      ['staff', 'खबर गरिदिनुभएकोमा धन्यवाद।'],
    ],
    isClosed: true,
  },
  {
    by: 'Gopal Makaju',
    kind: 'price-match',
    daysAgo: 171,
    said: [
      ['shopper', 'A shop in Banepa sells the same mattress for 24,000. Can you match that for six?'],
      [
        'staff',
        'Theirs is a foam mattress without springs, as far as we can see. We can take 5% off six of ours: please order by phone and mention this message.',
      ],
    ],
    isClosed: true,
  },
  {
    by: 'Smriti Pandey',
    kind: 'gift-card',
    daysAgo: 140,
    said: [
      ['shopper', 'My sister is getting married soon. How do I get a gift card for her?'],
      [
        'staff',
        'Please tell us the amount and her address. We post the card within three days, and you pay by bank transfer. Or order something for her and tick that it is a gift.',
      ],
      ['shopper', 'Then I will get her the dresser. Thank you.'],
    ],
    isClosed: true,
  },
  {
    by: 'Laxmi Ghimire',
    kind: 'other',
    daysAgo: 118,
    said: [
      ['shopper', 'पुरानो दराज पनि लगिदिनुहुन्छ कि? नयाँ आएपछि राख्ने ठाउँ छैन।'],
      ['staff', 'पुराना सामान हामी लैजाँदैनौं। गोदावरी नगरपालिकाको फोहोर व्यवस्थापन शाखाले बोलाउँदा लैजान्छ।'],
    ],
    isClosed: true,
  },
  {
    by: 'Bijay Agrawal',
    kind: 'order',
    daysAgo: 96,
    hours: 48,
    about: 'deliver',
    said: [
      ['shopper', 'One of the filing cabinets came without a key.'],
      ['staff', 'We have sent you two keys by courier today. If they are not there in three days, please write here.'],
      ['shopper', 'They came. Thanks.'],
    ],
    isClosed: true,
  },
  {
    by: 'Hari Prasad Baral',
    kind: 'question',
    daysAgo: 74,
    said: [
      ['shopper', 'Do you have a rate for hotels? We are furnishing eleven rooms, a few at a time.'],
      [
        'staff',
        'For ten or more of the same piece we can give you a discount. Please send us the list, and when you need what.',
      ],
      ['shopper', 'Four rooms within two months, the rest next year.'],
      ['staff', 'Thank you. Our manager will call you tomorrow with the prices.'],
    ],
    isClosed: true,
  },
  {
    by: 'Ram Sewak Yadav',
    kind: 'order',
    daysAgo: 52,
    hours: 60,
    said: [
      ['shopper', 'शुक्रबारअघि सामान आइपुग्छ कि पुग्दैन? घरमा पाहुना आउँदै छन्।'],
      ['staff', 'जनकपुरको गाडी भोलि निस्कन्छ, पर्सिसम्म घरमै पुग्छ।'],
      ['shopper', 'समयमै आयो, धेरै धन्यवाद।'],
    ],
    isClosed: true,
  },
  {
    by: 'Kalpana Gurung',
    kind: 'measuring-visit',
    daysAgo: 41,
    said: [
      [
        'shopper',
        'Preferred day: any\nTime of day: Morning\nDistrict: Kaski\nAddress: Ranipauwa-11, behind the campus\n\nA wardrobe under a sloping roof.',
      ],
      ['staff', 'As agreed on the phone, Sita from our workshop will come on Thursday at ten.'],
    ],
    isClosed: true,
  },
  {
    by: 'Anju Adhikari',
    kind: 'product',
    daysAgo: 33,
    said: [
      ['shopper', 'Is the fabric of the Patan loveseat safe with a cat?'],
      [
        'staff',
        'It is tightly woven and resists claws better than velvet, but no fabric is claw-proof. We sell spare covers.',
      ],
    ],
    isClosed: true,
  },
  {
    by: 'Binita Rai',
    kind: 'order',
    daysAgo: 20,
    about: 'deliver',
    said: [
      ['shopper', 'The driver was very polite and took off his shoes. Please tell him.'],
      ['staff', 'We read it out to the team this morning. Thank you!'],
    ],
    isClosed: true,
  },
  // Still open, or waiting for the customer.
  {
    by: 'Shabnam Khan',
    kind: 'order',
    daysAgo: 8,
    about: 'cancel',
    hours: 8,
    said: [
      ['shopper', 'You cancelled my order because of the road. When do I get my money back?'],
      [
        'staff',
        'We are sorry for the trouble. The bank needs your account number: please check the last four digits in your account.',
      ],
      ['shopper', 'They are right. It has been a week now.'],
    ],
  },
  {
    by: 'Mina Kumari Rai',
    kind: 'product',
    daysAgo: 6,
    said: [
      ['shopper', 'सिरकको खोल छुट्टै किन्न पाइन्छ?'],
      ['staff', 'अहिले छुट्टै छैन, अर्को महिना आउँछ। आएपछि यहीँ खबर गर्छौं।'],
    ],
  },
  {
    by: 'Prabin Koirala',
    kind: 'price-match',
    daysAgo: 4,
    said: [
      ['shopper', 'We need eight standing desks next month. What would be the price for all of them?'],
      ['staff', 'We can take 6% off eight. Shall we send you a quote with a delivery date?'],
    ],
  },
  {
    by: 'Keshav Niraula',
    kind: 'order',
    daysAgo: 0.8,
    about: 'delivery-failed',
    said: [
      ['shopper', 'I was at home all day, and nobody rang. Please come again this week, my number is on the order.'],
    ],
  },
  {
    by: 'Yubaraj Dangi',
    kind: 'complaint',
    daysAgo: 0.15,
    about: 'delivery-failed',
    said: [
      [
        'shopper',
        'Your page says that the sofa comes in two parts. The parts are still too wide for our stairs, and the driver would not take out the window. What now?',
      ],
    ],
  },
  {
    by: 'Tilak Pun',
    kind: 'complaint',
    daysAgo: 0.35,
    about: 'damage-reported',
    said: [['shopper', 'टेबलको एउटा खुट्टा चर्केको छ। फोटो पठाइसकें, कहिले आउनुहुन्छ?']],
  },
  {
    by: 'Rojina Suwal',
    kind: 'measuring-visit',
    daysAgo: 0.9,
    said: [
      [
        'shopper',
        'Preferred day: any\nTime of day: Afternoon\nDistrict: Bhaktapur\nAddress: Sukuldhoka-4, second house after the pond\n\nShelves along a wall that is not straight.',
      ],
    ],
  },
  {
    by: 'Bimala Regmi',
    kind: 'question',
    daysAgo: 0.5,
    said: [['shopper', 'सुर्खेतमा जोडिदिने मिस्त्री पनि सँगै आउँछन् कि आफैं जोड्नुपर्छ?']],
  },
  {
    by: 'Nabin Bastola',
    kind: 'question',
    daysAgo: 0.15,
    said: [['shopper', 'Can we see the cane chairs somewhere in Pokhara before we order ten of them?']],
  },
]
