/** What belongs into each column of a file of products or sets, as domain/imports explains it. */
export const fromServerImports = {
  // A product
  'Number of a product that is there; blank for a new one': 'पहिले नै भएको सामानको नम्बर; नयाँको लागि खाली',
  'Its name in the address, such as annapurna-bed; finds the product':
    'ठेगानामा आउने नाम, जस्तै annapurna-bed; सामान यसैबाट चिनिन्छ',
  'Name in English': 'अङ्ग्रेजीमा नाम',
  'Slug of its category, such as beds': 'वर्गको slug, जस्तै beds',
  'Slug of a subcategory of that': 'त्यस वर्गको उपवर्गको slug',
  'yes or no; new products are not published unless it says yes': 'yes वा no; yes नलेखे नयाँ सामान प्रकाशित हुँदैन',
  'yes or no': 'yes वा no',
  'A sentence or two': 'एक-दुई वाक्य',
  'A sentence or two, in Nepali': 'एक-दुई वाक्य, नेपालीमा',
  'The description': 'विवरण',
  'The description, in Nepali': 'विवरण, नेपालीमा',
  'Paragraphs, one a line': 'अनुच्छेदहरू, एक लाइनमा एउटा',
  'Paragraphs, one a line, in Nepali': 'अनुच्छेदहरू, एक लाइनमा एउटा, नेपालीमा',
  'What it is made of': 'केले बनेको',
  'What it is made of, in Nepali': 'केले बनेको, नेपालीमा',
  Finishes: 'फिनिस',
  'Finishes, in Nepali': 'फिनिस, नेपालीमा',
  'How it is put together': 'कसरी जोड्ने',
  'How it is put together, in Nepali': 'कसरी जोड्ने, नेपालीमा',
  'Colors in words, for a product whose colors have no name below': 'शब्दमा रङ, तल रङको नाम नभएका सामानका लागि',
  'Colors in words, for a product whose colors have no name below, in Nepali':
    'शब्दमा रङ, तल रङको नाम नभएका सामानका लागि, नेपालीमा',
  'What it carries, in kg': 'कति किलो धान्छ',
  'Business days to make one once it is sold out; blank promises nothing':
    'सकिएपछि एउटा बनाउन लाग्ने कार्यदिन; खाली भए केही भनिँदैन',
  'no if it comes in parts and is built in the room; blank if nobody knows':
    'टुक्रामा आएर कोठामै जोडिने भए no; थाहा नभए खाली',
  'yes if nobody has measured the packages': 'प्याकेट कसैले नापेको छैन भने yes',
  'For how long': 'कति समयको',
  'For how long, in Nepali': 'कति समयको, नेपालीमा',
  'What is special': 'के विशेष छ',
  'What is special, in Nepali': 'के विशेष छ, नेपालीमा',
  'Width in cm; all three measures or none': 'चौडाइ से.मी. मा; तीनै नाप वा एउटै नराख्ने',
  'Depth in cm': 'गहिराइ से.मी. मा',
  'Height in cm': 'उचाइ से.मी. मा',
  'Width in cm of the table alone, of a set measured with its chairs pulled out':
    'कुर्सी तानेर नापिएको सेटमा टेबलको मात्र चौडाइ, से.मी. मा',
  'Depth of that table; both or neither': 'त्यस टेबलको गहिराइ; दुवै वा एउटै नराख्ने',
  'File names or ids of pictures of the library, in order, with | between; of all colors':
    'तस्बिर संग्रहका तस्बिरका फाइल नाम वा id, क्रमैसँग, बीचमा | राखेर; सबै रङका',

  // A color and a variant
  'Finds the variant; a new one is added to its product': 'भेरियन्ट यसैबाट चिनिन्छ; नयाँ भए सामानमा थपिन्छ',
  'Name of its color or finish, such as Forest green; blank when it has no name':
    'रङ वा फिनिसको नाम, जस्तै Forest green; नाम नभए खाली',
  'Name of the color in Nepali': 'रङको नाम नेपालीमा',
  'How the color looks, such as #2f5d46; a new color needs it': 'रङ कस्तो देखिन्छ, जस्तै #2f5d46; नयाँ रङलाई चाहिन्छ',
  'Pictures that show this color, as in pictures; the others suit every color':
    'यो रङ देखाउने तस्बिर, pictures मा जस्तै; अरू तस्बिर सबै रङका लागि हुन्',
  'Such as 153*200; blank when it comes in one size': 'जस्तै 153*200; एउटै साइज भए खाली',
  'Such as Hydraulics; blank when it comes in one type': 'जस्तै Hydraulics; एउटै प्रकार भए खाली',
  'Whole rupees, VAT contained': 'पूरा रुपैयाँ, भ्याटसहित',
  'What it really cost before; (empty) takes it away': 'पहिले साँच्चै कति पर्थ्यो; (empty) ले हटाउँछ',
  'What the shop pays for one piece, in whole rupees without VAT': 'पसललाई एक थान कतिमा पर्छ, पूरा रुपैयाँमा, भ्याटबाहेक',
  'Pieces there are; blank leaves them as they are': 'कति थान छन्; खाली भए जति छ त्यति नै',
  'At how many pieces the shop is warned': 'कति थान बाँकी हुँदा पसललाई जनाउ दिने',
  'Weight in kg': 'तौल किलोमा',
  'Width in this size, in cm; all three or none': 'यस साइजको चौडाइ, से.मी. मा; तीनै नाप वा एउटै नराख्ने',
  'Depth in this size': 'यस साइजको गहिराइ',
  'Height in this size': 'यस साइजको उचाइ',
  'As it is delivered, length x width x height in cm and kg: 200x90x15 32kg; Legs / खुट्टा: 60x20x10 4.5kg':
    'डेलिभरीमा जाने प्याकेट, लम्बाइ x चौडाइ x उचाइ से.मी. मा र किलो: 200x90x15 32kg; Legs / खुट्टा: 60x20x10 4.5kg',

  // A set
  'Finds a set; blank for a new one': 'सेट यसैबाट चिनिन्छ; नयाँको लागि खाली',
  'Name in English; finds a set if there is no set_id': 'अङ्ग्रेजीमा नाम; set_id नभए सेट यसैबाट चिनिन्छ',
  'Percent off the goods of a complete set': 'पूरै सेट किन्दा सामानमा कति प्रतिशत छुट',
  'yes or no; new sets are not active unless it says yes': 'yes वा no; yes नलेखे नयाँ सेट चालु हुँदैन',
  'Slug of a product, the main one first': 'सामानको slug, मुख्य सामान पहिले',
  'Pieces of it in a set; blank is 1': 'सेटमा कति थान; खाली भए १',
  'yes if it has the size of the main product; blank is no': 'मुख्य सामानकै साइज भए yes; खाली भए no',
}
