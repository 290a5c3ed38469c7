/** Refusals about logins, staff, customers and what programs may do, by their English text. */
export const sentences = {
  // Logging in
  'Please log in to the back office.': 'कृपया ब्याक अफिसमा लगइन गर्नुहोस्।',
  'Set up your second factor first.': 'पहिले आफ्नो दोहोरो प्रमाणीकरण मिलाउनुहोस्।',
  'Your role does not allow this.': 'तपाईंको भूमिकाले यो गर्न दिँदैन।',
  'The email address or the password is wrong.': 'इमेल वा पासवर्ड मिलेन।',
  'Enter the code of your second factor.': 'दोहोरो प्रमाणीकरणको कोड हाल्नुहोस्।',
  'The code is wrong, or was used already.': 'कोड मिलेन, वा प्रयोग भइसकेको छ।',
  'This login has ended already.': 'यो लगइन सकिसकेको छ।',
  'Enter your password again to go on.': 'अघि बढ्न पासवर्ड फेरि हाल्नुहोस्।',
  'The password is wrong.': 'पासवर्ड मिलेन।',

  // Passwords and second factors
  'Must be another password than before': 'पहिलेभन्दा फरक पासवर्ड हुनुपर्छ',
  'The password was changed meanwhile.': 'यसबीच पासवर्ड बदलियो।',
  'Is one of the most common: choose another': 'धेरैले राख्ने पासवर्ड हो: अर्को छान्नुहोस्',
  'Is too easy to guess: add words, or other kinds of characters':
    'सजिलै अनुमान गर्न सकिन्छ: शब्द, वा अरू किसिमका अक्षर थप्नुहोस्',
  'This link is not valid any more. Ask for another one.': 'यो लिङ्क अब काम गर्दैन। अर्को माग्नुहोस्।',
  'You need a second factor in this shop.': 'यस पसलमा दोहोरो प्रमाणीकरण चाहिन्छ।',
  'Your own second factor is changed on your own page.': 'आफ्नो दोहोरो प्रमाणीकरण आफ्नै पृष्ठमा बदलिन्छ।',
  'There is no second factor to recover.': 'फेरि लिनुपर्ने दोहोरो प्रमाणीकरण छैन।',
  'Set up a second factor for yourself first.': 'पहिले आफ्नै दोहोरो प्रमाणीकरण मिलाउनुहोस्।',
  'This took too long. Please begin again.': 'धेरै समय लाग्यो। कृपया सुरुदेखि गर्नुहोस्।',
  'This second factor is on already. Its recovery codes were shown before.':
    'यो दोहोरो प्रमाणीकरण चालु भइसकेको छ। यसका रिकभरी कोड पहिले नै देखाइएको थियो।',
  'This setup was replaced or removed. Please begin again.': 'यो मिलाउने काम अर्कैले बदलियो वा हट्यो। कृपया सुरुदेखि गर्नुहोस्।',
  'The code is wrong. Is the clock of your phone right?': 'कोड मिलेन। तपाईंको फोनको समय ठीक छ?',

  // Staff
  'No staff member has this id.': 'यो आईडीका कर्मचारी छैनन्।',
  'Only another owner can change your role or disable you.': 'तपाईंको भूमिका बदल्न वा पहुँच बन्द गर्न अर्को मालिकले मात्र सक्छन्।',
  'The shop needs an owner.': 'पसलमा कम्तीमा एक जना मालिक चाहिन्छ।',
  'This person is already on the staff.': 'यी व्यक्ति कर्मचारी भइसकेका छन्।',
  'This person is invited already. Send the invitation again, or withdraw it.':
    'यी व्यक्तिलाई निमन्त्रणा गइसकेको छ। निमन्त्रणा फेरि पठाउनुहोस्, वा फिर्ता लिनुहोस्।',
  'You are not an owner of the shop any more.': 'तपाईं अब पसलको मालिक हुनुहुन्न।',
  'There is no invitation with this id.': 'यो आईडीको निमन्त्रणा छैन।',
  'This invitation was accepted.': 'यो निमन्त्रणा स्वीकार भइसकेको छ।',
  'This invitation was withdrawn.': 'यो निमन्त्रणा फिर्ता लिइसकिएको छ।',
  'A staff member already has this email address.': 'यो इमेल एक कर्मचारीको भइसकेको छ।',
  'This invitation is not valid any more. Ask an owner of the shop for another one.':
    'यो निमन्त्रणा अब काम गर्दैन। पसलको मालिकसँग अर्को माग्नुहोस्।',
  'Must be a name: one line with a letter in it': 'नाम हुनुपर्छ: एक लाइन, अक्षरसहितको',
  'Records call the shop itself so. Please choose another name.':
    'अभिलेखमा पसललाई नै यही नामले लेखिन्छ। कृपया अर्को नाम छान्नुहोस्।',
  "Please use letters from A to Z, also with accents, or Devanagari ones, not both; besides them digits, spaces and . ' - only":
    "कृपया A देखि Z सम्मका अक्षर (चिह्नसहितका पनि) वा देवनागरी अक्षरमध्ये एक किसिम मात्र प्रयोग गर्नुहोस्; त्यसबाहेक अङ्क, खाली ठाउँ र . ' - मात्र मिल्छ",
  'A colleague has this name. Add something that tells you apart.': 'एक सहकर्मीको नाम यही छ। फरक चिनिने केही थप्नुहोस्।',

  // Programs
  'A colleague has this name. Please name the key after the program that will use it.':
    'एक सहकर्मीको नाम यही छ। कृपया कुञ्जीलाई त्यो चलाउने प्रोग्रामको नाम दिनुहोस्।',
  'This key was revoked before.': 'यो कुञ्जी पहिले नै खारेज भइसकेको छ।',
  'There is no such key.': 'यस्तो कुञ्जी छैन।',
  'Please name it after the program that will use it': 'कृपया यसलाई चलाउने प्रोग्रामको नाम दिनुहोस्',
  'Choose at least one': 'कम्तीमा एउटा छान्नुहोस्',
  'This message is not in the log any more.': 'यो सन्देश अब लगमा छैन।',
  'This message is on its way already.': 'यो सन्देश बाटोमा छ।',
  'This test was sent already. See the log.': 'यो परीक्षण पठाइसकिएको छ। लग हेर्नुहोस्।',
  'This receiver does not exist any more.': 'यो प्रापक अब छैन।',
  'Must contain no line break and no other control character': 'नयाँ लाइन वा अरू अदृश्य चिह्न हुन मिल्दैन',
  'Must be an address such as https://books.example/hooks': 'https://books.example/hooks जस्तो ठेगाना हुनुपर्छ',
  'Must start with https://': 'https:// बाट सुरु हुनुपर्छ',
  'Must contain no name and no password': 'नाम वा पासवर्ड हुन मिल्दैन',
  'Must contain no #': '# हुन मिल्दैन',

  // Customers and their data
  'There is no such customer.': 'यस्तो ग्राहक छैन।',
  'This customer has no account any more.': 'यी ग्राहकको खाता अब छैन।',
  'This customer is blocked: see why in their record.': 'यी ग्राहकलाई रोकिएको छ: कारण उहाँको विवरणमा हेर्नुहोस्।',
  'This customer is not blocked.': 'यी ग्राहकलाई रोकिएको छैन।',
  'This customer is blocked already.': 'यी ग्राहकलाई रोकिसकिएको छ।',
  'The request is in another state by now: load the page again.': 'अनुरोधको अवस्था बदलिइसक्यो: पृष्ठ फेरि लोड गर्नुहोस्।',
  'This address belongs to a member of staff. First disable their access under Staff; the books keep their name.':
    'यो इमेल एक कर्मचारीको हो। पहिले “कर्मचारी” मा उहाँको पहुँच बन्द गर्नुहोस्; अभिलेखमा नाम रहिरहन्छ।',
  'There is no such data request.': 'यस्तो विवरण अनुरोध छैन।',
  'Enter a whole email address': 'पूरा इमेल लेख्नुहोस्',
  'Enter a mobile number of Nepal with ten digits': 'नेपालको १० अङ्कको मोबाइल नम्बर लेख्नुहोस्',
  'Enter an email address or a phone number': 'इमेल वा फोन नम्बर लेख्नुहोस्',
  'Write to this address first, and switch this on once the person has answered from it':
    'पहिले यो इमेलमा लेख्नुहोस्, र त्यहीँबाट जवाफ आएपछि यो चालु गर्नुहोस्',
  'Call this number first, and switch this on once the person has answered':
    'पहिले यो नम्बरमा फोन गर्नुहोस्, र उहाँले कुरा गरेपछि यो चालु गर्नुहोस्',

  // Working together
  'Choose an active colleague who may open this record': 'यो रेकर्ड खोल्न मिल्ने सक्रिय सहकर्मी छान्नुहोस्',
  'Somebody else has changed the owner or due time meanwhile: now it is nobody’s.':
    'यसबीच अरू कसैले जिम्मेवार वा समय बदल्यो: अब यो कसैको जिम्मामा छैन।',
  'Choose a time that is still to come': 'आउन बाँकी समय छान्नुहोस्',
  'Choose a time within the next two years': 'दुई वर्षभित्रको समय छान्नुहोस्',
  'This tab is of somebody else.': 'यो ट्याब अर्कै व्यक्तिको हो।',
  'You have too many records open.': 'तपाईंले धेरै रेकर्ड खोल्नुभएको छ।',
  'Too many of your pages are connecting. Close some, or wait half a minute.':
    'तपाईंका धेरै पृष्ठ एकैपटक जोडिँदैछन्। केही बन्द गर्नुहोस्, वा आधा मिनेट पर्खनुहोस्।',
  'There is no such view.': 'यस्तो सूची छैन।',
  'You have a view of this name already.': 'यो नामको सूची तपाईंसँग भइसकेको छ।',
  'You have a view of this name already': 'यो नामको सूची तपाईंसँग भइसकेको छ',
  'Too much to be kept': 'राख्न मिल्नेभन्दा धेरै भयो',
  'Please give it a name': 'कृपया नाम दिनुहोस्',
  'There is a canned reply of this title already': 'यो शीर्षकको तयारी जवाफ भइसकेको छ',
  'A brace has no partner: write variables like {name}': 'एउटा कोष्ठकको जोडी छैन: चर {name} जसरी लेख्नुहोस्',
} as const
