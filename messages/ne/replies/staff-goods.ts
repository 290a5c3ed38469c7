/** Refusals about the catalog, imports, sets, stock and purchasing, by their English text. */
export const sentences = {
  // Prices and products
  'Must be above the price': 'मूल्यभन्दा बढी हुनुपर्छ',
  'An old price is above the price.': 'पुरानो मूल्य अहिलेको मूल्यभन्दा बढी हुनुपर्छ।',
  'A size does not exist any more.': 'एउटा साइज अब छैन।',
  'Somebody else has changed a price meanwhile. Nothing was saved.': 'यसबीच अरू कसैले मूल्य बदल्यो। केही सुरक्षित भएको छैन।',
  'These products have too many variants. Choose fewer.': 'यी सामानका धेरै भेरियन्ट छन्। थोरै छान्नुहोस्।',
  'Shoppers see this product. Hide it first.': 'यो सामान ग्राहकले देखिरहेका छन्। पहिले लुकाउनुहोस्।',
  'This product was sold, and orders show it. It stays hidden.':
    'यो सामान बिक्री भइसकेको छ, र अर्डरमा देखिन्छ। यो लुकेरै रहन्छ।',
  'This product belongs to a set. Take it out of the set first.': 'यो सामान सेटमा छ। पहिले सेटबाट हटाउनुहोस्।',
  'The address or an SKU belongs to another product at this moment. Nothing was saved.':
    'यो ठेगाना वा SKU अहिले अर्कै सामानको हो। केही सुरक्षित भएको छैन।',
  'A product does not exist any more.': 'एउटा सामान अब छैन।',
  'This product does not exist any more.': 'यो सामान अब छैन।',
  'Does not exist any more': 'अब छैन',
  'Is there twice': 'दुई पटक परेको छ',
  'A picture cannot be used.': 'एउटा फोटो प्रयोग गर्न मिल्दैन।',
  'An old price must have been asked before.': 'पुरानो मूल्य पहिले साँच्चै मागिएको हुनुपर्छ।',
  'Something here cannot be saved.': 'यहाँको केही सुरक्षित गर्न मिल्दैन।',
  'Each size and type must be kept or removed.': 'हरेक साइज र प्रकार राख्ने कि हटाउने, दुईमध्ये एक गर्नुपर्छ।',
  'Are not those of the product': 'यही सामानका होइनन्',
  'A color belongs to another product.': 'एउटा रङ अर्कै सामानको हो।',
  'This color, size and type is there twice': 'यो रङ, साइज र प्रकार दुई पटक परेको छ',
  'This SKU is there twice': 'यो SKU दुई पटक परेको छ',
  'This address is there twice': 'यो ठेगाना दुई पटक परेको छ',
  'This color is there twice': 'यो रङ दुई पटक परेको छ',
  'Nothing is sold in this color': 'यो रङमा केही बेचिँदैन',
  'Choose a color': 'रङ छान्नुहोस्',
  'Give width, depth and height, or none of them': 'चौडाइ, गहिराइ र उचाइ सबै लेख्नुहोस्, वा कुनै पनि नलेख्नुहोस्',
  'Give width and depth of the table, or neither': 'टेबलको चौडाइ र गहिराइ दुवै लेख्नुहोस्, वा कुनै पनि नलेख्नुहोस्',
  'Give the measures of the whole set, too': 'पूरै सेटको नाप पनि लेख्नुहोस्',
  'The table must not be larger than the whole set': 'टेबल पूरै सेटभन्दा ठूलो हुन मिल्दैन',
  'Add a size with a price first': 'पहिले मूल्यसहितको साइज थप्नुहोस्',
  'Is published already': 'प्रकाशित भइसकेको छ',
  'Is not published': 'प्रकाशित छैन',
  'Must be after it is published': 'प्रकाशित भएपछिको हुनुपर्छ',
  'Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg': '200x90x15 32kg; Legs: 60x20x10 4.5kg जस्तो हुनुपर्छ',
  'Has a character that a name cannot have': 'नाममा राख्न नमिल्ने चिह्न छ',
  'Must be without ; : and /': '; : र / नभएको हुनुपर्छ',
  'Needs an English name beside the Nepali one': 'नेपाली नामसँगै अङ्ग्रेजी नाम पनि चाहिन्छ',

  // Categories
  'A category cannot be put into another.': 'एउटा वर्गलाई अर्को वर्गभित्र राख्न मिल्दैन।',
  'A subcategory cannot stand by itself.': 'उपवर्ग एक्लै रहन मिल्दैन।',
  'Must be a category': 'वर्ग हुनुपर्छ',
  'This category does not exist any more.': 'यो वर्ग अब छैन।',
  'A subcategory lies in a category.': 'उपवर्ग कुनै वर्गभित्रै हुनुपर्छ।',
  'The address is taken.': 'यो ठेगाना लिइसकिएको छ।',

  // Imports
  'The file could not be checked. Please discard this import and upload the file again.':
    'फाइल जाँच्न सकिएन। कृपया यो आयात खारेज गर्नुहोस् र फाइल फेरि अपलोड गर्नुहोस्।',
  'There is no such import.': 'यस्तो आयात छैन।',
  'This file cannot be imported now.': 'यो फाइल अहिले आयात गर्न मिल्दैन।',
  'Another import is running. Please wait until it has finished.': 'अर्को आयात चलिरहेको छ। कृपया त्यो नसकिउन्जेल पर्खनुहोस्।',

  'The file is not UTF-8. In Excel, save it as “CSV UTF-8” or as a workbook (.xlsx).':
    'फाइल UTF-8 मा छैन। Excel मा “CSV UTF-8” वा वर्कबुक (.xlsx) मा सुरक्षित गर्नुहोस्।',
  'The file takes too much time or memory to be read. Please split it.':
    'फाइल पढ्न धेरै समय वा मेमोरी लाग्छ। कृपया फाइल टुक्र्याउनुहोस्।',
  'The file holds too much text. Please split it.': 'फाइलमा धेरै लेखाइ छ। कृपया फाइल टुक्र्याउनुहोस्।',
  'There are no rows in the file.': 'फाइलमा एउटा पनि पङ्क्ति छैन।',
  'The workbook is too large when it is unpacked.': 'वर्कबुक खोल्दा धेरै ठूलो हुन्छ।',
  'The file is not a readable workbook. Please save it as .xlsx or as CSV.':
    'यो वर्कबुक पढ्न सकिएन। कृपया .xlsx वा CSV मा सुरक्षित गर्नुहोस्।',

  // Sets
  'Is in the set already: raise its quantity': 'सेटमा भइसकेको छ: संख्या बढाउनुहोस्',
  'Is for the pieces that follow the size of the main one': 'मुख्य सामानको साइज पछ्याउने सामानका लागि मात्र हो',
  'Has no size in common with the main piece': 'मुख्य सामानसँग मिल्ने साइज छैन',
  'A product does not exist any more': 'एउटा सामान अब छैन',

  // Stock
  'Another place has this showroom': 'यो शोरुम अर्को ठाउँसँग जोडिएको छ',
  'The showroom does not exist any more': 'यो शोरुम अब छैन',
  'The first place stays open: pieces without the name of a place are there':
    'पहिलो ठाउँ खुलै रहन्छ: ठाउँ नतोकिएका सामान त्यहीँ छन्',
  'Pieces are on their way from or to this place. Receive them first':
    'यस ठाउँबाट वा यस ठाउँमा आउँदै गरेका सामान छन्। पहिले ती बुझ्नुहोस्',
  'This count does not exist.': 'यस्तो गन्ती छैन।',
  'This category does not exist.': 'यस्तो वर्ग छैन।',
  'This count has ended.': 'यो गन्ती सकिसकेको छ।',
  'A size can be named once only.': 'एउटा साइज एक पटक मात्र लेख्न मिल्छ।',
  'Something was sold or came in since you counted. Nothing was changed.':
    'तपाईंले गनेपछि केही सामान बिक्री भयो वा आयो। केही बदलिएको छैन।',
  'This place does not exist.': 'यस्तो ठाउँ छैन।',
  'This transfer does not exist.': 'सामान सारेको यस्तो विवरण छैन।',
  'Choose two places.': 'दुई ठाउँ छान्नुहोस्।',
  'Choose another place': 'अर्को ठाउँ छान्नुहोस्',
  'This transfer was received already.': 'यो सारेको सामान बुझिसकिएको छ।',
  'Say of each variant how many pieces arrived.': 'हरेक भेरियन्टका कति वटा आइपुगे, लेख्नुहोस्।',

  // Purchasing
  'Another supplier has this name': 'यो नामको अर्को सप्लायर छ',
  'A variant does not exist any more': 'एउटा भेरियन्ट अब छैन',
  'It has purchase orders: make it inactive instead': 'यसका खरिद अर्डर छन्: बरु निष्क्रिय बनाउनुहोस्',
  'Is in the list already': 'सूचीमा भइसकेको छ',
  'The supplier does not sell it any more': 'सप्लायरले अब यो बेच्दैन',
  'Is in the order already': 'अर्डरमा भइसकेको छ',
  'The calendar does not know today. Add the next year to it first.': 'पात्रोमा आजको मिति छैन। पहिले अर्को वर्ष थप्नुहोस्।',
  'Is in the past: change the draft first': 'बितिसकेको छ: पहिले मस्यौदा बदल्नुहोस्',
  'Must not be in the past': 'बितिसकेको हुन मिल्दैन',
  'There is no such purchase order.': 'यस्तो खरिद अर्डर छैन।',
  'There is no such receipt.': 'सामान बुझेको यस्तो विवरण छैन।',
  'Is not a line of this order': 'यस अर्डरको सामान होइन',
  'Is named twice': 'दुई पटक परेको छ',
  'Please enter what came': 'के आयो, कृपया लेख्नुहोस्',
  'Must not be in the future': 'आउन बाँकी दिन हुन मिल्दैन',
  'The calendar does not know this day': 'पात्रोमा यो दिन छैन',
  'Must not be more than the taxable amount': 'कर लाग्ने रकमभन्दा बढी हुन मिल्दैन',
  'Please enter the amount of the bill': 'कृपया बिलको रकम लेख्नुहोस्',
  'This bill of the supplier is recorded already': 'सप्लायरको यो बिल दर्ता भइसकेको छ',
} as const
