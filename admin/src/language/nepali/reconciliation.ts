/** Texts of bank statements and wallet reports, and of the payments that they settle. */
export const reconciliation = {
  // Words
  Matched: 'मिल्यो',
  'Left out': 'छाडिएको',
  'Amount (one column)': 'रकम (एउटै स्तम्भ)',
  'Credit (money in)': 'क्रेडिट (आएको रकम)',
  'Debit (money out)': 'डेबिट (गएको रकम)',
  'Reference or transaction ID': 'सन्दर्भ नं. वा कारोबार आईडी',
  'same reference': 'सन्दर्भ नं. उही',
  'order number': 'अर्डर नम्बर मिल्छ',
  'same amount': 'रकम उही',
  // Uploading a statement
  'Statement of': 'कसको स्टेटमेन्ट',
  'Upload statement': 'स्टेटमेन्ट अपलोड गर्नुहोस्',
  'CSV or Excel, up to 20,000 rows. Lines that an earlier file had are skipped. Orders and payments do not change.':
    'CSV वा Excel, बढीमा २०,००० पङ्क्ति। अघिल्लो फाइलमा आइसकेका लाइन छाडिन्छन्। अर्डर र भुक्तानी फेरिँदैनन्।',
  'Columns of the %{source} statement': '%{source} स्टेटमेन्टका स्तम्भ',
  '%{count} line added. |||| %{count} lines added.': '%{count} लाइन थपियो।',
  '%{count} line skipped, as an earlier file had it. |||| %{count} lines skipped, as an earlier file had them.':
    'अघिल्लो फाइलमा आइसकेकाले %{count} लाइन छाडियो।',
  '%{count} line could not be read: |||| %{count} lines could not be read:': '%{count} लाइन पढ्न सकिएन:',
  'Row %{row}: %{problem}': 'पङ्क्ति %{row}: %{problem}',
  'and %{count} more': 'र अरू %{count}',
  'Is no date such as 2026-11-24 or 24/11/2026': '2026-11-24 वा 24/11/2026 जस्तो मिति होइन',
  'Is a day to come': 'यो दिन आउन बाँकी छ',
  'Is no amount such as 12,500.00': '12,500.00 जस्तो रकम होइन',
  'Is too large for an amount': 'रकमका लागि धेरै ठूलो छ',
  'Has no date': 'मिति छैन',
  'Has no amount': 'रकम छैन',
  'Has both a credit and a debit': 'क्रेडिट र डेबिट दुवै छन्',
  // Columns of a statement
  'Bring in': 'भित्र्याउनुहोस्',
  'Bring in %{count} row |||| Bring in %{count} rows': '%{count} पङ्क्ति भित्र्याउनुहोस्',
  'The file has no rows below its headings.': 'फाइलमा शीर्षकमुनि कुनै पङ्क्ति छैन।',
  'These are the columns of the last statement of this source.': 'यसको अघिल्लो स्टेटमेन्टका स्तम्भ यिनै हुन्।',
  'The shop guessed these columns. It will remember what you choose.':
    'पसलले यी स्तम्भ अनुमान गरेको हो। तपाईंले जे छान्नुहुन्छ, अर्को पटक त्यही सम्झन्छ।',
  'Please choose the column with the date.': 'कृपया मिति भएको स्तम्भ छान्नुहोस्।',
  'Please choose the column with the amount, or those with credit and debit.':
    'कृपया रकम भएको स्तम्भ, वा क्रेडिट र डेबिटका स्तम्भ छान्नुहोस्।',
  'Please choose either the amount, or credit and debit.': 'कृपया रकम, वा क्रेडिट र डेबिटमध्ये एउटा मात्र छान्नुहोस्।',
  '“%{heading}” is chosen twice.': '“%{heading}” दुई ठाउँमा छानिएको छ।',
  'First rows of the file': 'फाइलका सुरुका पङ्क्ति',
  // Lines
  'No lines found': 'कुनै लाइन भेटिएन',
  'Lines of uploaded statements appear here, with the payments and refunds that they may settle.':
    'अपलोड गरेका स्टेटमेन्टका लाइन यहाँ देखिन्छन्, साथमा तिनसँग मिल्न सक्ने भुक्तानी र फिर्ता रकम।',
  Statement: 'स्टेटमेन्ट',
  'Fee %{fee}': 'शुल्क %{fee}',
  'fee %{fee}': 'शुल्क %{fee}',
  'No suggestion': 'मिल्ने केही भेटिएन',
  Match: 'मिलाउनुहोस्',
  'Match %{count}': '%{count} वटा मिलाउनुहोस्',
  'Matched. The order and its payment did not change.': 'मिलाइयो। अर्डर र भुक्तानी फेरिएनन्।',
  'Matched. Orders and payments did not change.': 'मिलाइयो। अर्डर र भुक्तानी फेरिएनन्।',
  'Leave out': 'छाड्नुहोस्',
  'Leave the line out': 'यो लाइन छाड्नुहोस्',
  '%{amount} of %{day} belongs to no payment of the shop.': '%{day} को %{amount} पसलको कुनै भुक्तानीको होइन।',
  'Such as rent, interest, or a transfer between own accounts': 'जस्तै भाडा, ब्याज, वा आफ्नै खाताबीचको ट्रान्सफर',
  'Left out.': 'छाडियो।',
  'Undo match': 'मिलाएको हटाउनुहोस्',
  'Open again': 'फेरि खोल्नुहोस्',
  'The line is open again.': 'यो लाइन फेरि खुल्यो।',
  // Choosing payments
  Choose: 'छान्नुहोस्',
  'Order number or reference': 'अर्डर नम्बर वा सन्दर्भ नं.',
  refund: 'फिर्ता रकम',
  'No payment waits for a statement.': 'स्टेटमेन्टमा आउन बाँकी भुक्तानी छैन।',
  'The newest %{count} are shown. Type an order number to find others.':
    'नयाँ %{count} वटा देखाइएका छन्। अरू खोज्न अर्डर नम्बर लेख्नुहोस्।',
  'The sums are equal.': 'जम्मा रकम ठ्याक्कै मिल्छ।',
  'Fee: %{fee}': 'शुल्क: %{fee}',
  'Is the payment not written down yet? Record it in %{vouchers} or on the page of the order first.':
    'भुक्तानी अझै दर्ता भएको छैन? पहिले %{vouchers} मा वा अर्डरको पृष्ठमा दर्ता गर्नुहोस्।',
  'Please choose a payment or a refund.': 'कृपया भुक्तानी वा फिर्ता रकम छान्नुहोस्।',
  'The line has %{amount} more than what you chose.': 'तपाईंले छान्नुभएकोभन्दा यो लाइनमा %{amount} बढी छ।',
  '%{amount} would be left as a fee, which is more than a tenth.':
    '%{amount} शुल्कका रूपमा बाँकी हुन्छ, जुन दश प्रतिशतभन्दा बढी हो।',
  // Sums and payments without a line
  'Sums by month': 'महिनाअनुसार जम्मा',
  'Fees of matched lines': 'मिलेका लाइनको शुल्क',
  'Older than (days)': 'यति दिनभन्दा पुराना',
  'Every payment is on a statement': 'सबै भुक्तानी स्टेटमेन्टमा आइसके',
  'Payments by wallet and bank that no matched line covers appear here.':
    'वालेट र बैंकबाट आएका, तर कुनै लाइनसँग नमिलेका भुक्तानी यहाँ देखिन्छन्।',
  'No matched line of a statement covers these payments. A wallet may still owe them to the shop.':
    'यी भुक्तानी स्टेटमेन्टको कुनै लाइनसँग मिलेका छैनन्। वालेटले पसललाई दिन बाँकी हुन सक्छ।',
  'Paid on': 'तिरेको मिति',
}
