/** Instalment plans, room plans, the Help Center, canned replies, and pages. */
export const offers = {
  // Instalment plans
  'No instalment plans yet': 'अहिलेसम्म किस्ताको योजना छैन',
  'With a plan, products show what they cost per month, and the checkout offers to ask the bank.':
    'योजना भएपछि सामानमा महिनाको किस्ता देखिन्छ, र अर्डर गर्दा बैंकसँग किस्ता माग्न मिल्छ।',
  'Bank or conditions': 'बैंक वा सर्त',
  Terms: 'सर्त',
  'Terms checked': 'सर्त हेरेको मिति',
  'Card, converted by the bank': 'कार्ड, पछि बैंकले किस्तामा बदल्ने',
  'Through the shop’s contract with the bank': 'बैंकसँग पसलको सम्झौताबाट',
  'Finance company': 'फाइनान्स कम्पनी',
  'Reducing balance': 'घट्दो मौज्दात',
  Flat: 'सुरुको रकममै',
  'The customer': 'ग्राहकले',
  'The shop': 'पसलले',
  '%{months} months at %{percent}%': '%{months} महिना, %{percent}%',
  '%{months} months at %{percent}% flat': '%{months} महिना, %{percent}% सुरुको रकममै',
  'Banks change their terms without notice. Check them with the bank, and enter the day of that check below.':
    'बैंकले सूचनाबिनै सर्त फेर्न सक्छ। बैंकसँग बुझेर, बुझेको मिति तल लेख्नुहोस्।',
  'Bank’s phone': 'बैंकको फोन',
  'Shown to shoppers': 'ग्राहकले देख्छन्',
  Rate: 'ब्याजदर',
  'Interest per year, %': 'वार्षिक ब्याज, %',
  'Interest is on': 'ब्याज लाग्ने रकम',
  'Reducing balance: on what is still owed. Flat: on the first amount for all months':
    'घट्दो मौज्दात: तिर्न बाँकी रकममा। सुरुको रकममै: सबै महिना पहिलो रकममै',
  'Down payment, %': 'डाउन पेमेन्ट, %',
  'Paid to the shop': 'पसललाई तिर्ने',
  'Fee, %': 'शुल्क, %',
  'Minimum fee': 'कम्तीमा शुल्क',
  'Minimum total': 'कम्तीमा जम्मा रकम',
  'Maximum total': 'बढीमा जम्मा रकम',
  'First day': 'पहिलो दिन',
  'Last day': 'अन्तिम दिन',
  'Only these categories': 'यी वर्ग मात्र',
  'Only these products': 'यी सामान मात्र',
  'Leave both empty for all products. Otherwise every product of an order must be among them':
    'सबै सामानका लागि दुवै खाली छोड्नुहोस्। नत्र अर्डरका सबै सामान यिनैमध्येका हुनुपर्छ',
  Conditions: 'अन्य सर्त',
  'Example: %{price} becomes %{instalment} a month for %{months} months, %{total} in all.':
    'उदाहरण: %{price} को सामानमा महिनाको %{instalment}, %{months} महिनासम्म, जम्मा %{total}।',
  'Example: %{price} becomes %{down} down and %{instalment} a month for %{months} months, %{total} in all.':
    'उदाहरण: %{price} को सामानमा डाउन पेमेन्ट %{down}, त्यसपछि महिनाको %{instalment}, %{months} महिनासम्म, जम्मा %{total}।',
  'The shop no longer offers this plan. Orders that asked for it keep it.':
    'पसलले अब यो योजना दिँदैन। यही योजना मागिसकेका अर्डरमा भने रहन्छ।',
  'To call': 'फोन गर्नुपर्ने',
  'Waiting for papers': 'कागजपत्र पर्खिँदै',

  // Room plans
  'Room plan': 'कोठाको नक्सा',
  Room: 'कोठा',
  'The room has no furniture.': 'कोठामा फर्निचर राखिएको छैन।',
  'Planned furniture': 'नक्सामा राखिएका फर्निचर',
  'Bought: in orders of the account, or of guests with this email address. Cancelled and returned orders do not count.':
    'किनिएको: यो खाताका, वा खाताबिना यही इमेल ठेगानाबाट गरिएका अर्डरबाट। रद्द र फिर्ता भएका अर्डर गनिँदैनन्।',
  'This browser cannot open plans.': 'यो ब्राउजरले नक्सा खोल्न सक्दैन।',
  'Open the plan': 'नक्सा खोल्नुहोस्',
  'Customer’s own': 'ग्राहककै आफ्नो',
  Bought: 'किनिएको',
  'Not bought': 'नकिनिएको',
  '%{bought} of %{quantity} bought': '%{quantity} मध्ये %{bought} किनिएको',
  'Not for sale': 'बिक्रीमा छैन',
  '%{width} × %{depth} cm, %{height} cm high': '%{width} × %{depth} से.मी., उचाइ %{height} से.मी.',
  '%{size}, %{walls} walls': '%{size}, %{walls} भित्ता',
  '%{width} × %{depth} × %{height} cm': '%{width} × %{depth} × %{height} से.मी.',

  // Help Center
  Helpful: 'काम लाग्यो',
  'Not helpful': 'काम लागेन',
  'With comment': 'टिप्पणीसहित',
  'Search comments': 'टिप्पणी खोज्नुहोस्',
  'No feedback yet': 'अहिलेसम्म कुनै प्रतिक्रिया छैन',
  'Visitors’ feedback on the Help Center appears here.': 'सहायता केन्द्रबारे आएका प्रतिक्रिया यहाँ देखिन्छन्।',
  Profile: 'खाता र प्रोफाइल',
  Security: 'खाताको सुरक्षा',
  'General support': 'सामान्य सहायता',
  Technical: 'प्राविधिक सहायता',
  'Also list under ‘Product Information’': '‘सामानको जानकारी’ मा पनि देखाउनुहोस्',
  'One paragraph per line; write links as [My Orders](/my-orders)':
    'एक लाइनमा एक अनुच्छेद; लिङ्क यसरी लेख्नुहोस्: [मेरा अर्डर](/my-orders)',
  'The question disappears from the Help Center immediately, and links to it stop working.':
    'प्रश्न सहायता केन्द्रबाट तुरुन्तै हट्छ, र त्यसका लिङ्क चल्न छाड्छन्।',
  'Questions and answers in this group appear in the Help Center.': 'यस समूहका प्रश्न र जवाफ सहायता केन्द्रमा देखिन्छन्।',

  // Canned replies
  'No canned replies yet': 'अहिलेसम्म तयारी जवाफ छैन',
  'Texts that you write often, ready to insert into an answer, appear here.':
    'बारम्बार लेख्नुपर्ने कुरा, जवाफमा हाल्न तयार गरेर, यहाँ राखिन्छन्।',
  'Title or text': 'शीर्षक वा लेख',
  'How colleagues find it': 'साथीहरूले यसैबाट चिन्छन्',
  'English text': 'अङ्ग्रेजीमा',
  'Nepali text': 'नेपालीमा',
  'These are replaced when a colleague inserts the reply:': 'जवाफ हाल्दा यी शब्दको ठाउँमा साँचो विवरण आउँछ:',
  'the customer’s name': 'ग्राहकको नाम',
  'the number of their message or request': 'सन्देश वा अनुरोधको नम्बर',
  'the number of their order': 'अर्डरको नम्बर',
  'the page where they follow an order': 'अर्डर कहाँ पुग्यो हेर्ने पृष्ठ',
  'the name of the colleague who answers': 'जवाफ दिने साथीको नाम',
  'A brace has no partner: write variables like {name}': 'एउटा { वा } मात्र छ: यसरी लेख्नुहोस्: {name}',
  'Colleagues can no longer insert it. Answers that were sent with it stay.':
    'अब साथीहरूले यो हाल्न सक्दैनन्। पठाइसकेका जवाफ भने रहन्छन्।',
  'Without a value: %{empty}': 'विवरण नभएको: %{empty}',

  // Pages
  'Text (Nepali)': 'लेख (नेपाली)',
  '%{title}, Markdown': '%{title}, Markdown',
  '## Heading, **bold**, - list item, [link text](/stores)': '## शीर्षक, **मोटो अक्षर**, - सूचीको बुँदा, [लिङ्क](/stores)',
  'Available placeholders': 'प्रयोग गर्न मिल्ने संकेत',
  Placeholder: 'संकेत',
  'Unknown placeholders: %{names}': 'नचिनिएका संकेत: %{names}',
  'Search pages': 'पृष्ठ खोज्नुहोस्',
  'No pages': 'कुनै पृष्ठ छैन',
  'The shop’s standard pages appear here.': 'पसलका स्थायी पृष्ठ यहाँ देखिन्छन्।',
  Preview: 'पूर्वावलोकन',
  'Preview in Nepali': 'नेपालीमा पूर्वावलोकन',
}
