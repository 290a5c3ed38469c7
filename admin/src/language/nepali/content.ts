/** Texts of the shop’s contents: banners, offers, projects, clients and translations. */
export const content = {
  // Lists whose order staff choose, and their records
  'No %{title} yet': '%{title}: अहिलेसम्म केही छैन',
  'Order saved': 'क्रम सुरक्षित भयो',
  'Showing the first %{most} of %{total}. A list this long cannot be reordered.':
    '%{total} मध्ये पहिला %{most} देखाइएको छ। यति लामो सूचीको क्रम मिलाउन सकिँदैन।',
  'Delete this record?': 'यो मेटाउने हो?',
  'Show from': 'कहिलेदेखि देखाउने',
  'Show until': 'कहिलेसम्म देखाउने',
  'Nepal time; appears automatically': 'नेपाली समय; आफैँ देखिन्छ',
  'Nepal time; hidden automatically': 'नेपाली समय; आफैँ लुक्छ',
  Visible: 'देखिने',

  // Banners
  'Banners at the top of the home page have a picture, a title and a link.':
    'गृहपृष्ठको माथिका ब्यानरमा फोटो, शीर्षक र लिङ्क हुन्छन्।',
  Slides: 'स्लाइडहरू',
  'Description lines': 'विवरणका लाइन',
  'Shown below the title, up to three lines': 'शीर्षकमुनि देखिन्छ, बढीमा तीन लाइन',
  'Button text': 'बटनमा लेखिने',
  'Leave empty for no button': 'बटन नराख्ने भए खाली छोड्नुहोस्',
  'Button link': 'बटन थिच्दा खुल्ने',
  'Category or subcategory': 'वर्ग वा उपवर्ग',
  'The banner disappears from the home page immediately. Its pictures stay in the library.':
    'ब्यानर गृहपृष्ठबाट तुरुन्तै हट्छ। फोटोहरू सङ्ग्रहमै रहन्छन्।',
  'Preview of the first slide': 'पहिलो स्लाइड यस्तो देखिन्छ',
  Desktop: 'कम्प्युटर',

  // Offers
  'Offers rotate in the announcement bar at the top of the shop. Without offers, the bar is hidden.':
    'अफरहरू पसलको सबैभन्दा माथिको पट्टीमा पालैपालो देखिन्छन्। अफर नभए पट्टी देखिँदैन।',
  'The offer disappears from the shop immediately. This cannot be undone.':
    'अफर पसलबाट तुरुन्तै हट्छ। मेटाएपछि फिर्ता ल्याउन मिल्दैन।',

  // Projects
  'Showcase rooms that you have furnished. Add a category first, then its projects.':
    'तपाईंहरूले सजाएका कोठा देखाउनुहोस्। पहिले वर्ग थप्नुहोस्, अनि त्यसका परियोजना।',
  'Projects in category': 'वर्गका परियोजना',
  'Show categories': 'वर्गहरू देखाउनुहोस्',
  '%{pictures} pictures, %{products} products': '%{pictures} फोटो, %{products} सामान',
  'None (this is a category)': 'छैन (यो आफैँ वर्ग हो)',
  'Each project belongs to a category': 'हरेक परियोजना कुनै वर्गमा पर्छ',
  'Featured products': 'देखाइने सामान',
  'Shown below the pictures, in this order': 'फोटोमुनि यही क्रममा देखिन्छन्',
  'Its page is removed immediately, and links to it stop working. Its pictures stay in the library.':
    'यसको पृष्ठ तुरुन्तै हट्छ, र त्यहाँ पुग्ने लिङ्क चल्दैनन्। फोटोहरू सङ्ग्रहमै रहन्छन्।',
  'Finished rooms': 'सजिएका कोठा',
  'Without a name': 'नाम नभएको',
  'Name in Nepali': 'नेपालीमा नाम',
  'Shown below the pictures, %{most} at most. Plan the room, name it, and copy its link.':
    'फोटोमुनि देखिन्छन्, बढीमा %{most}। कोठाको नक्सा बनाउनुहोस्, नाम दिनुहोस्, अनि लिङ्क कपी गर्नुहोस्।',
  'Link of a room plan': 'कोठाको नक्साको लिङ्क',
  'No plan can be read from this link. Copy it again by Share in the room planner.':
    'यो लिङ्कबाट नक्सा खुलेन। कोठाको नक्सामा “सेयर” थिचेर फेरि कपी गर्नुहोस्।',
  'Add plan': 'नक्सा थप्नुहोस्',

  // Clients
  'The home page shows your clients’ logos.': 'गृहपृष्ठमा तपाईंका ग्राहक संस्थाका लोगो देखिन्छन्।',
  Logo: 'लोगो',
  'The logo disappears from the home page immediately. The picture stays in the library.':
    'लोगो गृहपृष्ठबाट तुरुन्तै हट्छ। फोटो सङ्ग्रहमै रहन्छ।',

  // Translations
  'Everything is translated': 'सबै अनुवाद भइसक्यो',
  'Texts without a Nepali translation appear here.': 'नेपाली अनुवाद नभएका लेख यहाँ देखिन्छन्।',
  'Missing in Nepali': 'नेपालीमा नभएको',
  '%{kind}: %{done} of %{records} translated': '%{kind}: %{records} मध्ये %{done} अनुवाद भयो',
  '%{kind} translated into Nepali': '%{kind}: नेपाली अनुवाद',
  'Places of stock': 'स्टकका ठाउँ',
}
