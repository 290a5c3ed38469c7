/** Short enough for one line on a phone. */
export const demoHoardings = [
  { description: 'Free shipping over Nrs. 1,00,000', isActive: true },
  { description: 'Made to your size: ask for a quote', isActive: true },
  { description: 'Cash on delivery in most districts', isActive: true },
  { description: 'Closed on the day of Vijaya Dashami; deliveries go on the day after', isActive: false },
]

/** One per banner of the manifest, in its order; each description is one line. */
export const demoBanners = [
  {
    title: 'Sleep under your own mountain',
    descriptions: [
      'The Rara wingback bed in forest green velvet.',
      'Seasoned sal frame, three sizes.',
      'Delivered and built in your room.',
    ],
    linkLabel: 'Shop the bedroom',
  },
  {
    title: 'A long sofa for a long evening',
    descriptions: [
      'The Karnali L-shaped sofa in terracotta chenille.',
      'Pocket springs under every seat.',
      'Room for five.',
    ],
    linkLabel: 'Shop the living room',
  },
  {
    title: 'One table, eight chairs, all of you',
    descriptions: ['The Annapurna eight-seater in solid walnut.', 'Rubbed with oil by hand.'],
    linkLabel: 'Shop dining',
  },
  {
    title: 'The best room has no walls',
    descriptions: ['The Tarai rattan set in honey.', 'Made for sun and monsoon.', 'Covers that come off for washing.'],
    linkLabel: 'Shop outdoor',
  },
]
