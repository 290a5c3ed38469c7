/** Texts and picture of a top-level category; its subcategories are in the manifest. */
export type DemoCategory = { name: string; filterName?: string; intro: string; pictureAlt: string }

/** By slug, in menu order. */
export const topCategories: Record<string, DemoCategory> = {
  bedroom: {
    name: 'Bedroom',
    intro: 'Beds, wardrobes and bedside tables in solid timber. Every bed is built in your room.',
    pictureAlt: 'Green velvet wingback bed with mustard cushions in a bright bedroom',
  },
  'living-room': {
    name: 'Living Room',
    intro: 'Sofas to sit on for years, tables to put your tea on, and shelves for everything else.',
    pictureAlt: 'Terracotta L-shaped sofa with a knitted pouffe and nesting tables',
  },
  dining: {
    name: 'Dining',
    filterName: 'Dining & Kitchen',
    intro: 'Tables for two to eight, chairs one can sit on until the tea is cold, and sideboards for the plates.',
    pictureAlt: 'Walnut dining table with leather chairs against a green wall',
  },
  'office-items': {
    name: 'Office Items',
    intro: 'Desks, chairs and cabinets for the study at home and for whole floors. Offices, ask us for an offer.',
    pictureAlt: 'Walnut executive desk with a blue visitor chair and a tall shelf',
  },
  outdoor: {
    name: 'Outdoor',
    filterName: 'OutDoor Items',
    intro: 'Teak, rattan and steel for terraces, gardens and balconies, made for sun, dust and monsoon.',
    pictureAlt: 'Rattan sofa set and hanging chair on a deck with a view of the hills',
  },
  'bedding-items': {
    name: 'Bedding Items',
    intro: 'Mattresses from soft to very firm, pillows, winter quilts and cushions.',
    pictureAlt: 'Bed with white linen, mustard cushions and a knitted throw',
  },
}

/** Customs headings by slug, other than 9403 ('other furniture'): seats, bedding, lamps. */
export const hsCodes: Record<string, string> = {
  sofas: '9401',
  'dining-chairs': '9401',
  'office-chairs': '9401',
  loungers: '9401',
  'swings-benches': '9401',
  'bedding-items': '9404',
  mattresses: '9404',
  pillows: '9404',
  'duvets-quilts': '9404',
  cushions: '9404',
  lamps: '9405',
}

/** Intro line above each subcategory's listing, by slug. */
export const subcategoryIntros: Record<string, string> = {
  beds: 'Platform, storage, wingback, four-poster and bunk beds. Most come in three sizes.',
  'bedside-tables': 'Small tables at the height of your mattress.',
  wardrobes: 'Built in the room and fixed to the wall.',
  dressers: 'Chests of drawers for clothes, linen and all that has no other place.',
  sofas: 'From a pouffe to an L-shape for five.',
  'coffee-tables': 'Solid tops at the height of your sofa.',
  'tv-units': 'Low units that hide the cables and let the remote control through.',
  bookshelves: 'Open shelves that carry real books.',
  lamps: 'Warm light for the evening.',
  'dining-sets': 'Tables with their chairs, for four to eight people.',
  'dining-chairs': 'Single chairs that go with any of our tables.',
  sideboards: 'Room for plates, and a top to serve from.',
  desks: 'For an executive, for a student, and for those who like to stand.',
  'office-chairs': 'Chairs for a full day, for the corner office and for visitors.',
  'file-cabinets': 'Paper in order, under lock where you need it.',
  'meeting-tables': 'Tables at which everybody sees the screen.',
  'patio-sets': 'Sets for a terrace, a roof or the smallest balcony.',
  loungers: 'For lying in the sun and for watching hills.',
  'swings-benches': 'Jhula, bench and hanging chair.',
  mattresses: 'Springs, foam and coir. The text of each says how firm it is.',
  pillows: 'Plain ones for the wash, and a contour for the neck.',
  'duvets-quilts': 'For Kathmandu in January, and for childhood.',
  cushions: 'Hand-loomed covers and cushions for the floor.',
}
