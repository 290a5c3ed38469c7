/** Texts of the page of one product. */
export const productDetails = {
  // Actions
  'View in shop': 'पसलमा हेर्नुहोस्',
  Duplicate: 'प्रतिलिपि बनाउनुहोस्',
  'Product duplicated. The copy is hidden.': 'प्रतिलिपि बन्यो। यो अहिले पसलमा देखिँदैन।',
  Delete: 'मेटाउनुहोस्',
  '%{name} deleted': '%{name} मेटाइयो',
  'Delete %{name}?': '%{name} मेटाउने हो?',
  'Only its pictures are kept. This cannot be undone.': 'फोटोहरू मात्र रहन्छन्। मेटाएपछि फिर्ता ल्याउन मिल्दैन।',

  // Product
  'Show as latest': 'नयाँ सामानमा देखाउने',
  'Show as featured': 'छानिएका सामानमा देखाउने',
  'One paragraph per line': 'एक लाइनमा एक अनुच्छेद',

  // Details
  Finish: 'फिनिस',
  'Width (cm)': 'चौडाइ (सेमी)',
  'Depth (cm)': 'गहिराइ (सेमी)',
  'Height (cm)': 'उचाइ (सेमी)',
  'Weight (kg)': 'तौल (केजी)',
  'Weight capacity (kg)': 'थेग्ने तौल (केजी)',
  'Without packaging': 'प्याकिङबाहेक',
  'Made in (business days)': 'बनाउन लाग्ने समय (कार्य दिन)',
  'Promised once it is sold out; empty promises nothing': 'सकिएपछि ग्राहकलाई यही समय भनिन्छ; खाली छोडे केही भनिँदैन',
  'Table width (cm)': 'टेबलको चौडाइ (सेमी)',
  'Table depth (cm)': 'टेबलको गहिराइ (सेमी)',
  'The table alone, if the width above counts chairs pulled out':
    'माथिको चौडाइमा तानिएका कुर्सी पनि गनिएको भए टेबलको मात्र लेख्नुहोस्',

  // Pictures
  'The first picture is shown on the product card': 'सूचीमा पहिलो फोटो देखिन्छ',
  Shows: 'फोटोमा देखिने',
  'Every color': 'सबै रङ',

  // Colors
  'Customers choose among these colors. A product in a single color needs none, but orders name a color only if it is here. Prices and stock of each color are under “Sizes and prices”, and its pictures under “Pictures”.':
    'ग्राहकले यिनै रङमध्ये छान्छन्। एउटै रङको सामानलाई यो चाहिँदैन, तर यहाँ लेखिएको रङ मात्र अर्डरमा देखिन्छ। हरेक रङको मूल्य र स्टक “साइज र मूल्य” मा, र फोटो “फोटोहरू” मा छन्।',
  'New color': 'नयाँ रङ',
  'Forest green': 'गाढा हरियो',
  'This color is there already': 'यो रङ पहिल्यै छ',
  'Swatch of the new color': 'नयाँ रङको नमुना',
  'Add color': 'रङ थप्नुहोस्',
  'Color name': 'रङको नाम',
  'Filter of the shop: %{color}': 'पसलको फिल्टरमा: %{color}',
  'For patterns and woods: a small square picture, shown instead of the swatch':
    'बुट्टा र काठका लागि: रङको सट्टा देखिने सानो वर्गाकार फोटो',
  'Color in URLs': 'ठेगाना (URL) मा रङ',

  // Sizes and prices
  'Add price': 'मूल्य थप्नुहोस्',
  'Sizes and prices, %{color}': 'साइज र मूल्य, %{color}',
  'New size': 'नयाँ साइज',
  'New type': 'नयाँ प्रकार',
  'One size': 'एउटै साइज',
  'One type': 'एउटै प्रकार',
  'the only size': 'एक मात्र साइज',
  'the only type': 'एक मात्र प्रकार',
  'Move %{name} up': '%{name} माथि सार्नुहोस्',
  'Move %{name} down': '%{name} तल सार्नुहोस्',
  'Add %{name}': '%{name} थप्नुहोस्',
  'Remove %{name}': '%{name} हटाउनुहोस्',
  'Remove %{name}?': '%{name} हटाउने हो?',
  'It is deleted when you save the product, together with its prices and stock movements.':
    'सामान सुरक्षित गर्दा यो मेटिन्छ; यसका मूल्य र स्टकको आवतजावत पनि मेटिन्छन्।',
  'Units in stock that will no longer be counted: %{stock}': 'स्टकबाट हट्ने: %{stock} थान',
  'Carts that will show it as unavailable: %{carts}': '“उपलब्ध छैन” देखाउने कार्ट: %{carts}',
  'Units sold: %{sold}. Their orders and invoices stay unchanged.':
    '%{sold} थान बिकिसकेको छ। ती अर्डर र बीजक जस्ताको तस्तै रहन्छन्।',
  'Capital letters and digits, with hyphens between': 'अङ्ग्रेजी ठूला अक्षर र अङ्क, बीचमा हाइफन (-)',
  'Cost of one piece': 'एउटाको लागत',
  'What the shop pays, without VAT; for the stock valuation. Shoppers never see it':
    'पसलले तिर्ने रकम, भ्याटबाहेक; स्टकको मूल्याङ्कनका लागि। ग्राहकले कहिल्यै देख्दैनन्',
  'Leave empty to use the product’s': 'सामानकै नाप भए खाली छोड्नुहोस्',
  'The old price can be at most %{price}': 'पुरानो मूल्य बढीमा %{price} हुन सक्छ',
  'No old price permitted: no higher price was offered for %{days} days':
    'पुरानो मूल्य देखाउन मिल्दैन: योभन्दा बढी मूल्य %{days} दिन राखिएको छैन',
  'Use %{price}, offered since %{since}': '%{price} राख्नुहोस्, %{since} देखिको मूल्य',

  // Packages
  'These packages are estimates. Nobody has measured them.': 'यी प्याकेट अनुमान मात्र हुन्। अहिलेसम्म नापिएको छैन।',
  Arrives: 'कसरी आउँछ',
  'Not known': 'थाहा छैन',
  Assembled: 'जोडिएको',
  'In parts, built in the room': 'टुक्रामा, कोठामै जोडिने',
  'Turn off once they are measured': 'नापेपछि बन्द गर्नुहोस्',
  'Add a price first, under “Sizes and prices”.': 'पहिले “साइज र मूल्य” मा मूल्य थप्नुहोस्।',
  'One package a line: length x width x height in cm, and its weight, such as 200x90x15 32kg. A name may stand before it: Headboard / हेडबोर्ड: 165x120x14 24.5kg':
    'एक लाइनमा एक प्याकेट: लम्बाइ x चौडाइ x उचाइ सेमीमा, अनि तौल, जस्तै 200x90x15 32kg। अगाडि नाम लेख्न पनि मिल्छ: Headboard / हेडबोर्ड: 165x120x14 24.5kg',
  'Same for all': 'सबैको उस्तै',
  'Different by size or type': 'साइज वा प्रकारअनुसार फरक',
  'Different by color, too': 'रङअनुसार पनि फरक',
  'Choosing fewer differences copies the first packages to the others': 'कम फरक छाने पहिलोका प्याकेट अरूमा पनि सर्छन्',
  '%{count} package, %{kg} kg |||| %{count} packages, %{kg} kg': '%{count} प्याकेट, %{kg} केजी',
  '%{count} package, %{kg} kg. The piece weighs %{pieceKg} kg |||| %{count} packages, %{kg} kg. The piece weighs %{pieceKg} kg':
    '%{count} प्याकेट, %{kg} केजी। सामानको तौल %{pieceKg} केजी',
  'Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg': 'यसरी लेख्नुहोस्: 200x90x15 32kg; Legs: 60x20x10 4.5kg',
  'Has a character that a name cannot have': 'नाममा राख्न नमिल्ने अक्षर छ',
  'Needs an English name beside the Nepali one': 'नेपाली नामसँगै अङ्ग्रेजी नाम पनि चाहिन्छ',

  // Publishing
  Publishing: 'प्रकाशन',
  'Takes effect when you save': 'सुरक्षित गरेपछि लागू हुन्छ',
  'Hide at': 'लुकाउने समय',
  'Nepal time; leave empty for no schedule': 'नेपाली समय; समय नतोक्ने भए खाली छोड्नुहोस्',
  'Scheduled changes take effect within a minute.': 'तोकेको समयको एक मिनेटभित्र लागू हुन्छ।',

  // Stock and price history
  'Loading stock': 'स्टक लोड हुँदैछ',
  'View stock movements': 'स्टकको आवतजावत हेर्नुहोस्',
  'Price history': 'मूल्यको इतिहास',
  'Loading prices': 'मूल्यहरू लोड हुँदैछन्',
  'An old price may be shown for %{shown} days after a reduction. The same variant must have been offered at or above that price on %{offered} of the %{within} days before.':
    'मूल्य घटाएपछि %{shown} दिनसम्म पुरानो मूल्य देखाउन मिल्छ। त्यसअघिका %{within} दिनमध्ये %{offered} दिन त्यही भेरियन्ट त्यति वा बढी मूल्यमा राखिएको हुनुपर्छ।',
}
