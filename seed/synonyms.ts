/**
 * Nepali and other everyday synonyms of the catalog's English terms. A synonym of several words counts only as a whole:
 * `kapda rakhne` (for keeping clothes) is a wardrobe.
 */
const wordsFor: Record<string, string> = {
  bed:
    'palang, palanga, palangh, khat, khaat, khatiya, पलङ, खाट, खटिया, पलंक, बेड, बेड्, cot, charpai, bed frame, bed set, बेड सेट, ' +
    'sutne palang, sutne khat, सुत्ने पलङ, सुत्ने खाट',
  'bunk bed': 'double decker bed, double deck bed, dui tale palang, दुई तले पलङ, दुई तले बेड, बंक बेड, बङ्क बेड',
  bunk: 'दुईतले, doubledecker',
  wardrobe:
    'daraj, daraz, almari, almira, almirah, दराज, आलमारी, closet, cupboard, kapda rakhne, kapada rakhne, luga rakhne, ' +
    'lugaa rakhne, luga halne, कपडा राख्ने, लुगा राख्ने, लुगा हाल्ने, वार्डरोब, वार्डरोव, क्लोजेट, कपबोर्ड, ward robe, ward rob',
  chair: 'kursi, kurchi, kurshi, mech, कुर्सी, मेच, चेयर, चियर, seat',
  'office chair':
    'desk chair, computer chair, study chair, revolving chair, अफिस चेयर, कम्प्युटर चेयर, स्टडी चेयर, घुम्ने कुर्सी, ghumne kursi',
  'executive chair': 'boss chair, manager chair',
  'dining chair': 'khane kursi, खाने कुर्सी, डाइनिङ चेयर',
  armchair: 'aaramkursi, easychair, easy chair, aaram kursi, आरामकुर्सी, arm chair',
  table: 'tebul, tabul, mej, टेबुल, टेबल, टेवल, टेवुल, मेज',
  'dining set':
    'dining table, dining table set, dinner table, khana khane table, khana khane tebul, khane tebul, khane table, ' +
    'खाना खाने टेबल, खाना खाने टेबुल, खाने टेबल, खाने टेबुल, डाइनिङ टेबल, डाइनिङ टेबुल',
  'coffee table':
    'tea table, center table, centre table, chiya table, chiya tebul, चिया टेबल, चिया टेबुल, ' +
    'कफी टेबल, कफी टेबुल, सेन्टर टेबल, सेन्टर टेबुल, टी टेबल',
  'bedside table':
    'nightstand, night stand, night table, side table, bed side table, sirhane, सिराने, ' +
    'साइड टेबल, बेडसाइड टेबल, नाइट स्ट्यान्ड, bedside drawer, bed side drawer, bedside cabinet, ' +
    'सिरान टेबल, सिराने टेबल, siran table, sirane table, sirani chheu ko table, सिरानी छेउको टेबल, सिरानी छेउको सानो टेबल, ' +
    ['ओछ्यान', 'खाट', 'पलङ', 'बेड']
      .map((bed) => `${bed} छेउको टेबल, ${bed} छेउको सानो टेबल, ${bed} छेउमा राख्ने टेबल`)
      .join(', ') +
    ', ' +
    ['khat', 'palang', 'bed']
      .map((bed) => `${bed} chheu ko table, ${bed} chheuko table, ${bed} chheuma rakhne table`)
      .join(', ') +
    ', bed side ko table',
  desk:
    'lekhne, डेस्क, workstation, study table, office table, computer table, laptop table, writing table, padhne table, ' +
    'padhne tebul, पढ्ने टेबल, पढ्ने टेबुल, अफिस टेबल, अफिस टेबुल, स्टडी टेबल, स्टडी टेबुल, कम्प्युटर टेबल, ल्यापटप टेबल, ofis table',
  'meeting table': 'conference table, meeting tebul, बैठक टेबुल, मिटिङ टेबल, मिटिङ टेबुल, कन्फरेन्स टेबल',
  sofa: 'sopha, सोफा, couch, settee, diwan, दिवान, sofa set, sofa sets, sofaset, सोफा सेट, सोफासेट, काउच, sopha set',
  'corner sofa':
    'lshape sofa, l shape sofa set, corner sofa set, l sofa, कर्नर सोफा, एल सेप सोफा, एल शेप सोफा, l आकारको सोफा',
  loveseat: 'sofa, सोफा',
  mattress: 'dasna, gadda, डसना, गद्दा, म्याट्रेस, म्याट्रस, matress',
  bedding: 'ochhyan, ochyan, bichhyauna, bichhauna, bichyauna, bistara, ओछ्यान, बिछ्यौना, बिछौना, बिस्तरा',
  pillow: 'sirani, takiya, सिरानी, तकिया, पिलो',
  quilt: 'sirak, rajai, razai, सिरक, comforter, blanket, kambal, कम्बल, ब्ल्याङ्केट',
  duvet: 'comforter, dolai, डोलाई, ओढ्ने',
  cushion: 'gaddi, chakati, चकटी, गद्दी, कुसन',
  swing: 'jhula, ping, झुला, पिङ, hammock',
  lamp: 'batti, bati, बत्ती, ल्याम्प, लाइट, light, lantern',
  bookshelf:
    'kitabdani, किताबदानी, bookcase, rack, book rack, book shelf, kitab rakhne, kitab rakhne daraj, किताब राख्ने, ' +
    'किताब राख्ने दराज, पुस्तक राख्ने, बुक र्याक, बुक सेल्फ, बुकसेल्फ, shelf, shelves, सेल्फ, सेल्फ्, र्याक',
  'tv unit':
    'tv stand, tv table, tv cabinet, tv rack, tv daraj, television stand, टिभी स्ट्यान्ड, टिभी टेबल, टिभी दराज, ' +
    'टिभी र्याक, टिभी युनिट, टीभी स्ट्यान्ड, टीभी टेबल, टीभी दराज, टीभी र्याक, tv rakhne, tv rakhne daraj, टिभी राख्ने, टिभी राख्ने दराज',
  dresser: 'drawers, chest, chest of drawers, dressing table, ड्रेसिङ टेबल, ड्रेसिङ टेबुल, dresing table',
  bench: 'benchi, बेन्च, pirka, पिर्का',
  cabinet: 'kabinet, क्याबिनेट, locker',
  'file cabinet': 'file rack, file rakhne, फाइल राख्ने, फाइल दराज',
  pouffe: 'mudha, muda, मुढा, ottoman, stool, footstool, स्टुल',
  dining: 'khana, khane, खाना, खाने, kitchen, bhansa, भान्सा, भान्छा, किचन, dining room',
  office: 'karyalaya, कार्यालय, अफिस, ofis, office room',
  outdoor:
    'bagaicha, बगैंचा, garden, terrace, balcony, barandah, kausi, कौसी, बार्दली, aangan, आँगन, गार्डेन, गार्डन, बाल्कोनी, बरन्डा',
  'patio set': 'garden set, balcony set, bagaicha set, outdoor set, बगैंचा सेट',
  bedroom: 'sutne, सुत्ने, bed room, sutne kotha, शयनकक्ष, बेडरुम, बेडरूम, बेड रुम',
  'living room': 'living, baithak, baithak kotha, drawing room, basne kotha, बस्ने कोठा, बैठक, लिभिङ रुम, ड्रइङ रुम',
  children: 'kids, kid, child, bachha, baccha, bachcha, बच्चा',
  mirror: 'aina, ऐना',
  mosquito: 'mosquito net, jhul, झुल',
  drawer: 'ghara, gharra, घर्रा, दराज, daraj, daraz, drawers',
  wood: 'kath, काठ, timber, काष्ठ',
  bedside: 'nightstand, sirhane, सिराने',
  'sun lounger': 'sunbed, sun bed, beach chair',
  lounger: 'deckchair, deck chair',
  recliner: 'recliner chair, recliner sofa, रिक्लाइनर',
  sideboard: 'buffet, credenza, bhanda rakhne, bhanda rakhne daraj, bhada rakhne daraj, भाँडा राख्ने, भाँडा राख्ने दराज',
  round: 'gol, golo, गोल, गोलो',
  gray: 'grey',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
}

/** How people spell the last word of many names: `office tebul`, `center tabel`. */
const spellings: readonly (readonly string[])[] = [
  ['table', 'tabel', 'tebul', 'tabul'],
  ['टेबल', 'टेबुल', 'टेवल'],
]

export const demoSynonyms = Object.entries(wordsFor).flatMap(([means, words]) => {
  const spelled = words.split(', ').flatMap((word) => spellingsOfName(word))
  return [...new Set(spelled)].map((word) => ({ word, means }))
})

function spellingsOfName(name: string): string[] {
  const [last, ...before] = name.split(' ').toReversed()
  const written = before.length === 0 ? undefined : spellings.find(([usual]) => usual === last)
  return (written ?? [last]).map((word) => [...before.toReversed(), word].join(' '))
}
