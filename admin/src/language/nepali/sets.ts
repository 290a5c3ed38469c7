/** Texts of sets of products. */
export const sets = {
  // List
  'No sets yet': 'अहिलेसम्म सेट छैन',
  'Products that cost less together, such as a bed with its mattress. Every cart with a complete set is reduced.':
    'सँगै किन्दा सस्तो पर्ने सामान, जस्तै पलङ र म्याट्रेस। पूरा सेट भएको हरेक कार्टमा छुट लाग्छ।',
  'A product is hidden': 'एउटा सामान लुकाइएको छ',

  // Form
  'Shown to shoppers on the product page, in the cart and on the invoice': 'ग्राहकले सामानको पृष्ठ, कार्ट र बीजकमा देख्छन्',
  'Percent off': 'छुट प्रतिशत',
  'Off the products of a complete set, however they came into the cart':
    'पूरा सेटका सामानमा लाग्छ, कार्टमा जसरी हालिएको भए पनि',
  '2 to 8; the first is the main one. Every color and type of a product counts.':
    '२ देखि ८ सामान; पहिलो मुख्य हो। सामानका सबै रङ र प्रकार गनिन्छन्।',
  'Same size as the first': 'पहिलोकै साइज',
  'Carts with this set are no longer reduced. Orders keep what it took off.':
    'यो सेट भएका कार्टमा अब छुट लाग्दैन। भइसकेका अर्डरको छुट रहन्छ।',

  // Import
  'Import sets': 'सेट आयात गर्नुहोस्',
  'Choose file': 'फाइल छान्नुहोस्',
  'File of sets': 'सेटको फाइल',
  'Each row of a CSV or Excel file is one product of a set. The set’s own details are needed only in its first row. A blank cell keeps the current value; %{word} clears it. If a file names products of a set, they replace all its products. Nothing changes until you confirm.':
    'CSV वा Excel फाइलको एउटा पङ्क्तिमा सेटको एउटा सामान हुन्छ। सेटको आफ्नै विवरण उसको पहिलो पङ्क्तिमा मात्र चाहिन्छ। खाली कोठाले अहिलेकै मान राख्छ; %{word} ले मेटाउँछ। फाइलमा कुनै सेटका सामान भए तिनले उसका सबै सामानको ठाउँ लिन्छन्। तपाईंले पुष्टि नगरेसम्म केही बदलिँदैन।',
  'Import %{count} set |||| Import %{count} sets': '%{count} सेट आयात गर्नुहोस्',
  'Sets imported': 'सेटहरू आयात भए',
  'Nothing can be imported until the file is right.': 'फाइल नमिलेसम्म केही पनि आयात गर्न सकिँदैन।',
  'Showing the first %{shown} of %{problemCount} problems.': '%{problemCount} समस्यामध्ये पहिला %{shown} देखाइएको छ।',
  'Problems of the file': 'फाइलका समस्या',
  'The file changes nothing: %{count} set as before. |||| The file changes nothing: %{count} sets as before.':
    'यो फाइलले केही बदल्दैन: %{count} सेट पहिलेजस्तै छन्।',
  'Nothing else changes. Sets that the file does not name stay as they are.':
    'अरू केही बदलिँदैन। फाइलमा नभएका सेट जस्ताको तस्तै रहन्छन्।',
  new: 'नयाँ',
  changed: 'बदलिने',
}
