/** A question of the demo with its answers. `days` counts back from the demo's last day. */
export type DemoQuestion = {
  slug: string
  userName: string
  language: 'en' | 'ne'
  days: number
  text: string
  /** Without answers, the question waits for staff. A name makes it an answer by a buyer. */
  answers: readonly { userName?: string; text: string }[]
}

/** Facts as the products tell them (seed/products/). */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    slug: 'rara-wingback-bed',
    userName: 'Sabina S.',
    language: 'en',
    days: 40,
    text: 'Does the headboard fit up a narrow stair? Ours turns twice and is less than a meter wide.',
    answers: [
      {
        text: 'Yes. The bed comes in parts and our fitters build it in the room. Measure the turn of the stair and tell us when you order, so that they know.',
      },
      {
        userName: 'Rajesh M.',
        text: 'Ours went up an old house in Patan with such a stair. It took them forty minutes.',
      },
    ],
  },
  {
    slug: 'rara-wingback-bed',
    userName: 'सरिता त.',
    language: 'ne',
    days: 22,
    text: 'गद्दा पलङसँगै आउँछ? कति बाक्लो गद्दासम्म मिल्छ?',
    answers: [{ text: 'गद्दा, सिरानी र ओढ्ने छुट्टै किन्नुपर्छ। ३० सेमी बाक्लो गद्दासम्म मिल्छ, बक्स स्प्रिङ चाहिँदैन।' }],
  },
  {
    slug: 'rara-wingback-bed',
    userName: 'Prakash R.',
    language: 'en',
    days: 3,
    text: 'Can one person lift the base of the Hydraulics type with the mattress on it?',
    answers: [],
  },
  {
    slug: 'bagmati-three-seater-sofa',
    userName: 'Namrata J.',
    language: 'en',
    days: 31,
    text: 'Can I wash the covers at home, or do they need dry cleaning?',
    answers: [
      {
        text: 'You can wash them at home at 30 degrees: all covers have zips. Hang them damp, and put them back on a little stiff.',
      },
      { userName: 'Anita K.', text: 'I have washed mine twice. They fit as before.' },
    ],
  },
  {
    slug: 'lumbini-wardrobe',
    userName: 'विकास प.',
    language: 'ne',
    days: 18,
    text: 'हाम्रो कोठा २.२ मिटर मात्र अग्लो छ, पुग्छ? अनि भित्तामा कस्नैपर्छ?',
    answers: [{ text: 'पुग्छ, यसलाई २१८ सेमी उचाइ चाहिन्छ। भित्तामा कस्नैपर्छ, जोड्ने बेला हाम्रा मिस्त्रीले कसिदिन्छन्।' }],
  },
  {
    slug: 'janaki-six-seater-dining-set',
    userName: 'गीता अ.',
    language: 'ne',
    days: 12,
    text: 'मेच बाहिर निकालेर बस्दा कति ठाउँ चाहिन्छ?',
    answers: [{ text: 'मेच बाहिर निकाल्दा करिब २५३ × १६९ सेमी ठाउँ चाहिन्छ।' }],
  },
]
