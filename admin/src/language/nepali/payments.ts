/** Texts of refunds, bank vouchers and counted cash. */
export const payments = {
  // Refunds
  'Sent %{when}': '%{when} मा पठाइयो',
  'Due by %{when}': 'म्याद: %{when}',
  'Due today': 'आजै पठाउनुपर्ने',
  '%{count} business day left |||| %{count} business days left': '%{count} कार्यदिन बाँकी',
  'Record as sent': 'पठाएको दर्ता गर्नुहोस्',
  'Record a refund as sent': 'पठाएको फिर्ता रकम दर्ता गर्नुहोस्',
  'Only if %{name}’s portal shows this refund. The customer is notified by email or SMS, and the email has the reference.':
    '%{name}को पोर्टलमा यो फिर्ता रकम देखिएको छ भने मात्र दर्ता गर्नुहोस्। ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ, र इमेलमा सन्दर्भ नं. हुन्छ।',
  'Send the money through the wallet’s portal or the bank first. The customer is notified by email or SMS, and the email has the reference. If you send less than %{amount}, the rest stays due.':
    'पहिले वालेटको पोर्टल वा बैंकबाट रकम पठाउनुहोस्। ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ, र इमेलमा सन्दर्भ नं. हुन्छ। %{amount} भन्दा कम पठाउनुभयो भने बाँकी रकम फिर्ता गर्न बाँकी नै रहन्छ।',
  'Refund recorded': 'फिर्ता रकम दर्ता भयो',
  'Amount sent': 'पठाएको रकम',
  'To send': 'पठाउन बाँकी',
  'Order, name, email or reference': 'अर्डर, नाम, इमेल वा सन्दर्भ नं.',
  'Due from': 'म्याद यहाँदेखि',
  'Due to': 'म्याद यहाँसम्म',
  'No refunds found': 'फिर्ता रकम भेटिएन',
  'No refunds match these filters.': 'यी फिल्टरसँग मिल्ने फिर्ता रकम छैन।',
  'More than %{count} refunds': '%{count} भन्दा बढी फिर्ता रकम',
  '%{count} refund |||| %{count} refunds': '%{count} फिर्ता रकम',
  'Paid by %{way}': 'तिरेको तरिका: %{way}',
  'Call the customer and ask for a bank account or wallet.': 'ग्राहकलाई फोन गरेर बैंक खाता वा वालेट सोध्नुहोस्।',
  // Why money goes back
  // Refunds by a wallet
  '%{amount} sent to %{name} on %{when}.': '%{when} मा %{name}लाई %{amount} पठाइयो।',
  '%{amount} sent to %{name} on %{when} by %{staff}.': '%{staff}ले %{when} मा %{name}लाई %{amount} पठाउनुभयो।',
  'Waiting for the answer.': 'जवाफ आउन बाँकी छ।',
  '%{name} does not say whether it made this refund. Look in its portal, then choose Record as sent or Not refunded.':
    'यो रकम फिर्ता भयो कि भएन, %{name}ले बताएको छैन। त्यसको पोर्टलमा हेरेर ‘पठाएको दर्ता गर्नुहोस्’ वा ‘फिर्ता भएन’ छान्नुहोस्।',
  'It is not known whether %{name} made this refund. The shop asks %{name} until it is known. Until then, refund nothing of this order in %{name}’s portal.':
    '%{name}ले यो रकम फिर्ता गर्‍यो कि गरेन, थाहा भएको छैन। थाहा नहुन्जेल पसलले %{name}लाई सोधिरहन्छ। त्यतिन्जेल %{name}को पोर्टलबाट यस अर्डरको केही रकम फिर्ता नगर्नुहोस्।',
  'Result unknown': 'नतिजा थाहा छैन',
  '%{name} sends the money back to the customer at once, and it cannot be taken back. The customer is notified by email or SMS. If you send less than %{amount}, the rest stays due.':
    '%{name}ले रकम तुरुन्तै ग्राहकलाई फिर्ता पठाउँछ, त्यसपछि फर्काउन मिल्दैन। ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ। %{amount} भन्दा कम पठाउनुभयो भने बाँकी रकम फिर्ता गर्न बाँकी नै रहन्छ।',
  '%{name} can send at most %{most} of it at once.': '%{name}बाट एक पटकमा बढीमा %{most} पठाउन सकिन्छ।',
  'Refund by %{name}': '%{name}बाट फिर्ता गर्नुहोस्',
  'Customer’s %{name} number': 'ग्राहकको %{name} नम्बर',
  'Only for a payment that came from a bank': 'बैंकबाट आएको भुक्तानीका लागि मात्र',
  '%{name} made the refund': '%{name}ले रकम फिर्ता गर्‍यो',
  'It is not known yet whether %{name} made the refund. Do not send it again.':
    '%{name}ले रकम फिर्ता गर्‍यो कि गरेन, अझै थाहा भएको छैन। फेरि नपठाउनुहोस्।',
  'Ask %{name}': '%{name}लाई सोध्नुहोस्',
  'Checked with %{name}': '%{name}सँग सोधियो',
  'Not refunded': 'फिर्ता भएन',
  'The refund can be sent again': 'अब फिर्ता रकम फेरि पठाउन सकिन्छ',
  'Was nothing refunded?': 'केही पनि फिर्ता भएन?',
  'Look in %{name}’s portal first. If it shows this refund, choose Record as sent instead. Otherwise the customer could get the money twice.':
    'पहिले %{name}को पोर्टलमा हेर्नुहोस्। त्यहाँ यो फिर्ता रकम देखियो भने बरु ‘पठाएको दर्ता गर्नुहोस्’ छान्नुहोस्। नत्र ग्राहकले रकम दुई पटक पाउन सक्नुहुन्छ।',
  'Nothing was refunded': 'केही फिर्ता भएन',
  // Answers of wallets to a refund
  'The shop took too long to send the refund. Nothing was refunded. Please try again.':
    'पसलले फिर्ता रकम पठाउन धेरै समय लगायो। केही फिर्ता भएन। कृपया फेरि प्रयास गर्नुहोस्।',
  // Bank vouchers
  'No vouchers yet': 'अहिलेसम्म भौचर आएको छैन',
  'Photos of bank vouchers that customers send appear here.': 'ग्राहकले पठाएका बैंक भौचरका फोटो यहाँ देखिन्छन्।',
  'Amount due': 'तिर्नुपर्ने रकम',
  'Already paid': 'तिरिसकेको',
  'Due now': 'अहिले तिर्नुपर्ने',
  Nothing: 'केही छैन',
  'Total due': 'तिर्न बाँकी जम्मा',
  'This order was cancelled. If the transfer has arrived, accept the voucher to refund it.':
    'यो अर्डर रद्द भइसकेको छ। रकम खातामा आइसकेको छ भने फिर्ता गर्न भौचर स्वीकार गर्नुहोस्।',
  'Enter the details from the bank statement. A sufficient amount confirms the order; any excess is refunded.':
    'बैंक स्टेटमेन्टमा भएको विवरण हाल्नुहोस्। रकम पुग्यो भने अर्डर पुष्टि हुन्छ; बढी भएको रकम फिर्ता हुन्छ।',
  'The customer is notified by email or SMS and can send another voucher. They have at least one more day to pay.':
    'ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ, र उहाँले अर्को भौचर पठाउन सक्नुहुन्छ। तिर्न कम्तीमा एक दिन थप समय हुन्छ।',
  'The order is cancelled. Enter the details from the bank statement: all of the amount is then refunded.':
    'अर्डर रद्द भइसकेको छ। बैंक स्टेटमेन्टमा भएको विवरण हाल्नुहोस्: त्यसपछि सबै रकम फिर्ता हुन्छ।',
  'The order is cancelled. The customer is notified by email or SMS that we did not find the transfer.':
    'अर्डर रद्द भइसकेको छ। ट्रान्सफर भेटिएन भनेर ग्राहकलाई इमेल वा एसएमएसबाट खबर जान्छ।',
  'Accept this voucher?': 'यो भौचर स्वीकार गर्ने?',
  'Amount (Rs)': 'रकम (रु.)',
  'Each reference can be recorded only once': 'एउटा सन्दर्भ नं. एक पटक मात्र दर्ता गर्न मिल्छ',
  'The transfer covers several orders; the amount is this order’s share':
    'यो ट्रान्सफर धेरै अर्डरको हो; माथिको रकम यस अर्डरको भाग हो',
  'Decline this voucher?': 'यो भौचर अस्वीकार गर्ने?',
  // Counting cash
  '%{count} payment |||| %{count} payments': '%{count} भुक्तानी',
  'Cash for %{order}': '%{order} को नगद',
  'Count %{total}': '%{total} गन्नुहोस्',
  'Count the cash': 'नगद गन्नुहोस्',
  'Handed in by': 'बुझाउने',
  'Amount counted (Rs)': 'गनेको रकम (रु.)',
  'Reason for the difference': 'रकम फरक परेको कारण',
  'Count saved. Print the sheet and have both sign it.': 'गनेको नगद सुरक्षित भयो। पाना छापेर दुवै जनाको सही गराउनुहोस्।',
  'Expected: %{sum} from %{payments}': 'हुनुपर्ने: %{payments}को %{sum}',
  'A saved count cannot be changed.': 'सुरक्षित गरेपछि यो गणना फेर्न मिल्दैन।',
  'Select the payments that were handed in, count the cash, and have both people sign the sheet.':
    'बुझाइएका भुक्तानी छान्नुहोस्, नगद गन्नुहोस्, अनि पानामा दुवै जनाको सही गराउनुहोस्।',
  'All cash has been counted.': 'सबै नगद गनिसकियो।',
  'Total: %{sum}': 'जम्मा: %{sum}',
  'Showing the oldest %{shown} of %{count} payments. Count these to see more.':
    '%{count} मध्ये सबैभन्दा पुराना %{shown} भुक्तानी देखाइएका छन्। अरू हेर्न पहिले यी गन्नुहोस्।',
  'Handed in by or counted by': 'बुझाउने वा गन्ने',
  'Collected on': 'उठाएको दिन',
  Discrepancy: 'फरक',
  'With discrepancy': 'फरक परेका',
  'No cash counted yet': 'अहिलेसम्म नगद गनिएको छैन',
  'Counted cash from deliveries and from the shop appears here.': 'डेलिभरी र पसलबाट आएको, गनिसकेको नगद यहाँ देखिन्छ।',
  'Counted on': 'गनेको मिति',
  'Counted by': 'गन्ने',
  'Count cash: %{sum}': 'नगद गन्नुहोस्: %{sum}',
  '%{amount} short': '%{amount} कम',
  '%{amount} over': '%{amount} बढी',
  'Count more cash': 'अरू नगद गन्नुहोस्',
  'Cash from %{name}': '%{name}को नगद',
  'Cash for %{day}': '%{day} को नगद',
  'Total expected': 'हुनुपर्ने जम्मा',
  'Handed over: %{name}': 'बुझाउने: %{name}',
  'Counted: %{name}': 'गन्ने: %{name}',
}
