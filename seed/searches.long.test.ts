import type { SearchReply } from '#contract/catalog/search.ts'
import { expect } from '#api/test/test.ts'
import { demoTest as test } from './demo-app.fixture.ts'
import { expectFirst, rowsOf } from './searches.fixture.ts'

/** What people search for, and what comes first in the demo shop, as `rowsOf` reads it. */
const searches = `
  bed                                   Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  beds                                  Himal hydraulic storage bed
  double bed                            Himal hydraulic storage bed
  single bed                            Himal hydraulic storage bed
  two person bed                        Himal hydraulic storage bed
  bed for two                           Himal hydraulic storage bed
  king size bed                         Himal hydraulic storage bed
  queen bed under 1 lakh                Asan platform bed
  king bed above 1.2 lakh               Rara wingback bed
  5x6.5 ft bed                          Himal hydraulic storage bed
  5 feet bed                            Himal hydraulic storage bed
  5 ft bed under 1 lakh                 Asan platform bed
  6 feet bed above 1.2 lakh             Rara wingback bed
  bed sheet                             Himal hydraulic storage bed
  bunk bed                              Pokhara bunk bed
  kids bed                              Pokhara bunk bed
  storage bed                           Himal hydraulic storage bed
  bed with storage                      Himal hydraulic storage bed
  hydraulic bed                         Himal hydraulic storage bed
  green bed                             Rara wingback bed
  sheesham bed                          Mustang four-poster bed
  velvet bed                            Rara wingback bed
  bed under 50000                       ~ Pokhara bunk bed, Asan platform bed
  bed below 80k                         Asan platform bed, Pokhara bunk bed
  bed between 80000 and 1 lakh          Himal hydraulic storage bed, Rara wingback bed
  sofa                                  Bagmati three-seater sofa
  sofa set                              Bagmati three-seater sofa
  L shape sofa                          Karnali five-seater L-shaped sofa
  corner sofa                           Karnali five-seater L-shaped sofa
  3 seater sofa                         Bagmati three-seater sofa
  5 seater sofa                         Karnali five-seater L-shaped sofa
  sofa for five                         Karnali five-seater L-shaped sofa
  two seater sofa                       Patan loveseat
  velvet sofa                           Patan loveseat
  grey sofa                             Karnali five-seater L-shaped sofa
  sofa under 1 lakh                     Patan loveseat
  sofas under 1 lakh                    Patan loveseat
  sofa 60000                            Patan loveseat
  sofa between 1 and 1.5 lakh           Bagmati three-seater sofa
  sofa under 20000                      ~ Patan loveseat, Bagmati three-seater sofa
  purple sofa                           ~ Bagmati three-seater sofa
  black sofa                            ~ Bagmati three-seater sofa
  कालो सोफा                              ~ Patan loveseat
  recliner                              Dhulikhel recliner
  leather recliner                      Dhulikhel recliner
  armchair                              Thamel armchair
  coffee table                          Nagarkot nesting coffee tables
  center table                          Nagarkot nesting coffee tables
  tea table under 30000                 Nagarkot nesting coffee tables
  white marble table                    Nagarkot nesting coffee tables
  table 20000-30000                     Nagarkot nesting coffee tables
  tv stand                              Kirtipur TV unit
  tv cabinet under 60 thousand          Kirtipur TV unit
  book rack                             Bandipur open bookshelf
  oak bookshelf                         Bandipur open bookshelf
  light long shelf                      Bandipur open bookshelf
  long light shelf                      Bandipur open bookshelf
  shelf light                           Phewa tripod floor lamp, Bandipur open bookshelf
  light coloured shelf                  Bandipur open bookshelf
  long shelf light wood                 Bandipur open bookshelf
  shelves                               Bandipur open bookshelf
  dark wood table                       Swayambhu coffee table with drawer, Asan bedside table
  long bench                            Godavari teak bench
  small white lamp                      ~ Phewa tripod floor lamp
  light wood bed                        Pokhara bunk bed, Asan platform bed
  light oak desk                        Kaski executive desk
  dark wood desk                        Kaski executive desk
  dark wood bed                         Asan platform bed, Mustang four-poster bed
  dark wood bed under 50000             ~ Asan platform bed
  light coloured sofa                   Bagmati three-seater sofa
  dark coloured bed                     Asan platform bed
  table light                           Phewa tripod floor lamp
  light for reading                     Phewa tripod floor lamp
  light                                 Phewa tripod floor lamp
  lamp                                  Phewa tripod floor lamp
  lamp for reading                      Phewa tripod floor lamp
  wardrobe                              Lumbini three-door wardrobe
  3 door wardrobe                       Lumbini three-door wardrobe
  wardrobe with mirror under 1 lakh     Lumbini three-door wardrobe
  dressing table                        Tansen six-drawer dresser
  night stand                           Asan bedside table
  dining table                          Janaki six-seater dining set
  6 seater dining table                 Janaki six-seater dining set
  table for six                         Janaki six-seater dining set, Bhaktapur dining set with bench
  doble bed                             Himal hydraulic storage bed
  dining table for 4                    Gorkha four-seater round dining set
  8 seater dining set                   Annapurna eight-seater dining set
  dining set under 1 lakh               Bhaktapur dining set with bench, Gorkha four-seater round dining set
  round dining table                    Gorkha four-seater round dining set
  dining table and chairs               Janaki six-seater dining set, Bhaktapur dining set with bench, Gorkha four-seater round dining set
  dining chairs and table               Janaki six-seater dining set
  dining table & chair under 1 lakh     Bhaktapur dining set with bench, Gorkha four-seater round dining set, Palpa spindle-back dining chair
  dining table with chairs              Janaki six-seater dining set
  dining table and chairs for 6         Janaki six-seater dining set, Bhaktapur dining set with bench
  dining table with chairs for 4 people  Gorkha four-seater round dining set
  dining table and chairs for 4         Gorkha four-seater round dining set
  dining chairs and table for six       Janaki six-seater dining set, Bhaktapur dining set with bench
  dining table 6 chairs                 Janaki six-seater dining set
  dining set 6 seater                   Janaki six-seater dining set, Bhaktapur dining set with bench
  table and 6 chairs                    Janaki six-seater dining set
  table and chairs for 6                Janaki six-seater dining set, Bhaktapur dining set with bench
  dining table and chairs for 12        ~ Janaki six-seater dining set
  dining table chair 6 jana             Janaki six-seater dining set, Bhaktapur dining set with bench
  ६ जनाको डाइनिङ टेबल र कुर्सी          Janaki six-seater dining set, Bhaktapur dining set with bench
  round table                           Nagarkot nesting coffee tables, Gorkha four-seater round dining set, Chitwan patio set with umbrella, Sauraha folding bistro set
  gol tebul                             Nagarkot nesting coffee tables, Gorkha four-seater round dining set, Chitwan patio set with umbrella, Sauraha folding bistro set
  गोलो टेबल                             Gorkha four-seater round dining set, Nagarkot nesting coffee tables, Sauraha folding bistro set, Chitwan patio set with umbrella
  table and chairs                      Janaki six-seater dining set
  dining chair under 10000              Palpa spindle-back dining chair
  cane chair                            Janakpur cane-back dining chair
  office chair                          Utsav ergonomic mesh chair
  office chair under 20k                Sahayak cantilever visitor chair
  leather office chair                  Rajdhani executive leather chair
  office table                          Mitra compact study desk
  standing desk                         Sagar height-adjustable standing desk
  study table 140 cm                    Mitra compact study desk, Sagar height-adjustable standing desk
  study table under 30k                 Mitra compact study desk
  filing cabinet                        Surakshit four-drawer filing cabinet
  4 drawer cabinet                      Surakshit four-drawer filing cabinet
  meeting table for 8                   Sabha eight-person meeting table
  garden swing                          Madhesh garden jhula swing
  teak bench                            Godavari teak bench
  outdoor chair                         Phulchoki adirondack chair
  hanging chair                         Rupa hanging egg chair
  queen mattress                        Sukha pocket-spring mattress
  bed mattress                          Sukha pocket-spring mattress
  foam mattress                         Komal foam mattress
  mattress under 20000                  Komal foam mattress, Aaram orthopaedic coir mattress
  king size mattress under 30k          Aaram orthopaedic coir mattress
  memory foam pillow                    Sandhya contour memory pillow
  red quilt                             Sirak hand-stitched cotton quilt
  cushion                               Dhaka-weave cushion set
  furniture under 3000                  Kapas cotton pillow pair, Sandhya contour memory pillow

  palang                                Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  palang 50 hajar bhanda kam            ~ Pokhara bunk bed
  bed gadda                             Himal hydraulic storage bed
  bed ra gadda                          Himal hydraulic storage bed
  double bed gadda                      Himal hydraulic storage bed
  double bed with gadda                 Himal hydraulic storage bed
  bed gadda sahit                       Himal hydraulic storage bed
  gadda sahit ko bed                    Himal hydraulic storage bed
  double bed with mattress              Himal hydraulic storage bed
  palang gaddasanga                     Himal hydraulic storage bed
  double ochhyan                        Himal hydraulic storage bed
  bed and mattress                      Himal hydraulic storage bed
  bed ko gadda                          Sukha pocket-spring mattress
  double palang                         Himal hydraulic storage bed
  dabal bed 60000 samma                 ~ Asan platform bed
  dabbal khat                           Himal hydraulic storage bed
  dohoro palang                         Himal hydraulic storage bed
  dui jana ko palang                    Himal hydraulic storage bed
  bachha ko palang                      Pokhara bunk bed
  panch feet ko palang                  Himal hydraulic storage bed
  sutne khat                            Himal hydraulic storage bed
  daraj                                 Lumbini three-door wardrobe
  kapda rakhne                          Lumbini three-door wardrobe
  luga rakhne daraj                     Lumbini three-door wardrobe
  kitab rakhne daraj                    Bandipur open bookshelf
  kursi                                 Palpa spindle-back dining chair
  office kursi                          Sahayak cantilever visitor chair
  khana khane tebul                     Janaki six-seater dining set
  6 janako dining table                 Janaki six-seater dining set
  dining table ra kursi                 Janaki six-seater dining set, Bhaktapur dining set with bench
  table ra kursi                        Janaki six-seater dining set
  gadha kath ko bed                     Asan platform bed, Mustang four-poster bed
  padhne tebul                          Mitra compact study desk
  sopha                                 Bagmati three-seater sofa
  hariyo sofa                           Bagmati three-seater sofa
  1 lakh samma ko sofa                  Patan loveseat
  sofa 1 lakh dekhi 1.5 lakh samma      Bagmati three-seater sofa
  sagwan ko bench                       Godavari teak bench
  jhula                                 Madhesh garden jhula swing
  dasna                                 Sukha pocket-spring mattress
  sirani                                Kapas cotton pillow pair
  sirak                                 Sirak hand-stitched cotton quilt
  mudha                                 Mudha floor cushion and bolster, Ilam knitted pouffe

  पलङ                                   Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  ५०००० भन्दा कम पलङ                    ~ Pokhara bunk bed
  ८० हजारभन्दा कमको पलङ                 Asan platform bed
  पलंग                                  Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  पलङ्ग                                 Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  पलंक                                  Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  डबल पलंग                              Himal hydraulic storage bed
  ८० हजारभन्दा कमको पलंग                Asan platform bed
  डाइनिंग टेबल                          Janaki six-seater dining set
  डाइनिङ्ग टेबल                         Janaki six-seater dining set
  डाइनिंग                               Janaki six-seater dining set
  बेंच                                  Godavari teak bench
  सेंटर टेबल                            Nagarkot nesting coffee tables
  बेड गद्दा                             Himal hydraulic storage bed
  बेड र गद्दा                           Himal hydraulic storage bed
  डबल बेड गद्दा सहित                    Himal hydraulic storage bed
  डबल बेड गद्दासहित                     Himal hydraulic storage bed
  पलङ गद्दासँग                          Himal hydraulic storage bed
  खाट गद्दासंग                          Himal hydraulic storage bed
  खाट गद्दा संग                         Himal hydraulic storage bed
  अस्सी हजार मुनिको पलङ                 Asan platform bed
  असी हजारमुनिको पलङ                    Asan platform bed
  डबल ओछ्यान                            Himal hydraulic storage bed
  सिङ्गल बिछ्यौना                       Himal hydraulic storage bed
  ओछ्यान                                Sukha pocket-spring mattress
  bichhyauna                            Sukha pocket-spring mattress
  डबल पलङ                               Himal hydraulic storage bed
  बेड                                   Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  बेड्                                  Himal hydraulic storage bed, Rara wingback bed, Asan platform bed
  डबल बेड                               Himal hydraulic storage bed
  डबल बेड ६०००० सम्म                    ~ Asan platform bed
  सिङ्गल बेड                            Himal hydraulic storage bed
  दोहोरो पलङ                            Himal hydraulic storage bed
  दुई जनाको पलङ                         Himal hydraulic storage bed
  ६ फिटको पलङ                           Himal hydraulic storage bed
  बंक बेड                               Pokhara bunk bed
  डबल बेडको म्याट्रेस                   Sukha pocket-spring mattress
  अफिस चेयर                             Utsav ergonomic mesh chair
  सेन्टर टेबल                           Nagarkot nesting coffee tables
  बुक र्‍याक                            Bandipur open bookshelf
  ल्याम्प                               Phewa tripod floor lamp
  स्टडी टेबल                            Mitra compact study desk
  बेतको कुर्सी                          Janakpur cane-back dining chair
  बेडसिट                                -
  १५३*२०० पलङ                           Himal hydraulic storage bed
  सिसौको पलङ                            Mustang four-poster bed
  बच्चाको पलङ                           Pokhara bunk bed
  लुगा राख्ने दराज                      Lumbini three-door wardrobe
  सुत्ने कोठाको दराज                    Lumbini three-door wardrobe
  किताब राख्ने दराज                     Bandipur open bookshelf
  सेल्फ                                  Bandipur open bookshelf
  हल्का काठको सेल्फ                        Bandipur open bookshelf
  कुर्सी                                Palpa spindle-back dining chair
  अफिस कुर्सी                           Utsav ergonomic mesh chair
  छालाको कुर्सी                         Rajdhani executive leather chair
  डाइनिङ टेबल                           Janaki six-seater dining set
  डाइनिङ टेबल र कुर्सी                  Janaki six-seater dining set, Bhaktapur dining set with bench
  ६ जनाको डाइनिङ टेबल र कुर्सी गाढा काठ १ लाखभित्र  ~ Bhaktapur dining set with bench
  ६ जनाको डाइनिङ टेबल गाढा काठ १ लाखभित्र  ~ Bhaktapur dining set with bench
  टेबल र कुर्सी                         Janaki six-seater dining set
  गाढा काठको पलङ                        Asan platform bed, Mustang four-poster bed
  ६ जना बस्ने टेबल                      Janaki six-seater dining set, Bhaktapur dining set with bench
  ६ जनाको डाइनिङ                        Janaki six-seater dining set, Bhaktapur dining set with bench
  छ जनाका लागि डाइनिङ टेबल              Janaki six-seater dining set
  १ लाखमुनिको डाइनिङ सेट                Bhaktapur dining set with bench
  पढ्ने टेबल                            Mitra compact study desk
  चिया टेबल                             Nagarkot nesting coffee tables
  हरियो सोफा                            Bagmati three-seater sofa
  मखमलको सोफा                           Patan loveseat
  १ लाख सम्मको सोफा                     Patan loveseat
  गद्दा                                 Sukha pocket-spring mattress
  रातो सिरक                             Sirak hand-stitched cotton quilt
  टिकको बेन्च                           Godavari teak bench
  झुला                                  Madhesh garden jhula swing
  मुढा                                  Ilam knitted pouffe, Mudha floor cushion and bolster
  बस्ने मुढा                            Ilam knitted pouffe, Mudha floor cushion and bolster
  basne mudha                           Mudha floor cushion and bolster, Ilam knitted pouffe

  chair for office                      Sahayak cantilever visitor chair, Utsav ergonomic mesh chair
  comfortable chair for office          Sahayak cantilever visitor chair, Utsav ergonomic mesh chair
  small table for my balcony            Chitwan patio set with umbrella, Sauraha folding bistro set
  small outdoor table                   Chitwan patio set with umbrella, Sauraha folding bistro set
  light table for office                Sabha eight-person meeting table
  soft sofa for living room             Bagmati three-seater sofa, Karnali five-seater L-shaped sofa
  comfy grey sofa                       Karnali five-seater L-shaped sofa
  small grey sofa                       Karnali five-seater L-shaped sofa
  small bed                             Pokhara bunk bed, Asan platform bed, Himal hydraulic storage bed
  bed for a small room                  Pokhara bunk bed, Asan platform bed, Himal hydraulic storage bed
  sano palang                           Pokhara bunk bed, Asan platform bed, Himal hydraulic storage bed
  सानो पलङ                              Pokhara bunk bed, Asan platform bed, Himal hydraulic storage bed
  सानो कोठाको लागि पलङ                  Pokhara bunk bed, Asan platform bed, Himal hydraulic storage bed
  bed for tall person                   Rara wingback bed, Himal hydraulic storage bed
  bed for guest room                    Pokhara bunk bed, Himal hydraulic storage bed
  bed for guests                        Pokhara bunk bed, Himal hydraulic storage bed
  bed for guests with storage           Himal hydraulic storage bed
  पाहुनाको लागि पलङ                     Pokhara bunk bed, Himal hydraulic storage bed
  large bed                             Rara wingback bed
  large dining table                    Annapurna eight-seater dining set
  small dining table                    Gorkha four-seater round dining set
  ठूलो डाइनिङ टेबल                      Annapurna eight-seater dining set
  सानो डाइनिङ टेबल                      Gorkha four-seater round dining set
  small chair                           Ilam upholstered dining chair
  light chair for balcony               Phulchoki adirondack chair
  sturdy bed under 80k                  Asan platform bed, Pokhara bunk bed
  office ko lagi aaramdayi kursi        Sahayak cantilever visitor chair, Utsav ergonomic mesh chair
  baliyo palang 80 hajar samma          Asan platform bed, Pokhara bunk bed
  balcony ko lagi sano tebul            Chitwan patio set with umbrella, Sauraha folding bistro set
  अफिसको लागि आरामदायी कुर्सी           Sahayak cantilever visitor chair, Utsav ergonomic mesh chair
  बैठक कोठाको लागि नरम सोफा             Patan loveseat, Bagmati three-seater sofa
  बार्दलीको लागि सानो टेबल              Sauraha folding bistro set
  अफिसको लागि हलुका कुर्सी              Sahayak cantilever visitor chair

  custom bookshelf                      Bandipur open bookshelf
  bookshelf                             Bandipur open bookshelf
  made to measure wardrobe              Lumbini three-door wardrobe
  custom-made bed under 80k             Asan platform bed, Pokhara bunk bed
  naap anusarko daraj                   Lumbini three-door wardrobe
  नाप अनुसारको दराज                     Lumbini three-door wardrobe
  कस्टम बुकसेल्फ                        Bandipur open bookshelf
  custom made                           -
`
const rows = rowsOf(searches)

