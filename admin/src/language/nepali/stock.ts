/** Stock of variants, its movements, places, transfers and counts. */
export const stock = {
  'Lines of the count': 'गन्तीका लाइनहरू',
  // List of variants
  'Name or SKU': 'नाम वा SKU',
  'By place': 'ठाउँअनुसार',
  'Sold in last 30 days': 'पछिल्लो ३० दिनमा बिक्री',
  'Days left': 'पुग्ने दिन',
  'No variants match these filters.': 'यी फिल्टरसँग मिल्ने कुनै भेरियन्ट छैन।',
  '%{daysLeft} days left': '%{daysLeft} दिन पुग्छ',
  'threshold %{lowStockAt}': 'सीमा %{lowStockAt}',
  'Stock by variant': 'भेरियन्टअनुसार स्टक',

  // Correcting stock by hand
  'Adjust stock': 'स्टक मिलाउनुहोस्',
  'Adjust stock of %{sku}': '%{sku} को स्टक मिलाउनुहोस्',
  Adjust: 'मिलाउनुहोस्',
  'Damaged or lost': 'बिग्रेको वा हराएको',
  'Stock updated': 'स्टक मिलाइयो',

  // Movements
  'Opening stock': 'सुरुको स्टक',
  'Sent to another place': 'अर्को ठाउँ पठाइएको',
  'Arrived from another place': 'अर्को ठाउँबाट आएको',
  'Product ID': 'सामानको ID',
  'Stock after': 'त्यसपछिको स्टक',
  'No stock movements yet': 'अहिलेसम्म स्टकको आवतजावत छैन',
  'Every change in stock is recorded here.': 'स्टकमा भएको हरेक घटबढ यहाँ देखिन्छ।',

  // Places
  Warehouse: 'गोदाम',
  Showroom: 'शोरुम',
  'Showroom page': 'शोरुमको पृष्ठ',
  'Customers can pick up from this place if its showroom page offers pickup.':
    'शोरुमको पृष्ठमा “आफैँ लैजाने” सुविधा भए ग्राहकले यहींबाट सामान लैजान सक्छन्।',
  Serves: 'यहाँबाट पठाइने जिल्ला',
  'Orders from these districts take their pieces from here first. What is missing comes from the other places, in the order of the list.':
    'यी जिल्लाका अर्डरका सामान पहिले यहींबाट लिइन्छ। नपुगेको सामान सूचीको क्रमअनुसार अरू ठाउँबाट आउँछ।',
  'Threshold for every variant at this place. Leave empty to use each variant’s own.':
    'यस ठाउँका सबै भेरियन्टको सीमा। हरेक भेरियन्टको आफ्नै सीमा राख्न खाली छोड्नुहोस्।',
  'Only an empty place can be closed.': 'खाली ठाउँ मात्र बन्द गर्न सकिन्छ।',
  'Warehouses and showrooms with stock appear here.': 'स्टक भएका गोदाम र शोरुम यहाँ देखिन्छन्।',
  'serves %{districts}': '%{districts} लाई सामान दिने',
  'has everything that is at no other place': 'अन्त नभएका सबै सामान यहाँ',
  closed: 'बन्द',

  // Transfers
  'Place or note': 'ठाउँ वा टिपोट',
  'From or to': 'कहाँबाट वा कहाँ',
  'From and to': 'कहाँबाट कहाँ',
  'No transfers yet': 'अहिलेसम्म सामान सारिएको छैन',
  'Choose variants in the stock list, then ‘Transfer’, to send them to another place.':
    'अर्को ठाउँ पठाउन स्टकको सूचीमा भेरियन्ट छानेर ‘सार्नुहोस्’ थिच्नुहोस्।',
  'Transfer stock': 'स्टक सार्नुहोस्',
  'Transfer sent. It is on its way until somebody receives it.': 'सामान पठाइयो। कसैले नबुझुन्जेल बाटोमै रहेको देखिन्छ।',
  'Choose another place': 'अर्कै ठाउँ छान्नुहोस्',
  '%{pieces} there': 'त्यहाँ %{pieces} थान',
  'Receive at %{to}': '%{to} मा बुझ्नुहोस्',
  'Transfer received': 'सामान बुझियो',
  '%{sent} sent': '%{sent} थान पठाइएको',
  'The difference stays on the transfer. Say what happened.': 'फरक यसैमा देखिइरहन्छ। के भएको हो, लेख्नुहोस्।',
  'Note of the receipt': 'बुझ्दाको टिपोट',
  'Received, %{missing} missing': 'बुझियो, %{missing} थान कम',
  'Received, %{more} more': 'बुझियो, %{more} थान बढी',

  // Counts
  'No stock counts yet': 'अहिलेसम्म स्टक गनिएको छैन',
  'Count the pieces of a place by scanning their SKUs, see the differences, and book them.':
    'SKU स्क्यान गरेर कुनै ठाउँका सामान गन्नुहोस्, फरक हेर्नुहोस् र स्टकमा चढाउनुहोस्।',
  Differences: 'फरक',
  'Start count': 'गन्ती सुरु गर्नुहोस्',
  Counts: 'के गन्ने',
  Everything: 'सबै सामान',
  Booked: 'स्टकमा चढाइएको',
  Dropped: 'खारेज',
  Scan: 'स्क्यान',
  'Nothing was counted yet.': 'अहिलेसम्म केही गनिएको छैन।',
  '%{code} was not counted: %{message}': '%{code} गनिएन: %{message}',
  '%{counted} counted': '%{counted} थान गनिएको',
  'Change the count': 'गन्ती सच्याउनुहोस्',
  'Change the count of %{sku}': '%{sku} को गन्ती सच्याउनुहोस्',
  'Count changed': 'गन्ती सच्याइयो',
  'Not counted yet: %{missingTotal}': 'गन्न बाँकी: %{missingTotal}',
  'These are the first %{missing} variants by name.': 'नामको क्रममा पहिला %{missing} भेरियन्ट यी हुन्।',
  '%{product}, %{sku}: %{pieces} for sale': '%{product}, %{sku}: बिक्रीका लागि %{pieces} थान',
  'None here': 'यहाँ छैन',
  'None here: %{sku}': '%{sku} यहाँ एउटै छैन',
  'Drop this count?': 'यो गन्ती खारेज गर्ने?',
  'Nothing is booked. The counted pieces stay readable.': 'स्टकमा केही चढ्दैन। गनिएको विवरण भने हेर्न सकिन्छ।',
  'Count dropped': 'गन्ती खारेज भयो',
  'Book differences': 'फरक स्टकमा चढाउनुहोस्',
  'Everything counted is as expected.': 'गनिएका सबै सामान मिल्यो।',
  'The stock of %{count} variant changes. |||| The stock of %{count} variants changes.':
    '%{count} भेरियन्टको स्टक बदलिन्छ।',
  'Differences booked': 'फरक स्टकमा चढाइयो',

  // Camera
  Camera: 'क्यामेरा',
  'Scan with camera': 'क्यामेराले स्क्यान गर्नुहोस्',
  'Stop camera': 'क्यामेरा बन्द गर्नुहोस्',
  'Hold the barcode in front of the camera.': 'बारकोड क्यामेराअगाडि राख्नुहोस्।',
  'Scanned %{last}': '%{last} स्क्यान भयो',
  'The camera cannot be used: %{problem}': 'क्यामेरा चलाउन सकिएन: %{problem}',
}
