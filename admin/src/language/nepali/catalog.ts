import { productDetails } from './catalog-products.ts'

/** Texts of categories, lists of products, their prices and failed searches. */
export const catalog = {
  ...productDetails,

  // Categories
  'No categories yet': 'अहिलेसम्म वर्ग छैन',
  'Each product belongs to a category.': 'हरेक सामान कुनै न कुनै वर्गमा पर्छ।',
  'Loading categories': 'वर्गहरू लोड हुँदैछन्',
  'New category': 'नयाँ वर्ग',
  'New subcategory': 'नयाँ उपवर्ग',
  'Category created': 'वर्ग थपियो',
  'Add subcategory': 'उपवर्ग थप्नुहोस्',
  '%{count} product |||| %{count} products': '%{count} सामान',
  'More actions for %{name}': '%{name}: अरू काम',
  'Move to %{name} with its %{products} products': '%{products} वटा सामानसहित “%{name}” मा सार्नुहोस्',
  'Delete if empty': 'खाली भए मेटाउनुहोस्',
  'Deleted %{name}': '%{name} मेटाइयो',
  '%{name} moved': '%{name} सारियो',
  'Leave empty to use the name': 'माथिकै नाम राख्ने भए खाली छोड्नुहोस्',
  Introduction: 'परिचय',
  'Customs code (HS)': 'भन्सार कोड (HS)',
  '4 to 8 digits': '४ देखि ८ अङ्क',
  'Customs tariff code for invoices; furniture is 9401 to 9404': 'बीजकमा लेखिने भन्सार कोड; फर्निचरको 9401 देखि 9404 हुन्छ',
  Saved: 'सुरक्षित भयो',

  // List of products
  'Name, SKU or number': 'नाम, SKU वा नम्बर',
  'No products yet': 'अहिलेसम्म सामान छैन',
  'Products, including drafts, appear here.': 'सबै सामान यहाँ देखिन्छन्, अझै नदेखाइएका पनि।',
  'New product': 'नयाँ सामान',
  'On sale': 'छुटमा',
  'On sale too long': 'धेरै दिनदेखि छुटमा',
  latest: 'नयाँ',
  featured: 'छानिएको',
  'No pictures': 'फोटो नभएका',
  'was %{price}': 'पहिले %{price}',
  'from %{when}': '%{when} देखि',
  'until %{when}': '%{when} सम्म',

  // What can be done with several products
  '%{count} product published |||| %{count} products published': '%{count} सामान पसलमा देखाइयो',
  'Publish %{count} product? |||| Publish %{count} products?': '%{count} सामान पसलमा देखाउने हो?',
  'Shoppers see them immediately.': 'ग्राहकले तुरुन्तै देख्छन्।',
  '%{count} product hidden |||| %{count} products hidden': '%{count} सामान लुकाइयो',
  'Hide %{count} product? |||| Hide %{count} products?': '%{count} सामान लुकाउने हो?',
  'Shoppers can no longer see them, and carts show them as unavailable.':
    'ग्राहकले अब देख्दैनन्, र कार्टमा भए “उपलब्ध छैन” भनेर देखिन्छ।',
  Labels: 'लेबल',
  'Mark as latest': '“नयाँ” लेबल लगाउनुहोस्',
  'Unmark as latest': '“नयाँ” लेबल हटाउनुहोस्',
  'Mark as featured': '“छानिएको” लेबल लगाउनुहोस्',
  'Unmark as featured': '“छानिएको” लेबल हटाउनुहोस्',
  'Products updated': 'सामानमा परिवर्तन भयो',

  // Changing prices
  'Apply to': 'केमा लागू गर्ने',
  'All variants': 'सबै भेरियन्ट',
  'Change by': 'कतिले बदल्ने',
  'Negative values lower the price': 'माइनस राखे मूल्य घट्छ',
  Unit: 'एकाइ',
  Rupees: 'रुपैयाँ',
  'Round up to': 'माथि मिलाउने',
  'Show the old price where permitted': 'मिल्ने ठाउँमा पुरानो मूल्य पनि देखाउने',
  'Change %{count} price |||| Change %{count} prices': '%{count} मूल्य बदल्नुहोस्',
  '%{count} price changed |||| %{count} prices changed': '%{count} मूल्य बदलियो',
  'Calculating new prices': 'नयाँ मूल्य निकाल्दै',
  'New prices': 'नयाँ मूल्यहरू',
  'Current price': 'अहिलेको मूल्य',
  'New price': 'नयाँ मूल्य',

  // Failed searches
  'Search term': 'खोजिएको शब्द',
  Searches: 'कति पटक',
  'Last searched': 'पछिल्लो पटक',
  'Last %{days} days': 'पछिल्लो %{days} दिन',
  'No failed searches': 'नभेटिएको खोजी छैन',
  'Searches without results appear here. Repeated searches within five minutes count once.':
    'केही नभेटिएका खोजी यहाँ देखिन्छन्। पाँच मिनेटभित्र दोहोरिएको खोजी एकै पटक गनिन्छ।',
}
