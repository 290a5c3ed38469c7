/** Files of products, uploaded, checked and imported. */
export const imports = {
  // Upload and list
  'Upload file': 'फाइल राख्नुहोस्',
  'or drop it here. CSV or Excel, up to 20,000 rows. Nothing changes until you confirm.':
    'वा यहाँ ल्याएर छाड्नुहोस्। CSV वा Excel, बढीमा २०,००० पङ्क्ति। तपाईंले पक्का नगरुन्जेल केही बदलिँदैन।',
  Upload: 'अपलोड',
  Uploaded: 'राखिएको मिति',
  'Uploaded by': 'राख्ने',
  Rows: 'पङ्क्ति',
  'No imports yet': 'अहिलेसम्म आयात गरिएको छैन',
  'Upload a CSV file or an Excel workbook of products. You can review all changes before they are made.':
    'सामानको CSV वा Excel फाइल राख्नुहोस्। सबै परिवर्तन लागू हुनुअघि हेर्न सकिन्छ।',

  // States
  Checking: 'जाँचिँदै',
  'Has errors': 'गल्ती छन्',
  'Ready to import': 'आयातका लागि तयार',
  Importing: 'आयात हुँदै',
  Discarded: 'खारेज',

  // One import
  'Import not found.': 'यो आयात भेटिएन।',
  'Import %{fileName}': 'आयात: %{fileName}',
  'Uploaded %{time} by %{name}.': '%{name} ले %{time} मा राख्नुभएको।',
  'All imports': 'सबै आयात',
  '%{added} new, %{changed} changed, %{unchanged} unchanged':
    '%{added} नयाँ, %{changed} बदलिएको, %{unchanged} जस्ताको तस्तै',
  'Checking %{rows} rows': '%{rows} पङ्क्ति जाँचिँदै',
  '%{done} of %{all} rows imported': '%{all} मध्ये %{done} पङ्क्ति आयात भयो',
  '%{done} of %{all} rows were imported.': '%{all} मध्ये %{done} पङ्क्ति आयात भए।',
  'Correct the rows below in your file and upload it again.': 'तलका पङ्क्ति आफ्नो फाइलमा सच्याएर फेरि राख्नुहोस्।',
  'Nothing was imported.': 'केही आयात भएन।',
  'The products below were not.': 'तलका सामान भने आयात भएनन्।',
  'Imported: %{counts} (products and variants).': 'आयात भयो: %{counts} (सामान र भेरियन्ट)।',
  'Still to import: %{counts} (products and variants).': 'आयात गर्न बाँकी: %{counts} (सामान र भेरियन्ट)।',
  'Nothing has changed yet. To import: %{counts} (products and variants).':
    'अहिलेसम्म केही बदलिएको छैन। आयात गरिने: %{counts} (सामान र भेरियन्ट)।',

  // Buttons
  'Import this file?': 'यो फाइल आयात गर्ने?',
  '%{added} products and variants will be added and %{changed} updated. They are imported in small batches while the shop stays open.':
    '%{added} सामान र भेरियन्ट थपिन्छन्, %{changed} बदलिन्छन्। पसल खुलै राखेर अलिअलि गर्दै आयात हुन्छ।',
  'Import started': 'आयात सुरु भयो',
  Discard: 'खारेज गर्नुहोस्',
  'Discard this import?': 'यो आयात खारेज गर्ने?',
  'Import discarded': 'आयात खारेज भयो',
  'Products already imported stay in the shop. This page will list those that were not.':
    'आयात भइसकेका सामान पसलमै रहन्छन्। नभएका सामान यस पृष्ठमा देखिन्छन्।',
  'Nothing is imported. You can upload the file again.': 'केही आयात हुँदैन। फाइल फेरि राख्न सकिन्छ।',

  // Changes and problems
  'Changes by row': 'पङ्क्तिअनुसार परिवर्तन',
  'Product or SKU': 'सामान वा SKU',
  'Current value': 'अहिलेको',
  'New value': 'नयाँ',
  'Showing the first %{shown} of %{all}.': '%{all} मध्ये पहिला %{shown} देखाइएको छ।',
  'Changed since the check': 'जाँचपछि बदलिएका',
  'Not imported': 'आयात नभएका',
  Errors: 'गल्तीहरू',
  'Download all as CSV': 'सबै CSV मा डाउनलोड गर्नुहोस्',
  '%{title}: rows': '%{title}: पङ्क्तिहरू',

  // Guide to the columns
  'File format': 'फाइलको ढाँचा',
  'Each row is one size and type of a product, identified by its SKU. Product details are needed only in the product’s first row. A blank cell keeps the current value; %{word} clears it. You can leave out columns that you do not need. The product list exports the same columns.':
    'हरेक पङ्क्ति सामानको एउटा साइज र प्रकार हो, SKU ले चिनिन्छ। सामानको विवरण उसको पहिलो पङ्क्तिमा लेखे पुग्छ। खाली कोठाले अहिलेकै विवरण राख्छ; %{word} ले मेटाउँछ। नचाहिने स्तम्भ नराखे हुन्छ। सामानको सूचीबाट निर्यात गर्दा पनि यिनै स्तम्भ आउँछन्।',
  'Columns of the file': 'फाइलका स्तम्भ',
  'Applies to': 'केको',
  '%{hint}. Required': '%{hint}। अनिवार्य',
  product: 'सामान',
  color: 'रङ',
  variant: 'भेरियन्ट',
  set: 'सेट',
  piece: 'सेटको सामान',
}
