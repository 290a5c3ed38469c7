/** Texts of data requests, and of the log of personal data that staff viewed. */
export const personalData = {
  // List and form of requests
  'Whole email or phone number': 'पूरा इमेल वा फोन नम्बर',
  'New request': 'नयाँ अनुरोध',
  'New data request': 'व्यक्तिगत विवरणको नयाँ अनुरोध',
  'No data requests yet': 'अहिलेसम्म यस्तो अनुरोध छैन',
  'A person may ask for a copy of their data, or to be deleted. Open a request for each: it finds accounts and guests.':
    'जोसुकैले आफ्नो विवरणको प्रतिलिपि माग्न वा विवरण मेटाउन भन्न सक्छ। हरेकका लागि एउटा अनुरोध खोल्नुहोस्: खाता भएका र नभएका दुवै भेटिन्छन्।',
  Opened: 'खोलिएको',
  'Opened by': 'खोल्ने',
  Downloaded: 'डाउनलोड भएको',
  'Find the person': 'व्यक्ति खोज्नुहोस्',
  'Give an email address, a mobile number or both, and prove each before you search. An account is found by its email address only: anybody can type a number into theirs. The next page shows what the shop holds; nothing is downloaded or deleted yet. The shop forgets both again when the request ends, after %{days} days at most.':
    'इमेल, मोबाइल नम्बर वा दुवै लेख्नुहोस्, र खोज्नुअघि हरेक उहाँकै हो भनी पक्का गर्नुहोस्। खाता इमेलबाट मात्र खोजिन्छ, किनकि आफ्नो खातामा नम्बर जसले जे पनि लेख्न सक्छ। अर्को पृष्ठमा पसलसँग के-के छ देखिन्छ; त्यतिन्जेल केही डाउनलोड हुँदैन, मेटिँदैन पनि। अनुरोध सकिएपछि, बढीमा %{days} दिनमा, पसलले दुवै बिर्सन्छ।',
  'As it stands on the account or the order': 'खाता वा अर्डरमा लेखिएजस्तै',
  'I wrote to this email address, and the person answered from it': 'मैले यो इमेलमा लेखेँ, र उहाँले यसैबाट जवाफ दिनुभयो',
  'Write to this address first': 'पहिले यो ठेगानामा लेख्नुहोस्',
  'Mobile number': 'मोबाइल नम्बर',
  'Ten digits, for orders of guests without an email': 'दस अङ्क; इमेल नदिई खाताबिना गरिएका अर्डर खोज्न',
  'I called this number, and the person answered': 'मैले यो नम्बरमा फोन गरेँ, र उहाँले नै उठाउनुभयो',
  'Call this number first': 'पहिले यो नम्बरमा फोन गर्नुहोस्',
  'What the person asks for': 'उहाँले के चाहनुभएको छ',
  'When and how they asked, such as: letter of 2 November, wants everything deleted':
    'कहिले र कसरी भन्नुभयो, जस्तै: कात्तिक १६ को चिठी, सबै मेटाउन चाहनुहुन्छ',
  'How you made sure who it is': 'उहाँ नै हो भनी कसरी पक्का गर्नुभयो',
  'Such as: answered my email and named the total of the last order. Copy no document.':
    'जस्तै: मेरो इमेलको जवाफ दिनुभयो र पछिल्लो अर्डरको जम्मा रकम भन्नुभयो। कुनै कागजातको प्रतिलिपि नराख्नुहोस्।',

  // States of a request
  Searching: 'खोजिँदै',
  Deleting: 'मेटाइँदै',
  'Data request not found.': 'यो अनुरोध भेटिएन।',
  'Searching messages that were sent without a login': 'लगइन नगरी पठाइएका सन्देश खोजिँदैछन्',
  'Deleting. You can leave this page.': 'मेटाइँदैछ। यो पृष्ठ छाडे हुन्छ।',
  'The person is deleted. Tell them so, and what stays and why; the table below says it.':
    'उहाँको विवरण मेटाइयो। यो कुरा, अनि के रहन्छ र किन रहन्छ उहाँलाई भन्नुहोस्; तलको तालिकामा छ।',
  'The data can be downloaded. The person can be deleted once these orders are settled:':
    'विवरण डाउनलोड गर्न मिल्छ। यी अर्डर टुङ्गिएपछि मात्र मेटाउन मिल्छ:',
  'deliver or cancel it': 'डेलिभरी वा रद्द गर्नुहोस्',
  'finish its return or refund': 'यसको सामान वा रकम फिर्ता गर्ने काम टुङ्ग्याउनुहोस्',
  'The deletion cancels these unpaid orders, which anybody can place. Ask the person first whether a transfer is on its way:':
    'मेटाउँदा यी नतिरिएका अर्डर रद्द हुन्छन्; यस्तो अर्डर जसले पनि गर्न सक्छ। पैसा पठाइसक्नुभएको छ कि, पहिले उहाँलाई सोध्नुहोस्:',
  'If that does not help, %{seeError}.': 'त्यसले पनि भएन भने %{seeError}।',
  'see its error under Health': 'प्रणालीको अवस्थामा त्रुटि हेर्नुहोस्',
  'This address belongs to a member of staff. First disable their access under Staff; the books keep their name.':
    'यो इमेल कर्मचारीको हो। पहिले “कर्मचारी” मा गएर उहाँको पहुँच बन्द गर्नुहोस्; हिसाबमा उहाँको नाम रहन्छ।',

  // Buttons
  'Trying again': 'फेरि प्रयास हुँदैछ',
  'Download data': 'विवरण डाउनलोड गर्नुहोस्',
  'Downloaded. Hand the file to nobody else, and delete it from this computer.':
    'डाउनलोड भयो। फाइल अरू कसैलाई नदिनुहोस्, र यो कम्प्युटरबाट मेटाउनुहोस्।',
  'Delete person': 'उहाँको विवरण मेटाउनुहोस्',
  'Delete this person?': 'यो व्यक्तिको विवरण मेटाउने हो?',
  'This cannot be undone, and no copy stays but in the backups.': 'यो फिर्ता लिन मिल्दैन, र ब्याकअपबाहेक कतै प्रतिलिपि रहँदैन।',
  'These unpaid orders are cancelled: %{numbers}.': 'नतिरिएका यी अर्डर रद्द हुन्छन्: %{numbers}।',
  'The table on this page says what stays, and why. Download the data first if the person wants a copy.':
    'के रहन्छ र किन रहन्छ, यस पृष्ठको तालिकामा छ। उहाँलाई प्रतिलिपि चाहिन्छ भने पहिले विवरण डाउनलोड गर्नुहोस्।',
  'Deletion started': 'मेटाउन सुरु भयो',

  // The person
  Person: 'व्यक्ति',
  'Names on orders without a login': 'लगइन नगरी गरिएका अर्डरका नाम',
  'Several names: an address or a number may be a family’s. Download and delete only what belongs to this person.':
    'धेरै नाम भेटिए: ठेगाना वा नम्बर परिवारकै साझा हुन सक्छ। यही व्यक्तिको मात्र डाउनलोड गर्नुहोस् र मेटाउनुहोस्।',
  'An account with another email address names this mobile number. It does not belong to this request: anybody can type a number. |||| %{count} accounts with other email addresses name this mobile number. They do not belong to this request: anybody can type a number.':
    'अर्कै इमेल भएका %{count} खातामा यही मोबाइल नम्बर छ। ती यस अनुरोधमा पर्दैनन्, किनकि नम्बर जसले जे पनि लेख्न सक्छ।',
  '%{count} order with this number names another email address, and is not in this request. |||| %{count} orders with this number name another email address, and are not in this request.':
    'यही नम्बर भएका %{count} अर्डरमा अर्कै इमेल छ, त्यसैले ती यस अनुरोधमा पर्दैनन्।',
  '%{count} message with this number names another email address, and is not in this request. |||| %{count} messages with this number name another email address, and are not in this request.':
    'यही नम्बर भएका %{count} सन्देशमा अर्कै इमेल छ, त्यसैले ती यस अनुरोधमा पर्दैनन्।',
  '%{orders} and %{messages} with this number name another email address, and are not in this request.':
    'यही नम्बर भएका %{orders} र %{messages}मा अर्कै इमेल छ, त्यसैले ती यस अनुरोधमा पर्दैनन्।',
  '%{count} message |||| %{count} messages': '%{count} सन्देश',
  'If the person has that address too, open a request with it.': 'त्यो इमेल पनि उहाँकै हो भने त्यसको छुट्टै अनुरोध खोल्नुहोस्।',
  'Found by the number alone': 'नम्बरबाट मात्र भेटिएका',
  'These orders name no email address. Ask the person about each. Close the page if one is not theirs: both buttons take all of them.':
    'यी अर्डरमा इमेल छैन। हरेकबारे उहाँलाई सोध्नुहोस्। एउटा मात्रै पनि उहाँको होइन भने यो पृष्ठ बन्द गर्नुहोस्: दुवै बटनले यी सबै समेट्छन्।',
  'And %{more} older.': 'र अझ पुराना %{more} वटा।',

  // What was done
  'Asked for': 'चाहनुभएको',
  Proved: 'पक्का गरिएको',
  'The person answered from the email address': 'उहाँले त्यही इमेलबाट जवाफ दिनुभयो',
  'The person answered a call to the number': 'त्यो नम्बरमा फोन गर्दा उहाँले नै उठाउनुभयो',
  Identity: 'परिचय',
  'Deletion by': 'मेटाउने',

  // What the shop holds
  'What the shop holds': 'पसलसँग के-के छ',
  'What the shop held': 'पसलसँग के-के थियो',
  Data: 'विवरण',
  'If the person is deleted': 'मेटाएपछि',
  'What became of it': 'के भयो',
  'Will be deleted': 'मेटिनेछ',
  'Stays without the person': 'नाम नरहने गरी रहन्छ',
  Stays: 'रहन्छ',
  'Counting once the search is over.': 'खोजी सकिएपछि गनिन्छ।',
  'Counting.': 'गनिँदैछ।',
  'Nothing.': 'केही छैन।',
  'The shop holds nothing of this person. You can tell them so.': 'पसलसँग यो व्यक्तिको केही छैन। उहाँलाई त्यही भने हुन्छ।',
  'The request is closed, and no longer knows whose it is. Open a new one to go on.':
    'अनुरोध बन्द भइसक्यो, र कसको थियो अब थाहा हुँदैन। अघि बढ्न नयाँ खोल्नुहोस्।',

  // Log of views
  customers: 'ग्राहक',
  orders: 'अर्डर',
  messages: 'सन्देश',
  'custom requests': 'आफ्नै नापका अनुरोध',
  mails: 'इमेल',
  'data requests': 'व्यक्तिगत विवरणका अनुरोध',
  'gift cards and store credit': 'गिफ्ट कार्ड र स्टोर क्रेडिट',
  'statement lines': 'बैंक स्टेटमेन्टका लाइन',
  'Exported file': 'निर्यात गरिएको फाइल',
  'exported files': 'निर्यात गरिएका फाइल',
  'Number of %{many}': '%{many}को सङ्ख्या',
  'No personal data viewed yet': 'अहिलेसम्म कसैको व्यक्तिगत विवरण हेरिएको छैन',
  'This log shows for one year which staff viewed or exported customers’ phone numbers, emails or addresses.':
    'ग्राहकको फोन, इमेल वा ठेगाना कुन कर्मचारीले हेरे वा निर्यात गरे भन्ने यस लगमा एक वर्षसम्म देखिन्छ।',
}
