/** Texts of what to reorder, and of what is on the way. */
export const reorder = {
  'What to order, from the sales of the last eight weeks; the latest count most. Sales know nothing of seasons: before Dashain and Tihar, raise the counts yourself.':
    'पछिल्लो आठ हप्ताको बिक्री हेरेर के मगाउने; भर्खरको बिक्री बढी गनिन्छ। यसमा चाडबाड हेरिएको हुँदैन: दसैँ र तिहारअघि सङ्ख्या आफैँ बढाउनुहोस्।',
  'Should last': 'कति दिन पुग्ने',
  'All suppliers': 'सबै सप्लायर',
  'Nothing has to be ordered now.': 'अहिले केही मगाउनु पर्दैन।',
  'Choose all': 'सबै छान्नुहोस्',
  'Choose none': 'छनोट हटाउनुहोस्',
  'Choose %{sku}': '%{sku} छान्नुहोस्',
  'Pieces of %{sku}': '%{sku} को थान',
  '%{chosen} chosen, %{hidden} of them not shown here': '%{chosen} छानियो, तीमध्ये %{hidden} यहाँ देखिएका छैनन्',
  'Draft order': 'मस्यौदा बनाउनुहोस्',
  'Draft %{suppliers} orders': '%{suppliers} मस्यौदा बनाउनुहोस्',
  'Draft saved': 'मस्यौदा सुरक्षित भयो',
  'Drafts saved': 'मस्यौदाहरू सुरक्षित भए',
  'These drafts exist already': 'यी मस्यौदा पहिल्यै बनेका छन्',
  'View drafts': 'मस्यौदा हेर्नुहोस्',

  // Suppliers of a suggestion
  'No supplier sells it yet: add it to one first.': 'यो बेच्ने सप्लायर छैन: पहिले कुनै सप्लायरमा थप्नुहोस्।',
  '%{name}, %{cost} each': '%{name}, एउटाको %{cost}',
  '%{name}, %{cost} each, cheapest of %{offers}': '%{name}, एउटाको %{cost}, %{offers} मध्ये सबैभन्दा सस्तो',

  // Reasons of a suggestion
  'Sells %{perWeek} a week.': 'हप्तामा %{perWeek} बिक्छ।',
  '%{onTheWay} on the way': 'बाटोमा %{onTheWay}',
  '%{drafted} in drafts': 'मस्यौदामा %{drafted}',
  '%{figures}.': '%{figures}।',
  '%{count} more is reserved for a customer’s order. |||| %{count} more are reserved for customers’ orders.':
    'थप %{count} ग्राहकको अर्डरका लागि छुट्याइएको छ।',
  'Delivery takes %{leadDays} days: order at %{orderAt} or fewer.':
    'आइपुग्न %{leadDays} दिन लाग्छ: %{orderAt} वा कम भएपछि मगाउनुहोस्।',
  'Delivery takes %{leadDays} days, and %{reserve} stay in reserve: order at %{orderAt} or fewer.':
    'आइपुग्न %{leadDays} दिन लाग्छ, र %{reserve} जगेडा राखिन्छ: %{orderAt} वा कम भएपछि मगाउनुहोस्।',
  'Without a supplier we assume %{leadDays} days: order at %{orderAt} or fewer.':
    'सप्लायर नभएकाले %{leadDays} दिन मानिएको छ: %{orderAt} वा कम भएपछि मगाउनुहोस्।',
  'Without a supplier we assume %{leadDays} days, and %{reserve} stay in reserve: order at %{orderAt} or fewer.':
    'सप्लायर नभएकाले %{leadDays} दिन मानिएको छ, र %{reserve} जगेडा राखिन्छ: %{orderAt} वा कम भएपछि मगाउनुहोस्।',
  'at least %{minimum}': 'कम्तीमा %{minimum}',
  'packs of %{pack}': '%{pack} को प्याक',
  'To last %{cover} days more, %{upTo} − %{available} = %{needed}.':
    'थप %{cover} दिन पुग्न %{upTo} − %{available} = %{needed}।',
  'To last %{cover} days more, %{upTo} − %{available} = %{needed}; %{terms} make %{pieces}.':
    'थप %{cover} दिन पुग्न %{upTo} − %{available} = %{needed}; %{terms} मिलाउँदा %{pieces}।',

  // What is on the way
  '%{pieces} on the way, expected soon': '%{pieces} बाटोमा, छिट्टै आउँदैछ',
  '%{pieces} on the way, expected %{day}': '%{pieces} बाटोमा, आउने दिन %{day}',
  '%{pieces} on the way, late, was expected %{day}': '%{pieces} बाटोमा, ढिला भयो, आउनुपर्ने दिन %{day}',
}
