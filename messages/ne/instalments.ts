import type { messages as english } from '../en/instalments.ts'
import type { TranslationOf } from '../params.ts'

/** Texts about payment in instalments: a product's plans, the choice at checkout, the request on an order's page. */
export const messages = {
  'instalments.line': 'EMI महिनाको {instalment} देखि, {months} महिनासम्म, जम्मा {total}',
  'instalments.line-down': 'डाउन पेमेन्ट {down}, त्यसपछि EMI महिनाको {instalment}, {months} महिनासम्म, जम्मा {total}',
  'instalments.title': 'किस्ता (EMI)',
  'instalments.close': 'किस्ताको जानकारी बन्द गर्नुहोस्',
  'instalments.intro':
    'बैंक वा फाइनान्स कम्पनीले तपाईंको तर्फबाट {price} तिर्न सक्छ। यी अङ्क अनुमान हुन्: किस्ता कसलाई र कुन शर्तमा दिने, बैंकले नै तय गर्छ।',
  'instalments.without-delivery': 'यसमा डेलिभरी शुल्क जोडिएको छैन।',
  'instalments.plan': '{bank}: {months} महिना',
  'instalments.down-payment': 'हामीलाई दिने डाउन पेमेन्ट',
  'instalments.instalment': 'मासिक किस्ता',
  'instalments.last': 'अन्तिम किस्ता',
  'instalments.interest': 'ब्याज',
  'instalments.interest-none': 'लाग्दैन (०%)',
  'instalments.interest-at': '{amount} (वार्षिक {percent}%)',
  'instalments.interest-flat': '{amount} (वार्षिक {percent}%, सुरुको रकममै)',
  'instalments.fee': 'बैंकको शुल्क',
  'instalments.total': 'जम्मा तिर्नुपर्ने',
  'instalments.decides': 'निर्णय बैंकले गर्छ।',
  'instalments.how.merchant':
    'बैंक ट्रान्सफर छानेर अर्डर गर्नुहोस् र “म किस्ता (EMI) मा तिर्न चाहन्छु” मा चिन्ह लगाउनुहोस्। हामी फोन गर्छौं, बैंकले कागजपत्र हेर्छ र हामीलाई पैसा तिर्छ।',
  'instalments.how.finance':
    'बैंक ट्रान्सफर छानेर अर्डर गर्नुहोस् र “म किस्ता (EMI) मा तिर्न चाहन्छु” मा चिन्ह लगाउनुहोस्। हामी फोन गर्छौं, तपाईंले कागजपत्र ल्याउनुहुन्छ, र फाइनान्स कम्पनीले हामीलाई पैसा तिर्छ।',
  'instalments.how.card-conversion':
    'हाम्रो शोरुममा यसै बैंकको क्रेडिट कार्डबाट सबै पैसा तिर्नुहोस्। त्यसपछि बैंकलाई किस्तामा बदलिदिन भन्नुहोस्।',
  'instalments.call-bank': 'बैंक: {phone}',
  'instalments.seen': 'हामीले {date} मा हेरेका शर्त। बैंकले सूचना बिना शर्त फेर्न सक्छ।',
  'instalments.not-loaded': 'किस्ताका योजना खुलेनन्।',
  'instalments.retry': 'फेरि प्रयास गर्नुहोस्',
  'instalments.loading': 'किस्ताका योजना खुल्दैछन्...',
  'instalments.none': 'अहिले यति रकमका लागि कुनै बैंकको योजना छैन।',
  'instalments.wish': 'म किस्ता (EMI) मा तिर्न चाहन्छु',
  'instalments.next':
    'यो अनुरोध मात्र हो, भुक्तानी होइन: अहिले पैसा पठाउनु पर्दैन। अर्को कार्यदिनमा हामी फोन गरेर बैंकलाई कुन कागजपत्र चाहिन्छ भन्छौं।',
  'instalments.none-fits': 'अब यो अर्डरसँग मिल्ने कुनै योजना छैन। बैंक ट्रान्सफरबाट मात्र तिर्ने गरी अर्डर गर्न यो चिन्ह हटाउनुहोस्।',
  'instalments.choose': 'बैंक र महिना',
  'instalments.request': 'किस्ताको अनुरोध',
  'instalments.state.asked':
    'अर्को कार्यदिनमा हामी फोन गरेर {bank}लाई कुन कागजपत्र चाहिन्छ भन्छौं। निर्णय बैंकले गर्छ। त्यतिन्जेल पैसा पठाउनु पर्दैन।',
  'instalments.state.papers': '{bank}ले तपाईंका कागजपत्र पर्खेको छ। कुन-कुन भन्ने हामीले फोनमा बताएका छौं; बुझाउन हामी सघाउँछौं।',
  'instalments.state.approved':
    '{bank}ले स्वीकार गर्‍यो। बैंकको पैसा आउनेबित्तिकै हामी अर्डर पक्का गर्छौं। किस्ता तपाईंले बैंकलाई तिर्नुहुन्छ।',
  'instalments.state.declined': '{bank}ले स्वीकार गरेन। अर्डरको पैसा अर्को तरिकाले तिर्न सकिन्छ।',
  'instalments.state.withdrawn': '{bank}लाई गरिएको किस्ताको अनुरोध फिर्ता भयो। अर्डरको पैसा अर्को तरिकाले तिर्न सकिन्छ।',
} as const satisfies TranslationOf<typeof english>