test('the table has at least 120 searches', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120)
})

test.for(rows)('%s: %s', async ([q, expected], { app }) => {
  await expectFirst(app, q, expected)
})

test.for([
  ['comfortable chair for office', 'chair for office', null],
  ['soft sofa for living room', 'sofa for living room', null],
  ['light table for office', 'table for office', null],
  ['small table for my balcony', 'table for my balcony', 'table for my balcony'],
  ['small outdoor table', 'outdoor table', 'outdoor table'],
  ['naram sofa', 'sofa', null],
  ['बलियो पलङ', 'पलङ', null],
  ['बैठक कोठाको लागि नरम सोफा', 'बैठक कोठाको लागि सोफा', null],
] as const)('%s is answered as %s, and says so: %s', async ([q, plain, corrected], { app }) => {
  const asked = (await app.inject({ url: '/api/product/search', query: { q } })).json<SearchReply>()
  const without = (await app.inject({ url: '/api/product/search', query: { q: plain } })).json<SearchReply>()
  expect(asked.products.map(({ name }) => name)).toEqual(without.products.map(({ name }) => name))
  expect(asked).toMatchObject({ nearest: null, correctedQuery: corrected })
})

test.for([
  ['bed for a small room', 'bed'],
  ['small bed', 'bed'],
  ['large bed', 'bed'],
  ['modern bed', 'bed'],
  ['सानो पलङ', 'पलङ'],
  ['सानो कोठाको लागि पलङ', 'पलङ'],
  ['small bed under 1 lakh', 'bed under 1 lakh'],
  ['large dining table', 'dining table'],
  ['small dining table', 'dining table'],
  ['dining table for a large family', 'dining table'],
  ['sofa for the family', 'sofa'],
  ['parivar ko lagi sofa', 'sofa'],
  ['परिवारको लागि सोफा', 'सोफा'],
  ['bed for home', 'bed'],
  ['bed for tall person', 'bed'],
  ['bed for guest room', 'bed'],
  ['guest bed', 'bed'],
  ['bed for relatives', 'bed'],
  ['kids bed', 'bed'],
  ['table for kids', 'table'],
  ['sofa for reading', 'sofa'],
  ['pahuna ko lagi palang', 'palang'],
  ['अग्लो मान्छेको लागि पलङ', 'पलङ'],
  ['सानो कोठाको लागि टेबल', 'टेबल'],
  ['ठूलो कोठाको लागि सोफा', 'सोफा'],
  ['सानो डाइनिङ टेबल', 'डाइनिङ टेबल'],
  ['small chair', 'chair'],
  ['small grey sofa', 'grey sofa'],
] as const)('%s hides nothing that %s finds', async ([q, plain], { app }) => {
  const idsOf = async (words: string) => {
    const answer = await app.inject({ url: '/api/product/search', query: { q: words, limit: '50' } })
    const { products, totalProducts } = answer.json<SearchReply>()
    return { totalProducts, ids: products.map(({ _id }) => Number(_id)).toSorted((a, b) => a - b) }
  }
  expect(await idsOf(q)).toEqual(await idsOf(plain))
})
