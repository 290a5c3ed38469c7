/** Refusals about content, settings, the calendar, messages and waiting work, by their English text. */
export const sentences = {
  // Records of any kind
  'Somebody else has changed this since you opened it. Nothing was saved.':
    'तपाईंले खोलेपछि अरू कसैले यो बदल्यो। केही सुरक्षित भएको छैन।',
  'Somebody else has added or removed something meanwhile. Nothing was moved.':
    'यसबीच अरू कसैले केही थप्यो वा हटायो। केही सारिएको छैन।',
  'Nothing is at this address.': 'यस ठेगानामा केही छैन।',
  banner: 'ब्यानर',
  'calendar year': 'पात्रोको वर्ष',
  client: 'संस्थागत ग्राहक',
  'delivery zone': 'डेलिभरी क्षेत्र',
  'instalment plan': 'किस्ता योजना',
  page: 'पृष्ठ',
  place: 'ठाउँ',
  project: 'परियोजना',
  promotion: 'प्रोमोसन',
  question: 'प्रश्न',
  set: 'सेट',
  showroom: 'शोरुम',
  supplier: 'सप्लायर',
  order: 'अर्डर',
  conversation: 'कुराकानी',
  request: 'अनुरोध',
  delivery: 'डेलिभरी',

  // Files
  'a picture': 'फोटो',
  'a file': 'फाइल',
  'You have three downloads under way. Please wait until one of them has arrived.':
    'तपाईंका तीन वटा डाउनलोड चलिरहेका छन्। एउटा नआइपुगेसम्म कृपया पर्खनुहोस्।',
  'Other downloads under way are large. Please try again in a minute.':
    'अहिले अरू ठूला डाउनलोड चलिरहेका छन्। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  'It has more rows than Excel can open.': 'Excel ले खोल्न सक्नेभन्दा धेरै पङ्क्ति छन्।',
  'A text in it is longer than Excel can hold.': 'यसको एउटा लेखाइ Excel मा अटाउनेभन्दा लामो छ।',
  'Somebody has deleted this picture at the same moment. Please send it again.':
    'यही बेला कसैले यो फोटो मेटायो। कृपया फेरि पठाउनुहोस्।',

  // Content
  'One of the pictures is not in the library any more': 'एउटा फोटो अब सङ्ग्रहमा छैन',
  'The picture is not in the library any more': 'यो फोटो अब सङ्ग्रहमा छैन',
  'There is no such category any more': 'यस्तो वर्ग अब छैन',
  'Must say where the button leads': 'बटनले कहाँ लैजान्छ, लेख्नुपर्छ',
  'Must be where the button leads': 'बटनले लैजाने ठाउँ नै हुनुपर्छ',
  'Somebody has just added one of this name': 'कसैले भर्खरै यही नामको थप्यो',
  'Somebody has just added this question': 'कसैले भर्खरै यो प्रश्न थप्यो',
  'Must be a category, and one that has projects is below none itself': 'वर्ग हुनुपर्छ, र परियोजना भएको वर्ग अरू वर्गभित्र हुँदैन',
  'One of the products is not there any more': 'एउटा सामान अब छैन',
  'Must name each product once': 'हरेक सामान एक पटक मात्र लेख्नुपर्छ',
  'It has projects: move or remove those first.': 'यसमा परियोजना छन्: पहिले ती सार्नुहोस् वा हटाउनुहोस्।',
  'Is shown already: switch it off to have it begin later': 'देखिइसकेको छ: पछि सुरु गर्न पहिले बन्द गर्नुहोस्',
  'Lies in the past: switch it on instead': 'बितिसकेको समय हो: बरु चालु गर्नुहोस्',
  'Must be after the beginning': 'सुरु भएपछिको हुनुपर्छ',
  'Lies in the past: switch it off instead': 'बितिसकेको समय हो: बरु बन्द गर्नुहोस्',
  'Must be at most three lines': 'बढीमा तीन लाइन हुनुपर्छ',
  'Needs a picture': 'फोटो चाहिन्छ',
  'Must be a picture of the library': 'सङ्ग्रहको फोटो हुनुपर्छ',

  // Delivery zones and promotions
  'Another zone has this name': 'यो नामको अर्को क्षेत्र छ',
  'Orders were or will be delivered in this zone: it stays': 'यस क्षेत्रमा अर्डर डेलिभरी भएका छन् वा हुँदैछन्: यो रहन्छ',
  'Move its districts to other zones first.': 'पहिले यसका जिल्ला अरू क्षेत्रमा सार्नुहोस्।',
  'Needs standard days beside it': 'यससँगै सामान्य डेलिभरीका दिन पनि चाहिन्छ',
  'Only where standard days are empty': 'सामान्य डेलिभरीका दिन खाली भएको ठाउँमा मात्र',
  'Cannot be where the shop delivers by arrangement': 'सल्लाहअनुसार डेलिभरी हुने ठाउँमा मिल्दैन',
  'Must not be above all deliveries of a slot': 'एक समयका जम्मा डेलिभरीभन्दा बढी हुन मिल्दैन',
  'Must be given from and to, or not at all': 'देखि र सम्म दुवै लेख्नुपर्छ, वा कुनै पनि लेख्नु हुँदैन',
  'Is for promotions with a code': 'कोड भएका प्रोमोसनका लागि मात्र हो',
  'Orders have used it: make another promotion instead': 'अर्डरमा प्रयोग भइसकेको छ: बरु अर्को प्रोमोसन बनाउनुहोस्',
  'Must say how much it takes off': 'कति छुट हुन्छ, लेख्नुपर्छ',
  'Is nothing that this kind takes off': 'यस किसिमको प्रोमोसनमा यस्तो छुट हुँदैन',
  'Another promotion has this code': 'यो कोडको अर्को प्रोमोसन छ',
  'It was used more often already': 'यसभन्दा धेरै पटक प्रयोग भइसकेको छ',
  'Orders have used it: switch it off or set its end instead.':
    'अर्डरमा प्रयोग भइसकेको छ: बरु बन्द गर्नुहोस् वा अन्तिम दिन राख्नुहोस्।',

  // Settings and the calendar
  'Is printed on invoices, and must not be blank any more': 'बीजकमा छापिन्छ, त्यसैले अब खाली छोड्न मिल्दैन',
  'Another year follows; only the last one can be changed': 'यसपछि अर्को वर्ष छ; अन्तिम वर्ष मात्र बदल्न सकिन्छ',
  'Somebody has just added this year': 'कसैले भर्खरै यो वर्ष थप्यो',
  'Cannot be changed': 'बदल्न मिल्दैन',
  'Would change dates that have passed': 'बितिसकेका मिति बदलिने भए',
  'Has begun: papers may carry its dates': 'सुरु भइसकेको छ: कागजातमा यसका मिति हुन सक्छन्',

  Sunday: 'आइतबार',
  Monday: 'सोमबार',
  Tuesday: 'मङ्गलबार',
  Wednesday: 'बुधबार',
  Thursday: 'बिहीबार',
  Friday: 'शुक्रबार',
  Saturday: 'शनिबार',

  // Messages and questions
  'This question is hidden. Publish it before you answer it.': 'यो प्रश्न लुकाइएको छ। जवाफ दिनुअघि प्रकाशित गर्नुहोस्।',
  'The customer has just changed this question. Please read it again.': 'ग्राहकले भर्खरै यो प्रश्न बदले। कृपया फेरि पढ्नुहोस्।',
  'Say why it is hidden. Only staff read it.': 'किन लुकाइएको हो, लेख्नुहोस्। कर्मचारीले मात्र पढ्छन्।',

  'Nobody has answered yet: please say something.': 'अहिलेसम्म कसैले जवाफ दिएको छैन: कृपया केही लेख्नुहोस्।',

  // Waiting work
  'This job is too old: what it would send is not valid any more. Drop it.':
    'यो काम धेरै पुरानो भयो: यसले पठाउने कुरा अब मान्य छैन। यसलाई हटाउनुहोस्।',
  'Discard the import on its own page instead.': 'बरु आयातको पृष्ठमै त्यसलाई खारेज गर्नुहोस्।',
  'This job is running or has ended, or somebody else was faster.':
    'यो काम चलिरहेको छ वा सकियो, वा अरू कसैले पहिले नै गरिसक्यो।',
  'No SMS reaches this number.': 'यो नम्बरमा एसएमएस पुग्दैन।',
  'It was sent again a moment ago. Wait five minutes.': 'भर्खरै फेरि पठाइएको छ। पाँच मिनेट पर्खनुहोस्।',
  'What it says is not valid any more.': 'यसमा लेखिएको कुरा अब मान्य छैन।',
  'Its content is not kept, because it has a code or a personal link, or was dropped.':
    'यसमा कोड वा व्यक्तिगत लिङ्क भएकाले, वा हटाइएकाले, यसको लेखाइ राखिएको छैन।',
} as const
