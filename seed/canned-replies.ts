import type { CannedReplyDraft } from '#contract/admin/canned-replies.ts'

/** Canned replies of the demo. */
export const demoReplies: readonly CannedReplyDraft[] = [
  {
    title: 'Where is my order?',
    english:
      'Namaste {name},\n\nThank you for writing. You can follow your order {order} at any time here: {tracking link}\n\nWe will call you before the driver sets off.\n\n{me}, Kastha',
    nepali:
      'नमस्ते {name},\n\nलेख्नुभएकोमा धन्यवाद। तपाईंको अर्डर {order} कहाँ पुग्यो, यहाँ जुनसुकै बेला हेर्न सक्नुहुन्छ: {tracking link}\n\nसामान लिएर निस्कनुअघि हामी फोन गर्नेछौं।\n\n{me}, काष्ठ',
  },
  {
    title: 'Damaged on arrival',
    english:
      'Namaste {name},\n\nWe are sorry that your furniture arrived damaged. Please open your order {order} at {tracking link} and send us two or three photos under "Report damage". We will answer within a day.\n\n{me}, Kastha',
    nepali:
      'नमस्ते {name},\n\nसामान बिग्रिएको अवस्थामा आइपुगेकोमा माफी चाहन्छौं। कृपया {tracking link} मा अर्डर {order} खोलेर "क्षतिको जानकारी दिनुहोस्" मा दुई–तीनवटा फोटो पठाउनुहोस्। हामी एक दिनभित्र जवाफ दिनेछौं।\n\n{me}, काष्ठ',
  },
  {
    title: 'Measuring visit: choosing a day',
    english:
      'Namaste {name},\n\nThank you for asking us to measure your room. Which of the next days suits you best, morning or afternoon? The visit costs nothing.\n\n{me}, Kastha',
    nepali:
      'नमस्ते {name},\n\nकोठा नाप्न बोलाउनुभएकोमा धन्यवाद। आउँदा दिनमध्ये कुन दिन, बिहान कि दिउँसो, ठीक पर्छ? नाप्न आउँदा पैसा लाग्दैन।\n\n{me}, काष्ठ',
  },
  {
    title: 'Custom piece: we need measures',
    english:
      'Namaste {name},\n\nWe are glad to make this piece for you ({number}). Please send us the width, height and depth in centimeters, and a photo of the place where it will stand.\n\n{me}, Kastha',
    nepali:
      'नमस्ते {name},\n\nतपाईंको नापको सामान ({number}) बनाउन पाउँदा खुसी लाग्छ। कृपया चौडाइ, उचाइ र गहिराइ सेन्टिमिटरमा लेख्नुहोस्, र राख्ने ठाउँको एउटा फोटो पनि पठाउनुहोस्।\n\n{me}, काष्ठ',
  },
]
