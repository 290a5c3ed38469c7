/** What the server says on the page Reports: titles, columns, figures, notes and fixed words in cells. */
export const fromServerReports = {
  // Titles
  'VAT summary': 'भ्याट विवरण',
  'Sales book': 'बिक्री खाता',
  'Sales return book': 'बिक्री फिर्ता खाता',
  'Purchase book': 'खरिद खाता',
  'One lakh list': 'एक लाख सूची',
  'Invoice register': 'बीजक दर्ता',
  'Stock valuation': 'स्टकको मूल्याङ्कन',
  Receivables: 'उठाउनुपर्ने रकम',

  // VAT summary
  'Taxable sales': 'करयोग्य बिक्री',
  'VAT of sales': 'बिक्रीको भ्याट',
  'Export sales': 'निकासी बिक्री',
  'Exempt sales': 'कर छुटको बिक्री',
  'Sales invoices': 'बिक्री बीजक',
  'Cancelled among them': 'तीमध्ये रद्द',
  'Credit notes': 'क्रेडिट नोट',
  'Sales before returns': 'फिर्ता नघटाई बिक्री',
  'VAT before returns': 'फिर्ता नघटाई भ्याट',
  'VAT of returns': 'फिर्ताको भ्याट',
  'Taxable sales less returns': 'फिर्ता घटाएर करयोग्य बिक्री',
  'Taxable sales and their VAT are less the returns of the month of the credit note. The shop exports nothing and sells nothing exempt.':
    'करयोग्य बिक्री र त्यसको भ्याटबाट क्रेडिट नोटको महिनाको फिर्ता घटाइएको छ। पसलले निकासी गर्दैन, र कर छुटको सामान बेच्दैन।',
  'Purchases, imports, adjustments and credits brought forward come from the accountant. The return is due by the 25th of the next month of Bikram Sambat, also when nothing was sold.':
    'खरिद, पैठारी, मिलान र अघिल्लो महिनाको क्रेडिट लेखापालबाट आउँछ। विवरण अर्को नेपाली महिनाको २५ गतेभित्र बुझाउनुपर्छ, केही नबिके पनि।',
  Jan: 'जनवरी',
  Feb: 'फेब्रुअरी',
  Mar: 'मार्च',
  Apr: 'अप्रिल',
  May: 'मे',
  Jun: 'जुन',
  Jul: 'जुलाई',
  Aug: 'अगस्ट',
  Sept: 'सेप्टेम्बर',
  Oct: 'अक्टोबर',
  Nov: 'नोभेम्बर',
  Dec: 'डिसेम्बर',
  'months of Bikram Sambat': 'नेपाली महिना',
  'Gregorian months': 'ग्रेगोरियन महिना',
  'The tax office counts months of Bikram Sambat; Gregorian months are for comparing.':
    'कर कार्यालयले नेपाली महिना मान्छ; ग्रेगोरियन महिना तुलनाका लागि मात्र हुन्।',

  // Sales book and sales return book
  'Invoice number': 'बीजक नम्बर',
  'Invoice date': 'बीजक मिति',
  'Credit note number': 'क्रेडिट नोट नम्बर',
  'Buyer’s name': 'खरिदकर्ताको नाम',
  'Buyer’s PAN': 'खरिदकर्ताको PAN',
  'Goods or service': 'वस्तु वा सेवा',
  'Total sale / export': 'जम्मा बिक्री / निकासी',
  'Local exempt sale': 'स्थानीय कर छुटको बिक्री',
  'Total return': 'जम्मा फिर्ता',
  'Local exempt return': 'स्थानीय कर छुटको फिर्ता',
  'Taxable value': 'करयोग्य मूल्य',
  'Export value': 'निकासी मूल्य',
  Country: 'देश',
  'Customs declaration number': 'निकासी प्रज्ञापनपत्र नम्बर',
  'Customs declaration date': 'निकासी प्रज्ञापनपत्र मिति',
  Invoices: 'बीजक',
  'Cancelled in the same month': 'त्यही महिनामा रद्द',
  'Taxable value by month': 'महिनाअनुसार करयोग्य मूल्य',
  'Reduction of the price': 'मूल्य घटाइएको',
  pc: 'थान',
  'The order was cancelled': 'अर्डर रद्द गरिएको',
  'The goods were returned': 'सामान फिर्ता गरिएको',
  'The goods were damaged': 'सामानमा क्षति भएको',
  'The price was reduced afterwards': 'बिक्रीपछि मूल्य घटाइएको',
  'The rest of the order was called off': 'बाँकी सामान रद्द गरिएको',
  'The order was changed, and a new invoice was issued': 'अर्डर परिवर्तन भई नयाँ बीजक जारी गरिएको',
  'Dates are of Bikram Sambat. Amounts are whole rupees as on the papers, without VAT but for its own column.':
    'मिति विक्रम संवत्का हुन्। रकम कागजमा भएकै पूरा रुपैयाँमा छ; भ्याट आफ्नै स्तम्भमा मात्र छ।',
  'An invoice that was cancelled as a whole in its own month stays with zero amounts, and so does its credit note. In a later month the credit note counts there.':
    'त्यही महिनामा पूरै रद्द भएको बीजक र त्यसको क्रेडिट नोट शून्य रकममा रहन्छ। पछिल्लो महिनामा रद्द भए क्रेडिट नोट त्यही महिनामा गनिन्छ।',

  // Purchase book
  'Supplier’s name': 'आपूर्तिकर्ताको नाम',
  'Supplier’s PAN': 'आपूर्तिकर्ताको PAN',
  'Total purchase': 'जम्मा खरिद',
  'Exempt purchase': 'कर छुटको खरिद',
  Bills: 'बिल',
  'Bills without a PAN': 'PAN नभएका बिल',
  'Dates are of Bikram Sambat. Amounts are whole rupees as on the bills, without VAT but for its own column.':
    'मिति विक्रम संवत्का हुन्। रकम बिलमा भएकै पूरा रुपैयाँमा छ; भ्याट आफ्नै स्तम्भमा मात्र छ।',
  'The book has the bills that staff recorded with received goods. Add imports, capital goods, rent and other purchases from your own books.':
    'यसमा सामान बुझ्दा कर्मचारीले चढाएका बिल छन्। पैठारी, पुँजीगत सामान, भाडा र अरू खरिद आफ्नै खाताबाट थप्नुहोस्।',

  // One lakh list
  'Name of tax payer': 'करदाताको नाम',
  'Trade name type': 'कारोबारको प्रकार',
  'Purchase or sale': 'खरिद वा बिक्री',
  'Taxable amount': 'करयोग्य रकम',
  'Exempted amount': 'कर छुटको रकम',
  'Listed buyers': 'सूचीमा परेका खरिदकर्ता',
  'Invoices from the limit on without a PAN': 'सीमा पुगेका तर PAN नभएका बीजक',
  'Taxable amount of those': 'तिनको करयोग्य रकम',
  'Sums are by PAN, without VAT, and less the returns of the period. Sources differ on the period and on whether the limit counts, so both can be chosen; the limit counts here.':
    'जोड PAN अनुसार, भ्याटबाहेक, र यस अवधिको फिर्ता घटाएर गरिएको छ। अवधि कुन हो र सीमा बराबरको रकम पर्छ कि पर्दैन भन्नेमा एकमत छैन, त्यसैले दुवै छान्न मिल्छ; यहाँ सीमा बराबरको पनि पर्छ।',

  // Invoice register; its columns keep the names of the tax office
  'The shop sends nothing to the tax office’s system, so Sync_with_IRD and Is_Realtime are No. VAT_Refund_Amount is 0.':
    'पसलले कर कार्यालयको प्रणालीमा केही पठाउँदैन, त्यसैले Sync_with_IRD र Is_Realtime “होइन” हुन्छन्। VAT_Refund_Amount ० हुन्छ।',
  'Amount and Discount are without VAT; the invoice prints its discount with VAT. Taxable_Amount, Tax_Amount and Total_Amount are the invoice’s.':
    'Amount र Discount भ्याटबाहेक छन्; बीजकमा भने छुट भ्याटसहित छापिन्छ। Taxable_Amount, Tax_Amount र Total_Amount बीजककै हुन्।',
  'Entered_By is who confirmed the order. Is_Bill_Active is No for an invoice that was cancelled as a whole in its own month.':
    'Entered_By अर्डर पुष्टि गर्ने व्यक्ति हो। त्यही महिनामा पूरै रद्द भएको बीजकमा Is_Bill_Active “होइन” हुन्छ।',

  // Stock valuation
  'Color, size and type': 'रङ, साइज र प्रकार',
  'Value at cost': 'लागतमा मूल्य',
  'Pieces without a cost': 'लागत नराखिएका थान',
  'Pieces in stock': 'स्टकमा रहेका थान',
  'Value at cost by category': 'वर्गअनुसार लागतमा मूल्य',
  'Each piece counts with the cost that its variant has now, without VAT. Pieces without a cost count as nothing: enter the cost in the product, or import the column cost.':
    'हरेक थान भेरियन्टको अहिलेको लागतमा गनिन्छ, भ्याटबाहेक। लागत नराखिएका थान शून्य गनिन्छन्: सामानमा लागत लेख्नुहोस्, वा cost स्तम्भ आयात गर्नुहोस्।',
  'Products that were removed since that day are missing.': 'त्यस दिनपछि हटाइएका सामान यसमा छैनन्।',

  // Receivables
  'Placed on': 'अर्डर मिति',
  'Paid in advance': 'अग्रिम तिरेको',
  'Due on delivery': 'डेलिभरीमा उठ्ने',
  'Due, 0 to 7 days': 'उठ्ने, ० देखि ७ दिन',
  'Due, 8 to 14 days': 'उठ्ने, ८ देखि १४ दिन',
  'Due, 15 to 30 days': 'उठ्ने, १५ देखि ३० दिन',
  'Due, over 30 days': 'उठ्ने, ३० दिनभन्दा बढी',
  '0 to 7 days': '० देखि ७ दिन',
  '8 to 14 days': '८ देखि १४ दिन',
  '15 to 30 days': '१५ देखि ३० दिन',
  'over 30 days': '३० दिनभन्दा बढी',
  'Paid in advance, not yet delivered': 'अग्रिम तिरेको, डेलिभरी बाँकी',
  'Deposits and part payments': 'बैना र आंशिक भुक्तानी',
  'Refunds owed': 'फिर्ता दिनुपर्ने रकम',
  'Refunds overdue': 'म्याद नाघेका फिर्ता रकम',
  'Cash not yet handed in': 'बुझाउन बाँकी नगद',
  'Due on delivery by the age of the order': 'अर्डर कति पुरानो भन्नेअनुसार डेलिभरीमा उठ्ने',
  'Confirmed orders that are not delivered, and others with a payment. What an unconfirmed order has to pay is not due. Ages count from the day of the order. Deposits and part payments are what was paid in advance for orders that are not paid in full. What went back, or is owed as a refund, is in none of them.':
    'पुष्टि भएर डेलिभरी बाँकी रहेका, र भुक्तानी आइसकेका अरू अर्डर। पुष्टि नभएको अर्डरको रकम उठाउनुपर्नेमा पर्दैन। दिन अर्डर गरेको मितिबाट गनिन्छ। बैना र आंशिक भुक्तानी भनेको पूरा नतिरिएका अर्डरको अग्रिम रकम हो। फिर्ता गइसकेको वा फिर्ता दिनुपर्ने रकम कुनैमा पर्दैन।',
  'Orders delivered in parts count whole until the last part has arrived. The report knows only today.':
    'भाग-भाग गरी पठाइएको अर्डर अन्तिम भाग नपुगुन्जेल पूरै गनिन्छ। यो प्रतिवेदन आजको मात्र हुन्छ।',
}
