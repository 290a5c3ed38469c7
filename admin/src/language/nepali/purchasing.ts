import { reorder } from './purchasing-reorder.ts'

/** Texts of suppliers and purchase orders. */
export const purchasing = {
  ...reorder,

  // List of purchase orders
  'Number or supplier': 'नम्बर वा सप्लायर',
  'No purchase orders yet': 'अहिलेसम्म खरिद अर्डर छैन',
  '“Reorder” says what runs out, from the rate of sales. You can also draft an order yourself.':
    '“फेरि मगाउने” ले बिक्रीको गति हेरेर के सकिन लाग्यो भन्छ। अर्डरको मस्यौदा आफैँ पनि बनाउन मिल्छ।',
  '%{received} of %{pieces}': '%{pieces} मध्ये %{received}',
  Draft: 'मस्यौदा',
  'Partly received': 'केही आइपुगेको',
  '%{label}, late': '%{label}, ढिला',

  // Form of a purchase order
  'New purchase order': 'नयाँ खरिद अर्डर',
  'Leave empty for the supplier’s lead time': 'खाली छोडे सप्लायरलाई लाग्ने समय हेरिन्छ',
  'Costs are for one piece, without VAT.': 'मूल्य एउटाको हो, भ्याटबाहेक।',
  'The supplier reads it': 'सप्लायरले पढ्छन्',
  'Total without VAT: %{total}': 'भ्याटबाहेक जम्मा: %{total}',
  'Save draft': 'मस्यौदा सुरक्षित गर्नुहोस्',

  // Page of a purchase order
  'Edit draft': 'मस्यौदा सम्पादन गर्नुहोस्',
  'Receive goods': 'सामान बुझ्नुहोस्',
  'Send by email': 'इमेलबाट पठाउनुहोस्',
  'Purchase order sent': 'खरिद अर्डर पठाइयो',
  'Send this order?': 'यो अर्डर पठाउने हो?',
  'It goes to %{email} and can no longer be changed.': 'यो %{email} मा जान्छ, त्यसपछि बदल्न मिल्दैन।',
  'Mark as sent': 'पठाएको जनाउनुहोस्',
  'Marked as sent': 'पठाएको जनाइयो',
  'Mark as sent?': 'पठाएको जनाउने हो?',
  'For an order on paper or by phone. No email is sent, and the order can no longer be changed.':
    'कागज वा फोनबाट गरिएको अर्डरका लागि। इमेल जाँदैन, र अर्डर अब बदल्न मिल्दैन।',
  'Change day': 'दिन बदल्नुहोस्',
  'Day changed': 'दिन बदलियो',
  'Close order': 'अर्डर टुङ्ग्याउनुहोस्',
  'Close order?': 'अर्डर टुङ्ग्याउने हो?',
  'Order closed': 'अर्डर टुङ्गियो',
  'The rest is no longer expected. What came stays in stock.': 'बाँकी सामान अब कुरिँदैन। आइसकेको सामान स्टकमै रहन्छ।',
  'Cancel order?': 'अर्डर रद्द गर्ने हो?',
  'Tell the supplier, too: no email is sent.': 'सप्लायरलाई पनि भन्नुहोस्: इमेल जाँदैन।',
  'Nobody has sent it yet.': 'यो अहिलेसम्म पठाइएको छैन।',
  Back: 'पछाडि',
  'Lines of the order': 'अर्डरका लाइन',
  Sum: 'रकम',
  'supplier’s code %{code}': 'सप्लायरको कोड %{code}',
  '%{damaged} came damaged': '%{damaged} बिग्रिएको आयो',
  'by email': 'इमेलबाट',
  'on paper or by phone': 'कागज वा फोनबाट',

  // Goods that come
  'Receive goods of %{number}': '%{number} को सामान बुझ्नुहोस्',
  'All as ordered': 'सबै अर्डरअनुसार',
  Where: 'कहाँ',
  'all received': 'सबै आइसक्यो',
  '%{missing} of %{quantity} missing': '%{quantity} मध्ये %{missing} आउन बाँकी',
  '%{count} piece added to the stock |||| %{count} pieces added to the stock': '%{count} थान स्टकमा थपियो',
  '%{count} piece not taken into stock. The supplier still owes it. |||| %{count} pieces not taken into stock. The supplier still owes them.':
    '%{count} थान स्टकमा राखिँदैन। सप्लायरले अझै दिन बाँकी रहन्छ।',
  '%{count} piece more than ordered. All go into stock. |||| %{count} pieces more than ordered. All go into stock.':
    'अर्डरभन्दा %{count} थान बढी। सबै स्टकमा जान्छन्।',
  '%{taken} × %{sku}, %{damaged} damaged and not taken': '%{taken} × %{sku}, %{damaged} बिग्रिएकाले नबुझिएको',

  // Suppliers’ bills
  Bill: 'बिल',
  'Supplier’s bill': 'सप्लायरको बिल',
  'Add bill': 'बिल थप्नुहोस्',
  'Bill saved': 'बिल सुरक्षित भयो',
  'Not here yet': 'अझै आएको छैन',
  '%{number} of %{day}: %{total}, VAT %{vat}': '%{number}, %{day}: %{total}, भ्याट %{vat}',
  'As printed on the supplier’s bill': 'सप्लायरको बिलमा लेखिएजस्तै',
  'Leave empty while the bill is not here': 'बिल नआउन्जेल खाली छोड्नुहोस्',
  'Bill date': 'बिलको मिति',
  'Taxable amount (Rs)': 'कर लाग्ने रकम (रु.)',
  'Exempt amount (Rs)': 'कर नलाग्ने रकम (रु.)',
  'VAT (Rs)': 'भ्याट (रु.)',
  'Without VAT': 'भ्याटबाहेक',

  // Printed order
  'Back to the order': 'अर्डरमा फर्कनुहोस्',
  'Purchase order %{number}': 'खरिद अर्डर %{number}',
  'Your code': 'तपाईंको कोड',
  'Total without VAT': 'भ्याटबाहेक जम्मा',
  'Please write %{number} on your bill.': 'कृपया आफ्नो बिलमा %{number} लेख्नुहोस्।',

  // Suppliers
  'Name, PAN, contact or email': 'नाम, PAN, सम्पर्क वा इमेल',
  'No suppliers yet': 'अहिलेसम्म सप्लायर छैन',
  'With suppliers and what they sell, the shop can suggest what to order.':
    'सप्लायर र उनीहरूले बेच्ने सामान राखेपछि के मगाउने भनेर सुझाव आउँछ।',
  'Lead time': 'आइपुग्न लाग्ने',
  '%{count} day |||| %{count} days': '%{count} दिन',
  'Open orders': 'खुला अर्डर',
  'Open orders to %{name}: %{awaited}': '%{name} का खुला अर्डर: %{awaited}',
  'As its bills name it': 'उसको बिलमा लेखिएजस्तै',
  'Nine digits; the purchase book needs it': 'नौ अङ्क; खरिद खातामा चाहिन्छ',
  'Contact person': 'सम्पर्क व्यक्ति',
  'Purchase orders go there': 'खरिद अर्डर यहीँ जान्छन्',
  'Lead time in days': 'आइपुग्न लाग्ने दिन',
  'From the order until the goods are here': 'अर्डर गरेदेखि सामान आइपुग्दासम्म',
  'For staff only': 'कर्मचारीका लागि मात्र',
  'What it supplies': 'के के दिन्छ',
  'Supplier’s code': 'सप्लायरको कोड',
  'Pack of': 'एक प्याकमा',
  'Inactive suppliers are not suggested': 'बन्द सप्लायर सुझावमा आउँदैनन्',
  'Its prices are deleted, too. A supplier with purchase orders cannot be deleted.':
    'यसका मूल्य पनि मेटिन्छन्। खरिद अर्डर भएको सप्लायर मेटाउन मिल्दैन।',
  'View its purchase orders': 'यसका खरिद अर्डर हेर्नुहोस्',
}
